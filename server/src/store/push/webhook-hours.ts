import type { AttemptError } from '../../webhooks/attempt-error.ts'
import type { HourTally } from '../../webhooks/hour-tally.ts'
import { placeholders } from '../rows.ts'
import type { Sql } from '../sql.ts'

/** A failed attempt, as the statistics of its webhook see it. */
interface RecordedError {
  webhookId: string
  deliveryId: string
  /** From 1 on. */
  numero: number
  /** Milliseconds since 1970. */
  endedAt: number
  status_http: number | null
  erro: AttemptError
}

/** Shown to the webhook's owner; older ones are in the deliveries. */
export const KEPT_ERRORS = 20

/** One for each bound of webhooks/hour-tally.ts, and one for longer answers. */
export const ANSWER_COLUMNS = Array.from({ length: 12 }, (_, index) => `answers_${index}`)
const COUNTS = ['delivered', 'failed', 'successes', 'failures', 'answer_ms', ...ANSWER_COLUMNS]

const ADD = `
  INSERT INTO webhook_hours (webhook_id, hour, ${COUNTS.join(', ')})
  VALUES (${placeholders(COUNTS.length + 2)})
  ON CONFLICT (webhook_id, hour) DO UPDATE SET
    ${COUNTS.map((name) => `${name} = webhook_hours.${name} + excluded.${name}`).join(', ')}`

/**
 * Adds to the statistics of webhooks, inside the caller's transaction: the one that writes the
 * attempts. Tests are never counted.
 */
export async function addHours(tx: Sql, hours: HourTally[]): Promise<void> {
  const add = ({ webhookId, hour, tally }: HourTally) => {
    const { delivered, failed, successes, failures, answerMs, answers } = tally
    const counts = [delivered, failed, successes, failures, answerMs, ...answers]
    return tx.run(ADD, [webhookId, hour, ...counts])
  }
  await Promise.all(hours.map(add))
}

/** Stores a failed attempt among the latest of its webhook, inside the caller's transaction. */
export async function recordError(tx: Sql, error: RecordedError): Promise<void> {
  const { webhookId, deliveryId, numero, endedAt, erro, status_http } = error
  await tx.run(
    `INSERT INTO webhook_errors (webhook_id, ended_at, delivery_id, numero, erro, status_http)
     VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (webhook_id, ended_at, delivery_id, numero) DO UPDATE SET
       erro = excluded.erro, status_http = excluded.status_http`,
    [webhookId, endedAt, deliveryId, numero, erro, status_http],
  )
  await tx.run(
    `DELETE FROM webhook_errors WHERE webhook_id = $1 AND ended_at < (
       SELECT ended_at FROM webhook_errors WHERE webhook_id = $1
       ORDER BY ended_at DESC LIMIT 1 OFFSET ${KEPT_ERRORS - 1})`,
    [webhookId],
  )
}
