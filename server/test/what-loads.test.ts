import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { openArchive } from '../src/embedded/archive.ts'
import { temporaryFolder } from './_cli.ts'

const SERVER = join(import.meta.dirname, '..')
const RECORDER = join(import.meta.dirname, '_record-loads.ts')

/** Loaded only with the first use: workbooks, Parquet, files of configurations, the provider of identities, traces, buckets. */
const ONLY_ON_USE = [
  'write-excel-file',
  'hyparquet-writer',
  'yaml',
  'openid-client',
  '@zxcvbn-ts/language-common',
  'aws4fetch',
  '@opentelemetry/sdk-trace',
  '@opentelemetry/exporter-trace-otlp-proto',
]
/** What answers HTTP, and no other thread needs. */
const OF_HTTP = ['fastify', 'ajv', 'typebox', 'prom-client', '@fastify/swagger']
/** What reads rows from texts: imports need it, those who list rows do not. */
const READS_ROWS = 'src/gazette/rows/linhas.ts'
const ENGINE = 'engine/segment/engine.ts'

/*
 * A module costs about half a millisecond of processor time in every thread that loads it, and a service starts seven.
 * `most`: more modules than there are, by about a tenth. Before it is raised: can what is new wait for its first use?
 */
test.each([
  {
    what: 'the help of the program',
    argv: ['src/main.ts', 'ajuda'],
    without: ['src/cli/servir.ts'],
    packages: ['ipaddr.js'],
    most: 34,
  },
  {
    what: 'a command on the database of a folder',
    argv: ['src/main.ts', 'chave', 'listar'],
    without: ['src/cli/servir.ts', ENGINE, 'src/terminal/progress.ts'],
    packages: ['ipaddr.js', 'ulid'],
    most: 85,
  },
  {
    what: 'the thread of HTTP',
    entries: ['src/server.ts', 'src/threads/service/own-installation.ts'],
    without: [READS_ROWS, 'src/service/citations/queries.ts', 'src/mail/transport.ts'],
    packages: null,
    most: 1_620,
  },
  {
    what: 'a thread that searches, before it can answer,',
    entries: ['src/embedded/queries.ts'],
    without: [READS_ROWS, 'src/mail/transport.ts'],
    packages: ['ulid', 'fflate'],
    most: 720,
  },
  {
    what: 'the thread that writes',
    entries: ['src/embedded/commands.ts'],
    without: [READS_ROWS, ENGINE],
    packages: ['ulid', 'ipaddr.js', 'otpauth', '@noble/hashes'],
    most: 380,
  },
  {
    what: 'the thread that delivers',
    entries: ['src/embedded/pipeline-part.ts', 'src/assembly/dispatcher.ts'],
    without: [READS_ROWS, ENGINE],
    packages: ['ipaddr.js'],
    most: 190,
  },
  {
    what: 'the thread that matches',
    entries: ['src/embedded/pipeline-part.ts', 'src/assembly/monitor.ts'],
    without: [READS_ROWS, ENGINE],
    packages: ['ulid'],
    most: 255,
  },
  {
    what: 'the thread of mails',
    entries: ['src/embedded/pipeline-part.ts', 'src/assembly/mail.ts'],
    without: [READS_ROWS, ENGINE, 'src/mail/transport.ts'],
    packages: ['ulid', 'fflate'],
    most: 235,
  },
])('$what loads no more than it needs', ({ argv, entries, without, packages, most }) => {
  const { loaded, ended } = loadedBy(argv ?? importing(entries))
  expect(ended).toEqual({ status: 0, stderr: '' })
  const found = new Set(loaded.flatMap((url) => packageOf(url) ?? []))
  expect(loaded).toContain(addressOf(argv?.[0] ?? entries!.at(-1)!))
  expect(loaded.filter((url) => without.some((file) => url === addressOf(file)))).toEqual([])
  expect(ONLY_ON_USE.filter((name) => found.has(name))).toEqual([])
  if (packages !== null) {
    expect(OF_HTTP.filter((name) => found.has(name))).toEqual([])
    expect([...found].filter((name) => !packages.includes(name))).toEqual([])
  }
  expect(loaded.length).toBeLessThan(most)
})

function importing(entries: string[]): string[] {
  const imports = entries.map((entry) => `await import('${addressOf(entry)}')`)
  return ['--input-type=module', '--eval', [...imports, 'process.exit()'].join('\n')]
}

/** The addresses of the modules that a process beside an archive loads, in their order, and how it ended. */
function loadedBy(argv: string[]) {
  const folder = temporaryFolder()
  const file = join(folder, 'loaded')
  const dataDir = join(folder, 'data')
  openArchive(dataDir)[Symbol.dispose]()
  const [first = '', ...rest] = argv
  const script = first.startsWith('-') ? first : join(SERVER, first)
  const preload = ['--import', pathToFileURL(RECORDER).href]
  const { status, stderr } = spawnSync(process.execPath, [...preload, script, ...rest], {
    env: { ...process.env, RECORD_LOADS: file, ARAUTO_DATA_DIR: dataDir },
    encoding: 'utf8',
  })
  const urls = readFileSync(file, 'utf8').trimEnd().split('\n')
  return { loaded: urls.filter((url) => !url.startsWith('node:')), ended: { status, stderr } }
}

function addressOf(file: string): string {
  return pathToFileURL(join(SERVER, file)).href
}

function packageOf(url: string): string | null {
  const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url) ?? []
  return name ?? null
}
