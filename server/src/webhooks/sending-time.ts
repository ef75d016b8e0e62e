import { isDeepStrictEqual } from 'node:util'
import { fullHour, lastTime, nextTime } from '../lib/time/day-time.ts'
import { chatServiceOf } from './chat/service.ts'

/** Hours of the day, in Brasília, in which nothing is sent: from `de` until just before `ate`, HH:MM. */
interface Silence {
  de: string
  ate: string
}

/** When what a webhook gets is sent; what comes before that waits. */
export interface SendingTimes {
  frequencia: 'imediata' | 'diaria'
  /** The hour of a daily sending, in Brasília; null: it is not daily. */
  hora: number | null
  /** For how many minutes at most what comes is gathered, if it is not daily; null: not at all. */
  juntar_minutos: number | null
  horario_silencioso: Silence | null
}

/** The most minutes for which something is gathered. */
export const MOST_GATHERED = 120

const AT_ONCE: SendingTimes = {
  frequencia: 'imediata',
  hora: null,
  juntar_minutos: null,
  horario_silencioso: null,
}
const DEFAULT_HOUR = 8
const MINUTE_MS = 60_000
const MIDNIGHT = '00:00'
/** The acts of an edition arrive by the hundred, and a channel gets them in one message. */
const CHANNEL_MS = 10_000

/** The times that a request asks for, with defaults for what it does not say; null: at once. */
export function sendingTimesOf(
  given: Partial<SendingTimes> | null | undefined,
): SendingTimes | null {
  const { frequencia = 'imediata', hora, juntar_minutos, horario_silencioso = null } = given ?? {}
  const isDaily = frequencia === 'diaria'
  const times: SendingTimes = {
    frequencia,
    hora: isDaily ? (hora ?? DEFAULT_HOUR) : null,
    juntar_minutos: isDaily ? null : (juntar_minutos ?? null),
    horario_silencioso,
  }
  return isDeepStrictEqual(times, AT_ONCE) ? null : times
}

/** Of a webhook, what decides when it gets something. */
interface Timed {
  url: string
  envio: SendingTimes | null
}

/** When something that comes at `now` is sent. Later ones are never sent before earlier ones. */
export function sendingTime({ url, envio }: Timed, now: Date): Date {
  const gathered = gatheredUntil(envio ?? AT_ONCE, url, now)
  return afterSilence(envio, gathered)
}

/** `at`, or the end of the silence that it falls in. */
export function afterSilence(envio: SendingTimes | null, at: Date): Date {
  return silentUntil(envio, at) ?? at
}

/** The end of the silence at `now`; null: there is none. */
export function silentUntil(envio: SendingTimes | null, now: Date): Date | null {
  if (!envio?.horario_silencioso) return null
  const { de, ate } = envio.horario_silencioso
  return lastTime(de, now) > lastTime(ate, now) ? nextTime(ate, now) : null
}

/** The longest wait of a retry, and the silence after it. */
const DAYS_AHEAD = 3
const DAY_MS = 86_400_000

/** A retry that was put off until the end of a silence, and when it is due without that silence. */
export interface ResumedRetry {
  was: number
  dueAt: number
}

/** What becomes of retries that silences put off, when `after` is asked for instead of `before`; only those that go sooner. */
export function resumedRetries(
  before: SendingTimes | null,
  after: SendingTimes | null,
  now: Date,
): ResumedRetry[] {
  if (!before?.horario_silencioso) return []
  const { de, ate } = before.horario_silencioso
  const first = nextTime(ate, now).getTime()
  return Array.from({ length: DAYS_AHEAD + 1 }, (_, day) => first + day * DAY_MS)
    .map((was) => {
      const from = Math.max(now.getTime(), lastTime(de, new Date(was)).getTime())
      return { was, dueAt: afterSilence(after, new Date(from)).getTime() }
    })
    .filter(({ was, dueAt }) => dueAt < was)
}

/** What a store of webhooks asks of the times. */
export const SENDING_RULES = { sendingTime, resumedRetries }

/**
 * Periods follow one another, whenever something comes, so that all that comes in one goes at its end. They begin at
 * midnight, so that whatever their length, every day has the same ones; the last may be shorter.
 */
function gatheredUntil({ hora, juntar_minutos }: SendingTimes, url: string, now: Date): Date {
  if (hora !== null) return nextTime(fullHour(hora), now)
  const whole = chatServiceOf(url) === null ? 0 : CHANNEL_MS
  const ms = juntar_minutos === null ? whole : juntar_minutos * MINUTE_MS
  if (ms === 0) return now
  const midnight = lastTime(MIDNIGHT, now).getTime()
  const end = midnight + Math.ceil((now.getTime() - midnight) / ms) * ms
  return new Date(Math.min(end, nextTime(MIDNIGHT, now).getTime()))
}
