import { onlyRow } from '../only-row.ts'
import type { SecretBox } from '../../lib/crypto/secret-box.ts'
import type {
  DeliveryQueue,
  DueByWebhook,
  DueDelivery,
  Receiver,
  Turn,
  TurnDecision,
  TurnResult,
} from '../../webhooks/dispatch/delivery-queue.ts'
import { int, nullable, row, text } from '../rows.ts'
import type { Sql, SqlReader } from '../sql.ts'
import { type Bounds, UNKNOWN, createClaimBounds } from './claim-bounds.ts'
import {
  type Roll,
  callRoll,
  claimDue,
  earliestDue,
  freeAbandoned,
  hasAbandoned,
  isSentByOthers,
  planEarlier,
} from './claims.ts'
import { MOST_PUT_OFF, putOff } from './delivery-status.ts'
import { readReceiver } from './receivers.ts'
import { createSentEvents, sentEventsOf, writeSectionDeliveries } from './section-deliveries.ts'
import { writeSettled } from './settlements.ts'
import { addHours } from './webhook-hours.ts'

/** When to look again at a webhook to which another dispatcher still sends. */
const OTHERS_MS = 20

/** How many deliveries are read at a time, so that each read is short. */
const MOST_NEW = 5_000

const markRow = row({ delivery: int, change: int })
const pendingRow = row({ webhook_id: text })
const madeRow = row({ last: int, webhook_id: text, due_at: nullable(int) })
const changeRow = row({ seq: int, webhook_id: text })

/** Goes from one webhook to the next: a webhook may have very many pending deliveries. */
const PENDING = `
  WITH RECURSIVE pending (webhook_id) AS (
    SELECT min(webhook_id) FROM deliveries WHERE status = 'pendente'
    UNION ALL
    SELECT (SELECT min(webhook_id) FROM deliveries
            WHERE status = 'pendente' AND webhook_id > pending.webhook_id)
    FROM pending WHERE webhook_id IS NOT NULL)
  SELECT webhook_id FROM pending WHERE webhook_id IS NOT NULL`

/** The queue of deliveries; the secrets of webhooks are sealed in `box`. */
export function createDeliveryQueue(sql: Sql, box: SecretBox): DeliveryQueue {
  const bounds = createClaimBounds()
  const sent = createSentEvents()
  /** While the roll is unchanged, no claim is abandoned: every claimer is on it. */
  let orderly: string | null = null
  /**
   * Webhooks without deliveries in flight elsewhere, while the roll is unchanged: only one
   * dispatcher claims them.
   */
  let ours = { roll: '', webhooks: new Set<string>() }

  return {
    async recover(fence, now) {
      const { present, version } = await callRoll(sql, fence, now)
      if (version === orderly) return { present, freed: false }
      const freed = await hasAbandoned(sql, fence, now)
      if (freed) {
        await sql.transaction((tx) => freeAbandoned(tx, fence, now))
        bounds.forgetAll()
      }
      orderly = version
      return { present, freed }
    },

    async setBack(fence, byMs, now) {
      await sql.transaction((tx) => planEarlier(tx, fence, byMs, now))
      bounds.forgetAll()
    },

    async due() {
      orderly = null
      const due = new Map<string, number>()
      for (const { webhook_id: id } of await sql.all(pendingRow, PENDING)) {
        const earliest = await earliestDue(sql, id, UNKNOWN)
        if (earliest === null) continue
        bounds.set(id, { first: earliest, retry: earliest })
        due.set(id, earliest)
      }
      return due
    },

    newest: () =>
      onlyRow(
        sql,
        markRow,
        `SELECT (SELECT coalesce(max(seq), 0) FROM deliveries) AS delivery,
                (SELECT coalesce(max(seq), 0) FROM webhook_changes) AS change`,
      ),

    async news(seen) {
      const made = await madeSince(sql, seen.delivery)
      const changes = await changesSince(sql, seen.change)
      const due = new Map(made.due)
      for (const [id, dueAt] of due) bounds.lower(id, dueAt)
      for (const { webhook_id: id } of changes) {
        bounds.forget(id)
        const earliest = await earliestDue(sql, id, UNKNOWN)
        if (earliest !== null) due.set(id, earliest)
      }
      return {
        seen: { delivery: made.last, change: changes.at(-1)?.seq ?? seen.change },
        changed: changes.map(({ webhook_id }) => webhook_id),
        due,
      }
    },

    async turn(turn, decide) {
      const { roll, taken, result, sections } = await sql.transaction(async (tx) => {
        const roll = await callRoll(tx, turn.fence, turn.now)
        const { present } = roll
        const changes = await changesSince(tx, turn.change)
        const changed = changes.map(({ webhook_id }) => webhook_id)
        const isAlone = present.length === 1 && turn.dispatchers.length === 1
        const receivers = await readAnew(tx, box, turn, isAlone ? new Set(changed) : null)
        const decision = decide(receivers, present)
        await writeSettled(tx, decision.settled)
        for (const { receiver } of decision.settled) receivers.set(receiver.id, receiver)
        for (const { settlement, receiver } of decision.settled)
          if (settlement.dueAt !== null) bounds.lower(receiver.id, settlement.dueAt)
        changed.forEach(bounds.forget)
        const isOurs = (id: string) =>
          present.length === 1 || (roll.version === ours.roll && ours.webhooks.has(id))
        const taken = await takeDue(tx, decision, turn, { from: bounds.of, isOurs })
        const begun = taken.claimed.values().reduce((sum, { length }) => sum + length, 0)
        const isCounted = !decision.hoursMayWait || decision.inFlight + begun === 0
        const sections = sentEventsOf(decision.settled)
        if (isCounted) {
          await addHours(tx, decision.hours)
          await writeSectionDeliveries(tx, sent.with(sections))
        }
        const { settled, claims } = decision
        const { claimed, next } = taken
        const result = { settled, claims, isCounted, claimed, next, receivers, changed, present }
        return { roll, taken, result, sections }
      })
      remember(roll, taken)
      if (result.isCounted) sent.written()
      else sent.wait(sections)
      return result
    },
  }

  /** State that is valid once a turn is committed. */
  function remember({ version }: Roll, { claimed, from }: Taken): void {
    if (ours.roll !== version) ours = { roll: version, webhooks: new Set() }
    for (const id of claimed.keys()) ours.webhooks.add(id)
    for (const [id, bound] of from) bounds.set(id, bound)
  }
}

/**
 * Reads the webhooks that are unknown or have changed. `changed`: null where other processes also
 * record receivers' answers, so that any may have changed.
 */
async function readAnew(
  tx: Sql,
  box: SecretBox,
  { receivers }: Turn,
  changed: ReadonlySet<string> | null,
): Promise<Map<string, Receiver>> {
  const current = new Map<string, Receiver>()
  const read = async ([id, known]: [string, Receiver | null]) => {
    const isKnown = known !== null && changed !== null && !changed.has(id)
    current.set(id, isKnown ? known : await readReceiver(tx, box, id))
  }
  await Promise.all([...receivers].map(read))
  return current
}

/** The claims of each webhook; for those with fewer than requested, when the next is due and where to seek. */
interface Taken extends Pick<TurnResult, 'claimed' | 'next'> {
  from: ReadonlyMap<string, Bounds>
}

async function takeDue(
  tx: Sql,
  { claims, gathering, silent }: Pick<TurnDecision, 'claims' | 'gathering' | 'silent'>,
  { fence, now }: Turn,
  known: { from(webhookId: string): Bounds; isOurs(webhookId: string): boolean },
): Promise<Taken> {
  const counts = new Map<string, number>()
  for (const id of claims) counts.set(id, (counts.get(id) ?? 0) + (gathering.get(id) ?? 1))
  const claimed = new Map<string, DueDelivery[]>()
  const next = new Map<string, number | null>()
  const from = new Map<string, Bounds>()
  const take = async ([webhookId, count]: [string, number]) => {
    if (!known.isOurs(webhookId) && (await isSentByOthers(tx, webhookId, fence))) {
      next.set(webhookId, now.getTime() + OTHERS_MS)
      return
    }
    const until = silent.get(webhookId)
    if (until !== undefined && (await putOff(tx, webhookId, until, now)) === MOST_PUT_OFF) {
      next.set(webhookId, now.getTime()) // more is due
      return
    }
    const isOneMessage = gathering.has(webhookId) // whose messages go one at a time
    const claim = { webhookId, count, isOneMessage, from: known.from(webhookId), fence, now }
    const taken = await claimDue(tx, claim)
    claimed.set(webhookId, taken.claimed)
    from.set(webhookId, taken.from)
    if (taken.claimed.length < count)
      next.set(webhookId, await earliestDue(tx, webhookId, taken.from))
  }
  // Webhooks are independent of each other, so their statements travel together.
  await Promise.all([...counts].map(take))
  return { claimed, next, from }
}

/** The pending ones among the deliveries made after number `seq`, some thousands at a time. */
async function madeSince(
  sql: SqlReader,
  seq: number,
): Promise<{ last: number; due: DueByWebhook }> {
  const rows = await sql.all(
    madeRow,
    `SELECT max(seq) AS last, webhook_id,
            min(CASE WHEN status = 'pendente' THEN due_at END) AS due_at
     FROM (SELECT seq, webhook_id, status, due_at FROM deliveries
           WHERE seq > $1 ORDER BY seq LIMIT $2) AS made
     GROUP BY webhook_id`,
    [seq, MOST_NEW],
  )
  return {
    last: rows.reduce((newest, { last }) => Math.max(newest, last), seq),
    due: new Map(
      rows.flatMap(({ webhook_id, due_at }) => (due_at === null ? [] : [[webhook_id, due_at]])),
    ),
  }
}

async function changesSince(sql: SqlReader, seq: number) {
  return await sql.all(
    changeRow,
    `SELECT ${changeRow.columns} FROM webhook_changes
     WHERE seq > $1 ORDER BY seq`,
    [seq],
  )
}
