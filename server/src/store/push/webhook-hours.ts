import type { AttemptError } from '../../webhooks/attempt-error.ts'
import type { HourTally } from '../../webhooks/hour-tally.ts'
import type { Sql } from '../sql.ts'
import { ANSWER_COLUMNS, webhookErrors, webhookHours } from './tables.ts'

type Buckets = Record<(typeof ANSWER_COLUMNS)[number], number>

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

const SUMS = ['delivered', 'failed', 'successes', 'failures', 'answer_ms', ...ANSWER_COLUMNS]
const addHour = webhookHours.insert(`ON CONFLICT (webhook_id, hour) DO UPDATE SET
  ${SUMS.map((name) => `${name} = webhook_hours.${name} + excluded.${name}`).join(', ')}`)
const putError = webhookErrors.insert(`ON CONFLICT (webhook_id, ended_at, delivery_id, numero)
  DO UPDATE SET erro = excluded.erro, status_http = excluded.status_http`)

/**
 * Adds to the statistics of webhooks, inside the caller's transaction: the one that writes the
 * attempts. Tests are never counted.
 */
export async function addHours(tx: Sql, hours: HourTally[]): Promise<void> {
  const add = ({ webhookId, hour, tally }: HourTally) => {
    const { answerMs: answer_ms, answers, ...counts } = tally
    const buckets = Object.fromEntries(ANSWER_COLUMNS.map((name, n) => [name, answers[n]]))
    return addHour(tx, {
      webhook_id: webhookId,
      hour,
      ...counts,
      answer_ms,
      ...(buckets as Buckets),
    })
  }
  await Promise.all(hours.map(add))
}

/** Stores a failed attempt among the latest of its webhook, inside the caller's transaction. */
export async function recordError(tx: Sql, error: RecordedError): Promise<void> {
  const { webhookId: webhook_id, deliveryId: delivery_id, endedAt: ended_at } = error
  await putError(tx, { ...error, webhook_id, delivery_id, ended_at })
  await tx.run(
    `DELETE FROM webhook_errors WHERE webhook_id = $1 AND ended_at < (
       SELECT ended_at FROM webhook_errors WHERE webhook_id = $1
       ORDER BY ended_at DESC LIMIT 1 OFFSET ${KEPT_ERRORS - 1})`,
    [webhook_id],
  )
}
