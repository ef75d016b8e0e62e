import { progress } from '../lib/progress.ts'
import type { Found } from './ask-arauto.ts'
import { ORDERS, type Order, type QueryClass, type SearchQuery } from './queries.ts'
import { median } from '../lib/figures.ts'
import { PLANS, type Plan } from './ask-postgres.ts'

type Ask = (query: SearchQuery, order: Order) => Promise<Found>

/** One class in one order, by one client, one query after the other. */
export interface Latency {
  query: QueryClass
  order: Order
  arauto: Found[]
  postgres: Found[]
  /** The faster of PostgreSQL's plans, by the median. */
  plan: Plan
}

export interface ComparedEngines {
  arauto: Ask
  /** Makes Arauto count again what it was asked before. */
  forget(): Promise<void>
  postgres(query: SearchQuery, order: Order, plan: Plan): Promise<Found>
}

/** Sends both engines the same queries, class by class. */
export async function measureLatency(
  classes: QueryClass[],
  engines: ComparedEngines,
): Promise<Latency[]> {
  const { arauto, forget, postgres } = engines
  await warmUp(classes, engines)
  const latencies: Latency[] = []
  for (const query of classes)
    for (const order of ORDERS) {
      progress(`${query.name}, ${order}`)
      const ours = await askOnce(query.queries, forget, (q) => arauto(q, order))
      const theirs = []
      for (const plan of PLANS)
        theirs.push({ plan, found: await askAll(query.queries, (q) => postgres(q, order, plan)) })
      const time = ({ found }: { found: Found[] }) => median(found.map(({ ms }) => ms))
      const best = theirs.reduce((a, b) => (time(b) < time(a) ? b : a))
      latencies.push({ query, order, arauto: ours, postgres: best.found, plan: best.plan })
    }
  return latencies
}

/** Runs every class once, so that files and buffers are warm. */
async function warmUp(classes: QueryClass[], { arauto, postgres }: ComparedEngines): Promise<void> {
  progress('Warming up')
  for (const { queries } of classes)
    for (const query of queries.slice(0, WARM_UP))
      for (const order of ORDERS) {
        await Promise.all([arauto(query, order), arauto(query, order)])
        for (const plan of PLANS) await postgres(query, order, plan)
      }
}

const WARM_UP = 5

/** Before a text is repeated, cached totals are discarded. */
async function askOnce(
  queries: SearchQuery[],
  forget: () => Promise<void>,
  ask: (query: SearchQuery) => Promise<Found>,
): Promise<Found[]> {
  const asked = new Set<string>()
  await forget()
  return await askAll(queries, async (query) => {
    const key = JSON.stringify(query)
    if (asked.has(key)) {
      asked.clear()
      await forget()
    }
    asked.add(key)
    return await ask(query)
  })
}

async function askAll(
  queries: SearchQuery[],
  ask: (query: SearchQuery) => Promise<Found>,
): Promise<Found[]> {
  const found = []
  for (const query of queries) found.push(await ask(query))
  return found
}
