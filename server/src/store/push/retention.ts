import { DAY_MS, HOUR_MS } from '../../lib/time/dates.ts'
import type { Fence } from '../../lib/flow/lease.ts'
import { expectHeld } from '../leases/leases.ts'
import { int, row, text } from '../rows.ts'
import type { Sql } from '../sql.ts'

/** How long rows are kept, in days. */
const KEPT_DAYS = {
  events: 90,
  /** With their attempts. */
  deliveries: 90,
  /** The answers of receivers. */
  responses: 30,
  /** Thirteen months. */
  statistics: 396,
  deletedWebhooks: 1,
  /** The record that an alert has fired for an act. */
  alertMatches: 396,
  /** The mark that a person has read an act and not saved it. */
  readMarks: 396,
  /** The record that a mail was sent or given up; its text is deleted at once. */
  mails: 90,
  /** The mails that were made of a bulletin. */
  issues: 90,
}

/** How many rows one transaction examines: some ten milliseconds of the write lock. */
const BATCH = 200

const dated = row({ seq: int, criado_em: text })
const webhook = row({ id: text })
const notedRow = row({ noted: int })

/** A small piece of work; it returns whether more may be left. */
type Task = (tx: Sql, now: number) => Promise<boolean>

/** Deletes webhooks without any deliveries, and everything that belongs to them. */
const REST = [
  'DELETE FROM webhook_hours WHERE webhook_id = $1',
  'DELETE FROM webhook_errors WHERE webhook_id = $1',
  'DELETE FROM webhook_changes WHERE webhook_id = $1',
  'DELETE FROM replays WHERE webhook_id = $1',
  'DELETE FROM webhooks WHERE id = $1',
]

/** Deletes old data of the push pipeline, and notes of contracts once they are added up, a little at a time. */
export function createRetention(sql: Sql) {
  const tasks: Task[] = [
    forgetResponses,
    oldest(
      `SELECT ${dated.columns} FROM deliveries WHERE seq > $1 ORDER BY seq LIMIT ${BATCH}`,
      `DELETE FROM deliveries WHERE seq = $1 AND status NOT IN ('pendente', 'enviando')`,
      KEPT_DAYS.deliveries,
    ),
    oldest(
      `SELECT ${dated.columns} FROM events
       WHERE seq > $1 AND seq <= (SELECT seq FROM monitor_progress) ORDER BY seq LIMIT ${BATCH}`,
      'DELETE FROM events WHERE seq = $1',
      KEPT_DAYS.events,
    ),
    deleteHours,
    sweepDeleted,
    deleteMatches,
    deleteReadMarks,
    deleteMails,
    deleteIssues,
    deleteTold,
    addUpContracts,
  ]
  let current = 0

  return {
    /** Deletes a little of the expired data; false when nothing is left. @throws Overtaken */
    async step(now: Date, fence: Fence): Promise<boolean> {
      const task = tasks[current]
      if (task === undefined) {
        current = 0
        return false
      }
      const more = await sql.transaction(async (tx) => {
        await expectHeld(tx, fence)
        return await task(tx, now.getTime())
      })
      if (!more) current++
      return true
    },
  }
}

/** The expired rows, in the order of creation. */
function oldest(select: string, remove: string, days: number): Task {
  let last = 0
  return async (tx, now) => {
    const limit = isoBefore(now, days)
    const rows = await tx.all(dated, select, [last])
    const old = rows.filter(({ criado_em }) => criado_em < limit)
    for (const { seq } of old) await tx.run(remove, [seq])
    const more = old.length === BATCH
    last = more ? old.at(-1)!.seq : 0 // BATCH is not 0
    return more
  }
}

async function forgetResponses(tx: Sql, now: number): Promise<boolean> {
  const forgotten = await tx.run(
    `UPDATE attempts SET resposta = NULL WHERE (delivery_id, numero) IN (
       SELECT delivery_id, numero FROM attempts WHERE resposta IS NOT NULL AND iniciada_em < $1
       ORDER BY iniciada_em LIMIT ${BATCH})`,
    [isoBefore(now, KEPT_DAYS.responses)],
  )
  return forgotten > 0
}

async function deleteHours(tx: Sql, now: number): Promise<boolean> {
  const deleted = await tx.run(
    `DELETE FROM webhook_hours WHERE (webhook_id, hour) IN (
       SELECT webhook_id, hour FROM webhook_hours WHERE hour < $1 LIMIT ${BATCH})`,
    [Math.floor((now - KEPT_DAYS.statistics * DAY_MS) / HOUR_MS)],
  )
  return deleted > 0
}

/** Deletes webhooks marked as deleted, after everything that belonged to them. */
async function sweepDeleted(tx: Sql, now: number): Promise<boolean> {
  // Not while an attempt is in flight: its result needs the row.
  const gone = await tx.one(
    webhook,
    `SELECT id FROM webhooks w WHERE deleted_at < $1 AND NOT EXISTS
       (SELECT 1 FROM deliveries WHERE webhook_id = w.id AND status = 'enviando') LIMIT 1`,
    [isoBefore(now, KEPT_DAYS.deletedWebhooks)],
  )
  if (gone === null) return false
  const theirs = await tx.run(
    `DELETE FROM deliveries WHERE seq IN
       (SELECT seq FROM deliveries WHERE webhook_id = $1 LIMIT ${BATCH})`,
    [gone.id],
  )
  if (theirs === 0) for (const statement of REST) await tx.run(statement, [gone.id])
  return true
}

async function deleteMatches(tx: Sql, now: number): Promise<boolean> {
  const deleted = await tx.run(
    `DELETE FROM alert_matches WHERE (alerta_id, publicacao_id) IN (
       SELECT alerta_id, publicacao_id FROM alert_matches WHERE matched_at < $1
       ORDER BY matched_at LIMIT ${BATCH})`,
    [now - KEPT_DAYS.alertMatches * DAY_MS],
  )
  return deleted > 0
}

async function deleteReadMarks(tx: Sql, now: number): Promise<boolean> {
  const deleted = await tx.run(
    `DELETE FROM act_marks WHERE (pessoa_id, publicacao_id) IN (
       SELECT pessoa_id, publicacao_id FROM act_marks
       WHERE guardado_em IS NULL AND lido_em < $1 ORDER BY lido_em LIMIT ${BATCH})`,
    [isoBefore(now, KEPT_DAYS.readMarks)],
  )
  return deleted > 0
}

async function deleteMails(tx: Sql, now: number): Promise<boolean> {
  const deleted = await tx.run(
    `DELETE FROM mails WHERE seq IN (
       SELECT seq FROM mails WHERE due_at IS NULL AND criado_em < $1 LIMIT ${BATCH})`,
    [isoBefore(now, KEPT_DAYS.mails)],
  )
  return deleted > 0
}

async function deleteIssues(tx: Sql, now: number): Promise<boolean> {
  const deleted = await tx.run(
    `DELETE FROM bulletin_issues WHERE id IN (
       SELECT id FROM bulletin_issues WHERE criado_em < $1 LIMIT ${BATCH})`,
    [isoBefore(now, KEPT_DAYS.issues)],
  )
  return deleted > 0
}

/** What bulletins have told. CROSS JOIN fixes the order of reading: few bulletins first. */
async function deleteTold(tx: Sql): Promise<boolean> {
  const deleted = await tx.run(
    `DELETE FROM bulletin_queue WHERE seq IN (
       SELECT q.seq FROM bulletins b CROSS JOIN bulletin_queue q
       WHERE q.boletim_id = b.id AND q.seq <= b.told_seq LIMIT ${BATCH})`,
  )
  return deleted > 0
}

/** What writers of contracts have noted, where many write at once. */
async function addUpContracts(tx: Sql): Promise<boolean> {
  const { addUpContracts: statement } = tx.dialect
  const found = statement === null ? null : await tx.one(notedRow, statement)
  return found !== null && found.noted > 0
}

function isoBefore(now: number, days: number): string {
  return new Date(now - days * DAY_MS).toISOString()
}
