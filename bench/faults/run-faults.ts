import type pg from 'pg'
import { createRandom } from '../../server/demo/sample/random.ts'
import { runArauto } from '../lib/arauto.ts'
import { progress } from '../lib/progress.ts'
import { drive } from './drive.ts'
import { actsOf, thirdsOf } from './editions.ts'
import type { Fault, FaultKind } from './faults.ts'
import { startFeeder } from './feeder.ts'
import { type Verdict, delaysAfter, judge, untilQuiet } from './judge.ts'
import type { ProbeTally } from './probe.ts'
import { type SearchTally, keepSearching } from './searchers.ts'
import { type WorldSize, startWorld } from './world.ts'

export interface FaultsOptions extends WorldSize {
  seed: string
  faults: number
  /** Each comes once, then chance decides. */
  kinds: readonly FaultKind[]
  /** How many faults may happen at the same time. */
  lanes: number
  longStopMs: number
  /** Whether all stops are long; otherwise some are. */
  isLong: boolean
  /** No fault begins after this time. */
  longestMs: number
  /** How long it may take at the end until nothing is in progress. */
  quietMs: number
}

export interface FaultsResult extends Verdict {
  faults: Fault[]
  /** For each fault, the seconds from its end until deliveries went on. */
  delays: Map<Fault, number>
  searches: SearchTally
  probes: ProbeTally
  seconds: number
}

/** Runs a whole cluster and causes faults, while acts come in, are delivered, and are searched for. */
export async function runFaults(
  home: string,
  options: FaultsOptions,
  cleanup: AsyncDisposableStack,
): Promise<FaultsResult> {
  const world = await startWorld(home, options, cleanup)
  const started = Date.now()
  const feeder = startFeeder(world.fed, {
    env: world.env,
    pauseMs: 500,
    logFile: `${world.logs}/importar.log`,
  })
  const collected = { acts: actsOf(world.collected), thirds: thirdsOf(world.collected) }
  const ending = new AbortController()
  const searching = keepSearching(world.apis, {
    key: world.key,
    // How much the collector has collected is not known here.
    expected: {
      atLeast: () => feeder.imported(),
      atMost: () => {
        const { acts, thirds } = feeder.begun()
        return { acts: acts + collected.acts, thirds: thirds + collected.thirds }
      },
    },
    signal: ending.signal,
  })

  const { lanes, kinds, longStopMs, isLong } = options
  const { faults, failures, probes } = await drive(
    { world, feeder, random: createRandom(options.seed), longStopMs, isLong },
    { count: options.faults, lanes, kinds, deadline: started + options.longestMs },
  )
  feeder.stop()
  await feeder.done
  progress('Waiting until all has arrived')
  const editions = [...world.collected, ...world.fed.slice(0, fedCount())]
  const open = await untilQuiet(world, editions, options.quietMs)
  const seconds = (Date.now() - started) / 1_000
  ending.abort()
  const searches = await searching

  const verdict = await judge(world, editions, faults)
  verdict.violations.push(...failures, ...probes.short, ...probes.silent, ...searches.wrong)
  if (open !== null) verdict.violations.push(`not all has arrived: ${open}`)
  const check = await runArauto(home, ['indice', 'conferir']).catch((error: unknown) => error)
  if (check instanceof Error) verdict.violations.push(`the index differs: ${check.message}`)
  const receipts = await world.receivers.receipts()
  const delays = delaysAfter(faults, await momentsOf(world.pool), receipts)
  return { ...verdict, faults, delays, searches, probes, seconds }

  function fedCount(): number {
    const { acts } = feeder.imported()
    return Math.round(acts / options.fed.acts)
  }
}

async function momentsOf(pool: pg.Pool): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ id: string; criado_em: string }>(
    'SELECT id, criado_em FROM events',
  )
  return new Map(rows.map(({ id, criado_em }) => [id, Date.parse(criado_em)]))
}
