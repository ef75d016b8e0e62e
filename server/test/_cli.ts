import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

const PROGRAM = join(import.meta.dirname, '..', 'bin', 'arauto.js')

/** Starting threads takes longer than the small imports of most tests. */
const ONE_THREAD = { ARAUTO_IMPORT_THREADS: '1', ARAUTO_SEARCH_THREADS: '1' }
/** For tests of concurrent threads. */
export const TWO_THREADS = { ARAUTO_IMPORT_THREADS: '2', ARAUTO_SEARCH_THREADS: '2' }

/** A service on any port, with one thread, that starts on a busy machine, too. */
export const QUICK_START = { ...ONE_THREAD, ARAUTO_PORT: '0', ARAUTO_SEARCH_TIMEOUT_MS: '60000' }

export interface CliResult {
  /** Null when a signal ended the process. */
  code: number | null
  signal: NodeJS.Signals | null
  stdout: string
  stderr: string
}

export interface RunningCli {
  process: ChildProcess
  /** Whether the process still exists. */
  running(): boolean
  /** Ends the process and its children at once. */
  kill(): void
  ended: Promise<CliResult>
}

/** Runs the command line like a user, on the archive in `dataDir`, and waits for its end. */
export function cli(dataDir: string, ...args: string[]): Promise<CliResult> {
  return startCli(dataDir, args).ended
}

/** Starts the command line in a process group of its own; neither stream is a terminal. */
export function startCli(
  dataDir: string,
  args: string[],
  env: Record<string, string> = {},
): RunningCli {
  const child = spawn(process.execPath, [PROGRAM, ...args], {
    env: { ...process.env, ...ONE_THREAD, ...env, ARAUTO_DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const output = { stdout: '', stderr: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output.stdout += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output.stderr += text))

  const { promise: ended, resolve, reject } = Promise.withResolvers<CliResult>()
  child.on('error', reject)
  child.on('close', (code, signal) => resolve({ code, signal, ...output }))

  const running = () => child.exitCode === null && child.signalCode === null
  const kill = () => {
    if (running() && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
  }
  // Waits, too: the folder is deleted next, and a process may write until it is dead.
  onTestFinished(async () => {
    kill()
    await ended
  })
  return { process: child, running, kill, ended }
}

/** A folder that is deleted with the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'arauto-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}
