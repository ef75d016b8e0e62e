import { setTimeout as pause } from 'node:timers/promises'
import { progress } from '../lib/progress.ts'
import { holders } from './audit.ts'
import { type ProbeTally, probe } from './probe.ts'
import { type Fault, type FaultDeps, type FaultKind, happen, persist, targetsOf } from './faults.ts'

/** The weight of each kind in the draw. */
const WEIGHTS: Record<FaultKind, number> = {
  kill: 6,
  stop: 4,
  usurper: 3,
  connection: 5,
  'postgres killed': 1,
  'postgres restarted': 1,
  'postgres stopped': 1,
  'node killed': 1,
  'node stopped': 1,
  'index delayed': 1,
  'alias lost': 1,
  'index lost': 1,
  clock: 2,
  'import killed': 2,
  'archive moved in': 1,
}
/** The longest pause before the next fault of a lane. */
const REST_MS = 2_000

export interface Drive {
  faults: Fault[]
  /** Faults that did not end well: something did not come back. */
  failures: string[]
  /** What each process answered after each fault. */
  probes: ProbeTally
}

/**
 * Causes this many faults, several at a time, but never to both of two parts that replace each other.
 * Each of `kinds` comes once before chance decides.
 */
export async function drive(
  deps: FaultDeps,
  {
    count,
    lanes,
    kinds,
    deadline,
  }: { count: number; lanes: number; kinds: readonly FaultKind[]; deadline: number },
): Promise<Drive> {
  const { world, random } = deps
  const faults: Fault[] = []
  const failures: string[] = []
  const busy = new Set<string>()
  const probes: ProbeTally = { answered: 0, told: 0, short: [], silent: [] }
  const first = [...kinds]
  let begun = 0
  await Promise.all(Array.from({ length: lanes }, runLane))
  return { faults, failures, probes }

  async function runLane(): Promise<void> {
    while (begun < count && Date.now() < deadline) {
      begun++
      const drawn = await draw()
      if (drawn === null) {
        begun--
        await pause(100)
        continue
      }
      const [kind, target] = drawn
      progress(`Fault ${begun} of ${count}`, `${kind} ${target}`)
      try {
        faults.push(await happen(kind, target, deps))
        await probe(world.apis, { ...world, after: kind, tally: probes })
      } catch (error) {
        failures.push(`${kind} ${target}: ${String(error)}`)
      } finally {
        busy.delete(groupOf(target))
      }
      await pause(random.below(REST_MS))
    }
  }

  /** A fault whose target has no other fault; null if there is none now. */
  async function draw(): Promise<[FaultKind, string] | null> {
    const held = await persist(() => holders(world.pool))
    const kind = first[0] ?? drawKind()
    const free = targetsOf(kind, world, held).filter((target) => !busy.has(groupOf(target)))
    if (free.length === 0) {
      first.push(...first.splice(0, 1)) // another kind's turn
      return null
    }
    first.shift()
    const target = random.pick(free)
    busy.add(groupOf(target))
    return [kind, target]
  }

  function drawKind(): FaultKind {
    const all = Object.entries(WEIGHTS) as [FaultKind, number][]
    return random.pick(all.flatMap(([kind, weight]) => Array.from({ length: weight }, () => kind)))
  }
}

/** `api-1` and `api-2` replace each other, as nodes do. */
function groupOf(target: string): string {
  return /^\d+$/.test(target) ? 'nodes' : target.replace(/-\d+$/, '')
}
