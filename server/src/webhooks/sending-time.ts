import { isDeepStrictEqual } from 'node:util'
import { brasiliaDate, brasiliaInstant, dateOfDay, dayNumber } from '../lib/time/dates.ts'
import { fullHour, lastTime, nextTime } from '../lib/time/day-time.ts'
import { WEEKDAYS, type Weekday, weekdayOf } from '../lib/time/weekdays.ts'
import { chatServiceOf } from './chat/service.ts'

/** Hours of the day, in Brasília, in which nothing is sent: from `de` until just before `ate`, HH:MM. */
interface Silence {
  de: string
  ate: string
}

export const SENDING_FREQUENCIES = ['imediata', 'edicao', 'diaria'] as const

/** When what a webhook gets is sent; what comes before that waits. */
export interface SendingTimes {
  frequencia: (typeof SENDING_FREQUENCIES)[number]
  /** The hour of a daily sending, in Brasília; null: it is not daily. */
  hora: number | null
  /** For how many minutes at most what comes is gathered, if it is sent at once; null: not at all. */
  juntar_minutos: number | null
  /** The days of the week, in Brasília, on which anything is sent; null: on all. */
  dias: Weekday[] | null
  horario_silencioso: Silence | null
}

/** The most minutes for which something is gathered. */
export const MOST_GATHERED = 120

const AT_ONCE: SendingTimes = {
  frequencia: 'imediata',
  hora: null,
  juntar_minutos: null,
  dias: null,
  horario_silencioso: null,
}
const DEFAULT_HOUR = 8
const MINUTE_MS = 60_000
const MIDNIGHT = '00:00'
/** The acts of an edition arrive by the hundred, and a channel gets them in one message. */
const CHANNEL_MS = 10_000
/** What comes with an edition waits until it is whole (edition-batch.ts), and for a missing section no longer than this. */
export const EDITION_MS = 120 * MINUTE_MS

/** The times that a request asks for, with defaults for what it does not say; null: at once. */
export function sendingTimesOf(
  given: Partial<SendingTimes> | null | undefined,
): SendingTimes | null {
  const { frequencia = 'imediata', hora, juntar_minutos, horario_silencioso = null } = given ?? {}
  const dias = WEEKDAYS.filter((day) => given?.dias?.includes(day))
  const times: SendingTimes = {
    frequencia,
    hora: frequencia === 'diaria' ? (hora ?? DEFAULT_HOUR) : null,
    juntar_minutos: frequencia === 'imediata' ? (juntar_minutos ?? null) : null,
    dias: dias.length % WEEKDAYS.length === 0 ? null : dias,
    horario_silencioso,
  }
  return isDeepStrictEqual(times, AT_ONCE) ? null : times
}

/** Of a webhook, what decides when it gets something. */
interface Timed {
  url: string
  envio: SendingTimes | null
}

/** When something that comes at `now` is sent, at the latest. Later ones are never sent before earlier ones. */
export function sendingTime({ url, envio }: Timed, now: Date): Date {
  const gathered = gatheredUntil(envio ?? AT_ONCE, url, now)
  return silentUntil(envio, gathered) === null
    ? gathered
    : (beforeSilence(envio, now, gathered) ?? afterSilence(envio, gathered))
}

/** Just before a silence in which gathering would end, which may last for days; null: what comes waits for its end. */
function beforeSilence(envio: SendingTimes | null, now: Date, gathered: Date): Date | null {
  if (envio?.frequencia !== 'imediata' || silentUntil(envio, now) !== null) return null
  const begins = [MIDNIGHT, envio.horario_silencioso?.de ?? MIDNIGHT]
    .map((time) => nextTime(time, now).getTime())
    .filter((moment) => moment <= gathered.getTime() && silentUntil(envio, new Date(moment)))
  return new Date(Math.max(now.getTime(), Math.min(...begins) - CHANNEL_MS))
}

/** `at`, or the end of the silence that it falls in. */
export function afterSilence(envio: SendingTimes | null, at: Date): Date {
  return silentUntil(envio, at) ?? at
}

/** The end of the silence at `now`, which hours and days that follow one another make together; null: there is none. */
export function silentUntil(envio: SendingTimes | null, now: Date): Date | null {
  let end: Date | null = null
  for (;;) {
    const next: Date | null =
      silentHoursUntil(envio, end ?? now) ?? silentDayUntil(envio, end ?? now)
    if (next === null) return end
    end = next
  }
}

function silentHoursUntil(envio: SendingTimes | null, now: Date): Date | null {
  if (!envio?.horario_silencioso) return null
  const { de, ate } = envio.horario_silencioso
  return lastTime(de, now) > lastTime(ate, now) ? nextTime(ate, now) : null
}

function silentDayUntil(envio: SendingTimes | null, now: Date): Date | null {
  const today = brasiliaDate(now)
  return isSendingDay(envio, today) ? null : midnightAfter(today)
}

function isSendingDay(envio: SendingTimes | null, date: string): boolean {
  return envio?.dias?.includes(weekdayOf(date)) ?? true
}

function midnightAfter(date: string): Date {
  return brasiliaInstant(dateOfDay(dayNumber(date) + 1), MIDNIGHT)
}

/** The longest wait of a retry, and the silences before and after it, of up to a week each. */
const DAYS_AHEAD = 16

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
  return silencesFrom(before, now)
    .map(({ from, until }) => ({
      was: until.getTime(),
      dueAt: afterSilence(after, from).getTime(),
    }))
    .filter(({ was, dueAt }) => dueAt < was)
}

/** The silences of the next days, the first of them from `now` on if it is one already. */
function silencesFrom(envio: SendingTimes | null, now: Date): { from: Date; until: Date }[] {
  const today = dayNumber(brasiliaDate(now))
  const begin = [MIDNIGHT, ...(envio?.horario_silencioso ? [envio.horario_silencioso.de] : [])]
  const moments = Array.from({ length: DAYS_AHEAD }, (_, day) => dateOfDay(today + day))
    .flatMap((date) => begin.map((time) => brasiliaInstant(date, time)))
    .filter((moment) => moment > now)
    .toSorted((one, other) => one.getTime() - other.getTime())
  const silences: { from: Date; until: Date }[] = []
  for (const from of [now, ...moments]) {
    const until = silentUntil(envio, from)
    const last = silences.at(-1)
    if (until !== null && (last === undefined || from >= last.until)) silences.push({ from, until })
  }
  return silences
}

/**
 * Periods follow one another, whenever something comes, so that all that comes in one goes at its end. They begin at
 * midnight, so that whatever their length, every day has the same ones; the last may be shorter.
 */
function gatheredUntil(envio: SendingTimes, url: string, now: Date): Date {
  const { frequencia, hora, juntar_minutos } = envio
  if (hora !== null) return onSendingDay(envio, fullHour(hora), now)
  if (frequencia === 'edicao') return new Date(now.getTime() + EDITION_MS)
  const whole = chatServiceOf(url) === null ? 0 : CHANNEL_MS
  const ms = juntar_minutos === null ? whole : juntar_minutos * MINUTE_MS
  if (ms === 0) return now
  const midnight = lastTime(MIDNIGHT, now).getTime()
  const end = midnight + Math.ceil((now.getTime() - midnight) / ms) * ms
  return new Date(Math.min(end, nextTime(MIDNIGHT, now).getTime()))
}

/** That time on the first day on which anything is sent. */
function onSendingDay(envio: SendingTimes, time: string, now: Date): Date {
  let at = nextTime(time, now)
  while (!isSendingDay(envio, brasiliaDate(at)))
    at = brasiliaInstant(dateOfDay(dayNumber(brasiliaDate(at)) + 1), time)
  return at
}
