import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const CLIENTS = join(import.meta.dirname, '..')

/** How the runner of each language is started, in the language's folder; ci/install.sh has brought what it needs. */
const RUNNERS: Record<string, string[]> = {
  javascript: [process.execPath, 'test/conformance.ts'],
  python: [join('.venv', 'bin', 'python'), 'tests/conformance.py'],
  r: ['Rscript', 'tests/conformance.R'],
  julia: ['bash', 'test/conformance.sh'],
  matlab: ['bash', 'tests/conformance.sh'],
}

/** Those whose folder exists. */
export function languages(): string[] {
  return Object.keys(RUNNERS).filter((language) => existsSync(join(CLIENTS, language)))
}

/** What a runner says of one step. */
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
  /** What it wrote to its standard error. */
  stderr: string
}

/** Starts the runner of a language on a plan, and reads what it reports. */
export async function runRunner(language: string, planFile: string): Promise<RunnerResult> {
  const [program, ...args] = RUNNERS[language] ?? []
  if (program === undefined) throw new Error(`no runner for ${language}`)
  const child = spawn(program, args, {
    cwd: join(CLIENTS, language),
    env: { ...process.env, CONFORMANCE_PLAN: planFile },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let stderr = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
  const ended = once(child, 'close') as Promise<[number | null]>
  const reports = new Map<string, ScenarioReport>()
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.startsWith('{"id"')) continue
    const report = JSON.parse(line) as ScenarioReport
    reports.set(report.id, report)
  }
  const [code] = await ended
  return { reports, code, stderr }
}
