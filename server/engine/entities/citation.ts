import { type ActKind, findKinds, isNational } from './act-kind.ts'
import { anyCase } from './any-case.ts'
import { type NamedNumber, NUMBER, SERIES, findNumber } from './named-number.ts'
import { isNormKind } from './norm-kind.ts'
import { MONTH_NAME, PRINTED_DATE, printedYear, readDate } from './printed-date.ts'
import { type Sphere, isLocal, readInitials, readSphere } from './sphere.ts'

/** A citation of an act: `Portaria nº 176/GR/UNIR, de 15 de março de 2023`. */
export interface Citation {
  kind: ActKind
  /** Digits without thousands dots and leading zeros; null for an act named only by its date. */
  number: string | null
  /** The year, from the date or from `176/2023`. */
  year: number | null
  /** Whether the year is printed with two digits, so that its century is a guess. */
  isShortYear: boolean
  /** The act's own date, YYYY-MM-DD. */
  date: string | null
  /** The words around the number, as printed: `/GR/UNIR`, `de Pessoal SE/MDIC`. */
  office: string
  /** The sphere that the text names; null if it names none. */
  esfera: Sphere | null
  start: number
  end: number
}

/** The greatest distance between a kind and its number or date. */
const REACH = 110
/** Ends a name. */
const STOP =
  /[;:"“”\n]|\.(?= (?!N[º°o.])\p{Lu})|(?<!\p{L})(?:[Pp]ublicad(?![ao]s? sob )|PUBLICAD|[Oo]nde se|ONDE|[Ll]eia|LEIA|[Qq]ue|QUE|e d[ao]s? |pel[ao]s? )/u
/** What a suffix is made of; a dot only within it, or it would end a sentence. */
const IN_SUFFIX = '(?:[^\\s,;:"”().]|\\.(?![\\s"”)]|$)){0,60}'
/** `/GR/UNIR`, `-DGP/PF`, ` TRE-AP/PRES`, `/2023` */
const SUFFIX = new RegExp(
  `(?:[A-Z](?![\\wÀ-ÿ]))?(?: ?[-–/] ?[A-ZÀ-Ý\\d]${IN_SUFFIX}| (?!D[EO]S? |EM |E )[A-ZÀ-Ý]${IN_SUFFIX}|/[a-z]${IN_SUFFIX}){0,4}`,
  'y',
)
const FULL_YEAR = /\/ ?((?:19|20)\d{2})(?!\d)|^ ?-((?:19|20)\d{2})(?!\d)/
const SHORT_YEAR = /\/ ?(\d{2})(?![\dªº°])/
/** ` do Confea`, `, do Ministério da Saúde`, `, CD/UFMS` */
const ISSUER =
  '(?:,? d[aeo]s?(?: (?:(?-i:[A-ZÀ-Ý])[\\wÀ-ÿ./-]*|d[aeo]s?|e)){1,8}|, (?-i:[A-ZÀ-Ý]{2}[A-ZÀ-Ý/.-]*))'
const DATED = `(?:[ ,]{0,3}(?:d[eo]s?|datad[ao]s? de|em|do dia)?|\\. ?de| [-–]) ?${PRINTED_DATE}`
const OWN_DATE = new RegExp(`(?: ?\\([^()\\n]{1,60}\\))?${DATED}`, 'iy')
const ISSUED_DATE = new RegExp(anyCase(`${ISSUER}${DATED}`), 'y')
const OWN_YEAR = new RegExp(
  anyCase(`${ISSUER}?,? de (?:(?:${MONTH_NAME})(?: de)? )?((?:19|20)\\d{2}|[12]\\.\\d{3})(?!\\d)`),
  'y',
)
const DATE_ALONE = new RegExp(`^[^;:"\\d\\n]{0,40}?(?:\\bde|,|\\bem) ${PRINTED_DATE}`, 'i')
const ANOTHER = new RegExp(
  `(?:,? (?:e(?:/ou)?|c/c) (?:[ao]s? |d[ao]s? )?|, |; )(?:n(?:[ºso°.]+ ?| ))?${SERIES}${NUMBER}`,
  'iy',
)
/** After a number of a list: its year, or the next number. */
const FURTHER = /\/ ?(?:19|20)\d{2}(?!\d)|(?:, | e )(?:n[ºso°.]* ?)?\d+(?=\/|, \d| e \d)/iy
/** The same, if the name is plural, or dots or `nº` mark the number. */
const FURTHER_OF_NORMS = /\/ ?\d{2}(?![\dªº°/])/y
const PLURAL = /[ei]s$|\bn\S*s[.º°]* ?$/i

/** The last text: an act's text is read for its relations and then for the index. */
let last: { text: string; citations: readonly Citation[] } = { text: '', citations: [] }

/** Every act that a text names by number or date, in order. */
export function findCitations(text: string): readonly Citation[] {
  if (text !== last.text) last = { text, citations: readCitations(text) }
  return last.citations
}

function readCitations(text: string): Citation[] {
  const names = findKinds(text)
  return names.flatMap(({ kind, start, end }, i) => {
    const limit = Math.min(end + REACH, names[i + 1]?.start ?? text.length)
    const window = text.slice(end, limit)
    // `Número do Contrato: 11/2018`
    const colon = window.startsWith(':') ? 1 : 0
    const stop = window.slice(colon).search(STOP)
    const near = withoutFileNumber(window.slice(colon, stop === -1 ? undefined : colon + stop))
    const name = { kind, start, end: end + colon }
    const numbered = readNumbered(text, near, name)
    if (colon === 0) return numbered ?? readDated(near, name)
    return numbered?.filter(({ year }) => year !== null) ?? []
  })
}

/** The number of an act in the files of its body: `Portaria (SEI nº 0123456) nº 5`. */
const FILE_NUMBER = /\([^()]*\bSEI\b[^()]*\)/gi

/** Replaces numbers that are not the act's with blanks; the length does not change. */
function withoutFileNumber(near: string): string {
  return near.includes('(') ? near.replace(FILE_NUMBER, ({ length }) => ' '.repeat(length)) : near
}

type Name = Pick<Citation, 'kind' | 'start' | 'end'>

/**
 * Comes before the number of a process: `Despacho de 5 de abril, no processo nº
 * 00185.002001/2023-72`.
 */
const OF_PROCESS =
  /(?<!\p{L})(?:processos?|autos)(?: (?:administrativos?|eletr[ôo]nicos?|judicia(?:l|is)|sei))?[\s:]+(?:n[º°o.]{0,2} ?)?$/iu

function readNumbered(text: string, near: string, name: Name): Citation[] | null {
  const found = findNumber(near, name.kind)
  if (!found || isDate(text, name.end + found.start)) return null
  const before = near.slice(0, found.start)
  if (OF_PROCESS.test(before)) return null
  const list = {
    isOfNorms: isNormKind(name.kind),
    isPlural: PLURAL.test(text.slice(name.start, name.end)) || PLURAL.test(before),
  }
  const citations: Citation[] = []
  let at = name.end + found.end
  for (let next: Numbered | null = { ...found, at }; next; next = another(text, at, list)) {
    const rest = readRest(text, next)
    at = rest.end
    const told = readSphere(before, text, at)
    const ofState = isNational(name.kind) ? readInitials(before, rest.office, text, at) : null
    const esfera = told ?? ofState
    const number = plainNumber(next.digits)
    citations.push({ ...name, ...rest, number, office: before + rest.office, esfera })
  }
  const isFederal = isNational(name.kind) && !isLocal(citations[0]!)
  return isFederal ? citations : shareDate(citations)
}

interface Numbered extends Pick<NamedNumber, 'digits' | 'year'> {
  /** Right after the number. */
  at: number
}

/**
 * The next of several numbers: `nº 199 e 200, de 1º de maio`, `nos 9.849, de 1999, e 10.667`, `nº
 * 1, 2 e 3/2023`; for norms also `Leis 10.520/02, 8.666/93`.
 */
function another(
  text: string,
  from: number,
  { isOfNorms, isPlural }: { isOfNorms: boolean; isPlural: boolean },
): Numbered | null {
  ANOTHER.lastIndex = from
  const found = ANOTHER.exec(text)
  if (!found) return null
  const [matched, digits = '', year] = found
  const at = ANOTHER.lastIndex
  const start = at - digits.length - (year === undefined ? 0 : year.length + 1)
  if (isDate(text, start)) return null
  OWN_DATE.lastIndex = suffixEnd(text, at)
  FURTHER.lastIndex = at
  if (OWN_DATE.test(text) || FURTHER.test(text)) return { digits, year, at }
  if (!isOfNorms) return null
  const isTold = digits.includes('.') || / n\S* ?\d/i.test(matched)
  FURTHER_OF_NORMS.lastIndex = OWN_YEAR.lastIndex = at
  const isDated = FURTHER_OF_NORMS.test(text) || OWN_YEAR.test(text)
  return (isDated && (isPlural || isTold)) || (isPlural && isTold) ? { digits, year, at } : null
}

/** The parts after a number: the issuing office, its year, its date. */
function readRest(text: string, { year, at }: Numbered) {
  const direct = readOwnDate(OWN_DATE, text, at)
  if (direct) return { office: '', ...direct }
  const office = text.slice(at, suffixEnd(text, at))
  const end = at + office.length
  const [, slashed, dashed] = FULL_YEAR.exec(office) ?? []
  const inOffice = year ?? slashed ?? dashed ?? SHORT_YEAR.exec(office)?.[1]
  const dated = readOwnDate(OWN_DATE, text, end) ?? readOwnDate(ISSUED_DATE, text, end)
  if (dated && !contradicts(inOffice, dated.year, text.slice(end, dated.end)))
    return { office, ...dated }
  OWN_YEAR.lastIndex = end
  const printed = inOffice ?? OWN_YEAR.exec(text)?.[1]
  return {
    office,
    date: null,
    year: printed === undefined ? null : printedYear(printed),
    isShortYear: printed?.length === 2,
    end,
  }
}

/**
 * In `Lei 8.666/93, 12/05/2023` the date is not the law's; in `nº 5/2022, de 2 de maio de 2023` it
 * is.
 */
function contradicts(year: string | undefined, dated: number, printed: string): boolean {
  if (year === undefined || printedYear(year) === dated) return false
  return /^[ ,]*\d/.test(printed)
}

function readOwnDate(pattern: RegExp, text: string, at: number) {
  pattern.lastIndex = at
  const dated = pattern.exec(text)
  const date = dated && readDate(dated.slice(1))
  if (!date) return null
  return { ...yearOf(date, dated), date, end: pattern.lastIndex }
}

function yearOf(date: string, dated: RegExpExecArray) {
  return { year: Number(date.slice(0, 4)), isShortYear: dated[3]?.length === 2 }
}

function suffixEnd(text: string, at: number): number {
  SUFFIX.lastIndex = at
  SUFFIX.exec(text)
  return SUFFIX.lastIndex || at
}

/** In `nº 1.060 e 1.061, de 13 de março` both share the date; each federal law has its own. */
function shareDate(citations: Citation[]): Citation[] {
  const { date, year, isShortYear } = citations.at(-1)!
  return citations.map((citation) =>
    citation.year === null ? { ...citation, date, year, isShortYear } : citation,
  )
}

function readDated(near: string, name: Name): Citation[] {
  const dated = DATE_ALONE.exec(near)
  const date = dated && readDate(dated.slice(1))
  if (!date) return []
  const end = name.end + dated[0].length
  return [{ ...name, number: null, date, ...yearOf(date, dated), office: '', esfera: null, end }]
}

const DATE = new RegExp(PRINTED_DATE, 'iy')

function isDate(text: string, at: number): boolean {
  DATE.lastIndex = at
  return DATE.test(text)
}

function plainNumber(digits: string): string {
  return digits.replace(/\D/g, '').replace(/^0+(?=\d)/, '')
}
