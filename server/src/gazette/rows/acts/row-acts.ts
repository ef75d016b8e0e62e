import { maskCpfs } from '../../../printed/mask-cpf.ts'
import { type InnerAct, innerActsOf } from '../../inner-acts/inner-acts-of.ts'
import { numberWithin } from '../../inner-acts/lines.ts'
import { printedNumber } from '../printed-number.ts'
import type { SlotReading, Stretch } from '../reading.ts'
import { dayIn, kindIn, numberOf } from './act-heading.ts'
import { placesAndDays } from './places-and-days.ts'

/** The act that a row is of: one of the several in its article, or the only one. */
export interface RowAct {
  /** Names it within its article; null: the article holds no other. */
  key: string | null
  /** The kind in the singular: `Portaria`; null: no heading says one that is known. */
  kind: SlotReading<string> | null
  /** Digits, and a letter that belongs to them. */
  number: SlotReading<string> | null
  /** YYYY-MM-DD */
  date: SlotReading<string> | null
}

/** What the acts of an article are read from. */
export interface ArticleOfRows {
  titulo: string
  conteudo_completo: string
  assinatura: string
  /** YYYY-MM-DD */
  data_publicacao: string
}

/** Tells of which act a place in the text is. */
export type RowActFinder = (at: number) => RowAct

/** An act, and where what is its own begins. */
interface Span {
  from: number
  act: RowAct
  /** Where its heading ends, or the one that covers it. */
  headed: number
}

/** Reads the acts of an article, at the first question. Takes time that is linear in the text. */
export function rowActFinder(article: ArticleOfRows): RowActFinder {
  let reader: RowActFinder | null = null
  return (at) => (reader ??= finderIn(article))(at)
}

function finderIn(article: ArticleOfRows): RowActFinder {
  const text = maskCpfs(article.conteudo_completo)
  const titled = titleIn(text, article.titulo)
  const inner = innerActsOf({ ...article, conteudo_completo: text })
  const spans =
    inner.length === 0
      ? [onlyAct(text, titled)]
      : inner.map((act, i) => innerSpan(text, act, { before: inner[i - 1] ?? null, titled }))
  const froms = spans.map(({ from }) => from)
  const days = spans.every(({ act }) => act.date !== null)
    ? []
    : placesAndDays(text, article.data_publicacao)
  const starts = days.map(({ line }) => line)
  return (at) => {
    const i = Math.max(0, countUpTo(froms, at) - 1)
    const { act, headed } = spans[i]! // an article has one at least
    if (act.date !== null) return act
    const below = days[countUpTo(starts, headed - 1)]
    if (below && text.slice(headed, below.line).trim() === '') return { ...act, date: below.date }
    const next = days[countUpTo(starts, at)]
    const isOwn = next !== undefined && next.line < (froms[i + 1] ?? text.length)
    return isOwn ? { ...act, date: next.date } : act
  }
}

/** Where the title of an article stands, else its first line. */
function titleIn(text: string, titulo: string): Stretch {
  const start = titulo === '' ? -1 : text.indexOf(titulo)
  if (start !== -1) return { start, end: start + titulo.length }
  return { start: 0, end: Math.max(0, text.indexOf('\n')) }
}

/** The only act of an article, by its title. */
function onlyAct(text: string, titled: Stretch): Span {
  return headedSpan(text, { from: 0, key: null, heading: withNumberLine(text, titled) })
}

/** A heading without a number goes on in the line of the number below it. */
function withNumberLine(text: string, heading: Stretch): Stretch {
  const numbered = NUMBER_LINE.exec(text.slice(heading.end, heading.end + LONGEST_LINE))
  const isBelow = numbered !== null && numberWithin(text.slice(heading.start, heading.end)) === null
  return isBelow ? { ...heading, end: heading.end + numbered[0].length } : heading
}

/** `Nº 4, DE 5 DE ABRIL DE 2023`, on a line of its own below the heading. */
const NUMBER_LINE = /^\s{1,4}N\s?[.º°oO]{1,2}\s?\d[\d.]*[^\n]{0,40}(?=\n|$)/u
const LONGEST_LINE = 120

/** One of several; words before it that nobody else has are its own, too. */
function innerSpan(
  text: string,
  act: InnerAct,
  { before, titled }: { before: InnerAct | null; titled: Stretch },
): Span {
  const { key, heading, covering, opening, start } = act
  const isOwn = (place: Stretch | null): place is Stretch =>
    place !== null && place.start >= (before?.end ?? 0)
  const begins = [covering, opening].filter(isOwn).map((place) => place.start)
  const from = Math.min(start, ...begins)
  if (heading !== null) {
    const own = withNumberLine(text, { start, end: start + heading.length })
    return headedSpan(text, { from, key, heading: own })
  }
  const named = covering ?? (titled.end <= start ? titled : { start, end: start })
  const number =
    act.number === null
      ? null
      : printedNumber(text, { start, end: start + LONGEST_LINE }, act.number)
  return {
    from,
    headed: named.end,
    act: { key, kind: kindIn(text, named), number, date: dayIn(text, named) },
  }
}

function headedSpan(
  text: string,
  { from, key, heading }: { from: number; key: string | null; heading: Stretch },
): Span {
  const kind = kindIn(text, heading)
  const number = numberOf(text, heading, kind)
  return {
    from,
    headed: heading.end,
    act: { key, kind, number, date: dayIn(text, heading) },
  }
}

/** How many of ascending numbers are not above one. */
function countUpTo(ascending: number[], most: number): number {
  let [low, high] = [0, ascending.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (ascending[middle]! <= most) low = middle + 1
    else high = middle
  }
  return low
}
