import { HOUR_MS } from '../lib/time/dates.ts'
import type { AttemptError } from './attempt-error.ts'
import { NOTHING, type Tally, addTallies, answerPercentileMs, meanAnswerMs } from './hour-tally.ts'

export const STATISTICS_PERIODS = ['24h', '7d', '30d'] as const
export type StatisticsPeriod = (typeof STATISTICS_PERIODS)[number]

/** Results of attempts. Shares: 0 to 1, null when there were none. */
interface Figures {
  entregas: { entregues: number; falhas: number; taxa_sucesso: number | null }
  tentativas: { sucessos: number; falhas: number; taxa_sucesso: number | null }
  /** Milliseconds; null when nothing was answered. */
  tempo_resposta: { media_ms: number | null; p95_ms: number | null }
}

/** The figures of one hour; `hora` is its beginning. */
interface HourFigures extends Figures {
  hora: string
}

/** Recent errors of one class. */
interface ErrorGroup {
  erro: AttemptError
  quantidade: number
  ultimo_em: string
  ultimo_status_http: number | null
  ultima_entrega_id: string
}

/** Statistics of a webhook's deliveries. Times: ISO 8601, UTC. */
export interface Statistics extends Figures {
  webhook_id: string
  periodo: StatisticsPeriod
  desde: string
  ate: string
  /** Oldest first, including hours without any attempt. */
  horas: HourFigures[]
  /** The most frequent first. */
  erros_recentes: ErrorGroup[]
}

/** An attempt that failed. */
interface RecentError {
  erro: AttemptError
  status_http: number | null
  /** Milliseconds since 1970. */
  ended_at: number
  delivery_id: string
}

/** The stored results of a webhook's attempts in some hours. */
export interface HourlyAttempts {
  /** By whole hours since 1970; an absent hour had no attempts. */
  tallies: Map<number, Tally>
  /** The latest, newest first. */
  errors: RecentError[]
}

/** Hourly sums, however many attempts there were; implemented by store/. */
export interface StatisticsReader {
  /** `first`, `last`: whole hours since 1970; of errors, those that ended up to `now`. */
  attempts(
    webhookId: string,
    hours: { first: number; last: number },
    now: Date,
  ): Promise<HourlyAttempts>
}

const HOURS: Record<StatisticsPeriod, number> = { '24h': 24, '7d': 7 * 24, '30d': 30 * 24 }
const SHARE = 0.95

/** The hours of `periodo`, up to the one that `now` is in: whole hours since 1970. */
export function hoursOf(periodo: StatisticsPeriod, now: Date): { first: number; last: number } {
  const last = Math.floor(now.getTime() / HOUR_MS)
  return { first: last - HOURS[periodo] + 1, last }
}

export function statisticsOf(
  webhook_id: string,
  periodo: StatisticsPeriod,
  { tallies, errors }: HourlyAttempts,
  now: Date,
): Statistics {
  const { first, last } = hoursOf(periodo, now)
  return {
    webhook_id,
    periodo,
    desde: isoOf(first),
    ate: now.toISOString(),
    ...figures([...tallies.values()].reduce(addTallies, NOTHING)),
    horas: Array.from({ length: last - first + 1 }, (_, index) => ({
      hora: isoOf(first + index),
      ...figures(tallies.get(first + index) ?? NOTHING),
    })),
    erros_recentes: grouped(errors),
  }
}

function isoOf(hour: number): string {
  return new Date(hour * HOUR_MS).toISOString()
}

function figures(tally: Tally): Figures {
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

function grouped(errors: RecentError[]): ErrorGroup[] {
  return [...Map.groupBy(errors, ({ erro }) => erro)]
    .map(([erro, ofClass]) => {
      const { ended_at, status_http, delivery_id } = ofClass[0]! // a group has at least one
      return {
        erro,
        quantidade: ofClass.length,
        ultimo_em: new Date(ended_at).toISOString(),
        ultimo_status_http: status_http,
        ultima_entrega_id: delivery_id,
      }
    })
    .sort((a, b) => b.quantidade - a.quantidade)
}
