import { eachMatch, matchesOf } from '../../../../engine/entities.ts'
import type { SlotReading, Stretch } from '../reading.ts'

/** The number of an instrument or a bid, and its year. */
export interface NumberRead {
  number: SlotReading<string>
  year: SlotReading<number> | null
}

/** What stands between a name and its number: `nº`, `N.º`, `número:`. */
export const NUMBER_SIGN = '(?:n\\s?[.º°oªrs]{1,3}|n\\.\\s?[º°]|n[úu]mero|n)?\\s?[:.º°]{0,2}\\s?'

/** A part of a number: figures and capitals that no word continues. */
const PART = '[\\dA-Z]+(?!\\p{Ll})'
/**
 * `12/2023`, `0122/2023-SMS`, `2023.04.03.01`, `01.CP.001/2023`, `IN23002`, `71300/2023-075/00`, `300 a 303/GAP-BR/2023`.
 * The first part with a figure may have letters before it (`TLB-CTR-2021/00077`).
 */
const TOKEN = new RegExp(
  `(?:\\d+(?:\\s?[ae]\\s(?=\\d+[/;,.])|-(?=\\d+\\/)))?(?:[A-Z]{2,6}[-/.]){0,3}[A-Z]{0,3}\\d${PART.replace('+', '*')}(?:(?:\\s?\\/\\s?(?=\\d)|[./-])${PART})*(?![º°ª]|\\d)`,
  'uy',
)
/** Letters before a number that are none of it: `SRP 03/2023`, `RP 00016/2023`, `EOC Nº 955/2014`, `Conab nº 6/2023`. */
const PREFIX =
  /(?:[A-Z]{2,6}[\s/-]{1,3}(?:[nN][º°.o]{1,2}\s?)?|\p{Lu}\p{L}{2,8}\s[nN][º°.o]{1,2}\s?)?/uy

/** The number at a place of a text; null: there is none. */
export function numberAt(text: string, at: number, end: number): NumberRead | null {
  for (const start of [at, afterPrefix(text, at)]) {
    TOKEN.lastIndex = start
    const printed = TOKEN.exec(text)?.[0]
    if (printed === undefined || start + printed.length > end || isOther(printed)) continue
    return withYearBehind(text, partsOf(printed, start))
  }
  return null
}

/** `IL067/23-01`: the first contract of a purchase of 2023. */
const SERIES = /\/\d\d-\d\d$/

/** `nº 62 de 2023` */
function withYearBehind(text: string, read: NumberRead): NumberRead {
  YEAR_BEHIND.lastIndex = read.number.end
  const printed = read.year ? undefined : YEAR_BEHIND.exec(text)?.[0]
  if (printed === undefined) return read
  const end = read.number.end + printed.length
  return { ...read, year: { value: Number(printed.slice(-4)), start: end - 4, end } }
}

const YEAR_BEHIND = /\s(?:de|\/)\s(?:19|20)\d\d(?!\d)/uy

function afterPrefix(text: string, at: number): number {
  PREFIX.lastIndex = at
  return at + (PREFIX.exec(text)?.[0].length ?? 0)
}

/** Days, CNPJs and amounts are made of figures, too. */
function isOther(token: string): boolean {
  return /^(?:(?:0?[1-9]|[12]\d|3[01])[./](?:0?[1-9]|1[0-2])[./](?:\d\d){1,2}(?:\/\d+)?|\d{2}\.\d{3}\.\d{3}\/?\d{4}-?\d{2})$/.test(
    token,
  )
}

/** A number right behind the place where a pattern ends. */
export function numberBehind(
  text: string,
  { start, end }: Stretch,
  named: RegExp,
): NumberRead | null {
  for (const found of eachMatch(text.slice(start, end), named)) {
    const read = numberAt(text, start + found.index + found[0].length, end)
    if (read) return read
  }
  return null
}

/**
 * The year of a number, and what is left: what stands before the year, unless more figures follow it
 * (`9/2021-00086`), or it is the first (`2023/0043`).
 */
function partsOf(printed: string, start: number): NumberRead {
  const year = SERIES.test(printed) ? null : yearIn(printed)
  const end = start + printed.length
  if (!year) {
    const misprint = /\/\d{5,}$/.exec(printed)
    return { number: valueAt(printed.slice(0, misprint?.index), start), year: null }
  }
  const at = start + year.index
  const read = {
    value: year.printed.length === 2 ? 2_000 + Number(year.printed) : Number(year.printed),
    start: at,
    end: at + year.printed.length,
  }
  const rest = printed.slice(year.index + year.printed.length)
  if (year.index === 0 && /^\/\d+$/.test(rest))
    return { number: valueAt(rest.slice(1), end - rest.length + 1), year: read }
  const isWhole = year.index === 0 || /[./-](?:\d{3}|\d+(?![\dA-Z]))/.test(rest)
  const before = printed.slice(0, year.index).replace(/[\s./-]+$/, '')
  if (isWhole) return { number: valueAt(printed, start), year: null }
  return { number: valueAt(/\d/.test(before) ? before : printed, start), year: read }
}

function valueAt(value: string, start: number): SlotReading<string> {
  return { value, start, end: start + value.length }
}

const YEAR = /(?<=^|[-/]\s?|^\d+\.)(?:19|20)\d\d(?![\dA-Z])(?!\.)/g
const SHORT_YEAR = /(?<=\d\s?\/\s?|[A-Z\d]\d{0,3}-)\d\d(?=$|[-/][A-Z]|[-/]\d+[-/])/

function yearIn(token: string): { printed: string; index: number } | null {
  const [first, later] = matchesOf(token, YEAR)
  const found =
    (first?.index === 0 ? (later ?? first) : first) ??
    (/\d{5,}-\d\d$/.test(token) ? null : SHORT_YEAR.exec(token))
  return found && { printed: found[0], index: found.index }
}
