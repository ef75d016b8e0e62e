import type { Contrato } from '../../api/schema.ts'
import { type Day, daysBetween } from '../../lib/dates.ts'

export type Lasting = Contrato & { vigencia_inicio: Day; vigencia_fim: Day }

/** The rows that tell both ends of their term. */
export function lasting(rows: Contrato[]): Lasting[] {
  return rows.filter(
    (row): row is Lasting =>
      row.vigencia_inicio !== null &&
      row.vigencia_fim !== null &&
      row.vigencia_inicio <= row.vigencia_fim,
  )
}

export interface Span {
  first: Day
  last: Day
}

/** Whole years around all terms and today. */
export function spanOf(rows: Lasting[], today: Day): Span {
  const starts = [...rows.map(({ vigencia_inicio }) => vigencia_inicio), today].sort()
  const ends = [...rows.map(({ vigencia_fim }) => vigencia_fim), today].sort()
  return { first: `${starts[0]!.slice(0, 4)}-01-01`, last: `${ends.at(-1)!.slice(0, 4)}-12-31` }
}

/** The place of a day within a span, from 0 to 1. */
export function placeIn({ first, last }: Span, day: Day): number {
  return daysBetween(first, day) / Math.max(1, daysBetween(first, last) + 1)
}

/** The first days of its years, few enough for their labels. */
export function yearsIn({ first, last }: Span, most: number): Day[] {
  const [from, to] = [Number(first.slice(0, 4)), Number(last.slice(0, 4))]
  const every = Math.max(1, Math.ceil((to - from + 1) / most))
  const years: Day[] = []
  for (let year = from; year <= to; year += every) years.push(`${year}-01-01`)
  return years
}

export interface YearSum {
  year: string
  total: number
  com_valor: number
  soma: number
}

/** Months added up to years, the oldest first. */
export function byYear(
  months: { valor: string; total: number; com_valor: number; soma: number }[],
): YearSum[] {
  const years = new Map<string, YearSum>()
  for (const { valor, total, com_valor, soma } of months) {
    const year = valor.slice(0, 4)
    const sum = years.get(year) ?? { year, total: 0, com_valor: 0, soma: 0 }
    sum.total += total
    sum.com_valor += com_valor
    sum.soma += Math.round(soma * 100)
    years.set(year, sum)
  }
  return [...years.values()]
    .map((sum) => ({ ...sum, soma: sum.soma / 100 }))
    .sort((a, b) => (a.year < b.year ? -1 : 1))
}

/** The same with the years between them that have nothing. */
export function everyYear(years: YearSum[]): YearSum[] {
  const [first, last] = [Number(years[0]?.year), Number(years.at(-1)?.year)]
  if (years.length === 0) return []
  const known = new Map(years.map((sum) => [sum.year, sum]))
  return Array.from({ length: last - first + 1 }, (_, at) => {
    const year = String(first + at)
    return known.get(year) ?? { year, total: 0, com_valor: 0, soma: 0 }
  })
}
