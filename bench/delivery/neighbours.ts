import { setTimeout as pause } from 'node:timers/promises'
import { startService } from '../lib/arauto.ts'
import { round, table } from '../lib/figures.ts'
import { progress } from '../lib/progress.ts'
import type { Given } from './given.ts'
import { chooseWords } from './words.ts'
import { openWorld } from './world.ts'

/** The share of the day's acts that the quiet account wants. */
const SHARE = 0.04

/** After this long without a delivery, no more are expected. */
const SILENCE_MS = 10_000

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

/**
 * Measures how long a day's edition takes to reach one account, beside another that wants every act many
 * times over.
 */
export async function neighbours(given: Given): Promise<string> {
  const [word = ''] = await chooseWords(given.newArchive(), 1, SHARE)
  const rows: string[][] = []
  let alone: Reached | null = null
  for (const neighbour of NEIGHBOURS) {
    const reached = await measure(given, neighbour, word, alone?.count ?? null)
    alone ??= reached
    rows.push([neighbour.label, round(reached.seconds), round(reached.seconds / alone.seconds)])
  }
  return table(
    ['a day’s acts, all published at once, to one account, beside', 'seconds', 'ratio'],
    rows,
  )
}

interface Reached {
  /** Deliveries. */
  count: number
  seconds: number
}

/** Waits until the quiet account has `expected` acts; with null, until no more come. */
async function measure(
  { receivers, newArchive }: Given,
  { label, webhooks, eventos, alerts }: Neighbour,
  word: string,
  expected: number | null,
): Promise<Reached> {
  progress('Publishing', `beside ${label}`)
  const [quietUrl, ...urls] = receivers.urls
  using world = await openWorld(newArchive(), [quietUrl!], [word])
  await world.addAccount({ urls: urls.slice(0, webhooks), eventos, alerts })
  await receivers.reset()
  await using _service = await startService(world.dataDir)
  const acts = world.acts()
  const started = Date.now()
  world.publish(acts)
  for (;;) {
    await pause(50)
    const { receivers: who, times } = await receivers.receipts()
    const own = times.filter((_, i) => who[i] === 0)
    const last = own.at(-1) ?? Date.now()
    const isAll = expected === null ? Date.now() - last > SILENCE_MS : own.length >= expected
    if (isAll) return { count: own.length, seconds: (last - started) / 1_000 }
  }
}
