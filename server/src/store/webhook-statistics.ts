import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import type { Estatisticas, Periodo } from '../http/schemas/estatisticas.ts'
import { NOTHING, type Tally, addTallies, answerPercentileMs, meanAnswerMs } from './hour-tally.ts'
import { ANSWER_COLUMNS, HOUR_MS, KEPT_ERRORS } from './push/webhook-hours.ts'

const HOURS: Record<Periodo, number> = { '24h': 24, '7d': 7 * 24, '30d': 30 * 24 }
const SHARE = 0.95

/** How the deliveries of webhooks fare: from sums by the hour, however many attempts there were. */
export function createStatisticsReader(db: DatabaseSync) {
  const hours = db.prepare(
    'SELECT * FROM webhook_hours WHERE webhook_id = ? AND hour BETWEEN ? AND ?',
  )
  const errors = db.prepare(
    `SELECT erro, status_http, ended_at, delivery_id FROM webhook_errors
     WHERE webhook_id = ? AND ended_at BETWEEN ? AND ?
     ORDER BY ended_at DESC LIMIT ${KEPT_ERRORS}`,
  )

  return {
    /** The hours of `periodo` up to the one that `now` is in. */
    read(webhookId: string, periodo: Periodo, now: Date): Estatisticas {
      const last = Math.floor(now.getTime() / HOUR_MS)
      const first = last - HOURS[periodo] + 1
      const tallies = new Map(
        hours.all(webhookId, first, last).map((row) => [Number(row.hour), tallyFromRow(row)]),
      )
      const failed = errors.all(webhookId, first * HOUR_MS, now.getTime())
      return {
        webhook_id: webhookId,
        periodo,
        desde: hourOf(first),
        ate: now.toISOString(),
        ...figures([...tallies.values()].reduce(addTallies, NOTHING)),
        horas: Array.from({ length: HOURS[periodo] }, (_, index) => ({
          hora: hourOf(first + index),
          ...figures(tallies.get(first + index) ?? NOTHING),
        })),
        erros_recentes: grouped(failed),
      }
    },
  }
}

function hourOf(hour: number): string {
  return new Date(hour * HOUR_MS).toISOString()
}

function tallyFromRow(row: Record<string, SQLOutputValue>): Tally {
  return {
    delivered: Number(row.delivered),
    failed: Number(row.failed),
    successes: Number(row.successes),
    failures: Number(row.failures),
    answerMs: Number(row.answer_ms),
    answers: ANSWER_COLUMNS.map((name) => Number(row[name])),
  }
}

function figures(tally: Tally) {
  const { delivered, failed, successes, failures } = tally
  return {
    entregas: {
      entregues: delivered,
      falhas: failed,
      taxa_sucesso: share(delivered, failed),
    },
    tentativas: {
      sucessos: successes,
      falhas: failures,
      taxa_sucesso: share(successes, failures),
    },
    tempo_resposta: { media_ms: meanAnswerMs(tally), p95_ms: answerPercentileMs(tally, SHARE) },
  }
}

function share(good: number, bad: number): number | null {
  return good + bad === 0 ? null : good / (good + bad)
}

/** By class, the most frequent first. `rows`: newest first. */
function grouped(rows: Record<string, SQLOutputValue>[]): Estatisticas['erros_recentes'] {
  return [...Map.groupBy(rows, ({ erro }) => String(erro))]
    .map(([erro, ofClass]) => {
      const { ended_at, status_http, delivery_id } = ofClass[0]! // a group has at least one
      return {
        erro: erro as Estatisticas['erros_recentes'][number]['erro'],
        quantidade: ofClass.length,
        ultimo_em: new Date(Number(ended_at)).toISOString(),
        ultimo_status_http: status_http === null ? null : Number(status_http),
        ultima_entrega_id: String(delivery_id),
      }
    })
    .sort((a, b) => b.quantidade - a.quantidade)
}
