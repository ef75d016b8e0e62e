import { type Consequence, type Health, afterAttempt } from './inactivity.ts'
import { type RetrySchedule, nextAttemptAt } from './retry-schedule.ts'

/** The part of a delivery's state that decides its next attempt. */
export interface DeliveryState {
  /** Attempts so far, by schedule or by a person. */
  tentativas: number
  /** Failed attempts by the schedule. */
  failures: number
  /** A person requested the attempt: a single one, outside the schedule. */
  byPerson: boolean
  /** Whether an earlier attempt succeeded. */
  delivered: boolean
  /** When the first attempt began, in milliseconds since 1970. */
  firstStartedAt: number
}

export interface AttemptEnd {
  succeeded: boolean
  /** Milliseconds since 1970. */
  endedAt: number
  /** How long the receiver asked us to wait, in milliseconds; null when it did not say. */
  retryAfter: number | null
  /** The receiver says that it will never take anything again. */
  isOver: boolean
}

export interface Settlement {
  status: 'entregue' | 'falhou' | 'pendente' | 'suspensa' | 'cancelada'
  tentativas: number
  failures: number
  /** Of the next attempt, in milliseconds since 1970; null when there is none. */
  dueAt: number | null
  /** Of the webhook, after this attempt. */
  health: Health
  consequence: Consequence
}

/**
 * What an ended attempt means for its delivery and its webhook. `gone`: the webhook was deleted
 * meanwhile. `random`: 0 to 1, how much of the jitter is added.
 */
export function settle(
  delivery: DeliveryState,
  { succeeded, endedAt, retryAfter, isOver }: AttemptEnd,
  webhook: { health: Health; gone: boolean },
  { schedule, random }: { schedule: RetrySchedule; random: number },
): Settlement {
  const { byPerson, firstStartedAt } = delivery
  const counts = !succeeded && !byPerson
  const failures = delivery.failures + Number(counts)
  const dueAt = counts ? nextAttemptAt({ failures, endedAt, retryAfter }, schedule, random) : null
  const { health, consequence } = afterAttempt(webhook.health, {
    cause: byPerson ? 'person' : 'schedule',
    succeeded,
    failures,
    exhausted: dueAt === null,
    isOver,
    firstStartedAt,
    endedAt,
  })
  const after = { tentativas: delivery.tentativas + 1, failures, health, consequence }
  if (dueAt === null) {
    const ok = succeeded || delivery.delivered
    return { ...after, status: ok ? 'entregue' : 'falhou', dueAt }
  }
  if (webhook.gone) return { ...after, status: 'cancelada', dueAt: null, consequence: 'none' }
  return { ...after, status: health.ativo ? 'pendente' : 'suspensa', dueAt }
}
