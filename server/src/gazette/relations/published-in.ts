import {
  MONTH_NAME,
  PRINTED_DATE,
  latestDate,
  nextDay,
  readDate,
} from '../../../engine/entities.ts'

/** Where an act was published, by a text: `no DOU nº 54, de 20/03/2023, Seção 2, página 48`. */
export interface PublishedIn {
  /** YYYY-MM-DD */
  date: string | null
  edition: string | null
  section: string | null
  page: string | null
}

/**
 * What completes an incomplete date, YYYY-MM-DD: the text's day of publication, and the cited act's
 * own date.
 */
export interface Known {
  today: string
  ownDate: string | null
}

/** After `a publicação da Portaria nº 1, de 2 de março, no DOU de 3`, the place comes later. */
const CUE =
  /(?:publicad|veiculad)[ao]s?|publica[çc][ãa]o(?! d[aeo]s? (?!d\.|dou|di[áa]rio))|\bD\.? ?O\.? ?U\b|di[áa]rio oficial|circulado/i
/** Not every publication is in the gazette; another one may be named first. */
const ELSEWHERE =
  /^publica\S+ (?:n[oa]|em) (?:bis|bs|boletim|di[áa]rio da justi[çc]a|dje|doe|di[áa]rio oficial (?:eletr[ôo]nico )?d[oae]s? (?:estado|munic[íi]pios?|distrito))(?![\wÀ-ÿ])/i
const GAZETTE = /\bD\.? ?O\.? ?U\b|di[áa]rio oficial da uni/i
/**
 * The day before the name of the gazette: `Nas edições circuladas no dia 3/5/2023, nos jornais:
 * DOU`, `Aos 3 dias de maio`.
 */
const DAY_BEFORE = new RegExp(
  `(?:\\bcirculad[ao]s?(?: n?[oa]s?)?(?: dia)?|\\baos?|\\b[dn]?o dia) (${PRINTED_DATE})[^.;\\n]{0,40}$`,
  'i',
)
const BEFORE_LENGTH = 90
/** Long enough for date, edition, section and page, in any order and with words between. */
const LENGTH = 240
const DATE = new RegExp(`(?<![\\d/.-])${PRINTED_DATE}`, 'i')
const ISO_DATE = /(?<![\d/.-])(\d{4}-\d{2}-\d{2})(?!\d)/
/** `de 18/04`, `dia 18 de abril`: the last such day before today. */
const WITHOUT_YEAR = new RegExp(
  `(?<=\\b(?:de|em|dia) )(\\d{1,2})[º°]?(?:[./](\\d{1,2})| de (${MONTH_NAME}))(?![\\d/.]\\d|\\w| ?(?:de |/)\\d)`,
  'i',
)
/** `do dia 30 subsequente`: the first such day after the act's own date. */
const SUBSEQUENT = /(?<!\d)(\d{1,2})[º°]?,? (?:do m[êe]s )?(?:subsequente|seguinte|imediato)/i
const EDITION =
  /(?:(?:\bD\.? ?O\.? ?U\b\.?|oficial(?: da uni[ãa]o)?|edi[çc][ãa]o(?: do DOU)?)[\s,:(-]{0,4}(?:nr?[º°.o]{0,2} ?)?|se[çc][ãa]o ?(?:[123]|I{1,3}),? ?n[º°.o]{1,2} ?)0{0,2}(?<number>\d{1,3}(?: ?-[A-Z])?)(?![\d/.]|\s?de [a-z]|-\d)/i
const SECTION = /(?:se[çc][ãa]o|\bS\.)[\s:]{0,2}(?<section>0?[123]|I{1,3})\b/i
/** `às fls. 130` means leaves of a file. */
const PAGE =
  /(?:\bp[áa]g(?:ina)?s?|\bpgs?|\bp|(?<!(?:às|nas|a) )\b(?:fls?|folhas?))[.:]{0,2} ?(?:n[º°.]{1,2} ?)?0*(?<page>\d{1,4})(?!\d)/i

/** The first place of publication named in a text; null if there is none. */
export function findPublishedIn(text: string, known: Known): PublishedIn | null {
  const start = text.search(CUE)
  if (start === -1) return null
  const clause = text.slice(start, start + LENGTH)
  const elsewhere = ELSEWHERE.exec(clause)?.[0].length
  if (elsewhere !== undefined) {
    const gazette = clause.slice(elsewhere).search(GAZETTE)
    return gazette === -1 ? null : findPublishedIn(clause.slice(elsewhere + gazette), known)
  }
  const place = {
    date:
      findDate(clause, known) ?? dayBefore(text.slice(Math.max(0, start - BEFORE_LENGTH), start)),
    edition: EDITION.exec(clause)?.groups?.number?.replace(' ', '') ?? null,
    section: sectionNumber(SECTION.exec(clause)?.groups?.section),
    page: PAGE.exec(clause)?.groups?.page ?? null,
  }
  return place.date || place.edition ? place : null
}

/** The first date of a clause, in any form. */
function findDate(clause: string, { today, ownDate }: Known): string | null {
  const readings: [RegExp, (groups: (string | undefined)[]) => string | null][] = [
    [DATE, readDate],
    [ISO_DATE, ([date = null]) => date],
    [WITHOUT_YEAR, ([day, month, name]) => latestDate(today, Number(day), month ?? name ?? '')],
    [SUBSEQUENT, ([day]) => ownDate && nextDay(ownDate, Number(day))],
  ]
  const [first] = readings
    .flatMap(([form, read]) => {
      const found = form.exec(clause)
      return found ? [{ at: found.index, date: read(found.slice(1)) }] : []
    })
    .toSorted((a, b) => a.at - b.at)
  return first?.date ?? null
}

/** The day right before the word for the place. */
function dayBefore(text: string): string | null {
  const found = DAY_BEFORE.exec(text.replace(' dias de ', ' de '))
  return found && readDate(found.slice(2))
}

function sectionNumber(printed: string | undefined): string | null {
  if (printed === undefined) return null
  return /\d/.test(printed) ? printed.replace('0', '') : String(printed.length)
}
