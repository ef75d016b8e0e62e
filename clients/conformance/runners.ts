import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

const CLIENTS = join(import.meta.dirname, '..')

interface Runner {
  /** The folder in clients/; also the language. */
  folder: string
  /** Program and arguments, started in the folder. */
  command: string[]
  env?: Record<string, string>
}

const PYTHON = { folder: 'python', command: ['.venv/bin/python', 'tests/conformance.py'] }

/** One for every client; ci/install.sh has installed their dependencies. */
const RUNNERS: Record<string, Runner> = {
  javascript: { folder: 'javascript', command: [process.execPath, 'test/conformance.ts'] },
  python: PYTHON,
  'python-async': { ...PYTHON, env: { CONFORMANCE_ASYNC: '1' } },
  // With only httpx installed.
  'python-httpx': { ...PYTHON, command: ['.venv-httpx/bin/python', 'tests/conformance.py'] },
  r: { folder: 'r', command: ['Rscript', 'tests/conformance.R'] },
  julia: { folder: 'julia', command: ['bash', 'test/conformance.sh'] },
  matlab: { folder: 'matlab', command: ['bash', 'tests/conformance.sh'] },
}

/** Runners whose folder exists. */
export function runners(): string[] {
  return Object.keys(RUNNERS).filter((name) => existsSync(join(CLIENTS, runnerOf(name).folder)))
}

/** The language of a runner, as its client sends it. */
export function languageOf(name: string): string {
  return runnerOf(name).folder
}

function runnerOf(name: string): Runner {
  const runner = RUNNERS[name]
  if (runner === undefined) throw new Error(`no runner is called ${name}`)
  return runner
}

/** A runner's report on one step. */
export interface StepReport {
  error: ErrorReport | null
  values: unknown[]
}

export interface ErrorReport {
  type: string
  status: number | null
  code: string | null
  message: string
  request_id: string | null
  retry_after_s: number | null
  details: number | null
}

export interface ScenarioReport {
  id: string
  steps: StepReport[]
}

export interface RunnerResult {
  reports: Map<string, ScenarioReport>
  /** Null when a signal ended it. */
  code: number | null
  /** Its standard error. */
  stderr: string
}

/** Starts a runner on a plan, by another engine if one is named, with more variables, and reads its report. */
export async function runRunner(
  name: string,
  planFile: string,
  { engine, env }: { engine: string | undefined; env: Record<string, string> },
): Promise<RunnerResult> {
  const { folder, command, env: own } = runnerOf(name)
  const [program = '', ...args] = command
  const child = spawn(engine ?? program, args, {
    cwd: join(CLIENTS, folder),
    env: { ...process.env, ...own, ...env, CONFORMANCE_PLAN: planFile },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let stderr = ''
  child.stderr.setEncoding('utf8').on('data', (piece: string) => (stderr += piece))
  const ended = once(child, 'close') as Promise<[number | null]>
  const reports = new Map<string, ScenarioReport>()
  // Both at once: of a program that is missing, only `ended` tells.
  const [output, [code]] = await Promise.all([text(child.stdout), ended])
  // Not node:readline, which takes U+2028 inside a text for the end of a line.
  for (const line of output.split('\n')) {
    if (!line.startsWith('{"id"')) continue
    const report = JSON.parse(line) as ScenarioReport
    reports.set(report.id, report)
  }
  return { reports, code, stderr }
}
