import type { DueDelivery, SettledAttempt } from '../../webhooks/dispatch/delivery-queue.ts'
import { json, row, text } from '../rows.ts'
import type { Sql } from '../sql.ts'
import { events, sectionDeliveries } from './tables.ts'

/** When deliveries went out, in milliseconds since 1970; null: none did. */
interface SentMoments {
  first_delivered_at: number | null
  last_delivered_at: number | null
  last_sent_at: number | null
}

/** Of events that may tell of a new act, by id. */
type SentEvents = ReadonlyMap<string, SentMoments>

/**
 * Holds when deliveries of acts went out until that is written: with the statistics, once a second,
 * because dispatchers of a cluster would wait for one another on the row of a section.
 */
export function createSentEvents() {
  let waiting = new Map<string, SentMoments>()

  return {
    /** Those that wait, and `sentEvents`. */
    with(sentEvents: SentEvents): SentEvents {
      const all = new Map(waiting)
      addTo(all, sentEvents)
      return all
    },
    /** A turn is committed, and left these to a later one. */
    wait: (sentEvents: SentEvents): void => addTo(waiting, sentEvents),
    /** A turn is committed that wrote all. */
    written(): void {
      waiting = new Map()
    },
  }
}

/** The events that these attempts were about, if they may tell of a new act. */
export function sentEventsOf(settled: SettledAttempt[]): SentEvents {
  const sentEvents = new Map<string, SentMoments>()
  for (const { attempt } of settled) {
    const { delivery, startedAt, endedAt, result } = attempt
    const sent = delivery.tentativas === 0 ? startedAt : null
    const delivered = result.erro === null ? endedAt : null
    if (!mayTellOfNewAct(delivery) || (sent === null && delivered === null)) continue
    const moments = {
      first_delivered_at: delivered,
      last_delivered_at: delivered,
      last_sent_at: sent,
    }
    addTo(sentEvents, [[delivery.event.id, moments]])
  }
  return sentEvents
}

function addTo(
  sentEvents: Map<string, SentMoments>,
  others: Iterable<readonly [string, SentMoments]>,
): void {
  for (const [id, moments] of others) sentEvents.set(id, together(sentEvents.get(id), moments))
}

/** Replays, tests and attempts that a person asked for say nothing about how late the service is. */
function mayTellOfNewAct({ event: { tipo }, origem, byPerson }: DueDelivery): boolean {
  const isOfAct = tipo === 'publicacao.nova' || tipo === 'alerta.match'
  return isOfAct && origem === 'automatica' && !byPerson
}

const eventRow = row({
  ...events.pick('id', 'tipo').shape,
  dados: json<{ publicacao: string; nova?: boolean }>(),
})
const actRow = row({ id: text, data: text, pub_name: text })

/** Null in either: the other. Both texts hold in all databases. */
const earlier = (name: string) => `${name} = CASE
  WHEN section_deliveries.${name} <= excluded.${name} THEN section_deliveries.${name}
  ELSE coalesce(excluded.${name}, section_deliveries.${name}) END`
const later = (name: string) => earlier(name).replace('<=', '>=')
const putSection = sectionDeliveries.insert(`ON CONFLICT (data, pub_name) DO UPDATE SET
  ${earlier('first_delivered_at')}, ${later('last_delivered_at')}, ${later('last_sent_at')}`)

/**
 * Writes them to the sections of the acts, inside the caller's transaction. Acts that came when their
 * section was whole already are left out: the source added them later.
 */
export async function writeSectionDeliveries(tx: Sql, sentEvents: SentEvents): Promise<void> {
  const acts = await newActsOf(tx, sentEvents)
  if (acts.size === 0) return
  const found = await tx.all(
    actRow,
    `SELECT p.id, p.data_publicacao AS data, p.pub_name
     FROM publications p JOIN ledger l ON l.data = p.data_publicacao AND l.pub_name = p.pub_name
     WHERE ${tx.dialect.isAnyOf('p.id', '$1')}
       AND (l.whole_at IS NULL OR p.recebida_em <= l.whole_at)`,
    [[...acts.keys()]],
  )
  const sections = new Map<string, Parameters<typeof putSection>[1]>()
  for (const { id, data, pub_name } of found) {
    const key = `${data} ${pub_name}`
    sections.set(key, { data, pub_name, ...together(sections.get(key), acts.get(id)!) }) // asked by id
  }
  // In one order, so that no two dispatchers wait for one another.
  for (const [, section] of [...sections].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    await putSection(tx, section)
}

/** By act: not those that an alert found because they changed, or because somebody asked for the past. */
async function newActsOf(tx: Sql, sentEvents: SentEvents): Promise<Map<string, SentMoments>> {
  const acts = new Map<string, SentMoments>()
  if (sentEvents.size === 0) return acts
  const found = await tx.all(
    eventRow,
    `SELECT ${eventRow.columns} FROM events WHERE ${tx.dialect.isAnyOf('id', '$1')}`,
    [[...sentEvents.keys()]],
  )
  for (const { id, tipo, dados } of found) {
    if (tipo === 'alerta.match' && dados.nova !== true) continue
    acts.set(dados.publicacao, together(acts.get(dados.publicacao), sentEvents.get(id)!)) // asked by id
  }
  return acts
}

function together(a: SentMoments | undefined, b: SentMoments): SentMoments {
  if (a === undefined) return b
  return {
    first_delivered_at: pick(Math.min, a.first_delivered_at, b.first_delivered_at),
    last_delivered_at: pick(Math.max, a.last_delivered_at, b.last_delivered_at),
    last_sent_at: pick(Math.max, a.last_sent_at, b.last_sent_at),
  }
}

function pick(
  choose: (a: number, b: number) => number,
  a: number | null,
  b: number | null,
): number | null {
  return a === null || b === null ? (a ?? b) : choose(a, b)
}
