import type { AttemptError } from '../../webhooks/attempt-error.ts'
import { type Tally, addTallies } from '../../webhooks/hour-tally.ts'
import { placeholders } from '../rows.ts'
import type { Sql } from '../sql.ts'

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
  erro: AttemptError | null
  tally: Tally
}

export const HOUR_MS = 3_600_000
/** Shown to the webhook's owner; older ones are in the deliveries. */
export const KEPT_ERRORS = 20

/** One for each of the bounds of webhooks/hour-tally.ts, and one for what took longer. */
export const ANSWER_COLUMNS = Array.from({ length: 12 }, (_, index) => `answers_${index}`)
const COUNTS = ['delivered', 'failed', 'successes', 'failures', 'answer_ms', ...ANSWER_COLUMNS]

const ADD = `
  INSERT INTO webhook_hours (webhook_id, hour, ${COUNTS.join(', ')})
  VALUES (${placeholders(COUNTS.length + 2)})
  ON CONFLICT (webhook_id, hour) DO UPDATE SET
    ${COUNTS.map((name) => `${name} = webhook_hours.${name} + excluded.${name}`).join(', ')}`

/**
 * Adds attempts to the statistics of their webhooks, inside the caller's transaction: the one that writes
 * the attempts. Not for tests, which never count.
 */
export async function recordAttempts(tx: Sql, attempts: RecordedAttempt[]): Promise<void> {
  for (const { webhookId, hour, tally } of hoursOf(attempts)) {
    const { delivered, failed, successes, failures, answerMs, answers } = tally
    const counts = [delivered, failed, successes, failures, answerMs, ...answers]
    await tx.run(ADD, [webhookId, hour, ...counts])
  }
  for (const attempt of attempts) if (attempt.erro !== null) await recordError(tx, attempt)
}

/** The attempts of a webhook in an hour, together: one row is written instead of many times the same. */
function hoursOf(attempts: RecordedAttempt[]) {
  const hours = new Map<string, { webhookId: string; hour: number; tally: Tally }>()
  for (const { webhookId, endedAt, tally } of attempts) {
    const hour = Math.floor(endedAt / HOUR_MS)
    const key = `${webhookId} ${hour}`
    const before = hours.get(key)
    hours.set(key, { webhookId, hour, tally: before ? addTallies(before.tally, tally) : tally })
  }
  return hours.values()
}

async function recordError(tx: Sql, attempt: RecordedAttempt): Promise<void> {
  const { webhookId, deliveryId, numero, endedAt, erro, status_http } = attempt
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
