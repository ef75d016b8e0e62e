import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { environmentWith } from '../../src/config.ts'

/** The delay before a process that ended by itself is restarted. */
const RESTART_MS = 3_000
/** The time for an orderly end. */
const GRACE_MS = 20_000

/** A process to run. */
export interface ProcessPlan {
  name: string
  command: string
  args: string[]
  /** Variables in addition to those of this process. */
  env?: Record<string, string>
  /** The user to run it as; by default that of this process. */
  user?: { uid: number; gid: number } | null
  cwd: string
  /** The file for its output. */
  log: string
  /** The signal for an orderly end. */
  stopSignal: NodeJS.Signals
}

export interface KeptProcess extends AsyncDisposable {
  name: string
  /** The id of the running process, or of the last one. */
  pid(): number
}

/** News of a process; `how`: the signal that ended it, or its exit code. */
export type ProcessNews = { name: string; pid: number } & (
  | { kind: 'started' }
  | { kind: 'ended'; how: string }
  | { kind: 'back' }
)

/**
 * Runs a process and restarts it whenever it ends, like an orchestrator. It has a process group of
 * its own, so that Ctrl-C reaches only this program; disposing it ends it.
 */
export function keepProcess(plan: ProcessPlan, tell: (news: ProcessNews) => void): KeptProcess {
  const { name } = plan
  const over = new AbortController()
  let child = start(plan)
  tell({ kind: 'started', name, pid: child.pid ?? 0 })
  const keeping = keep()

  return {
    name,
    pid: () => child.pid ?? 0,
    async [Symbol.asyncDispose]() {
      over.abort()
      await end(child, plan.stopSignal)
      await keeping
    },
  }

  async function keep(): Promise<void> {
    while (!over.signal.aborted) {
      await ending(child)
      if (over.signal.aborted) return
      const how = child.signalCode ?? `código ${child.exitCode}`
      tell({ kind: 'ended', name, pid: child.pid ?? 0, how })
      await pause(RESTART_MS, undefined, { signal: over.signal }).catch(() => undefined)
      if (over.signal.aborted) return
      child = start(plan)
      tell({ kind: 'back', name, pid: child.pid ?? 0 })
    }
  }
}

function start({ command, args, env = {}, user, cwd, log }: ProcessPlan): ChildProcess {
  const out = openSync(log, 'a')
  const child = spawn(command, args, {
    stdio: ['ignore', out, out],
    env: environmentWith(env),
    detached: true,
    cwd,
    ...user,
  })
  child.on('error', () => undefined) // it counts as ended; the log is empty
  closeSync(out)
  return child
}

async function ending(child: ChildProcess): Promise<void> {
  if (isRunning(child)) await once(child, 'exit')
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (!isRunning(child)) return
  child.kill(signal)
  const late = setTimeout(() => child.kill('SIGKILL'), GRACE_MS)
  await ending(child)
  clearTimeout(late)
}

function isRunning({ pid, exitCode, signalCode }: ChildProcess): boolean {
  return pid !== undefined && exitCode === null && signalCode === null
}
