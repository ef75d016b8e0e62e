import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { Random } from '../../server/demo/sample/random.ts'
import { openSearchCluster } from '../../server/src/search/opensearch/index.ts'
import { runArauto } from '../lib/arauto.ts'
import { type Held, holders } from './audit.ts'
import type { Feeder } from './feeder.ts'
import type { ServiceProcess } from './service-process.ts'
import type { ClusterWorld } from './world.ts'

export const KINDS = [
  'kill',
  'stop',
  'usurper',
  'connection',
  'postgres killed',
  'postgres restarted',
  'postgres stopped',
  'node killed',
  'node stopped',
  'index delayed',
  'alias lost',
  'index lost',
  'clock',
  'import killed',
  'archive moved in',
] as const
export type FaultKind = (typeof KINDS)[number]

/** Those that last a minute, or take away what is searched. */
export const LONG_KINDS: readonly FaultKind[] = [
  'stop',
  'postgres stopped',
  'node stopped',
  'index delayed',
  'alias lost',
  'index lost',
  'archive moved in',
]

/** A fault that happened; times in ms since 1970. */
export interface Fault {
  kind: FaultKind
  target: string
  begunAt: number
  /** When the others can continue: the target's leases have ended, or what was down is up again. */
  overAt: number
}

/** The longest time between the last renewal of a lease and its end. */
export const LEASE_MS = 9_000
const HOUR_MS = 3_600_000
/** How long a process runs with a clock that is an hour off. */
const WRONG_CLOCK_MS = 12_000
/** Longer than every lease. */
const SHORT_STOP_MS = 12_000
const NODE_STOP_MS = 8_000
/** Longer than a search waits for a node, shorter than a write does. */
const INDEX_DELAY_MS = 3_000
/** How long to look for a transaction to break off, or for another process to take over. */
const LOOK_FOR_MS = 3_000
const TAKE_OVER_MS = 25_000
const LOOK_MS = 5
const NODE_UP_MS = 300_000
/** How long a new index may take until it is whole. */
const INDEXED_MS = 300_000

export interface FaultDeps {
  world: ClusterWorld
  feeder: Feeder
  random: Random
  /** How long a process, a node or the database is stopped: this long always, or sometimes. */
  longStopMs: number
  isLong: boolean
}

/** Causes a fault in `target`, and undoes it. */
export async function happen(
  kind: FaultKind,
  target: string,
  { world, feeder, random, longStopMs, isLong }: FaultDeps,
): Promise<Fault> {
  const { postgres, pool, nodes, delays, processes } = world
  const begunAt = Date.now()
  const fault = { kind, target, begunAt, overAt: begunAt }
  const process = processes.find(({ name }) => name === target)

  switch (kind) {
    case 'kill': {
      await process!.end('SIGKILL')
      const overAt = await whenLeft(target)
      await pause(random.below(4_000))
      await process!.start()
      return { ...fault, overAt }
    }
    case 'stop': {
      process!.signal('SIGSTOP')
      const overAt = await whenLeft(target)
      await pause(stopMs(SHORT_STOP_MS))
      process!.signal('SIGCONT')
      return { ...fault, overAt }
    }
    case 'usurper': {
      process!.signal('SIGSTOP')
      const overAt = await whenLeft(target)
      await untilTakenOver(target)
      process!.signal('SIGCONT')
      return { ...fault, overAt }
    }
    case 'connection': {
      await cutOff(target)
      return { ...fault, overAt: Date.now() }
    }
    case 'postgres killed':
    case 'postgres restarted': {
      const signal = kind === 'postgres killed' ? 'SIGKILL' : 'SIGINT'
      await postgres.restart(signal, random.below(3_000))
      return { ...fault, overAt: Date.now() }
    }
    case 'postgres stopped': {
      const stopped = treeOf(postgres.pid())
      for (const pid of stopped) signal(pid, 'SIGSTOP')
      await pause(stopMs(SHORT_STOP_MS))
      for (const pid of stopped) signal(pid, 'SIGCONT')
      return { ...fault, overAt: Date.now() }
    }
    case 'node killed': {
      const node = nodes[Number(target)]!
      await node.kill()
      await pause(random.below(4_000))
      node.start()
      await untilWhole(nodes.length)
      return { ...fault, overAt: Date.now() }
    }
    case 'node stopped': {
      const { pid } = nodes[Number(target)]!
      globalThis.process.kill(pid(), 'SIGSTOP')
      await pause(stopMs(NODE_STOP_MS))
      globalThis.process.kill(pid(), 'SIGCONT')
      await untilWhole(nodes.length)
      return { ...fault, overAt: Date.now() }
    }
    case 'index delayed': {
      for (const delay of delays) delay.delayMs = INDEX_DELAY_MS
      await pause(stopMs(SHORT_STOP_MS))
      for (const delay of delays) delay.delayMs = 0
      return { ...fault, overAt: Date.now() }
    }
    case 'alias lost':
    case 'index lost': {
      await loseIndex(kind)
      return { ...fault, overAt: Date.now() }
    }
    case 'clock': {
      await process!.end('SIGTERM')
      await process!.start(random.below(2) === 0 ? HOUR_MS : -HOUR_MS)
      await pause(WRONG_CLOCK_MS)
      await process!.end('SIGTERM')
      await process!.start()
      return { ...fault, overAt: Date.now() }
    }
    case 'import killed':
      feeder.kill()
      return fault
    case 'archive moved in': {
      await expectRefused()
      return { ...fault, overAt: Date.now() }
    }
  }

  function stopMs(usual: number): number {
    return isLong || random.below(4) === 0 ? longStopMs : usual
  }

  /** A copy would take the archive from under the processes that serve it. */
  async function expectRefused(): Promise<void> {
    const moved = runArauto(world.embedded, ['migrar', '--para', world.env.ARAUTO_DATABASE_URL!])
    if ((await moved.catch(() => null)) !== null)
      throw new Error('an archive was moved in beside running processes')
  }

  /** Waits until an index is in service again. */
  async function loseIndex(lost: 'alias lost' | 'index lost'): Promise<void> {
    await using search = openSearchCluster(nodes.map(({ url }) => url))
    const { indices } = search
    const served = await indices.inService()
    if (served !== null)
      await (lost === 'alias lost' ? indices.takeOutOfService(served) : indices.drop(served))
    for (const until = Date.now() + INDEXED_MS; Date.now() < until; await pause(200))
      if ((await indices.inService()) !== null) return
    throw new Error('no index came into service again')
  }

  /** When others may continue the work of a process that does nothing more. */
  async function whenLeft(name: string): Promise<number> {
    const held = (await persist(() => holders(pool))).filter(({ process }) => process === name)
    const ends = held.map(({ expiresAt }) => Math.min(expiresAt, Date.now() + LEASE_MS))
    return Math.max(begunAt, ...ends)
  }

  async function untilTakenOver(name: string): Promise<void> {
    const isHis = ({ process, lease }: Held) => process === name && !lease.startsWith('dispatcher ')
    for (const until = Date.now() + TAKE_OVER_MS; Date.now() < until; await pause(50))
      if (!(await persist(() => holders(pool))).some(isHis)) return
  }

  /** Ends a session of that process, in the middle of a transaction if it can see one. */
  async function cutOff(name: string): Promise<void> {
    const where = "datname = 'faults' AND application_name = $1"
    const cut = async (condition: string) => {
      const { rowCount } = await persist(() =>
        pool.query(
          `SELECT pg_terminate_backend(pid) FROM (
             SELECT pid FROM pg_stat_activity WHERE ${where} AND ${condition} LIMIT 1) AS one`,
          [name],
        ),
      )
      return rowCount === 1
    }
    for (const until = Date.now() + LOOK_FOR_MS; Date.now() < until; await pause(LOOK_MS))
      if (await cut('backend_xid IS NOT NULL')) return
    await cut('true')
  }

  async function untilWhole(count: number): Promise<void> {
    const urls = nodes.map(({ url }) => url)
    for (const until = Date.now() + NODE_UP_MS; Date.now() < until; await pause(200))
      for (const url of urls)
        if (await isWhole(`${url}/_cluster/health?wait_for_nodes=${count}&timeout=1s`)) return
    throw new Error('the nodes did not come together again')
  }
}

/** A process and all its children. */
function treeOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
  return [pid, ...(children === '' ? [] : children.split(' ').map(Number).flatMap(treeOf))]
}

/** Sessions may have ended meanwhile. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {}
}

async function isWhole(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(3_000) })
    const { status } = (await answer.json()) as { status: string }
    return answer.ok && status !== 'red'
  } catch {
    return false // a node that starts may send its headers and let the body wait
  }
}

/** Retries the query while the database is down. */
export async function persist<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++)
    try {
      return await ask()
    } catch (error) {
      if (tries === 300) throw error
      await pause(100)
    }
}

/** The possible targets of a fault of this kind. */
export function targetsOf(
  kind: FaultKind,
  { processes, nodes }: ClusterWorld,
  held: readonly Held[],
): string[] {
  const named = processes.map(({ name }: ServiceProcess) => name)
  switch (kind) {
    case 'kill':
    case 'stop':
    case 'connection':
    case 'clock':
      return named
    case 'usurper':
      return held
        .filter(({ lease }) => !lease.startsWith('dispatcher '))
        .map(({ process }) => process)
        .filter((name) => named.includes(name))
    case 'node killed':
    case 'node stopped':
      return nodes.map((_, i) => String(i))
    case 'alias lost':
    case 'index lost':
    case 'index delayed':
      return ['nodes'] // asked for by one that answers
    case 'postgres killed':
    case 'postgres restarted':
    case 'postgres stopped':
      return ['postgres']
    case 'import killed':
      return ['import']
    case 'archive moved in':
      return ['archive']
  }
}
