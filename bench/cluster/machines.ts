import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chownSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { postgresUser } from '../../server/demo/cluster/postgres.ts'

/** Groups of processes on this machine that stand for machines of their own. */
export interface Machines {
  /** The folder of one; what runs there may write to it. */
  home(machine: string): string
  start(machine: string, command: string, args: string[]): void
  /** Writes a file that processes of all machines may read; returns its path. */
  write(name: string, text: string): string
  /** Sends a signal to all processes of one. */
  signal(machine: string, signal: NodeJS.Signals): void
}

/** Their folders lie in `folder`; `cleanup` kills their processes. */
export function createMachines(
  folder: string,
  env: NodeJS.ProcessEnv,
  cleanup: AsyncDisposableStack,
): Machines {
  const user = postgresUser() // PostgreSQL and PgBouncer refuse root
  const started = new Map<string, number[]>()
  own(folder)

  return {
    home,
    start,
    write(name, text) {
      const path = join(folder, name)
      writeFileSync(path, text, { mode: 0o600 })
      if (user) chownSync(path, user.uid, user.gid)
      return path
    },
    signal,
  }

  function start(machine: string, command: string, args: string[]): void {
    const log = openSync(join(home(machine), `${command}.log`), 'a')
    const child = spawn(command, args, {
      stdio: ['ignore', log, log],
      env: { ...env, HOME: home(machine) },
      cwd: home(machine),
      detached: true,
      ...user,
    })
    started.set(machine, [...(started.get(machine) ?? []), child.pid!])
    const ended = once(child, 'exit')
    cleanup.defer(async () => {
      signal(machine, 'SIGKILL')
      await ended
    })
  }

  function home(machine: string): string {
    return own(join(folder, machine))
  }

  function own(path: string): string {
    mkdirSync(path, { recursive: true })
    if (user) chownSync(path, user.uid, user.gid)
    return path
  }

  function signal(machine: string, name: NodeJS.Signals): void {
    // Patroni's PostgreSQL is no child of it.
    const path = join(folder, machine, 'data', 'postmaster.pid')
    const server = existsSync(path) ? [Number.parseInt(readFileSync(path, 'utf8'), 10)] : []
    for (const pid of [...started.get(machine)!, ...server].flatMap(treeOf)) send(pid, name)
  }
}

/** A process and all that it has started, itself first; none once it has ended. */
function treeOf(pid: number): number[] {
  const parents = new Map<number, number[]>()
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const parent = parentOf(name)
    if (parent !== null) parents.set(parent, [...(parents.get(parent) ?? []), Number(name)])
  }
  const below = (one: number): number[] => [one, ...(parents.get(one) ?? []).flatMap(below)]
  return existsSync(`/proc/${pid}`) ? below(pid) : []
}

function parentOf(pid: string): number | null {
  try {
    return Number(/\) \w (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1])
  } catch {
    return null // it has ended
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended.
  }
}
