import { type ActKind, findKinds } from './act-kind.ts'
import { PRINTED_DATE, fullYear, readDate } from './printed-date.ts'

/** An act as a text names it: `Portaria nº 176/GR/UNIR, de 15 de março de 2023`. */
export interface Citation {
  kind: ActKind
  /** Digits without thousands dots and leading zeros; null for an act named by its date alone. */
  number: string | null
  /** The year, of the date or of `176/2023`. */
  year: number | null
  /** The act's own date, YYYY-MM-DD. */
  date: string | null
  /** What stands around the number, as printed: `/GR/UNIR`, `de Pessoal SE/MDIC`. */
  office: string
  start: number
  end: number
}

/** How far from its kind a number or date may stand. */
const REACH = 110
/** Ends what belongs to a name. */
const STOP =
  /[;:"“”\n]|\.(?= (?!N[º°o.])\p{Lu})|(?<!\p{L})(?:[Pp]ublicad|PUBLICAD|[Oo]nde se|ONDE|[Ll]eia|LEIA|[Qq]ue|QUE|e d[ao]s? |pel[ao]s? )/u
/** Its dots, and a year behind the last one: `1.326`, `49.2023`. */
const NUMBER = '(\\d{1,3}\\.\\s\\d{3}|\\d+(?:\\.\\d+)*?)(?:\\.((?:19|20)\\d{2}))?(?!\\.?\\d)'
/** Some letters may stand before it: `nº PE-022/2023`. */
const MARKED_NUMBER = new RegExp(
  `(?<![\\wÀ-ÿ])n(?:[.ºo°ªrs]|[úu]mero|\\s)*(?:[A-Z]{2,5}-)?${NUMBER}`,
  'iu',
)
/** Without `nº`, only capitals may stand between: `Portaria MTE 674`, `Ato PR 118`. */
const BARE_NUMBER = new RegExp(
  `^\\.?(?:(?: [-–])?[ ,]{1,2}(?:de Pessoal|[A-ZÀ-Ý][^\\s,;:\\d]{0,40})){0,5}[ ,]{1,2}${NUMBER}`,
)
/** `/GR/UNIR`, `-DGP/PF`, ` TRE-AP/PRES`, `/2023` */
const SUFFIX =
  /(?: ?[-–/] ?[A-ZÀ-Ý\d][^\s,;:"”()]{0,60}| (?!D[EO]S? |EM |E )[A-ZÀ-Ý][^\s,;:"”()]{0,60}|\/[a-z][^\s,;:"”()]{0,60}){0,4}/y
const YEAR = /\/(\d{2}|(?:19|20)\d{2})(?!\d)|^ ?-((?:19|20)\d{2})(?!\d)/
const OWN_DATE = new RegExp(
  `(?: ?\\([^()\\n]{1,60}\\))?[ ,]{0,3}(?:d[eo]s?|datad[ao]s? de|em|do dia)? ?${PRINTED_DATE}`,
  'iy',
)
const OWN_YEAR = /,? de ((?:19|20)\d{2})(?!\d)/y
const DATE_ALONE = new RegExp(`^[^;:"\\d\\n]{0,40}?(?:\\bde|,|\\bem) ${PRINTED_DATE}`, 'i')
const ANOTHER = new RegExp(`(?:,? e |, )(?:n[ºso°.]* ?)?${NUMBER}`, 'iy')
/** Behind a number of a list: its year, or the next number. */
const FURTHER = /\/(?:19|20)\d{2}(?!\d)|(?:, | e )(?:n[ºso°.]* ?)?\d+(?=\/|, \d| e \d)/iy

/** What was read last, because the text of an act is read for its relations and then for the index. */
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

/** The number that an act has in the files of its body: `Portaria (SEI nº 0123456) nº 5`. */
const FILE_NUMBER = /\([^()]*\bSEI\b[^()]*\)/gi

/** Blanks what is no number of the act; lengths stay. */
function withoutFileNumber(near: string): string {
  return near.includes('(') ? near.replace(FILE_NUMBER, ({ length }) => ' '.repeat(length)) : near
}

type Name = Pick<Citation, 'kind' | 'start' | 'end'>

function readNumbered(text: string, near: string, name: Name): Citation[] | null {
  const found = MARKED_NUMBER.exec(near) ?? BARE_NUMBER.exec(near)
  if (!found) return null
  const [matched, digits = '', year] = found
  const before = near.slice(0, found.index) + matched.slice(0, matched.indexOf(digits))
  let at = name.end + found.index + matched.length
  if (isDate(text, name.end + found.index + matched.lastIndexOf(digits))) return null
  const citations: Citation[] = []
  for (let next: Numbered | null = { digits, year, at }; next; next = another(text, at)) {
    const rest = readRest(text, next)
    at = rest.end
    citations.push({
      ...name,
      ...rest,
      number: plainNumber(next.digits),
      office: before + rest.office,
    })
  }
  return shareDate(citations)
}

interface Numbered {
  digits: string
  year: string | undefined
  /** Right after the number. */
  at: number
}

/** The next of several numbers: `nº 199 e 200, de 1º de maio`, `nos 9.849, de 1999, e 10.667`, `nº 1, 2 e 3/2023`. */
function another(text: string, from: number): Numbered | null {
  ANOTHER.lastIndex = from
  const found = ANOTHER.exec(text)
  if (!found) return null
  const [, digits = '', year] = found
  const at = ANOTHER.lastIndex
  const start = at - digits.length - (year === undefined ? 0 : year.length + 1)
  if (isDate(text, start)) return null
  OWN_DATE.lastIndex = suffixEnd(text, at)
  FURTHER.lastIndex = at
  return OWN_DATE.test(text) || FURTHER.test(text) ? { digits, year, at } : null
}

/** What follows a number: the office that issued the act, its year, its date. */
function readRest(text: string, { year, at }: Numbered) {
  const suffix = text.slice(at, suffixEnd(text, at))
  const end = at + suffix.length
  OWN_DATE.lastIndex = end
  const dated = OWN_DATE.exec(text)
  const date = dated && readDate(dated.slice(1))
  if (date) return { office: suffix, date, year: Number(date.slice(0, 4)), end: OWN_DATE.lastIndex }
  OWN_YEAR.lastIndex = end
  const [, slashed, dashed] = YEAR.exec(suffix) ?? []
  const printed = year ?? slashed ?? dashed ?? OWN_YEAR.exec(text)?.[1]
  return {
    office: suffix,
    date,
    year: printed === undefined ? null : fullYear(Number(printed)),
    end,
  }
}

function suffixEnd(text: string, at: number): number {
  SUFFIX.lastIndex = at
  SUFFIX.exec(text)
  return SUFFIX.lastIndex || at
}

/** In `nº 1.060 e 1.061, de 13 de março` the date is of both. */
function shareDate(citations: Citation[]): Citation[] {
  const { date, year } = citations.at(-1)!
  return citations.map((citation) =>
    citation.year === null ? { ...citation, date, year } : citation,
  )
}

function readDated(near: string, name: Name): Citation[] {
  const dated = DATE_ALONE.exec(near)
  const date = dated && readDate(dated.slice(1))
  if (!date) return []
  const end = name.end + dated[0].length
  return [{ ...name, number: null, date, year: Number(date.slice(0, 4)), office: '', end }]
}

const DATE = new RegExp(PRINTED_DATE, 'iy')

function isDate(text: string, at: number): boolean {
  DATE.lastIndex = at
  return DATE.test(text)
}

function plainNumber(digits: string): string {
  return digits.replace(/\D/g, '').replace(/^0+(?=\d)/, '')
}
