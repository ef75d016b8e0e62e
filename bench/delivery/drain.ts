import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { startService } from '../lib/arauto.ts'
import { median, quantile, round, table } from '../lib/figures.ts'
import { progress } from '../lib/progress.ts'
import type { Given } from './given.ts'
import type { LimitOrder } from './limit.ts'
import { openWorld } from './world.ts'

/** The plain loop's concurrent requests, over all receivers. */
const AT_ONCE = 250

/** Measures a full queue, in turns with the plain loop. */
export async function drain({ receivers, newArchive, quick }: Given): Promise<string> {
  const count = quick ? 2_000 : 20_000
  const limit: number[] = []
  const arauto: number[] = []
  for (let i = 0; i < (quick ? 1 : 5); i++) {
    progress('Draining', `round ${i + 1}`)
    const dataDir = newArchive()
    using world = await openWorld(dataDir, receivers.urls, ['*'])
    const { urls, ca } = receivers
    await receivers.reset()
    await runLimit({
      urls,
      ca,
      count,
      body: world.body,
      perReceiver: Math.ceil(AT_ONCE / urls.length),
    })
    limit.push(await receivedRate())

    world.enqueue(count)
    await receivers.reset()
    await using _service = await startService(dataDir)
    while (world.hasPending()) await pause(50)
    arauto.push(await receivedRate())
  }
  const ratios = arauto.map((rate, i) => rate / limit[i]!) // of the same length
  return table(
    [`${round(count)} deliveries to ${receivers.urls.length} receivers`, 'deliveries/s', 'ratio'],
    [
      ['a plain loop of the same client', round(median(limit)), ''],
      ['Arauto', round(median(arauto)), quick ? 'too few to tell' : round(median(ratios))],
    ],
  )

  /**
   * Leaves out the beginning, when connections are made, and the end, when some receivers have nothing
   * left.
   */
  async function receivedRate(): Promise<number> {
    const { times } = await receivers.receipts()
    const [first, last] = [quantile(times, 0.05), quantile(times, 0.95)]
    return (0.9 * times.length * 1_000) / (last - first)
  }
}

async function runLimit(order: LimitOrder): Promise<void> {
  const child = fork(new URL('./limit.ts', import.meta.url), { stdio: 'inherit' })
  const ended = once(child, 'exit')
  child.send(order)
  await ended
}
