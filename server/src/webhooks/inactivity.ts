/** The part of a webhook's state that the rule of inactivity needs. Times: ms since 1970. */
export interface Health {
  ativo: boolean
  /** Failed attempts since the last 2xx. */
  falhas_consecutivas: number
  /** When the receiver last answered 2xx, or its owner last said that it works: created, reactivated. */
  aliveAt: number
  /** Whether the owner was warned since {@link aliveAt}. */
  warned: boolean
}

export interface CountedAttempt {
  /** Who caused it: the schedule, a person (`POST …/retry`), or `POST …/test`. */
  cause: 'schedule' | 'person' | 'test'
  succeeded: boolean
  /** Failed attempts of this delivery by the schedule, this one included. */
  failures: number
  /** Whether the schedule has no further attempt. */
  exhausted: boolean
  /** Whether the receiver says that it will never take anything again. */
  isOver: boolean
  /** When the first attempt of this delivery began. */
  firstStartedAt: number
  endedAt: number
}

/**
 * What to do besides storing the new counts. `deactivate`: make inactive, tell the owner, suspend the
 * deliveries.
 */
export type Consequence = 'none' | 'warn' | 'deactivate'

/** The failure at which the owner is warned: a delivery's third retry, over half an hour of silence. */
const WARNED_AT_FAILURES = 4

/**
 * The rule of inactivity. A webhook goes inactive when one delivery has failed its last retry and nothing
 * of that webhook has succeeded since that delivery's first attempt. When others succeeded meanwhile, only
 * that delivery has failed. Tests never count; an attempt requested by a person counts only when it
 * succeeds. A reactivated webhook starts again: a delivery that began before cannot deactivate it. A receiver
 * that is over goes inactive at once.
 */
export function afterAttempt(
  health: Health,
  attempt: CountedAttempt,
): { health: Health; consequence: Consequence } {
  const { cause, succeeded, failures, exhausted, isOver, firstStartedAt, endedAt } = attempt
  if (cause === 'test') return { health, consequence: 'none' }
  if (succeeded) {
    const aliveAt = Math.max(health.aliveAt, endedAt)
    return {
      health: { ...health, falhas_consecutivas: 0, aliveAt, warned: false },
      consequence: 'none',
    }
  }
  if (cause === 'person') return { health, consequence: 'none' }
  const counted = { ...health, falhas_consecutivas: health.falhas_consecutivas + 1 }
  if (!health.ativo || (!isOver && health.aliveAt > firstStartedAt))
    return { health: counted, consequence: 'none' }
  if (exhausted || isOver)
    return { health: { ...counted, ativo: false }, consequence: 'deactivate' }
  if (failures >= WARNED_AT_FAILURES && !health.warned)
    return { health: { ...counted, warned: true }, consequence: 'warn' }
  return { health: counted, consequence: 'none' }
}

/** The owner says that the receiver works again. */
export function reactivated(health: Health, now: number): Health {
  return { ...health, ativo: true, falhas_consecutivas: 0, aliveAt: now, warned: false }
}
