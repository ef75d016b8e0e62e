import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import { transaction } from './database.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

/** How long it is kept, in days. */
const KEPT_DAYS = {
  events: 90,
  /** With their attempts. */
  deliveries: 90,
  /** What receivers answered. */
  responses: 30,
  /** Thirteen months. */
  statistics: 396,
  deletedWebhooks: 1,
  /** That an alert has fired for an act. */
  alertMatches: 396,
  /** Of mails, that they were sent or given up; what they said is forgotten at once. */
  mails: 90,
}

/** Rows looked at in one transaction: some ten milliseconds of the write lock. */
const BATCH = 200

/** What the push pipeline keeps for a time only, deleted a little at a time. */
export function createRetention(db: DatabaseSync) {
  const events = db.prepare(
    `SELECT seq, criado_em FROM events
     WHERE seq > ? AND seq <= (SELECT seq FROM monitor_progress) ORDER BY seq LIMIT ${BATCH}`,
  )
  const deliveries = db.prepare(
    `SELECT seq, criado_em, status FROM deliveries WHERE seq > ? ORDER BY seq LIMIT ${BATCH}`,
  )
  const deleteEvent = db.prepare('DELETE FROM events WHERE seq = ?')
  const deleteDelivery = db.prepare(
    `DELETE FROM deliveries WHERE seq = ? AND status NOT IN ('pendente', 'enviando')`,
  )
  const forgetResponses = db.prepare(
    `UPDATE attempts SET resposta = NULL WHERE (delivery_id, numero) IN (
       SELECT delivery_id, numero FROM attempts WHERE resposta IS NOT NULL AND iniciada_em < ?
       ORDER BY iniciada_em LIMIT ${BATCH})`,
  )
  const deleteHours = db.prepare(
    `DELETE FROM webhook_hours WHERE (webhook_id, hour) IN (
       SELECT webhook_id, hour FROM webhook_hours WHERE hour < ? LIMIT ${BATCH})`,
  )
  const deleteMatches = db.prepare(
    `DELETE FROM alert_matches WHERE (alerta_id, publicacao_id) IN (
       SELECT alerta_id, publicacao_id FROM alert_matches WHERE matched_at < ?
       ORDER BY matched_at LIMIT ${BATCH})`,
  )
  const deleteMails = db.prepare(
    `DELETE FROM mails WHERE seq IN (
       SELECT seq FROM mails WHERE due_at IS NULL AND criado_em < ? LIMIT ${BATCH})`,
  )
  // Not while an attempt is under way: its result belongs somewhere.
  const gone = db.prepare(
    `SELECT id FROM webhooks w WHERE deleted_at < ? AND NOT EXISTS
       (SELECT 1 FROM deliveries WHERE webhook_id = w.id AND status = 'enviando') LIMIT 1`,
  )
  const deleteTheirs = db.prepare(
    `DELETE FROM deliveries WHERE seq IN
       (SELECT seq FROM deliveries WHERE webhook_id = ? LIMIT ${BATCH})`,
  )
  const deleteRest = [
    'DELETE FROM webhook_hours WHERE webhook_id = ?',
    'DELETE FROM webhook_errors WHERE webhook_id = ?',
    'DELETE FROM webhook_changes WHERE webhook_id = ?',
    'DELETE FROM replays WHERE webhook_id = ?',
    'DELETE FROM webhooks WHERE id = ?',
  ].map((sql) => db.prepare(sql))

  /** The work, each a small transaction that says whether there may be more of it. */
  const tasks = [
    (now: number) => changesAny(forgetResponses, isoBefore(now, KEPT_DAYS.responses)),
    oldest(deliveries, deleteDelivery, KEPT_DAYS.deliveries),
    oldest(events, deleteEvent, KEPT_DAYS.events),
    (now: number) => {
      const hour = Math.floor((now - KEPT_DAYS.statistics * DAY_MS) / HOUR_MS)
      return changesAny(deleteHours, BigInt(hour))
    },
    sweepDeleted,
    (now: number) => changesAny(deleteMatches, BigInt(now - KEPT_DAYS.alertMatches * DAY_MS)),
    (now: number) => changesAny(deleteMails, isoBefore(now, KEPT_DAYS.mails)),
  ]
  let current = 0

  return {
    /** Deletes a little of what is too old; false when nothing is left. */
    step(now: Date): boolean {
      const task = tasks[current]
      if (task === undefined) {
        current = 0
        return false
      }
      if (!transaction(db, () => task(now.getTime()))) current++
      return true
    },
  }

  /** Of rows in the order in which they were made, those that are too old. */
  function oldest(select: StatementSync, remove: StatementSync, days: number) {
    let last = 0
    return (now: number): boolean => {
      const limit = isoBefore(now, days)
      const rows = select.all(BigInt(last))
      const old = rows.filter(({ criado_em }) => String(criado_em) < limit)
      for (const { seq } of old) remove.run(BigInt(Number(seq)))
      const more = old.length === BATCH
      last = more ? Number(old.at(-1)!.seq) : 0 // BATCH is not 0
      return more
    }
  }

  /** Deleted webhooks, after all that they have left behind. */
  function sweepDeleted(now: number): boolean {
    const id = gone.get(isoBefore(now, KEPT_DAYS.deletedWebhooks))?.id
    if (id === undefined) return false
    if (!changesAny(deleteTheirs, id)) for (const statement of deleteRest) statement.run(id)
    return true
  }
}

function changesAny(statement: StatementSync, value: SQLInputValue): boolean {
  return Number(statement.run(value).changes) > 0
}

function isoBefore(now: number, days: number): string {
  return new Date(now - days * DAY_MS).toISOString()
}
