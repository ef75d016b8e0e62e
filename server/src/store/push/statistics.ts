import { HOUR_MS } from '../../lib/dates.ts'
import type { AttemptError } from '../../webhooks/attempt-error.ts'
import type { Tally } from '../../webhooks/hour-tally.ts'
import type { StatisticsReader } from '../../webhooks/statistics.ts'
import { int, nullable, row, text, word } from '../rows.ts'
import type { RowReader, SqlReader } from '../sql.ts'
import { ANSWER_COLUMNS, KEPT_ERRORS } from './webhook-hours.ts'

const hourRow = row({
  hour: int,
  delivered: int,
  failed: int,
  successes: int,
  failures: int,
  answer_ms: int,
})

/** The distribution of answer times; a row of {@link ANSWER_COLUMNS}. */
const answersRow = row(Object.fromEntries(ANSWER_COLUMNS.map((name) => [name, int])))

const tallyRow: RowReader<{ hour: number; tally: Tally }> = (raw) => {
  const { hour, answer_ms: answerMs, ...counts } = hourRow(raw)
  return { hour, tally: { ...counts, answerMs, answers: Object.values(answersRow(raw)) } }
}

const errorRow = row({
  erro: word<AttemptError>(),
  status_http: nullable(int),
  ended_at: int,
  delivery_id: text,
})

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
