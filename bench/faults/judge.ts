import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { Receipts } from '../delivery/receivers.ts'
import { type LostClaim, lostClaims, staleWrites } from './audit.ts'
import { type Edition, actsOf } from './editions.ts'
import { type Fault, LEASE_MS } from './faults.ts'
import type { ClusterWorld } from './world.ts'

const LOOK_MS = 250

/** The findings after everything had come to rest. */
export interface Verdict {
  acts: number
  events: number
  deliveries: number
  doubles: number
  /** Deliveries in flight when a fault happened, by fault: each may be received twice. */
  inFlight: Map<Fault, number>
  staleWrites: string[]
  /** Violations; empty when all is well. */
  violations: string[]
}

/** Waits until nothing is in progress; reports what still is if that takes too long. */
export async function untilQuiet(
  { pool, webhooks }: ClusterWorld,
  editions: readonly Edition[],
  withinMs: number,
): Promise<string | null> {
  const acts = actsOf(editions)
  let seen = ''
  for (const until = Date.now() + withinMs; Date.now() < until; await pause(LOOK_MS)) {
    const { rows } = await pool.query<Record<string, string>>(
      `SELECT (SELECT count(*) FROM publications) AS acts,
              (SELECT count(*) FROM events) AS events,
              (SELECT count(*) FROM deliveries) AS deliveries,
              (SELECT count(*) FROM deliveries WHERE status <> 'entregue') AS open,
              (SELECT count(*) FROM index_changes
               WHERE seq > (SELECT coalesce(min(seq), 0) FROM search_indices)) AS unindexed`,
    )
    const { open, unindexed, ...counts } = rows[0]!
    seen = JSON.stringify(rows[0])
    const events = acts + editions.length
    const whole =
      Number(counts.acts) === acts &&
      Number(counts.events) === events &&
      Number(counts.deliveries) === events * webhooks
    if (whole && open === '0' && unindexed === '0') return null
  }
  return seen
}

/** Compares the results with what was published. Call it when all is quiet. */
export async function judge(
  { pool, receivers, webhooks }: ClusterWorld,
  editions: readonly Edition[],
  faults: readonly Fault[],
): Promise<Verdict> {
  const violations: string[] = []
  const acts = await countActs(pool, editions, violations)
  const events = await readEvents(pool, editions, violations)
  const { receivers: by, events: ids } = await receivers.receipts()
  const received = by.map((receiver, i) => `${receiver} ${ids[i]}`)
  const unique = new Set(received)
  for (let receiver = 0; receiver < webhooks; receiver++)
    for (const id of events)
      if (!unique.delete(`${receiver} ${id}`)) violations.push(`${id} did not reach ${receiver}`)
  for (const other of unique) violations.push(`${other} is of no event`)
  const deliveries = events.length * webhooks
  const doubles = received.length - deliveries
  const inFlight = explain(await lostClaims(pool), faults)
  const most = inFlight.values().reduce((sum, count) => sum + count, 0)
  if (doubles > most) violations.push(`${doubles} doubles, where ${most} were in flight`)
  const stale = await staleWrites(pool)
  if (stale.length > 0) violations.push(...stale)
  const { rows } = await pool.query<{ id: string; ativo: string; falhas: string }>(
    'SELECT id, ativo, falhas_consecutivas AS falhas FROM webhooks WHERE ativo <> 1',
  )
  for (const { id } of rows) violations.push(`webhook ${id} went inactive`)
  return {
    acts,
    events: events.length,
    deliveries,
    doubles,
    inFlight,
    staleWrites: stale,
    violations,
  }
}

/**
 * How many claims each fault lost; claims that no fault explains are left out. A process that could not
 * renew its lease in time may lose it only after the fault is over.
 */
function explain(claims: readonly LostClaim[], faults: readonly Fault[]): Map<Fault, number> {
  const counts = new Map<Fault, number>()
  for (const { process, claimedAt, lostAt } of claims) {
    const fault = faults.find(
      ({ target, begunAt, overAt }) =>
        (target === process || target === 'postgres') &&
        begunAt < lostAt &&
        overAt + LEASE_MS > claimedAt,
    )
    if (fault) counts.set(fault, (counts.get(fault) ?? 0) + 1)
  }
  return counts
}

async function countActs(
  pool: pg.Pool,
  editions: readonly Edition[],
  violations: string[],
): Promise<number> {
  const { rows } = await pool.query<{ data: string; acts: string; others: string }>(
    `SELECT data_publicacao AS data, count(*) AS acts,
            (SELECT count(*) FROM publication_versions) AS others
     FROM publications GROUP BY data_publicacao`,
  )
  const counted = new Map(rows.map(({ data, acts }) => [data, Number(acts)]))
  for (const { data, acts } of editions)
    if (counted.get(data) !== acts)
      violations.push(`${data} has ${counted.get(data) ?? 0} acts, not ${acts}`)
  if (Number(rows[0]?.others ?? 0) > 0) violations.push(`acts were written twice over`)
  return [...counted.values()].reduce((sum, count) => sum + count, 0)
}

async function readEvents(
  pool: pg.Pool,
  editions: readonly Edition[],
  violations: string[],
): Promise<string[]> {
  const { rows } = await pool.query<{ id: string; of: string }>(
    `SELECT id, tipo || ' ' || coalesce(dados::jsonb ->> 'publicacao', dados) AS of FROM events`,
  )
  const of = new Set(rows.map((row) => row.of))
  if (of.size < rows.length) violations.push(`${rows.length - of.size} events were made twice`)
  const expected = actsOf(editions) + editions.length
  if (rows.length !== expected) violations.push(`${rows.length} events, not ${expected}`)
  return rows.map(({ id }) => id)
}

/**
 * The seconds from each fault's end until deliveries went on: until every receiver with waiting
 * deliveries at that moment had received one. The time of other faults is not counted.
 */
export function delaysAfter(
  faults: readonly Fault[],
  madeAt: ReadonlyMap<string, number>,
  receipts: Receipts,
): Map<Fault, number> {
  const byReceiver = new Map<number, { made: number; at: number }[]>()
  for (const [i, event] of receipts.events.entries()) {
    const receiver = receipts.receivers[i]!
    const of = byReceiver.get(receiver) ?? []
    byReceiver.set(receiver, of)
    of.push({ made: madeAt.get(event) ?? Infinity, at: receipts.times[i]! })
  }
  return new Map(
    faults.map((fault) => {
      const waits = byReceiver.values().flatMap((of) => {
        const isWaiting = of.some(({ made, at }) => made < fault.overAt && at > fault.overAt)
        const next = of.find(({ at }) => at > fault.overAt)
        return isWaiting && next ? [secondsBetween(fault, next.at)] : []
      })
      return [fault, Math.max(0, ...waits)]
    }),
  )

  function secondsBetween(fault: Fault, at: number): number {
    const others = faults.filter((other) => other !== fault && other.begunAt < at)
    const since = Math.max(fault.overAt, ...others.map(({ overAt }) => Math.min(overAt, at)))
    return (at - since) / 1_000
  }
}
