import { setTimeout as pause } from 'node:timers/promises'
import { startService } from '../lib/arauto.ts'
import { quantile, round, table } from '../lib/figures.ts'
import { progress } from '../lib/progress.ts'
import type { Given } from './given.ts'
import { chooseWords } from './words.ts'
import { type World, openWorld } from './world.ts'

/** The share of the acts that each receiver wants, except the first, which gets all. */
const SHARE = 0.04

/** Acts published before the measurement: the first receiver gets them all. */
const WARM_UP = 50
/** Time for deliveries in flight when the last act was published. */
const GRACE_MS = 3_000

interface Run {
  label: string
  deliveriesPerSecond: number
  /** From publication to receipt, for all receivers except the first. */
  milliseconds: number[]
}

/**
 * Measures from the commit of an event to its receipt, with and without a receiver that never answers.
 */
export async function latency(given: Given): Promise<string> {
  const runs: Run[] = []
  for (const perSecond of [50, 200])
    for (const mute of [0, 1]) runs.push(await measure(given, perSecond, mute))
  const p99 = ({ milliseconds }: Run) => quantile(milliseconds, 0.99)
  return table(
    [
      'publication to receipt, 49 receivers',
      'deliveries/s',
      'p50 ms',
      'p95 ms',
      'p99 ms',
      'p99 ratio',
    ],
    runs.map((run, i) => [
      run.label,
      round(run.deliveriesPerSecond),
      round(quantile(run.milliseconds, 0.5)),
      round(quantile(run.milliseconds, 0.95)),
      round(p99(run)),
      i % 2 === 1 ? round(p99(run) / p99(runs[i - 1]!)) : '', // after the run without
    ]),
  )
}

async function measure(
  { receivers, newArchive, quick }: Given,
  perSecond: number,
  mute: number,
): Promise<Run> {
  const label = `${perSecond} publications/s${mute > 0 ? ', the 50th receiver mute' : ''}`
  progress('Publishing', label)
  const dataDir = newArchive()
  const words = await chooseWords(dataDir, receivers.urls.length - 1, SHARE)
  using world = await openWorld(dataDir, receivers.urls, ['*', ...words])
  await receivers.reset()
  await using _service = await startService(dataDir)
  await warmUp(world, receivers)
  await receivers.reset({ mute })
  const seconds = quick ? 3 : 30
  const published = await publish(world, perSecond, seconds)
  await pause(GRACE_MS)

  const receipts = await receivers.receipts()
  const milliseconds = receipts.events.flatMap((event, i) => {
    const at = published.get(event)
    return receipts.receivers[i] === 0 || at === undefined ? [] : [receipts.times[i]! - at]
  })
  return { label, deliveriesPerSecond: milliseconds.length / seconds, milliseconds }
}

/** Has some acts delivered before the measurement. */
export async function warmUp(world: World, receivers: Given['receivers']): Promise<void> {
  world.publish(world.acts().slice(0, WARM_UP))
  while ((await receivers.receipts()).events.length < WARM_UP) await pause(100)
  await pause(GRACE_MS)
}

/** Publishes at an even pace; returns when each event was committed. */
export async function publish(
  world: World,
  perSecond: number,
  seconds: number,
): Promise<Map<string, number>> {
  const acts = world.acts()
  const published = new Map<string, number>()
  const started = performance.now()
  for (let done = 0; done < perSecond * seconds;) {
    const due = Math.floor(((performance.now() - started) * perSecond) / 1_000)
    const batch = Array.from({ length: due - done }, (_, i) => acts[(done + i) % acts.length]!) // in range
    if (batch.length > 0) for (const event of world.publish(batch)) published.set(event, Date.now())
    done += batch.length
    await pause(1)
  }
  return published
}
