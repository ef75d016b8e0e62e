import { findProcesses } from '../../../../engine/entities.ts'
import { type SlotReading, type Stretch, first, trimmed } from '../reading.ts'
import { bidIn } from '../slots/bid-slot.ts'
import { datesIn } from '../slots/date-slot.ts'
import type { Money } from '../slots/money-slot.ts'
import { moneyIn } from '../slots/money-slot.ts'
import type { NumberRead } from '../slots/number-slot.ts'
import { lastDay, periodIn } from '../slots/period-slot.ts'
import { processIn } from '../slots/process-slot.ts'
import { termIn } from '../slots/term-slot.ts'
import { uasgIn } from '../slots/unit-code-slot.ts'
import type { LabelledClause, ClauseKind } from '../units/clauses.ts'
import type { ContractRead, ContractReadings } from './contract.ts'
import type { Extract } from './extracts.ts'
import { type InstrumentKind, kindNamed } from './instrument-kind.ts'
import { instrumentNumber, numberAlone } from './instrument-number.ts'
import { partiesOf } from './parties.ts'
import type { ContractUnit, UnitClause } from './units.ts'

/** A unit with what is known of its extract. */
export interface FreeForm {
  text: string
  extract: Extract
  unit: ContractUnit
  /** When the extract was published, YYYY-MM-DD. */
  published: string
}

/** Reads a contract by the labels of its clauses, each slot by itself; null: it says nothing of a contract. */
export function readFree(form: FreeForm): ContractRead | null {
  const { text, extract, unit } = form
  const of = (...kinds: ClauseKind[]) => unit.clauses.filter(({ kind }) => kinds.includes(kind))
  const kind = kindOf(form, of('especie'))
  const head = headOf(form)
  const { parties, ...named } = partiesOf(text, unit, kind.value, head)
  const columns: ContractReadings = {
    tipo_instrumento: kind,
    ...numbersIn(
      text,
      [
        ...of('contrato'),
        ...of('especie'),
        ...head,
        extract.heading,
        ...of('objeto').map(beginningOf),
      ],
      kind.value,
    ),
    processo: processOf(text, unit, of('processo')),
    ...bidOf(text, unit, [
      ...of('licitacao'),
      ...head,
      extract.heading,
      ...of('especie', 'processo', 'fundamento'),
    ]),
    uasg: uasgIn(text, extract.heading) ?? uasgIn(text, unit.intro),
    ...named,
    objeto: first(of('objeto'), (clause) => trimmed(text, clause)),
    ...amountsOf(text, unit),
    data_assinatura: signedOn(text, of('assinatura')),
    fundamento_legal: first(of('fundamento'), (clause) => trimmed(text, clause)),
  }
  const { isEndComputed, ...period } = periodOf(text, of('vigencia'), columns, form.published)
  Object.assign(columns, period)
  const told = Object.entries(columns).filter(([column, read]) => read && !ALWAYS.has(column))
  const isContract =
    columns.fornecedor_nome || columns.contratante_nome || columns.objeto || parties.length > 0
  if (told.length < (isContract ? FEWEST : FEWEST_WITHOUT_PARTIES)) return null
  return {
    start: unit.start,
    end: unit.end,
    columns,
    parties,
    isEndComputed,
    isAdhesion:
      ADHESION.test(text.slice(extract.heading.start, extract.heading.end)) ||
      of('especie', 'licitacao', 'objeto').some(({ start, end }) =>
        ADHESION.test(text.slice(start, end)),
      ),
    origin: 'livre',
    confidence:
      (columns.fornecedor_nome || parties.length > 0) && !isReversed(columns) ? 'media' : 'baixa',
  }
}

const ALWAYS = new Set(['tipo_instrumento', 'moeda'])
/** A misprint: it ends before it begins. */
function isReversed({ vigencia_inicio: from, vigencia_fim: to }: ContractReadings): boolean {
  return Boolean(from && to && to.value < from.value)
}

/** Fewer columns are no contract. */
const FEWEST = 2
const FEWEST_WITHOUT_PARTIES = 4
const ADHESION =
  /ades[ãa]o (?:[àa]|ao|da|do|de|n[ºo°.]{1,2})s? ?(?:atas?|arp|preg|registro)|carona/iu

/** By the heading, and by the species where the heading says no more than that it is a contract. */
function kindOf(
  { text, extract, unit }: FreeForm,
  species: LabelledClause[],
): SlotReading<InstrumentKind> {
  const general = extract.kind === null || extract.kind === 'contrato' || extract.kind === 'outro'
  if (general)
    for (const { start, end } of [...species, unit.intro]) {
      const words = text.slice(start, Math.min(end, start + OPENING))
      const found = kindNamed(words)
      if (found !== null && !(found === 'contrato' && extract.kind === 'contrato'))
        return { value: found, start, end: start + words.trimEnd().length }
    }
  const prolongs =
    extract.kind === 'contrato' &&
    unit.clauses.find(
      (clause) =>
        clause.kind === 'objeto' && PROLONGS.test(text.slice(clause.start, clause.start + OPENING)),
    )
  if (prolongs) return { value: 'termo_aditivo', ...beginningOf(prolongs) }
  return { value: extract.kind ?? 'outro', ...extract.heading }
}

const PROLONGS = /^\W*(?:a )?prorrog/iu

/** How much of a species or of an introduction tells the kind. */
const OPENING = 60

/** An object may go on for pages. */
function beginningOf({ start, end }: Stretch): Stretch {
  return { start, end: Math.min(end, start + 400) }
}

/** What stands before the first label of a unit. */
function headOf({ unit: { intro } }: FreeForm): Stretch[] {
  return intro.end > intro.start ? [intro] : []
}

function numbersIn(text: string, places: Stretch[], kind: InstrumentKind): ContractReadings {
  const isOfBid = kind === 'dispensa' || kind === 'inexigibilidade'
  const found: NumberRead | null = first(places, (place) => {
    const isLabelled = 'kind' in place && place.kind === 'contrato'
    return (
      (isLabelled ? numberAlone(text, place) : null) ??
      (isOfBid ? null : instrumentNumber(text, place, kind))
    )
  })
  const isTerm = [
    'termo_aditivo',
    'apostilamento',
    'rerratificacao',
    'prorrogacao_de_oficio',
  ].includes(kind)
  return {
    numero_contrato: found?.number ?? null,
    ano_contrato: found?.year ?? null,
    numero_termo: isTerm ? first(places, (place) => termIn(text, place)) : null,
  }
}

function processOf(
  text: string,
  unit: ContractUnit,
  labelled: LabelledClause[],
): SlotReading<string> | null {
  const told = first(labelled, (clause) => processIn(text, clause))
  if (told) return told
  const [found] = findProcesses(text.slice(unit.start, unit.end))
  if (!found) return null
  const [start, end] = [unit.start + found.start, unit.start + found.end]
  return { value: text.slice(start, end), start, end }
}

function bidOf(text: string, unit: ContractUnit, places: Stretch[]): ContractReadings {
  const numbered = (place: Stretch) => {
    const bid = bidIn(text, place)
    return bid?.number ? bid : null
  }
  const others = unit.clauses.filter(({ kind }) => !['objeto', 'outra', 'valor'].includes(kind))
  const bid =
    first(places, numbered) ??
    first(others, numbered) ??
    first(places, (place) => bidIn(text, place))
  return {
    modalidade: bid?.kind ?? null,
    numero_licitacao: bid?.number ?? null,
    ano_licitacao: bid?.year ?? null,
  }
}

/** An amount in a clause of the whole instrument is the instrument's; one in another contractor's clause is neither's. */
function amountsOf(text: string, { clauses }: ContractUnit): ContractReadings {
  const clausesOf = (owner: UnitClause['of']) => clauses.filter(({ of }) => of === owner)
  const own = moneyAmong(text, clausesOf(undefined)).map((money) => ({
    ...money,
    to: money.column,
  }))
  // Each of hundreds of contractors reads them.
  const shared = clausesOf('instrument').map((clause) => ({ ...clause, ...beginningOf(clause) }))
  const total = moneyAmong(text, shared).find(({ column }) => column === 'valor_global')
  const columns: ContractReadings = {}
  for (const { to, value, currency, start, end } of [
    ...own,
    ...(total ? [{ ...total, to: 'valor_do_instrumento' as const }] : []),
  ]) {
    if (to === null || columns[to]) continue
    columns[to] = { value, start, end }
    columns.moeda ??= { value: currency, start, end }
  }
  return columns
}

function moneyAmong(text: string, clauses: LabelledClause[]): Money[] {
  const told = clauses
    .filter(({ kind }) => kind === 'valor')
    .flatMap((clause) => moneyIn(text, clause, clause.label))
  return told.length > 0 ? told : unlabelled(text, clauses)
}

/** Amounts that the words before them name, outside the object: `…, no valor total de R$ 10,00`. */
function unlabelled(text: string, clauses: LabelledClause[]): Money[] {
  const places = clauses.filter(({ kind }) => kind !== 'objeto' && kind !== 'outra')
  return places.flatMap((place) =>
    moneyIn(text, place, '').filter(({ start }) =>
      /valor|total|quantia|import/iu.test(text.slice(Math.max(place.start, start - 40), start)),
    ),
  )
}

function signedOn(text: string, clauses: LabelledClause[]): SlotReading<string> | null {
  const certain = clauses.filter(({ label }) => /assin|celebr|firm|lavrat/iu.test(label))
  return first([...certain, ...clauses], (clause) => {
    const [date] = datesIn(text, {
      start: clause.start,
      end: Math.min(clause.end, clause.start + 60),
    })
    return date ?? null
  })
}

function periodOf(
  text: string,
  clauses: LabelledClause[],
  { data_assinatura }: ContractReadings,
  published: string,
): Pick<ContractReadings, 'vigencia_inicio' | 'vigencia_fim' | 'vigencia_prazo'> & {
  isEndComputed: boolean
} {
  const periods = clauses.map((clause) => periodIn(text, clause))
  const from = first(periods, (period) => period.from)
  const to = first(periods, (period) => period.to)
  const duration = first(periods, (period) => period.duration)
  const counts = first(periods, (period) => period.counts)
  const printed = { vigencia_inicio: from, vigencia_fim: to, vigencia_prazo: duration }
  if (to || !duration) return { ...printed, isEndComputed: false }
  const begins =
    from?.value ?? (counts === 'publicacao' ? published : counts && data_assinatura?.value)
  const end = begins ? lastDay(begins, duration.value) : null
  return end === null || end === undefined
    ? { ...printed, isEndComputed: false }
    : { ...printed, vigencia_fim: { ...duration, value: end }, isEndComputed: true }
}
