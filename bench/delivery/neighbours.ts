import { setTimeout as pause } from 'node:timers/promises'
import { startService } from '../lib/arauto.ts'
import { round, table } from '../lib/figures.ts'
import { progress } from '../lib/progress.ts'
import type { Given } from './given.ts'
import { chooseWords } from './words.ts'
import { openWorld } from './world.ts'

/** What the quiet account wants of the day's acts. */
const SHARE = 0.04

interface Neighbour {
  label: string
  webhooks: number
  eventos: ('publicacao.nova' | 'alerta.match')[]
  alerts: number
}

const NEIGHBOURS: Neighbour[] = [
  { label: 'nobody', webhooks: 0, eventos: [], alerts: 0 },
  { label: '100 alerts that nobody hears', webhooks: 0, eventos: [], alerts: 100 },
  { label: '100 alerts, one webhook', webhooks: 1, eventos: ['alerta.match'], alerts: 100 },
  { label: '49 webhooks', webhooks: 49, eventos: ['publicacao.nova'], alerts: 0 },
]

/** How long a day's edition takes to reach one account, beside another that wants every act many times over. */
export async function neighbours(given: Given): Promise<string> {
  const rows: string[][] = []
  let alone = 0
  for (const neighbour of NEIGHBOURS) {
    const seconds = await measure(given, neighbour)
    if (neighbour === NEIGHBOURS[0]) alone = seconds
    rows.push([neighbour.label, round(seconds), round(seconds / alone)])
  }
  return table(
    ['a day’s acts, all published at once, to one account, beside', 'seconds', 'ratio'],
    rows,
  )
}

/** Seconds until the quiet account has all that it is to get. */
async function measure({ receivers, newArchive, quick }: Given, neighbour: Neighbour) {
  progress('Publishing', `beside ${neighbour.label}`)
  const dataDir = newArchive()
  const [quietUrl, ...urls] = receivers.urls
  const [word = ''] = await chooseWords(dataDir, 1, SHARE)
  using world = await openWorld(dataDir, [quietUrl!], [word])
  const { webhooks, eventos, alerts } = neighbour
  await world.addAccount({ urls: urls.slice(0, webhooks), eventos, alerts })
  await receivers.reset()
  await using _service = await startService(dataDir)
  const acts = world.acts()
  const started = Date.now()
  world.publish(acts)
  // Until nothing more has come for a while: how many it is to be is only known then.
  let last = started
  for (let seen = -1; Date.now() - last < (quick ? 3_000 : 10_000);) {
    await pause(50)
    const { receivers: who, times } = await receivers.receipts()
    const own = times.filter((_, i) => who[i] === 0)
    if (own.length > seen) last = own.at(-1) ?? last
    seen = own.length
  }
  return (last - started) / 1_000
}
