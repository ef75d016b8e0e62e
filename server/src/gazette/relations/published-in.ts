import { PRINTED_DATE, readDate } from '../../lib/printed/printed-date.ts'

/** Where a text says that an act was published: `no DOU nº 54, de 20/03/2023, Seção 2, página 48`. */
export interface PublishedIn {
  /** YYYY-MM-DD */
  date: string | null
  edition: string | null
  section: string | null
  page: string | null
}

const CUE = /publicad[ao]s?|publica[çc][ãa]o|\bD\.? ?O\.? ?U\b|di[áa]rio oficial|circulado/i
/** Long enough for date, edition, section and page, in any order and with words between. */
const LENGTH = 240
const DATE = new RegExp(`(?<![\\d/.-])${PRINTED_DATE}`, 'i')
const EDITION =
  /(?:\bD\.? ?O\.? ?U\b\.?|oficial(?: da uni[ãa]o)?|edi[çc][ãa]o(?: do DOU)?)[\s,:(-]{0,4}(?:nr?[º°.o]{0,2} ?)?(?<number>\d{1,3}(?: ?-[A-Z])?)(?![\d/.]|\s?de [a-z]|-\d)/i
const SECTION = /(?:se[çc][ãa]o|\bS\.)[\s:]{0,2}(?<section>0?[123]|I{1,3})\b/i
const PAGE =
  /(?:\bp[áa]g(?:ina)?s?|\bp|\bfls?)[.:]{0,2} ?(?:n[º°.]{1,2} ?)?0*(?<page>\d{1,4})(?!\d)/i

/** The first statement of where something was published within a text; null where there is none. */
export function findPublishedIn(text: string): PublishedIn | null {
  const start = text.search(CUE)
  if (start === -1) return null
  const clause = text.slice(start, start + LENGTH)
  const dated = DATE.exec(clause)
  const place = {
    date: dated && readDate(dated.slice(1)),
    edition: EDITION.exec(clause)?.groups?.number?.replace(' ', '') ?? null,
    section: sectionNumber(SECTION.exec(clause)?.groups?.section),
    page: PAGE.exec(clause)?.groups?.page ?? null,
  }
  return place.date || place.edition ? place : null
}

function sectionNumber(printed: string | undefined): string | null {
  if (printed === undefined) return null
  return /\d/.test(printed) ? printed.replace('0', '') : String(printed.length)
}
