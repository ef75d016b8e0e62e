import type { ActKind, Citation } from '../../../engine/entities.ts'

/** The parts that identify an act: kind, number, own date, and issuer. */
export interface ActName {
  kind: ActKind
  /** Only digits; null for an act known by its date. */
  number: string | null
  /** The year printed after the number, if there is no date: `176/2023`. */
  year?: number
  /** The act's own date, YYYY-MM-DD. */
  date: string | null
  /** Abbreviations and words in capitals around the number: `SE MDIC` of `SE/MDIC nº 363`. */
  office: string
}

const CAPITALS = /[A-ZÀ-Ý]{2,}/g
/** Words in capitals in headings that name no body. */
const NO_OFFICE = new Set(['DE', 'DO', 'DA', 'NO', 'NOS', 'PESSOAL'])

/** The name of an act from a citation in a text. */
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
