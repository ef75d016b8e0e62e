import type { Stretch } from '../reading.ts'
import { type LabelledClause, type ClauseKind, clausesIn } from '../units/clauses.ts'
import { companyNumbers } from '../slots/party-slot.ts'
import type { TableRow } from '../units/table-clauses.ts'
import { eitherOf } from '../../../lib/text/either-of.ts'

/** A clause of a contractor. */
export interface UnitClause extends LabelledClause {
  /** Whose it is, where others have it, too: an instrument's with several contractors, or another contractor's. */
  of?: 'instrument' | 'another'
}

/** The clauses of one contractor, those that hold for several among them. */
export interface ContractUnit extends Stretch {
  clauses: UnitClause[]
  /** What stands before its parties, object and amounts: its name and numbers. */
  intro: Stretch
  /** What stands before the first of several, and tells of all. */
  common?: Stretch
}

/**
 * Parts the clauses of an extract into its instruments and contractors. The first label that comes as often as
 * those of the contractors tells them apart; each begins where its paragraph does. What stands before the first and
 * what comes once behind the last holds for all.
 */
export function unitsAmong(
  text: string,
  clauses: LabelledClause[],
  extract: Stretch,
): ContractUnit[] {
  const groups = groupsIn(text, clauses, extract)
  if (groups.length > 1)
    return groups.flatMap((group) => unitsAmong(text, clausesWithin(clauses, group), group))
  const whole = [{ ...extract, clauses, intro: introOf(extract, clauses) }]
  const counts = new Map<ClauseKind, number>()
  for (const { kind } of clauses) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  const times = timesOf(text, counts, clauses)
  if (times < 2) return whole
  const head = clauses.find(
    ({ kind }) =>
      kind !== 'outra' && counts.get(kind) === times && (kind !== 'parte' || areOfPairs(clauses)),
  )?.kind
  if (head === undefined) return whole
  const heads = clauses.filter(({ kind }) => kind === head).slice(0, MOST)
  const begins = openings(text, clauses, heads, extract.start)
  const isParagraphed = begins[1] !== heads[1]!.from
  const shared = sharedAmong(clauses, begins, counts, isParagraphed)
  return begins.map((start, i) => {
    const place = { start: i === 0 ? extract.start : start, end: begins[i + 1] ?? extract.end }
    const own = clauses
      .filter(({ from }) => from >= start && from < place.end)
      .map((clause) => ({ ...clause, end: Math.min(clause.end, place.end) }))
    return {
      ...place,
      clauses: [
        ...numberBefore(text, heads[i]!.from),
        ...own,
        ...shared.filter(({ from }) => !own.some((one) => one.from === from)),
      ],
      intro: introOf({ start, end: place.end }, own),
      common: { start: extract.start, end: begins[0]! },
    }
  })
}

/**
 * Paragraphs with contractors of their own behind a process or an object of their own, more contractors than
 * paragraphs: what each tells holds for its own contractors alone.
 */
function groupsIn(text: string, clauses: LabelledClause[], { start, end }: Stretch): Stretch[] {
  const heads = clauses.filter(({ kind }) => kind === 'fornecedor')
  const begins = [
    ...new Set(heads.map(({ from }) => Math.max(start, text.lastIndexOf('\n\n', from - 1) + 2))),
  ]
  if (begins.length < 2 || heads.length === begins.length || begins.length > MOST) return []
  const groups = begins.map((at, i) => ({ start: at, end: begins[i + 1] ?? end }))
  const areWhole = groups.every((group) => {
    const [first] = clausesWithin(clauses, group)
    const isNamed = GROUP_BEGINS.test(text.slice(group.start, group.start + LONGEST_HEADING))
    return first && (OPENS_GROUP.has(first.kind) || isNamed)
  })
  return areWhole ? groups : []
}

const GROUP_BEGINS =
  /^\s*(?:extrato|preg|tomada|concorr|chamada|chamamento|dispensa|inexig|processo)/iu
const OPENS_GROUP = new Set<ClauseKind>(['processo', 'licitacao', 'objeto'])

function clausesWithin(clauses: LabelledClause[], { start, end }: Stretch): LabelledClause[] {
  return clauses
    .filter(({ from }) => from >= start && from < end)
    .map((clause) => ({ ...clause, end: Math.min(clause.end, end) }))
}

/** The number of a contract right before its contractor: `n° 186/2023, fornecedor: A LTDA`. */
function numberBefore(text: string, at: number): UnitClause[] {
  const found = NUMBER_BEFORE.exec(text.slice(Math.max(0, at - NUMBER_NEAR), at))
  if (!found) return []
  const from = at - found[0].length
  return [{ kind: 'contrato', label: '', from, start: from, end: at }]
}

const NUMBER_NEAR = 110
const NUMBER_BEFORE =
  /(?<![\p{L}\d]\s?)n[º°]\s?\d+\/\d{4},?\s*$|(?<!\p{L})(?:ata|arp|contrato)(?!\p{L})[^;:.\n\d]{0,60}?n[º°.o]{1,2}\s?\d[\dA-Z./-]{0,24}\/\d{4},?[^\S\n]?$/iu

/** A row of a table, with the clauses before the table that no cell tells. */
export function unitOfRow(text: string, { clauses, before }: TableRow): ContractUnit {
  const start = clauses[0]!.from
  const told = new Set(clauses.map(({ kind }) => kind))
  const shared = clausesIn(text, before)
    .filter(({ kind, start, end }) => !told.has(kind) && end - start <= LONGEST_SHARED)
    .map((clause) => ({ ...clause, of: 'instrument' as const }))
  return {
    start,
    end: clauses.at(-1)!.end,
    clauses: [...clauses, ...shared],
    intro: { start, end: start },
    common: before,
  }
}

/** Where each instrument begins: with the paragraph of its head, unless the one before is in it, too. */
function openings(
  text: string,
  clauses: LabelledClause[],
  heads: LabelledClause[],
  start: number,
): number[] {
  const paragraphs = heads.map(({ from }) => Math.max(start, text.lastIndexOf('\n', from - 1) + 1))
  const arePart = paragraphs.every((at, i) => i === 0 || at > heads[i - 1]!.from)
  const numbers = heads.map((head) => clauses[clauses.indexOf(head) - 1])
  const areNumbered = numbers.every((before) => before?.kind === 'contrato')
  if (!arePart && areNumbered) return numbers.map((before) => before!.from)
  if (!arePart) return heads.map(({ from }, i) => Math.max(from, i === 0 ? from : paragraphs[i]!))
  const labels = clauses.map(({ from }) => from)
  return paragraphs.map((at, i) => withHeading(text, at, heads[i - 1]?.from ?? start, labels))
}

/** A line without a label that stands right above a paragraph is its heading. */
function withHeading(text: string, at: number, after: number, labels: number[]): number {
  const end = text.slice(after, at).trimEnd().length + after
  const start = text.lastIndexOf('\n', end - 1) + 1
  const isHeading =
    start > after &&
    end - start <= LONGEST_HEADING &&
    HEADS.test(text.slice(start, end)) &&
    !labels.some((from) => from >= start && from < at)
  return isHeading ? start : at
}

const HEADS = new RegExp(
  String.raw`^\W{0,3}(?:${eitherOf(
    'extrato|contrato|termo|ata|aditivo|processo|preg[ãa]o|concorr|tomada|chamamento|credencia',
    String.raw`dispensa|inexig|\d{1,2}[ºo°]`,
    String.raw`(?:primeir|segund|terceir|quart|quint|sext|s[ée]tim|oitav|non|d[ée]cim|vig[ée]sim)[oa]\s`,
  )})`,
  'iu',
)
const LONGEST_HEADING = 200

/** Articles with tables have some hundreds at most. */
const MOST = 1_000
/** A longer clause is repeated for nobody. */
const LONGEST_SHARED = 4_000

/**
 * The first clause of each kind before the first instrument, and those that come once; of amounts, the former. Where
 * instruments are paragraphs, what comes once is only shared behind them.
 */
function sharedAmong(
  clauses: LabelledClause[],
  begins: number[],
  counts: Map<ClauseKind, number>,
  isParagraphed: boolean,
): UnitClause[] {
  const shared = new Map<ClauseKind, UnitClause>()
  for (const clause of clauses) {
    const { kind, from, start, end } = clause
    const isBefore = from < begins[0]!
    const of = isBefore ? 'instrument' : 'another'
    const isOnce = counts.get(kind) === 1 && kind !== 'valor'
    const isCommon = isBefore || (isOnce && (!isParagraphed || from >= begins.at(-1)!))
    if (isCommon && kind !== 'outra' && end - start <= LONGEST_SHARED && !shared.has(kind))
      shared.set(kind, { ...clause, of })
  }
  return [...shared.values()]
}

/** How many instruments there are, by the labels that each has. */
function timesOf(text: string, counts: Map<ClauseKind, number>, clauses: LabelledClause[]): number {
  const of = (kind: ClauseKind) => counts.get(kind) ?? 0
  const [, second = 0] = TOLD_ONCE.map((kind) =>
    of(kind) < 2 ? 0 : alike(clauses, kind),
  ).toSorted((a, b) => b - a)
  return (
    of('fornecedor') ||
    Math.max(
      speciesAmong(text, clauses, of),
      numbersAmong(text, clauses),
      Math.min(of('parte'), alike(clauses, 'objeto')),
      second,
    )
  )
}

/** `Ata nº 1/2023, A LTDA, CNPJ …, Valor: …; Ata nº 2/2023, B LTDA, CNPJ …, Valor: …`: each has a company and an amount. */
function numbersAmong(text: string, clauses: LabelledClause[]): number {
  const both = clauses.filter(({ kind }) => kind === 'contrato' || kind === 'valor')
  const areInTurn = both.every(({ kind }, i) => kind === (i % 2 === 0 ? 'contrato' : 'valor'))
  const named = both.filter(({ start, end }) => companyNumbers(text.slice(start, end)).length === 1)
  return areInTurn && named.length * 2 === both.length ? named.length : 0
}

/** How many species are told: of one instrument its kind may be told twice, but not with a number. */
function speciesAmong(
  text: string,
  clauses: LabelledClause[],
  of: (kind: ClauseKind) => number,
): number {
  const times = of('especie')
  const isEach = [...TOLD_ONCE, 'valor' as const, 'contratante' as const].some(
    (kind) => kind !== 'processo' && of(kind) >= times,
  )
  const numbered = clauses.filter(
    ({ kind, start, end }) => kind === 'especie' && NUMBERED.test(text.slice(start, end)),
  )
  return isEach ? times : numbered.length
}

const NUMBERED = /\d\s?\/\s?\d{2}|n[º°.o]{1,2}\s?\d/iu

/** How many clauses of a kind have the label of the first: an object and a purpose are one instrument's. */
function alike(clauses: LabelledClause[], kind: ClauseKind): number {
  const labels = clauses.filter((clause) => clause.kind === kind).map(({ label }) => label)
  return labels.filter((label) => label.toLowerCase() === labels[0]!.toLowerCase()).length
}

/** What an instrument tells once; two of these that come as often are of as many instruments. */
const TOLD_ONCE = ['objeto', 'assinatura', 'vigencia', 'fundamento', 'processo'] as const

/** Whether parties and objects take turns; an instrument may name each of its parties by a label of its own. */
function areOfPairs(clauses: LabelledClause[]): boolean {
  const both = clauses.filter(({ kind }) => kind === 'parte' || kind === 'objeto')
  return both.every(({ kind }, i) => kind === (i % 2 === 0 ? 'parte' : 'objeto'))
}

/** Up to the first label of what an instrument tells; numbers alone, with labels or not, belong to its beginning. */
function introOf({ start, end }: Stretch, clauses: LabelledClause[]): Stretch {
  const first = clauses.find(
    ({ kind, label }) => !NUMBERS.has(kind) && !(kind === 'outra' && NAMES_INSTRUMENT.test(label)),
  )
  return { start, end: Math.max(start, first?.from ?? end) }
}

/** `Termo de cessão de uso: 3/2023`, `Nota de Empenho: 28`: no kind of clause, but a name with its number. */
const NAMES_INSTRUMENT =
  /uasg|termo|acordo|conv[êe]nio|nota de empenho|aditivo|ades[ãa]o|protocolo|ordem|autoriza[çc][ãa]o de|vinculad|^ref/iu

const NUMBERS = new Set<ClauseKind>(['processo', 'licitacao', 'contrato', 'especie'])
