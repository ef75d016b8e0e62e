import { MONTH_NAME, latestDate, matchesOf, readDate } from '../../../engine/entities.ts'
import type { SlotReading, Stretch } from '../rows/reading.ts'
import { datesIn } from '../rows/slots/date-slot.ts'
import { HOUR, timeOf, withHour } from '../rows/slots/moment-slot.ts'
import { type Cue, nearestCue } from './cues.ts'
import type { Deadline, DeadlineKind } from './deadline.ts'
import { sentenceBefore } from './sentence.ts'

/** A text that names more is a table. */
const MOST = 300

/** A day or a period, as printed. */
interface PrintedTime {
  /** YYYY-MM-DD or YYYY-MM-DDTHH:MM. */
  from: string | null
  to: string | null
  start: number
  end: number
}

/** The dates of a text that its words call something to be kept, in order. */
export function datedIn(text: string, published: string): Deadline[] {
  const found: Deadline[] = []
  let after = 0
  let day: string | null = null
  for (const time of timesIn(text, published)) {
    const before = sentenceBefore(text, after, time.start)
    found.push(...hoursOfDay(text, { start: after, end: time.start }, day))
    const cue = nearestCue(before) ?? cueBehind(before, text.slice(time.end, time.end + NEAR))
    if (cue?.kind) {
      const start = time.start - before.length + cue.at
      found.push(...deadlinesOf(cue.kind, asLimit(before, time), start))
    }
    after = time.end
    day = (time.to ?? time.from)!.slice(0, 10) // one of both is printed
  }
  found.push(...hoursOfDay(text, { start: after, end: text.length }, day))
  return found.filter((one) => isComing(one, published))
}

const ON_DAY = /(?:no|o|para o|do)? dia\s*$/iu
const SAID_BEHIND = /^[^.;\n]{0,60}?(?:realizar|sess[ãa]o|abertura|preg[ãa]o eletr|ocorrer)/iu

/** `no dia 2, às 9h, realizará pregão` */
function cueBehind(before: string, behind: string): Cue | null {
  const on = ON_DAY.exec(before)
  return on !== null && SAID_BEHIND.test(behind) ? { kind: 'abertura', at: on.index } : null
}

/** `a partir de 12/05`: a day that begins a period without an end. */
const BEGINS =
  /(?:a partir d[eoa]s?|in[íi]cio(?: \p{L}+){0,12}?:?(?: [àa]s)?|desde)\s*(?:o dia|dia|[àa]s)?\s*(?:o?\s*dia)?\s*:?\s*$/iu

function asLimit(before: string, time: PrintedTime): PrintedTime {
  const isStart =
    time.from === null &&
    BEGINS.test(before) &&
    !/sess[ãa]o|disputa|lances|abertura/iu.test(before.slice(-60))
  return isStart ? { ...time, from: time.to, to: null } : time
}

/** Days without an hour on which people meet are those of journeys, and so are periods of sessions. */
function deadlinesOf(kind: DeadlineKind, time: PrintedTime, start: number): Deadline[] {
  const one = deadlineOf(kind, time, start)
  const isJourney =
    one.hora === null && (kind === 'reuniao' || (kind === 'abertura' && one.desde !== null))
  return isJourney ? [] : [one]
}

function deadlineOf(tipo: DeadlineKind, { from, to, end }: PrintedTime, start: number): Deadline {
  const hora = (to ?? from)!.slice(11) // one of both is printed
  return {
    tipo,
    data: to && to.slice(0, 10),
    hora: hora === '' ? null : hora,
    desde: from && from.slice(0, 10),
    dias: null,
    dias_uteis: false,
    calculada: false,
    inicio: start,
    fim: end,
  }
}

/** What is past when it is printed was told for another reason, or is misprinted. */
function isComing({ data, desde }: Deadline, published: string): boolean {
  return (data ?? desde)! >= published // one of both is printed
}

/** `a`, `até o dia`, between the days of a period. */
const JOINS = new RegExp(
  `^\\s*(?:\\([^()\\n]{0,30}\\))?,?\\s*(?:(?:[àa]s|[àa] partir das)?\\s*${HOUR},?\\s*)?(?:[aàe]|[àa]s|ao|at[ée]|[-–])\\s*(?:a|o|ao|[àa]s)?\\s*(?:dia|o dia)?\\s*$`,
  'iu',
)
/** The first day of a period of one month: `3 a 20/12/2026`, `30 e 31 de maio de 2023`. */
const FIRST_DAY = new RegExp(
  `(?<![\\d/.,-])(\\d{1,2})[ºo°]?(?:\\s+de\\s+(${MONTH_NAME})|/(\\d{1,2}))?\\s+(?:a|e|at[ée])\\s+(?:o dia\\s+)?$`,
  'iu',
)

function timesIn(text: string, published: string): PrintedTime[] {
  const place = { start: 0, end: text.length }
  const dates = [...datesIn(text, place), ...yearlessIn(text, published)]
    .toSorted((a, b) => a.start - b.start)
    .slice(0, MOST)
  const times: PrintedTime[] = []
  for (let at = 0; at < dates.length; at++) {
    const first = dates[at]!
    const second = dates[at + 1]
    const timed = withAnyHour(text, first, place)
    const last = second && withAnyHour(text, second, place)
    if (last && last.start - timed.end < 60 && JOINS.test(text.slice(first.end, last.start))) {
      if (last.value.slice(0, 10) >= first.value) {
        times.push({ from: first.value, to: last.value, start: timed.start, end: last.end })
        at++
        continue
      }
    }
    times.push(withFirstDay(text, timed))
  }
  return times
}

/** `ao dia 25/05/2023 até às 08h00` */
const UNTIL_HOUR = new RegExp(`^,?\\s*at[ée]\\s+(?:[àa]s\\s+)?${HOUR}`, 'iu')

function withAnyHour(text: string, date: SlotReading<string>, place: Stretch) {
  const before = withHour(text, date, { start: place.start, end: date.end })
  // `das 9h do dia 15 às 8h do dia 25`: the hour behind is that of the next day.
  if (before.start < date.start && OF_DAY.test(text.slice(before.start, date.start))) return before
  const until = UNTIL_HOUR.exec(text.slice(date.end, date.end + 40))
  if (!until?.groups) return withHour(text, date, place)
  return {
    value: timeOf(date.value, until.groups),
    start: date.start,
    end: date.end + until[0].length,
  }
}

const OF_DAY = /d[oe]\s+dia\s*$/iu

/** The groups of a date in digits, of one with the name of its month. */
const NO_DIGITS = [undefined, undefined, undefined]

function withFirstDay(text: string, date: SlotReading<string>): PrintedTime {
  const { value: to, start, end } = date
  const found = FIRST_DAY.exec(text.slice(Math.max(0, start - 40), start))
  const [printed = '', day = '', name, month = to.slice(5, 7)] = found ?? []
  const year = to.slice(0, 4)
  const groups = name === undefined ? [day, month, year] : [...NO_DIGITS, day, name, year]
  const from = found && readDate(groups)
  if (from === null || from >= to.slice(0, 10)) return { from: null, to, start, end }
  return { from, to, start: start - printed.length, end }
}

/** A day whose year is that of its edition, or the next: `20/12`, `10 de dezembro`. */
const YEARLESS = new RegExp(
  `(?<=(?:at[ée]|dia|de|em|a|:)\\s{1,2}(?:o dia\\s|dia\\s)?)(\\d{1,2})(?:/(\\d{1,2})|[ºo°]?\\s+de\\s+(${MONTH_NAME}))(?![\\d/-]|\\.\\d|\\s*(?:de|/)?\\s*\\d)`,
  'giu',
)

function yearlessIn(text: string, published: string): SlotReading<string>[] {
  const inAYear = `${Number(published.slice(0, 4)) + 1}${published.slice(4)}`
  return matchesOf(text, YEARLESS).flatMap((found) => {
    const [printed, day, number, name] = found
    const value = latestDate(inAYear, Number(day), number ?? name!)
    const start = found.index
    return value === null ? [] : [{ value, start, end: start + printed.length }]
  })
}

/** An hour of the day that was told before: `Abertura às 11h`, `e abertura a partir das 08:32h`. */
const OPENS_THEN = new RegExp(
  `(?<!\\p{L})(?:abertura|sess[ãa]o|disputa|etapa de lances)[^.;\\d\\n]{0,30}?(?:[àa]s|a partir das)\\s+${HOUR}`,
  'giu',
)
const NEAR = 200

function hoursOfDay(text: string, { start, end }: Stretch, day: string | null): Deadline[] {
  if (day === null) return []
  const own = text.slice(start, Math.min(end, start + NEAR))
  return matchesOf(own, OPENS_THEN)
    .slice(0, 1)
    .flatMap((found) => {
      const at = start + found.index
      const until = at + found[0].length
      // The hour of the next date is told with that.
      if (/^[^.;\n]{0,25}$/u.test(text.slice(until, end)) && end < text.length) return []
      const to = timeOf(day, found.groups!)
      return [deadlineOf('abertura', { from: null, to, start: at, end: until }, at)]
    })
}
