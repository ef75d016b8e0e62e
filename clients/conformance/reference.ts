import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { parseArgs, promisify } from 'node:util'
import { commandCall } from '../../web/guide/commands/command-call.ts'
import { curlsOf } from '../../web/guide/commands/shell.ts'
import { clientCall } from '../../web/guide/reference/client-call.ts'
import { type Document, callsOf } from '../../web/guide/reference/document.ts'
import { BASE, curl } from '../../web/guide/reference/sample.ts'
import { SHEETS } from '../../web/guide/sheets.ts'
import {
  LANGUAGES,
  type SampleCall,
  type SampleLanguage,
  sampleOf,
} from '../../web/src/lib/sample-code.ts'

/*
 * node clients/conformance/reference.ts [--without language,…]: does each sample of the reference, and each command of
 * the guide, send the same request in every language? A server refuses them all, and keeps what came.
 */
const { values } = parseArgs({ options: { without: { type: 'string', default: '' } } })
const ROOT = join(import.meta.dirname, '../..')
const CLIENTS = join(ROOT, 'clients')
const run = promisify(execFile)

/** A program that runs all files that it is given, whatever becomes of each. */
const PROGRAMS: Record<SampleLanguage, { ending: string; command: string[] }> = {
  curl: { ending: 'sh', command: ['bash', '-c', 'for file; do bash "$file"; done', 'bash'] },
  Python: {
    ending: 'py',
    command: [
      join(CLIENTS, 'python/.venv/bin/python'),
      '-c',
      `import sys, arauto
for file in sys.argv[1:]:
    try:
        exec(open(file).read(), {})
    except arauto.ArautoError:
        pass`,
    ],
  },
  JavaScript: {
    ending: 'mjs',
    command: [
      process.execPath,
      '--input-type=module',
      '-e',
      `import { ArautoError } from 'arauto-client'
for (const file of process.argv.slice(1))
  await import(file).catch((error) => { if (!(error instanceof ArautoError)) throw error })`,
    ],
  },
  R: {
    ending: 'R',
    command: [
      'Rscript',
      '-e',
      'for (file in commandArgs(TRUE)) tryCatch(source(file), arauto_error = function(e) NULL)',
    ],
  },
}

const document = JSON.parse(readFileSync(join(ROOT, 'spec/openapi.json'), 'utf8')) as Document

interface Sample {
  id: string
  /** The command that the reader sees. */
  shown: string
  made: SampleCall
}

const OF_THE_REFERENCE: Sample[] = document.tags
  .flatMap(({ name }) => callsOf(document, name))
  .flatMap((call) => {
    const made = clientCall(document, call)
    const shown = curl(document, call)
    return made === null || shown === null ? [] : [{ id: call.operation.operationId, made, shown }]
  })

const OF_THE_GUIDE: Sample[] = SHEETS.flatMap(({ file, slug }) =>
  curlsOf(readFileSync(join(ROOT, 'docs', file), 'utf8')).flatMap((text, at) => {
    // What a reader fills in.
    const made = commandCall(document, text.replaceAll('_…', '_A1'))
    const shown = made && text.replaceAll('_…', '_A1').replace(made.base, BASE)
    return made && shown ? [{ id: `${slug}-${at + 1}`, made: made.call, shown }] : []
  }),
)

const calls = [...OF_THE_REFERENCE, ...OF_THE_GUIDE]
const byId = new Map(calls.map((call) => [call.id, call.made]))
const missing = values.without.split(',')
const languages = LANGUAGES.filter((name) => !missing.includes(name.toLowerCase()))

/** By language and operation: the request that came first. */
const came = new Map<string, string>()
const server = createServer((request, response) => {
  void refuse(request, response)
}).listen(0, '127.0.0.1')
await once(server, 'listening')
const folder = mkdtempSync(join(tmpdir(), 'arauto-reference-'))
try {
  if (languages.includes('R')) await run('R', ['CMD', 'INSTALL', '-l', folder, join(CLIENTS, 'r')])
  mkdirSync(join(folder, 'node_modules'))
  symlinkSync(join(CLIENTS, 'javascript'), join(folder, 'node_modules/arauto-client'))
  for (const language of languages) await send(language)
} finally {
  rmSync(folder, { recursive: true })
  server.close()
}
const wrong = languages.flatMap((language) =>
  calls
    .filter(({ id }) => came.get(`${language} ${id}`) !== came.get(`curl ${id}`))
    .map(
      ({ id }) =>
        `${language} ${id}: ${came.get(`${language} ${id}`)}, not ${came.get(`curl ${id}`)}`,
    ),
)
for (const line of wrong) console.error(`FAILED ${line}`)
console.log(`${calls.length} requests in ${languages.length} languages, ${wrong.length} wrong`)
if (wrong.length > 0 || came.size !== calls.length * languages.length) process.exitCode = 1

async function refuse(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await text(request)
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
  const [, language = '', id = '', ...path] = pathname.split('/')
  // What an export asks for besides is the client's own, unless it becomes a file.
  if (!byId.get(id)?.saves) searchParams.delete('formato')
  // A list is one value with commas, or several.
  const query = [...new Set(searchParams.keys())].map(
    (name) => `${name}=${searchParams.getAll(name).join()}`,
  )
  const sent = body === '' ? '' : JSON.stringify(sorted(JSON.parse(body)))
  const key = `${language} ${id}`
  const line = `${request.method} /${path.map(decodeURIComponent).join('/')} ${query.toSorted().join('&')} ${sent}`
  came.set(key, came.get(key) ?? line)
  const erro = { codigo: 'nao_encontrado', mensagem: 'Não há.', detalhes: [] }
  response.writeHead(404, { 'Content-Type': 'application/json' })
  response.end(JSON.stringify({ sucesso: false, erro }))
}

async function send(language: SampleLanguage): Promise<void> {
  const { ending, command } = PROGRAMS[language]
  const { port } = server.address() as AddressInfo
  const files = calls.map(({ id, made, shown }) => {
    const file = join(folder, `${id}.${ending}`)
    const base = `http://127.0.0.1:${port}/${language}/${id}`
    // The reference has a command of its own: without a key where none is needed.
    const sample = language === 'curl' ? shown.replace(BASE, base) : sampleOf(language, base, made)
    writeFileSync(file, sample)
    return file
  })
  const [program = '', ...args] = [...command, ...files]
  const env = { ...process.env, ARAUTO_API_KEY: 'ar_amostra', R_LIBS: folder, LANG: 'C.UTF-8' }
  await run(program, args, { cwd: folder, env, maxBuffer: 2 ** 24 })
}

/** With fields in the order of their names. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([name, one]) => [name, sorted(one)] as const)
  return Object.fromEntries(fields.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
