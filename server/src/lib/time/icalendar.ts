import { brasiliaInstant, dateOfDay, dayNumber } from './dates.ts'

/** Dates for a calendar program. */
export interface Calendar {
  name: string
  /** The address from which it is read again; null if it is read once. */
  source: string | null
  events: readonly CalendarEvent[]
}

export interface CalendarEvent {
  /** Identifies the event wherever and whenever it is told: programs replace the one they have. */
  uid: string
  /** When it was told, or what it says last changed. */
  revised: Date
  /** How often what it says may have changed since; never less than before. */
  revision: number
  title: string
  description: string
  /** The page that shows more. */
  url: string
  when: EventTime
  cancelled: boolean
}

/** Whole days (YYYY-MM-DD, `until` the last one), or a moment of a day by the clocks of Brasília (HH:MM). */
type EventTime = { day: string; until?: string } | { day: string; time: string }

/**
 * A calendar as iCalendar (RFC 5545). Nobody is busy because of a date that is told here, so it takes no time in
 * a diary. Without events it is still a calendar, because it has a time zone: one component is the least.
 */
export function calendarOf({ name, source, events }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Arauto//Arauto//PT-BR',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${text(name)}`,
    `X-WR-CALNAME:${text(name)}`,
    ...(source === null ? [] : rereadFrom(source)),
    ...TIME_ZONE,
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

function rereadFrom(source: string): string[] {
  return [
    `SOURCE;VALUE=URI:${uri(source)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
  ]
}

/** The day since which clocks in Brasília have been three hours behind UTC all year. */
const ONE_OFFSET_SINCE = '2019-02-17'

const TIME_ZONE = [
  'BEGIN:VTIMEZONE',
  'TZID:America/Sao_Paulo',
  'BEGIN:STANDARD',
  'DTSTART:20190217T000000',
  'TZOFFSETFROM:-0200',
  'TZOFFSETTO:-0300',
  'TZNAME:-03',
  'END:STANDARD',
  'END:VTIMEZONE',
]

function eventLines(event: CalendarEvent): string[] {
  const { uid, revised, title, description, url, when, cancelled } = event
  return [
    'BEGIN:VEVENT',
    `UID:${text(uid)}`,
    `DTSTAMP:${utc(revised)}`,
    `LAST-MODIFIED:${utc(revised)}`,
    `SEQUENCE:${sequenceOf(event)}`,
    ...timeLines(when),
    `SUMMARY:${text(title)}`,
    `DESCRIPTION:${text(description)}`,
    `URL:${uri(url)}`,
    `STATUS:${cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

function timeLines(when: EventTime): string[] {
  const day = digits(when.day)
  if ('time' in when) {
    if (when.day < ONE_OFFSET_SINCE) return [`DTSTART:${utc(brasiliaInstant(when.day, when.time))}`]
    return [`DTSTART;TZID=America/Sao_Paulo:${day}T${digits(when.time)}00`]
  }
  const afterIt = dateOfDay(dayNumber(when.until ?? when.day) + 1)
  return [`DTSTART;VALUE=DATE:${day}`, `DTEND;VALUE=DATE:${digits(afterIt)}`]
}

const YEAR_2000 = Date.UTC(2000, 0, 1)

/**
 * Grows with each revision without being counted anywhere; its seconds fit 31 bits until 2068. What is cancelled
 * comes behind what is not, and a revision behind both.
 */
function sequenceOf({ revised, revision, cancelled }: CalendarEvent): number {
  const seconds = Math.floor((revised.getTime() - YEAR_2000) / 1_000)
  return Math.max(0, seconds) + 2 * revision + (cancelled ? 1 : 0)
}

function utc(moment: Date): string {
  return `${digits(moment.toISOString().slice(0, 19))}Z`
}

function digits(dateOrTime: string): string {
  return dateOrTime.replaceAll(/[-:]/g, '')
}

/** What no text of a calendar may have, not even escaped. */
const FORBIDDEN = /[^\n\t\u{20}-\u{7E}\u{80}-\u{D7FF}\u{E000}-\u{10FFFF}]/gu

function text(plain: string): string {
  return plain
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(FORBIDDEN, '\u{FFFD}')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)
}

/** An address in ASCII, as a line has it unescaped. */
function uri(address: string): string {
  return new URL(address).href
}

const LONGEST_LINE = 75

/** A line in pieces of at most 75 octets, none of which ends within a sign. */
function fold(line: string): string {
  if (Buffer.byteLength(line) <= LONGEST_LINE) return line
  let folded = ''
  let octets = 0
  for (const sign of line) {
    const size = Buffer.byteLength(sign)
    if (octets + size > LONGEST_LINE) {
      folded += '\r\n '
      octets = 1 // the space that continues a line is part of it
    }
    folded += sign
    octets += size
  }
  return folded
}
