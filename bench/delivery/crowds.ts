import { setTimeout as pause } from 'node:timers/promises'
import { startService } from '../lib/arauto.ts'
import { quantile, round, table } from '../lib/figures.ts'
import { progress } from '../lib/progress.ts'
import type { Given } from './given.ts'
import { publish, warmUp } from './latency.ts'
import { openWorld } from './world.ts'

/** A day's edition for one receiver, and the time for it to answer. */
const EDITION = 5_000
const LONE_ANSWER_MS = 100

/** This many of fifty receivers answer 200, but late. */
const SLOW = 40
const SLOW_ANSWER_MS = 4_000

/** One receiver of everything, and a few fast receivers among many slow ones. */
export async function crowds(given: Given): Promise<string> {
  return [await loneSubscriber(given), await slowCrowd(given)].join('\n\n')
}

async function loneSubscriber({ receivers, newArchive, quick }: Given): Promise<string> {
  progress('Delivering', 'to one receiver')
  const count = quick ? 1_000 : EDITION
  const dataDir = newArchive()
  using world = await openWorld(dataDir, receivers.urls.slice(0, 1), ['*'])
  world.enqueue(count)
  await receivers.reset({ slow: 1, delayMs: LONE_ANSWER_MS })
  await using _service = await startService(dataDir)
  while (world.hasPending()) await pause(50)
  const { times } = await receivers.receipts()
  const seconds = (quantile(times, 1) - quantile(times, 0)) / 1_000
  return table(
    ['one receiver that answers after 100 ms', 'seconds', 'deliveries/s'],
    [[`${round(count)} acts`, round(seconds), round(count / seconds)]],
  )
}

async function slowCrowd({ receivers, newArchive, quick }: Given): Promise<string> {
  progress('Delivering', 'to a slow crowd')
  const dataDir = newArchive()
  using world = await openWorld(dataDir, receivers.urls, ['*'])
  await receivers.reset()
  await using _service = await startService(dataDir)
  await warmUp(world, receivers)
  // Their slowness is discovered during the measurement: nothing is in flight, so nothing is
  // remembered.
  await receivers.reset({ slow: SLOW, delayMs: SLOW_ANSWER_MS })
  const published = await publish(world, 10, quick ? 5 : 30)
  await pause(SLOW_ANSWER_MS)
  const receipts = await receivers.receipts()
  const milliseconds = receipts.events.flatMap((event, i) => {
    const at = published.get(event)
    return receipts.receivers[i]! < SLOW || at === undefined ? [] : [receipts.times[i]! - at]
  })
  return table(
    [
      '10 publications/s to 10 quick receivers, beside 40 that answer after 4 s',
      'p50 ms',
      'p99 ms',
    ],
    [
      [
        'publication to receipt at the quick ones',
        round(quantile(milliseconds, 0.5)),
        round(quantile(milliseconds, 0.99)),
      ],
    ],
  )
}
