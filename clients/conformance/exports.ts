import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { EDITIONS } from './house/conformance.ts'
import { startReceiver } from './house/receiver.ts'
import { startService } from './house/service.ts'

/*
 * node clients/conformance/exports.ts [--without language,…] [zip …]: does a month exported as JSON
 * Lines, CSV and Parquet arrive complete in Python and R? The month is of the invented archive, or
 * of these zips of the gazette.
 */
const { values, positionals } = parseArgs({
  options: { without: { type: 'string', default: '' } },
  allowPositionals: true,
})
const CLIENTS = join(import.meta.dirname, '..')

interface Reader {
  command: string[]
  /** The formats that it must have read; Debian has no package that reads Parquet in R. */
  formats: string[]
}

/**
 * Each saves the export with its client, in all formats, and prints what it reads in these and in
 * the month's files.
 */
const READERS: Record<string, Reader> = {
  python: {
    command: ['.venv/bin/python', 'tests/exports.py'],
    formats: ['jsonl', 'csv', 'parquet'],
  },
  r: { command: ['Rscript', 'tests/exports.R'], formats: ['jsonl', 'csv'] },
}

/** A reader's report on a file. */
interface Reading {
  /** The file, and the tool that read it. */
  id: string
  rows: number
  /** SHA-256 of id, title and text of all rows, as `digestOf` makes it. */
  digest: string
}

await using receiver = await startReceiver()
await using service = await startService(positionals.length > 0 ? positionals : EDITIONS, receiver)
const { chave } = await service.newKey('consulta', 1_000_000)
const folder = mkdtempSync(join(tmpdir(), 'arauto-exports-'))
const asked = Object.entries(READERS).filter(([name]) => !values.without.split(',').includes(name))
try {
  const month = await service.exportMonth(await newestMonth(), folder)
  const expected = { all: await digestOfAll(), month: digestOf(linesOf(`${month}.jsonl`)) }
  for (const [name, reader] of asked) await judge(name, reader, month, expected)
} finally {
  rmSync(folder, { recursive: true })
}

type Expected = Record<'all' | 'month', Omit<Reading, 'id'>>

async function judge(
  name: string,
  { command: [program = '', ...args], formats }: Reader,
  month: string,
  expected: Expected,
): Promise<void> {
  const env = {
    ...process.env,
    ARAUTO_BASE_URL: `${service.url}/api/v1`,
    ARAUTO_API_KEY: chave,
    EXPORTS_MONTH: month,
    EXPORTS_FOLDER: mkdtempSync(join(folder, `${name}-`)),
  }
  const options = { cwd: join(CLIENTS, name), env, maxBuffer: 2 ** 24 }
  const { stdout } = await promisify(execFile)(program, args, options)
  const readings = stdout.split('\n').filter((line) => line.startsWith('{"id"'))
  // Printed by the reader itself; never hidden.
  for (const line of stdout.split('\n')) if (line.startsWith('NOT TESTED')) console.log(line)
  for (const { id, rows, digest } of readings.map((line) => JSON.parse(line) as Reading)) {
    const right = id.startsWith('month') ? expected.month : expected.all
    const holds = rows === right.rows && digest === right.digest
    console.log(`${holds ? 'ok' : 'FAILED'} ${name} ${id}: ${rows} of ${right.rows} publications`)
    if (!holds) process.exitCode = 1
  }
  for (const format of formats)
    if (!['month', 'saved'].every((of) => stdout.includes(`"${of} ${format} `)))
      throw new Error(`${name} has not read every ${format}`)
}

/** The service's own answer, line by line, without any client. */
async function digestOfAll(): Promise<Omit<Reading, 'id'>> {
  return digestOf((await ask('/exportar?campos=id,titulo,conteudo_completo')).split('\n'))
}

async function newestMonth(): Promise<string> {
  const { dados } = JSON.parse(await ask('/edicoes')) as { dados: { data: string }[] }
  return (
    dados
      .map(({ data }) => data.slice(0, 7))
      .toSorted()
      .at(-1) ?? ''
  )
}

async function ask(path: string): Promise<string> {
  const answer = await fetch(`${service.url}/api/v1${path}`, { headers: { 'X-API-Key': chave } })
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return answer.text()
}

function linesOf(path: string): string[] {
  return readFileSync(path, 'utf8').split('\n')
}

function digestOf(lines: string[]): Omit<Reading, 'id'> {
  const acts = lines
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<'id' | 'titulo' | 'conteudo_completo', string>)
  const hash = createHash('sha256')
  for (const { id, titulo, conteudo_completo } of acts)
    hash.update(`${id}\0${titulo}\0${conteudo_completo}\n`)
  return { rows: acts.length, digest: hash.digest('hex') }
}
