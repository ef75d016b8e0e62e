import type { ActKind } from '../../lib/printed/act-kind.ts'
import type { Citation } from '../../lib/printed/citation.ts'

/** What tells an act from others: kind, number, own date, and who issued it. */
export interface ActName {
  kind: ActKind
  /** Digits alone; null for an act known by its date. */
  number: string | null
  /** The year printed behind the number, where no date is: `176/2023`. */
  year?: number
  /** The act's own date, YYYY-MM-DD. */
  date: string | null
  /** Abbreviations and words in capitals around the number: `SE MDIC` of `SE/MDIC nº 363`. */
  office: string
}

const CAPITALS = /[A-ZÀ-Ý]{2,}/g
/** In capitals in headings, and of no body. */
const NO_OFFICE = new Set(['DE', 'DO', 'DA', 'NO', 'NOS', 'PESSOAL'])

/** The name by which a text cites an act. */
export function nameOf({
  kind,
  number,
  year,
  date,
  office,
}: Pick<Citation, 'kind' | 'number' | 'year' | 'date' | 'office'>): ActName {
  const words = office.match(CAPITALS) ?? []
  return {
    kind,
    number,
    ...(date === null && year !== null && { year }),
    date,
    office: words.filter((word) => !NO_OFFICE.has(word)).join(' '),
  }
}
