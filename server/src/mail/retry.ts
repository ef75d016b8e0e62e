import type { Message } from './message.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Between two attempts at a message that the recipient's server deferred. */
const FIRST_MS = MINUTE
const LONGEST_MS = 4 * HOUR

/** Between two attempts at an unreachable server. */
const FIRST_OUTAGE_MS = 10_000
const LONGEST_OUTAGE_MS = 5 * MINUTE

/** How long a message of each kind is useful. */
const LIFETIME: Record<Message['kind'], number> = {
  webhook_warning: 3 * DAY, // by then the webhook works or is inactive
  webhook_inactive: 30 * DAY,
  address_confirmation: 7 * DAY, // like its link
  address_enrolled: 7 * DAY,
  alert_matches: 14 * DAY,
  alerts_empty: 3 * DAY,
  bulletin: 14 * DAY,
  daybook: 3 * DAY, // by then other days are news
  source_late: DAY,
  person_invitation: 7 * DAY, // like the links of these three
  password_reset: HOUR,
  address_proof: 7 * DAY,
  already_known: HOUR,
  password_changed: 7 * DAY,
  factor_on: 7 * DAY,
  factor_off: 7 * DAY,
  codes_renewed: 7 * DAY,
  address_changed: 7 * DAY,
  new_device: 7 * DAY,
  identity_linked: 7 * DAY,
}

/** When to try a deferred message again, after this many attempts. */
export function nextAttempt(now: Date, attempts: number): Date {
  return new Date(now.getTime() + Math.min(LONGEST_MS, FIRST_MS * 3 ** (attempts - 1)))
}

/** How long to wait for a server after this many failed connections in a row. */
export function outagePause(failures: number): number {
  return Math.min(LONGEST_OUTAGE_MS, FIRST_OUTAGE_MS * 2 ** (failures - 1))
}

/** Whether a message is so old that it would only confuse. */
export function isStale(kind: Message['kind'], criado_em: string, now: Date): boolean {
  return now.getTime() - Date.parse(criado_em) > LIFETIME[kind]
}
