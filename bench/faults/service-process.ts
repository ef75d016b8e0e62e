import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { cpuSecondsOf } from '../lib/cpu.ts'

const PROGRAM = join(import.meta.dirname, '../../server/bin/arauto.js')
const CLOCK = new URL('./clock-ahead.ts', import.meta.url).href
/** On a machine that has other work. */
const READY_WITHIN_MS = 600_000
/** How long a process may take to end by itself: current attempts end first. */
const STOP_WITHIN_MS = 40_000
const LOOK_MS = 50
const RESTART_MS = 500

/** A process of `arauto servir` that can be ended and restarted on the same port. */
export interface ServiceProcess extends AsyncDisposable {
  /** Its name, also that of its connections (`application_name`). */
  name: string
  /** `http://127.0.0.1:PORT` */
  url: string
  signal(signal: NodeJS.Signals): void
  /** The processor time of all its threads since its start. */
  cpuSeconds(): number
  /** Ends it with a signal, and waits; with SIGKILL if that takes too long. */
  end(signal: NodeJS.Signals): Promise<void>
  /**
   * Starts it, with its clock this far ahead, and waits for any answer. Like a supervisor, starts it
   * again when it gives up because the database is down.
   */
  start(clockAheadMs?: number): Promise<void>
}

export interface ProcessOptions {
  name: string
  roles: string
  port: number
  env: Record<string, string>
  logFile: string
}

/** Creates a process without starting it. */
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
    cpuSeconds: () => cpuSecondsOf(child!.pid!) ?? 0,
    end,
    async start(clockAheadMs = 0) {
      const log = openSync(logFile, 'a')
      const clock = clockAheadMs === 0 ? [] : ['--import', CLOCK]
      const until = Date.now() + READY_WITHIN_MS
      do {
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
        if (await answers(url, child, until)) return
        await pause(RESTART_MS)
      } while (Date.now() < until)
      throw new Error('servir did not answer in time')
    },
    async [Symbol.asyncDispose]() {
      child?.kill('SIGCONT')
      await end('SIGKILL')
    },
  }
}

/**
 * Whether it answers anything, even an error: what it needs may be down. False if it has ended by itself,
 * or takes too long.
 */
async function answers(url: string, child: ChildProcess, until: number): Promise<boolean> {
  for (; Date.now() < until && child.exitCode === null; await pause(LOOK_MS))
    if (await fetch(`${url}/saude`).catch(() => null)) return true
  return false
}
