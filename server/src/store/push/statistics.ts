import { HOUR_MS } from '../../lib/time/dates.ts'
import type { Tally } from '../../webhooks/hour-tally.ts'
import type { StatisticsReader } from '../../webhooks/statistics.ts'
import type { RowReader, SqlReader } from '../sql.ts'
import { ANSWER_COLUMNS, webhookErrors, webhookHours } from './tables.ts'
import { KEPT_ERRORS } from './webhook-hours.ts'

const hourRow = webhookHours.pick(
  'hour',
  'delivered',
  'failed',
  'successes',
  'failures',
  'answer_ms',
)

/** The distribution of answer times. */
const answersRow = webhookHours.pick(...ANSWER_COLUMNS)

const tallyRow: RowReader<{ hour: number; tally: Tally }> = (raw) => {
  const { hour, answer_ms: answerMs, ...counts } = hourRow(raw)
  return { hour, tally: { ...counts, answerMs, answers: Object.values(answersRow(raw)) } }
}

const errorRow = webhookErrors.pick('erro', 'status_http', 'ended_at', 'delivery_id')

/** Statistics of the deliveries of webhooks. */
export function createStatisticsReader(sql: SqlReader): StatisticsReader {
  return {
    attempts: (webhookId, { first, last }, now) =>
      sql.snapshot(async (sql) => {
        const hours = await sql.all(
          tallyRow,
          `SELECT ${hourRow.columns}, ${answersRow.columns} FROM webhook_hours
           WHERE webhook_id = $1 AND hour BETWEEN $2 AND $3`,
          [webhookId, first, last],
        )
        const errors = await sql.all(
          errorRow,
          `SELECT ${errorRow.columns} FROM webhook_errors
           WHERE webhook_id = $1 AND ended_at BETWEEN $2 AND $3
           ORDER BY ended_at DESC LIMIT ${KEPT_ERRORS}`,
          [webhookId, first * HOUR_MS, now.getTime()],
        )
        return { tallies: new Map(hours.map(({ hour, tally }) => [hour, tally])), errors }
      }),
  }
}
