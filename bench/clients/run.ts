/*
 * node bench/clients/run.ts [--atos 10000] [--rapido] [--pasta DIR]
 *
 * Every client whose folder exists iterates over all publications of the real service, 100 at a time. One
 * curl, which gets the same pages and discards them, is the yardstick. They take turns. Prints Markdown
 * for RESULTS.md.
 */
import assert from 'node:assert/strict'
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync } from 'node:fs'
import { delimiter, isAbsolute, join } from 'node:path'
import { createKey, startService } from '../lib/arauto.ts'
import { archiveIn, countActs } from '../lib/archive.ts'
import { runBench } from '../lib/bench.ts'
import { cpuSecondsOf } from '../lib/cpu.ts'
import { megabytes, median, round, table } from '../lib/figures.ts'
import { load, machine } from '../lib/machine.ts'
import { memoryOf } from '../lib/memory.ts'
import { progress, progressDone } from '../lib/progress.ts'

const CLIENTS = join(import.meta.dirname, '../../clients')
const PAGE_SIZE = 100
const WATCH_MS = 5

interface Program {
  name: string
  command: string[]
  env: Record<string, string>
}

interface Run {
  seconds: number
  cpuSeconds: number
  peakBytes: number
}

// Before anything else, which takes longer.
execFileSync(process.execPath, [join(CLIENTS, 'javascript/scripts/build.js')], { stdio: 'inherit' })

await runBench({ acts: 10_000, quickActs: 1_000 }, async (bench) => {
  const dataDir = await archiveIn(bench)
  const publications = countActs(dataDir)
  const pages = Math.ceil(publications / PAGE_SIZE)
  const service = bench.cleanup.use(await startService(dataDir))
  const env = { ARAUTO_BASE_URL: service.url, ARAUTO_API_KEY: await createKey(dataDir) }
  const programs = [curl(pages, env), ...clients(env, installR(bench.folder))]

  const loadBefore = load()
  const runs = new Map<string, Run[]>(programs.map(({ name }) => [name, []]))
  for (let turn = 0; turn < (bench.quick ? 1 : 5); turn++) {
    for (const program of programs) {
      progress(program.name, `round ${turn + 1}`)
      runs.get(program.name)?.push(await run(program, publications))
    }
  }
  progressDone()
  console.log(report(runs, pages, loadBefore))
})

/**
 * One process and one connection for all pages, whose content is discarded; prints the number of
 * publications.
 */
function curl(pages: number, { ARAUTO_BASE_URL, ARAUTO_API_KEY }: Record<string, string>): Program {
  const url = `${ARAUTO_BASE_URL}/buscar?termo=*&limite=${PAGE_SIZE}&pagina=[1-${pages}]`
  const quiet = [
    '--silent',
    '--fail',
    '--output',
    '/dev/null',
    '--header',
    `X-API-Key: ${ARAUTO_API_KEY}`,
  ]
  return { name: 'curl', command: ['curl', ...quiet, url], env: {} }
}

function clients(env: Record<string, string>, rLibrary: string): Program[] {
  const program = (file: string) => join(import.meta.dirname, 'programs', file)
  const python = join(CLIENTS, 'python/.venv/bin/python')
  const octave = ['octave-cli', '--no-gui', '--quiet', program('octave.m')]
  const julia = [join(CLIENTS, 'ci/julia'), '--startup-file=no', program('julia.jl')]
  const all: Program[] = [
    { name: 'JavaScript', command: [process.execPath, program('javascript.mjs')], env },
    { name: 'Python', command: [python, program('python.py')], env },
    { name: 'Python, async', command: [python, program('python_async.py')], env },
    { name: 'R', command: ['Rscript', program('r.R')], env: { ...env, R_LIBS: rLibrary } },
    {
      name: 'Julia',
      command: ['bash', ...julia],
      env: { ...env, JULIA_LOAD_PATH: `${join(CLIENTS, 'julia')}:@stdlib` },
    },
    { name: 'GNU Octave', command: octave, env },
  ]
  const engines = new Map([['Julia', 'julia']])
  return all.filter(({ name, command }) => isThere(engines.get(name) ?? command[0] ?? ''))
}

/** A program by its path, or by its name on PATH. */
function isThere(program: string): boolean {
  const folders = isAbsolute(program) ? [''] : (process.env.PATH ?? '').split(delimiter)
  return folders.some((folder) => existsSync(join(folder, program)))
}

/** R starts an installed package; this is the library's folder. */
function installR(folder: string): string {
  const library = join(folder, 'r-library')
  if (!isThere('R')) return library
  mkdirSync(library, { recursive: true })
  execFileSync('R', ['CMD', 'INSTALL', '--no-docs', '-l', library, join(CLIENTS, 'r')], {
    stdio: 'ignore',
  })
  return library
}

/** @throws Error unless the program reports every publication. */
async function run({ name, command, env }: Program, publications: number): Promise<Run> {
  const [program = '', ...args] = command
  const started = performance.now()
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let stdout = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text))
  let peakBytes = 0
  let cpuSeconds = 0
  const watching = setInterval(() => {
    peakBytes = memoryOf(child.pid!)?.peak ?? peakBytes
    cpuSeconds = cpuSecondsOf(child.pid!) ?? cpuSeconds
  }, WATCH_MS)
  const [code] = await once(child, 'close').finally(() => clearInterval(watching))
  const seconds = (performance.now() - started) / 1000
  assert.equal(code, 0, `${name} ended with ${code}`)
  if (env.ARAUTO_BASE_URL) assert.equal(Number(stdout), publications, `${name} saw ${stdout}`)
  return { seconds, cpuSeconds, peakBytes }
}

function report(runs: Map<string, Run[]>, pages: number, loadBefore: string): string {
  const of = (name: string, field: keyof Run) =>
    median((runs.get(name) ?? []).map((each) => each[field]))
  const rows = [...runs.keys()].map((name) => [
    name,
    round(pages / of(name, 'seconds')),
    (of('curl', 'seconds') / of(name, 'seconds')).toFixed(2),
    of(name, 'cpuSeconds').toFixed(2),
    megabytes(of(name, 'peakBytes')),
  ])
  return [
    `${machine()}; load ${loadBefore} before, ${load()} after.`,
    '',
    table(
      [`${pages} pages of ${PAGE_SIZE}`, 'pages/s', 'of curl', 'processor s', 'most memory'],
      rows,
    ),
  ].join('\n')
}
