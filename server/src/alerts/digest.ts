import { fullHour, lastTime } from '../lib/time/day-time.ts'
import type { IsDayWhole } from '../monitor/whole-day.ts'
import type { Frequency } from './alert.ts'

/** Matches of one alert, in acts of one edition, that wait for the next mail to a mailbox. */
export interface Waiting {
  mailboxId: string
  alertaId: string
  frequencia: Frequency
  /** The hour of a daily mail, in Brasília. */
  hora: number
  /** The date of the edition, YYYY-MM-DD. */
  data: string
  edicao: string
  /** When the first and the last of them were found; milliseconds since 1970. */
  first: number
  last: number
  /** When the mailbox last got an immediate mail; null: never. */
  mailedAt: number | null
}

/** A mail that is due: some of a mailbox's waiting matches. */
export interface DueMail {
  mailboxId: string
  scope:
    | { frequencia: 'imediata' | 'diaria' }
    | { frequencia: 'edicao'; data: string; numero: string }
  waiting: Waiting[]
}

const SECOND = 1_000
const MINUTE = 60 * SECOND

/** The acts of an edition arrive by the hundred: a mail waits until no more arrive… */
const QUIET_MS = 5 * SECOND
/** …but no longer than this. */
const LONGEST_WAIT_MS = MINUTE
/** Nobody wants a mail every minute while sections arrive. */
const BETWEEN_MS = 5 * MINUTE

/** The files of a section follow one another more slowly than its acts. */
const EDITION_QUIET_MS = MINUTE
/** A missing section must not delay the matches of the others. */
const EDITION_LONGEST_MS = 120 * MINUTE

/**
 * The mails that are due at `now`. Matches that wait for the same mailbox and have the same schedule go out
 * together: at once, by edition, or by hour of the day.
 */
export function dueMails(waiting: Waiting[], now: Date, isDayWhole: IsDayWhole): DueMail[] {
  const mails = Map.groupBy(waiting, mailKey)
  return [...mails.values()].flatMap((parts) => {
    const due = isDue(parts, now, isDayWhole)
    return due
      ? [{ mailboxId: parts[0]!.mailboxId, scope: scopeOf(parts[0]!), waiting: parts }]
      : []
  })
}

function mailKey({ mailboxId, frequencia, hora, data, edicao }: Waiting): string {
  const part = { imediata: '', diaria: String(hora), edicao: `${data} ${edicao}` }[frequencia]
  return `${mailboxId} ${frequencia} ${part}`
}

function scopeOf({ frequencia, data, edicao }: Waiting): DueMail['scope'] {
  return frequencia === 'edicao' ? { frequencia, data, numero: edicao } : { frequencia }
}

function isDue(parts: Waiting[], now: Date, isDayWhole: IsDayWhole): boolean {
  const { frequencia, hora, mailedAt, data, edicao } = parts[0]! // the same in all parts of a mail
  const first = Math.min(...parts.map((part) => part.first))
  const last = Math.max(...parts.map((part) => part.last))
  const waited = now.getTime() - first
  const quiet = now.getTime() - last
  switch (frequencia) {
    case 'imediata':
      return (
        (quiet >= QUIET_MS || waited >= LONGEST_WAIT_MS) &&
        (mailedAt === null || now.getTime() - mailedAt >= BETWEEN_MS)
      )
    case 'edicao':
      return (
        waited >= EDITION_LONGEST_MS ||
        (quiet >= EDITION_QUIET_MS && (isExtra(edicao) || isDayWhole(data)))
      )
    case 'diaria':
      return first < lastSlot(hora, now).getTime()
  }
}

/** Extra editions have a letter, and arrive whole. */
function isExtra(edicao: string): boolean {
  return /[a-z]/i.test(edicao)
}

/** The most recent time at which it was this hour in Brasília. */
export function lastSlot(hora: number, now: Date): Date {
  return lastTime(fullHour(hora), now)
}
