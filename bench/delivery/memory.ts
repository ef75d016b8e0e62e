import { setTimeout as pause } from 'node:timers/promises'
import { startService } from '../lib/arauto.ts'
import { megabytes, round, table } from '../lib/figures.ts'
import { progress } from '../lib/progress.ts'
import type { Given } from './given.ts'
import { openWorld } from './world.ts'

/** A queue that never drains: every delivery fails and is retried soon, as long as this runs. */
const RETRIES = Array.from({ length: 1_000 }, () => 1).join(',')
const PER_RECEIVER = 200

/** Measures the service's memory while all receivers are hostile. */
export async function memory({ receivers, newArchive, quick }: Given): Promise<string> {
  const minutes = quick ? 0.25 : 10
  const dataDir = newArchive()
  using world = await openWorld(dataDir, receivers.urls, ['*'])
  await receivers.reset()
  await receivers.turnHostile()
  world.enqueue(PER_RECEIVER * receivers.urls.length)
  process.env.ARAUTO_WEBHOOK_RETRY_SECONDS = RETRIES
  await using service = await startService(dataDir)
  const samples: number[] = []
  const started = performance.now()
  for (let minute = 0; minute <= 10; minute++) {
    progress('Hostile receivers', `${round((minute * minutes) / 10)} minutes`)
    samples.push(service.memory().anonymous)
    await pause(started + ((minute + 1) * minutes * 60_000) / 10 - performance.now())
  }
  const { times } = await receivers.receipts()
  const third = Math.floor(samples.length / 3)
  const most = (of: number[]) => megabytes(Math.max(...of))
  return table(
    [`${round(minutes)} minutes of hostile receivers`, 'measured'],
    [
      ['attempts', round(times.length)],
      ['memory at the start', megabytes(samples[0]!)], // there are eleven
      ['most in the first third', most(samples.slice(0, third))],
      ['most in the last third', most(samples.slice(-third))],
    ],
  )
}
