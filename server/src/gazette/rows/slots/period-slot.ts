import { MONTH_NAME, latestDate } from '../../../../engine/entities.ts'
import { type SlotReading, type Stretch, oneLine } from '../reading.ts'
import { datesIn } from './date-slot.ts'

/** When something holds, as far as it is printed. */
export interface PrintedPeriod {
  from: SlotReading<string> | null
  to: SlotReading<string> | null
  /** ISO 8601: `P12M`. */
  duration: SlotReading<string> | null
  /** From what day the duration counts, if the text says it by a name. */
  counts: 'assinatura' | 'publicacao' | null
}

const DURATION =
  /(?<![\d.,/])(\d{1,4})\s?(?:\([^()\n]{1,60}\)\s?)?(meses|m[êe]s|anos?|dias)(?!\p{L})/iu
/** Terms in words, as far as they are printed so. */
const WORDS: Record<string, number> = {
  dois: 2,
  três: 3,
  quatro: 4,
  cinco: 5,
  seis: 6,
  doze: 12,
  dezoito: 18,
  vinte: 20,
  'vinte e quatro': 24,
  trinta: 30,
  'trinta e seis': 36,
  'quarenta e oito': 48,
  sessenta: 60,
  noventa: 90,
  'cento e vinte': 120,
  'cento e oitenta': 180,
}
const IN_WORDS = new RegExp(
  `(?<!\\p{L}|(?<!\\p{L})(?:e|cento) )(${Object.keys(WORDS).toReversed().join('|')})\\s(meses|anos|dias)(?!\\p{L})`,
  'iu',
)
const UNITS: Record<string, string> = { m: 'M', a: 'Y', d: 'D' }
const UNTIL =
  /(?:até|término em|encerra(?:ndo|m)?(?:-se)?(?: em)?|publica[çc][ãa]o[^.;]{0,20}\sa|final(?:izando)? em|fim|para(?=\s*:))(?: o dia| de)?\s*:?\s*$/iu
const FROM =
  /(?:a partir d[eoa]|início em|a contar d[eoa]|contad[oa]s? d[eoa]|desde|iniciando(?:-se)? em|inicial)(?: dia| data de)?\s*:?\s*$/iu

/** The period that a stretch of a text tells. */
export function periodIn(text: string, place: Stretch): PrintedPeriod {
  const own = text.slice(place.start, place.end)
  const duration = durationIn(text, place)
  const counts = countsFrom(own)
  const dates = datesIn(text, place)
  const [first, second] = dates
  const open = first && dayBefore(own, place.start, first)
  if (open) return { from: open, to: first, duration, counts: null }
  if (!first) return { from: null, to: null, duration, counts }
  if (second && joins(text.slice(first.end, second.start)))
    return { from: first, to: second, duration, counts: null }
  const after = (words: RegExp) =>
    dates.find(({ start }) => words.test(text.slice(Math.max(place.start, start - 30), start))) ??
    null
  const to = after(UNTIL)
  const rest = text.slice(first.end, place.end)
  const isFirst =
    isOpen(rest) ||
    (/^\s*de\s*$/iu.test(text.slice(place.start, first.start)) && /^\s*até/iu.test(rest))
  const from = after(FROM) ?? (isFirst ? first : null)
  if (to || from) return { from: dates.length > 2 ? null : from, to, duration, counts: null }
  const [sentence = ''] = oneLine(own).split(/[.;]\s+(?=\p{Lu})/u)
  const isAlone = duration === null && sentence.replace(/[.;,]+$/, '').length <= LONGEST_DATE
  return { from: null, to: isAlone ? first : null, duration, counts: isAlone ? counts : null }
}

/** The first day of `de 9 de maio a 31 de dezembro de 2023`, whose year is the last one's, or the one before. */
export function dayBefore(
  own: string,
  offset: number,
  { value, start }: SlotReading<string>,
): SlotReading<string> | null {
  const found = DAY_ONLY.exec(own.slice(0, start - offset))
  if (!found) return null
  const [printed, words = '', day = '', month = ''] = found
  const from = latestDate(value, Number(day), month)
  const at = offset + found.index + printed.indexOf(words)
  return from === null ? null : { value: from, start: at, end: at + words.length }
}

const DAY_ONLY = new RegExp(
  `(?<!\\d)((\\d{1,2})[ºo°]? de (${MONTH_NAME}))\\s(?:a|à|até)\\s(?:o dia )?$`,
  'iu',
)

/** The end is missing: `18/04/2023 a .` */
function isOpen(rest: string): boolean {
  return /^\s*(?:a|até)\s*[.,;]?\s*$/iu.test(rest)
}

/** `31 de dezembro de 2023.` */
const LONGEST_DATE = 24

/** Words between the first day of a period and its last. */
function joins(between: string): boolean {
  return (
    between.length <= 60 &&
    (/^\s*,?\s*(?:[aà]|até|[-–]|e|\()/iu.test(between) || between.trim() === '') &&
    !/(?:assina|public)/iu.test(between)
  )
}

/** The first term in a stretch. */
export function durationIn(
  text: string,
  { start: offset, end: stop }: Stretch,
): SlotReading<string> | null {
  const own = text.slice(offset, stop)
  const found = DURATION.exec(own) ?? IN_WORDS.exec(own)
  if (!found) return null
  const [printed, count = '', unit = ''] = found
  const start = offset + found.index
  const amount = WORDS[count.toLowerCase()] ?? Number(count)
  const value = `P${amount}${UNITS[unit[0]!.toLowerCase()]}`
  return { value, start, end: start + printed.length }
}

function countsFrom(own: string): PrintedPeriod['counts'] {
  const found = /(?:publica[çc]|assinatura|assinad|celebra[çc])/iu.exec(own)?.[0].toLowerCase()
  if (found === undefined) return null
  return found.startsWith('public') ? 'publicacao' : 'assinatura'
}

/** The last day of a duration that begins on a day. */
export function lastDay(first: string, duration: string): string | null {
  const [, count = '', unit] = /^P(\d+)([DMY])$/.exec(duration) ?? []
  const [year = 0, month = 1, day = 1] = first.split('-').map(Number)
  const amount = Number(count)
  const months = unit === 'M' ? amount : unit === 'Y' ? amount * 12 : 0
  if (months > MOST_MONTHS) return null
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  const date = new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastOfMonth)))
  if (unit === 'D') date.setUTCDate(date.getUTCDate() + amount)
  return date.toISOString().slice(0, 10)
}

/** A century: whatever is longer is a slip. */
const MOST_MONTHS = 1_200
