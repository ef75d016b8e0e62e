import type { DatabaseSync } from 'node:sqlite'
import type { ErroTentativa } from '../webhooks/attempt-error.ts'
import type { Tally } from '../webhooks/hour-tally.ts'

/** An attempt that is over, as the statistics of its webhook see it. */
export interface RecordedAttempt {
  webhookId: string
  deliveryId: string
  /** From 1 on. */
  numero: number
  /** Milliseconds since 1970. */
  endedAt: number
  status_http: number | null
  /** Null when it succeeded. */
  erro: ErroTentativa | null
  tally: Tally
}

export const HOUR_MS = 3_600_000
/** Shown to the webhook's owner; older ones are in the deliveries. */
export const KEPT_ERRORS = 20

/** One for each of the bounds of webhooks/hour-tally.ts, and one for what took longer. */
export const ANSWER_COLUMNS = Array.from({ length: 12 }, (_, index) => `answers_${index}`)
const COLUMNS = ['delivered', 'failed', 'successes', 'failures', 'answer_ms', ...ANSWER_COLUMNS]

/**
 * Adds attempts to the statistics of their webhooks, inside the caller's transaction: the one that
 * writes the attempt. Not for tests, which never count.
 */
export function createAttemptRecorder(db: DatabaseSync): (attempt: RecordedAttempt) => void {
  const add = db.prepare(
    `INSERT INTO webhook_hours (webhook_id, hour, ${COLUMNS.join(', ')})
     VALUES (?, ?, ${COLUMNS.map(() => '?').join(', ')})
     ON CONFLICT DO UPDATE SET
       ${COLUMNS.map((name) => `${name} = ${name} + excluded.${name}`).join(', ')}`,
  )
  const insertError = db.prepare(
    `INSERT OR REPLACE INTO webhook_errors
       (webhook_id, ended_at, delivery_id, numero, erro, status_http)
     VALUES (?, ?, ?, ?, ?, ?)`,
  )
  const forgetErrors = db.prepare(
    `DELETE FROM webhook_errors WHERE webhook_id = ?1 AND ended_at < (
       SELECT ended_at FROM webhook_errors WHERE webhook_id = ?1
       ORDER BY ended_at DESC LIMIT 1 OFFSET ${KEPT_ERRORS - 1})`,
  )

  return (attempt) => {
    const { webhookId, deliveryId, numero, endedAt, erro, status_http, tally } = attempt
    const { delivered, failed, successes, failures, answerMs, answers } = tally
    const counts = [delivered, failed, successes, failures, answerMs, ...answers]
    add.run(webhookId, Math.floor(endedAt / HOUR_MS), ...counts)
    if (erro === null) return
    insertError.run(webhookId, endedAt, deliveryId, numero, erro, status_http)
    forgetErrors.run(webhookId)
  }
}
