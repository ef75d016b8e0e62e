import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const PROGRAM = join(import.meta.dirname, '../../server/bin/arauto.js')
const CLOCK = new URL('./clock-ahead.ts', import.meta.url).href
const READY_WITHIN_MS = 90_000
/** What a process may need to end by itself: attempts under way end first. */
const STOP_WITHIN_MS = 40_000
const LOOK_MS = 50

/** A process of `arauto servir` that can be ended and started again on the same port. */
export interface ServiceProcess extends AsyncDisposable {
  /** Also of its connections (`application_name`). */
  name: string
  /** `http://127.0.0.1:PORT` */
  url: string
  signal(signal: NodeJS.Signals): void
  /** Ends it by a signal, and waits for that; by SIGKILL when it takes too long. */
  end(signal: NodeJS.Signals): Promise<void>
  /** Starts it, with its clock so far ahead, and waits until it answers at all. */
  start(clockAheadMs?: number): Promise<void>
}

export interface ProcessOptions {
  name: string
  roles: string
  port: number
  env: Record<string, string>
  logFile: string
}

/** A process that is not started yet. */
export function serviceProcess(options: ProcessOptions): ServiceProcess {
  const { name, roles, port, env, logFile } = options
  const url = `http://127.0.0.1:${port}`
  let child: ChildProcess | null = null

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (child === null || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    const late = setTimeout(() => child?.kill('SIGKILL'), STOP_WITHIN_MS)
    await ended.finally(() => clearTimeout(late))
  }

  return {
    name,
    url,
    signal: (signal) => void child?.kill(signal),
    end,
    async start(clockAheadMs = 0) {
      const log = openSync(logFile, 'a')
      const clock = clockAheadMs === 0 ? [] : ['--import', CLOCK]
      child = spawn(process.execPath, [...clock, PROGRAM, 'servir'], {
        env: {
          ...process.env,
          ...env,
          ARAUTO_ROLES: roles,
          ARAUTO_PORT: String(port),
          CLOCK_AHEAD_MS: String(clockAheadMs),
        },
        stdio: ['ignore', log, log],
      })
      await untilItAnswers(url, child)
    },
    async [Symbol.asyncDispose]() {
      child?.kill('SIGCONT')
      await end('SIGKILL')
    },
  }
}

/** Whatever it answers: what it needs may be down. One that ends by itself has not started. */
async function untilItAnswers(url: string, child: ChildProcess): Promise<void> {
  for (const until = Date.now() + READY_WITHIN_MS; Date.now() < until; await pause(LOOK_MS)) {
    if (child.exitCode !== null) throw new Error(`servir ended with ${child.exitCode}`)
    if (await fetch(`${url}/saude`).catch(() => null)) return
  }
  throw new Error('servir did not answer in time')
}
