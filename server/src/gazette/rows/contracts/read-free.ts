import { findProcesses } from '../../../../engine/entities.ts'
import { dayNumber } from '../../../lib/time/dates.ts'
import { type SlotReading, type Stretch, first, trimmed, headingOrOpening } from '../reading.ts'
import { basisIn, citedBasis } from '../slots/basis-slot.ts'
import { bidIn } from '../slots/bid-slot.ts'
import { datesIn } from '../slots/date-slot.ts'
import type { Money } from '../slots/money-slot.ts'
import { moneyIn } from '../slots/money-slot.ts'
import { objectBehind, objectIn, statedObject, unlabelledObject } from '../slots/object-slot.ts'
import type { NumberRead } from '../slots/number-slot.ts'
import { type PrintedPeriod, lastDay, periodIn } from '../slots/period-slot.ts'
import { namedProcessIn, processIn } from '../slots/process-slot.ts'
import { termIn } from '../slots/term-slot.ts'
import { uasgIn } from '../slots/unit-code-slot.ts'
import { validityIn } from '../slots/validity-slot.ts'
import type { LabelledClause, ClauseKind } from '../units/clauses.ts'
import type { ContractRead, ContractReadings } from './contract.ts'
import type { Extract } from './extracts.ts'
import { CHANGES, type InstrumentKind, kindNamed } from './instrument-kind.ts'
import { instrumentNumber, numberAlone, numberOfLine } from './instrument-number.ts'
import { partiesOf } from './parties.ts'
import type { ContractUnit, UnitClause } from './units.ts'
import { eitherOf } from '../../../lib/text/either-of.ts'

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
        ...of('objeto').map((clause) => ({ ...clause, ...beginningOf(withLabel(clause)) })),
        ...of('processo', 'fornecedor'),
        ...of('outra').filter(({ label }) => /^nota de empenho/iu.test(label)),
      ],
      { kind: kind.value, unit },
    ),
    processo: processOf(text, unit, head),
    ...bidOf(text, unit, [
      ...of('licitacao'),
      ...head,
      extract.heading,
      ...of('especie', 'processo', 'fundamento'),
    ]),
    uasg: first(
      [
        extract.heading,
        unit.intro,
        ...of('especie', 'contratante', 'licitacao', 'processo').map(withLabel),
      ],
      (place) => uasgIn(text, place),
    ),
    ...named,
    objeto: withoutSupplier(text, objectOf(form, of('objeto')), named.fornecedor_nome),
    ...amountsOf(text, unit, kind.value),
    ...(parties.length > 0 && LENT.has(kind.value) && { valor_global: null }),
    data_assinatura: signedOn(form, of('assinatura'), kind.value),
    fundamento_legal: basisOf(text, unit, of('fundamento')),
  }
  const { isEndComputed, ...period } = periodOf(form, of('vigencia'), columns)
  Object.assign(columns, period)
  const told = Object.entries(columns).filter(([column, read]) => read && !ALWAYS.has(column))
  const isContract =
    columns.fornecedor_nome || columns.contratante_nome || columns.objeto || parties.length > 0
  const fewest = isContract || extract.isCorrection ? FEWEST : FEWEST_WITHOUT_PARTIES
  if (told.length + parties.length < fewest || (extract.isNotice && !tellsSeller(columns)))
    return null
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

/** What is lent has a value, but nobody pays it. */
const LENT = new Set<InstrumentKind>(['cessao', 'comodato'])
const ALWAYS = new Set(['tipo_instrumento', 'moeda'])
/** A misprint: it ends before it begins. */
function isReversed({ vigencia_inicio: from, vigencia_fim: to }: ContractReadings): boolean {
  return Boolean(from && to && to.value < from.value)
}

/** A notice may only announce what will be bought. */
function tellsSeller({ fornecedor_ni, fornecedor_nome, valor_global }: ContractReadings): boolean {
  return Boolean(fornecedor_ni ?? (fornecedor_nome && valor_global))
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
  const named = unit.clauses.filter(({ label }) => /^instrumento/iu.test(label))
  if (general)
    for (const { start, end } of [...species, ...named, unit.intro]) {
      const reach = extract.kind === 'outro' ? LONG_OPENING : OPENING
      const words = text.slice(start, Math.min(end, start + reach))
      const found = kindNamed(words)
      const isOther =
        found !== null &&
        extract.kind !== null &&
        (NAMED_BESIDE.has(found) || (found === 'outro' && CONTRACT_BESIDE.test(words)))
      if (found !== null && found !== extract.kind && !isOther)
        return { value: found, start, end: start + words.trimEnd().length }
    }
  const prolongs =
    extract.kind === 'contrato' &&
    unit.clauses.find(
      (clause) =>
        clause.kind === 'objeto' && PROLONGS.test(text.slice(clause.start, clause.start + OPENING)),
    )
  if (prolongs) return { value: 'termo_aditivo', ...beginningOf(prolongs) }
  const lends =
    extract.kind === 'contrato' &&
    unit.clauses.find(
      (clause) => clause.kind === 'objeto' && LENDS.test(text.slice(clause.start, clause.end)),
    )
  if (lends) return { value: 'comodato', ...beginningOf(lends) }
  return {
    value: extract.kind ?? 'outro',
    ...headingOrOpening(text, extract.heading, extract.end),
  }
}

/** What a contract comes from is named beside it, and is not its kind. */
const NAMED_BESIDE = new Set<InstrumentKind>([
  'dispensa',
  'inexigibilidade',
  'ata_registro_precos',
  'empenho',
])
/** `Credenciamento nº 1/2020; Contrato nº 2/2020`: what a contract comes from. */
const CONTRACT_BESIDE = /credenciamento[^;]{0,40};\s?contrato/iu
const LENDS = /^\W*(?:o )?comodato(?!\p{L})/iu
const PROLONGS = /^\W*(?:a )?prorrog/iu

/** How much of a species or of an introduction tells the kind. */
const OPENING = 60
/** What an adhesion is to stands further behind. */
const LONG_OPENING = 200

/** An object may go on for pages. */
function beginningOf({ start, end }: Stretch): Stretch {
  return { start, end: Math.min(end, start + 400) }
}

/** A label may have a number in it, or be the name of one. */
function withLabel({ from, end }: LabelledClause): Stretch {
  return { start: from, end }
}

/** What stands before the first label of a unit, and before the first of all units. */
function headOf({ unit: { intro, common } }: FreeForm): Stretch[] {
  return [intro, ...(common ? [common] : [])].filter(({ start, end }) => end > start)
}

/** Of several objects that of the term, which is about another one's contract; else what a sentence calls one. */
function objectOf(
  { text, unit, extract }: FreeForm,
  labelled: LabelledClause[],
): SlotReading<string> | null {
  const own = [OF_CHANGE, OF_TERM].flatMap((words) =>
    labelled.filter(({ label }) => words.test(label)),
  )
  const stated = labelled.length > 1 ? null : statedObject(text, unit)
  const told = stated ?? first([...own, ...labelled], (clause) => objectIn(text, clause))
  const rest = unit.clauses.filter(({ kind }) => kind === 'especie' || kind === 'processo')
  const places = [
    unit.intro,
    ...rest,
    { start: extract.start, end: unit.common?.end ?? unit.intro.start },
    unit,
  ]
  return (
    told ??
    first(places, (place) => unlabelledObject(text, place)) ??
    first(
      rest.filter(({ kind }) => kind === 'processo'),
      (place) => objectBehind(text, place),
    )
  )
}

/** `Objeto: papel A4 - A LTDA, CNPJ …`: who sells is no object. */
function withoutSupplier(
  text: string,
  object: SlotReading<string> | null,
  supplier: SlotReading<string> | null | undefined,
): SlotReading<string> | null {
  const isWithin = object && supplier && supplier.start > object.start && supplier.end <= object.end
  if (!isWithin || !/[-–]\s$/u.test(text.slice(object.start, supplier.start))) return object
  return trimmed(text, { start: object.start, end: supplier.start })
}

const OF_TERM = /aditivo|aditamento|termo|apostil/iu
const OF_CHANGE = /altera[çc]/iu

function basisOf(
  text: string,
  unit: ContractUnit,
  labelled: LabelledClause[],
): SlotReading<string> | null {
  const others = unit.clauses.filter(
    ({ kind, of }) => kind !== 'outra' && kind !== 'vigencia' && of === undefined,
  )
  return (
    first(labelled, (clause) => basisIn(text, clause)) ??
    first(
      unit.clauses.filter(
        ({ kind, start }) => kind === 'licitacao' && IS_LAW.test(text.slice(start, start + 20)),
      ),
      (clause) => basisIn(text, clause),
    ) ??
    first([unit.intro, ...others], (place) =>
      citedBasis(text, place, 'kind' in place && place.kind === 'objeto'),
    ) ??
    first(
      unit.clauses.filter(({ kind, of }) => kind === 'vigencia' && of === undefined),
      (place) =>
        BASED.test(text.slice(place.start, place.end)) ? citedBasis(text, place, true) : null,
    )
  )
}

/** `Modalidade de Licitação: Lei nº 10.520/02`: no bid, but the law of one. */
const IS_LAW = /^\s*(?:lei|art(?:igo)?)[.\s]/iu

/** Behind the last label of a decision: `… DECIDO: com fundamento no art. 75 da Lei nº 14.133/21, ratificar`. */
const BASED = /(?:com fundamento|com fulcro|com base|nos termos)[^.;]{0,20}art/iu

function numbersIn(
  text: string,
  places: Stretch[],
  { kind, unit }: { kind: InstrumentKind; unit: Stretch },
): ContractReadings {
  const isOfBid = kind === 'dispensa' || kind === 'inexigibilidade'
  const named: NumberRead | null = first(places, (place) => {
    const isLabelled =
      'kind' in place &&
      (place.kind === 'contrato' || (kind === 'empenho' && place.kind === 'outra'))
    const told =
      (isLabelled ? numberAlone(text, place) : null) ??
      (isOfBid ? null : instrumentNumber(text, place, kind))
    return told && !isOther(text, place, told) ? told : null
  })
  const read = named ?? (kind === 'contrato' ? numberOfLine(text, unit) : null)
  const found = read && isOneOfMany(text, read) ? null : read
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

/** Where an object's money comes from (`Contrato de Repasse nº 866143/2018`), and a register's number (`SAIC nº 22300.19/0036-4-03`). */
function isOther(text: string, place: Stretch, { number: { start } }: NumberRead): boolean {
  const before = text.slice(Math.max(place.start, start - 40), start)
  const isObject = 'kind' in place && place.kind === 'objeto'
  return REGISTER.test(text.slice(start, start + 16)) || (isObject && OF_GRANT.test(before))
}

const REGISTER = /^\d{5}\.\d\d\/\d{4}-\d(?!\d)/
const OF_GRANT = /repasse[^.;]{0,30}$/iu

/** `252/2023, 253/2023 e 254/2023`: nobody knows whose each is. */
function isOneOfMany(text: string, { number, year }: NumberRead): boolean {
  const end = Math.max(number.end, year?.end ?? 0)
  return /^\s?(?:,|e)\s?\d[\d.]*\/\d{4}\s?(?:,|e)\s?\d[\d.]*\/\d{4}/iu.test(
    text.slice(end, end + 50),
  )
}

/** The first that is named outside the object, by a label or not; one that is only numbered as processes are; the object's. */
function processOf(
  text: string,
  unit: ContractUnit,
  places: Stretch[],
): SlotReading<string> | null {
  const objects = unit.clauses.filter(({ kind }) => kind === 'objeto')
  const others = unit.clauses.filter(({ kind }) => kind !== 'objeto' && kind !== 'processo')
  const labelled = unit.clauses.filter(({ kind }) => kind === 'processo')
  const named = first([...places, ...others], (place) => namedProcessIn(text, place))
  const told = first(labelled, (clause) => processIn(text, clause))
  if (told && named) return named.start < told.start ? named : told
  if (told ?? named) return told ?? named
  const found = findProcesses(text.slice(unit.start, unit.end)).find(
    ({ start }) =>
      !OF_PROPOSAL.test(text.slice(Math.max(0, unit.start + start - 30), unit.start + start)),
  )
  if (!found) return first(objects, (place) => namedProcessIn(text, place))
  const [start, end] = [unit.start + found.start, unit.start + found.end]
  return { value: text.slice(start, end), start, end }
}

/** What a town asks money by is numbered as a process: `proposta nº 11819.803000/1180-05`. */
const OF_PROPOSAL = /proposta\s(?:n[º°o.]{1,3}\s?)?$/iu

function bidOf(text: string, unit: ContractUnit, places: Stretch[]): ContractReadings {
  const numbered = (place: Stretch) => {
    const bid = bidIn(text, place)
    const isInstrument = bid?.kind.value === 'credenciamento' && !('kind' in place)
    return bid?.number && !isInstrument ? bid : null
  }
  const object = unit.clauses.find(({ kind }) => kind === 'objeto')
  const others = unit.clauses.filter(
    ({ kind, from }) =>
      !['objeto', 'outra', 'valor'].includes(kind) ||
      (kind === 'outra' && object && from < object.from),
  )
  const bid =
    first(places, numbered) ??
    first(others.map(withBid), numbered) ??
    (object ? numberedSource(text, object) : null) ??
    first(places, (place) => bidIn(text, place))
  const isNumbered = bid && bid.kind.value !== 'credenciamento'
  return {
    modalidade: bid?.kind ?? null,
    numero_licitacao: isNumbered ? (bid.number ?? null) : null,
    ano_licitacao: isNumbered ? (bid.year ?? null) : null,
  }
}

/** `Pregão Eletrônico: 8/2020`: the label itself names the bid. */
function withBid(clause: UnitClause): UnitClause {
  return clause.kind === 'outra' ? { ...clause, start: clause.from } : clause
}

/** The bid that an object names as its source: `… da Ata nº 6/2022, oriunda do Pregão Eletrônico nº 6/2022`. */
function numberedSource(text: string, { start, end }: Stretch) {
  const found = SOURCE.exec(text.slice(start, end))
  const bid = found && bidIn(text, { start: start + found.index, end })
  return bid?.number ? bid : null
}

const SOURCE =
  /(?:oriund|decorrent|origin[áa]ri|proveniente|resultante|conforme|vinculad)[^.;]{0,60}?(?<!\p{L})(?:preg|concorr|tomada|dispensa|inexig)/iu

/** An amount in a clause of the whole instrument is the instrument's; one in another contractor's clause is neither's. */
function amountsOf(
  text: string,
  { clauses, intro, start }: ContractUnit,
  kind: InstrumentKind,
): ContractReadings {
  const clausesOf = (owner: UnitClause['of']) => clauses.filter(({ of }) => of === owner)
  const opening: UnitClause = { kind: 'especie', label: '', from: intro.start, ...intro }
  // Companies of one list share what stands before it.
  const isOwn = intro.start >= start
  const ofTerm = clauses.filter(({ label }) => OF_ADDITION.test(label))
  const told = moneyAmong(text, [...clausesOf(undefined), ...(isOwn ? [opening] : [])])
    .map((money) =>
      CHANGES.has(kind) && ofTerm.some(({ start, end }) => start <= money.start && money.end <= end)
        ? { ...money, column: 'valor_acrescimo' as const }
        : money,
    )
    .filter(({ column }) => column !== 'valor_acrescimo' || CHANGES.has(kind))
  const areParts = told.filter(({ isPart }) => isPart).length > 1
  const own = told
    .filter(({ isPart }) => !(isPart && areParts))
    .map((money) => ({ ...money, to: money.column }))
  // Each of hundreds of contractors reads them.
  const shared = clausesOf('instrument').map((clause) => ({ ...clause, ...beginningOf(clause) }))
  const total = moneyAmong(text, shared).find(({ column }) => column === 'valor_global')
  const columns: ContractReadings = {}
  for (const { to, value, currency, isLast, start, end } of [
    ...own,
    ...(total ? [{ ...total, to: 'valor_do_instrumento' as const }] : []),
  ]) {
    if (to === null || (columns[to] && !isLast)) continue
    // One row has one currency: an amount in another one puts nothing in its place.
    if (columns.moeda && columns.moeda.value !== currency) continue
    columns[to] = { value, start, end }
    columns.moeda ??= { value: currency, start, end }
  }
  return columns
}

/** What a term that changes a contract costs itself. */
const OF_ADDITION = /^valor d[oe](?:ste)? (?:termo|ta)$/iu

function moneyAmong(text: string, clauses: LabelledClause[]): Money[] {
  const told = clauses
    .filter(({ kind }) => kind === 'valor')
    .flatMap((clause) => moneyIn(text, clause, clause.label))
  return told.length > 0 ? told : unlabelled(text, clauses)
}

/**
 * Amounts that the words before them name: `…, no valor total de R$ 10,00`; or that stand behind a supplier's CNPJ. An
 * object has prices of other things, too: there they count only where nothing outside it does, and nothing is their price.
 */
function unlabelled(text: string, clauses: LabelledClause[]): Money[] {
  const named = (place: LabelledClause, words: RegExp) =>
    moneyIn(text, place, '').filter(({ start }) =>
      words.test(text.slice(Math.max(place.start, start - 60), start)),
    )
  const outside = clauses
    .filter(({ kind, label }) => kind !== 'objeto' && !(kind === 'outra' && BUDGET.test(label)))
    .flatMap((place) =>
      /valor/iu.test(place.label)
        ? moneyIn(text, place, place.label)
        : named(place, place.kind === 'fornecedor' ? /valor|total|quantia|import|\d\s*$/iu : MONEY),
    )
  if (outside.length > 0) return outside
  return clauses
    .filter(({ kind }) => kind === 'objeto')
    .flatMap((place) => named(place, MONEY_OF_OBJECT))
}

const MONEY = /valor|total|quantia|import/iu
/** An object has prices of many things; these are the instrument's. */
const MONEY_OF_OBJECT = new RegExp(
  eitherOf(
    String.raw`valor\s?:|custo total`,
    'valor (?:total|global|estimado|mensal|inicial|anual|atual|d[oe] (?:contrato|aditivo|acr|reaj|supress))',
    'acresc|acr[ée]sc|reajust|supress|suprim|passando|passar?[áa]|passou|tornando|totalizando',
    'correspondente',
  ),
  'iu',
)
const BUDGET = /dota[çc]|font|program|element|recurso|natureza|cr[ée]dito|empenho|justific/iu

function signedOn(
  { text, unit, published }: FreeForm,
  clauses: LabelledClause[],
  kind: InstrumentKind,
): SlotReading<string> | null {
  const own = clauses.filter(({ label }) => !(CHANGES.has(kind) && OF_CONTRACT.test(label)))
  const signed = own.filter(({ label }) => /assin/iu.test(label))
  const made = own.filter(({ label }) => /celebr|firm|lavrat/iu.test(label))
  const told = first([...signed, ...made, ...own], (clause) => {
    const [date] = datesIn(text, {
      start: clause.start,
      end: Math.min(clause.end, clause.start + 60),
    })
    return date ?? null
  })
  if (told) return told
  const bySigners = first(
    unit.clauses.filter(({ label, of }) => of === undefined && /signat|^assinam/iu.test(label)),
    (clause) => {
      const dates = datesIn(text, clause)
      const last = dates.length === 1 ? dates[0]! : null
      return last && /,?\sem\s$/u.test(text.slice(clause.start, last.start)) ? last : null
    },
  )
  if (bySigners) return bySigners
  const others = unit.clauses
    .filter(({ kind, of }) => kind !== 'objeto' && of === undefined)
    .map(({ from, end }) => ({ start: from, end }))
  return first([unit.intro, ...others], ({ start, end }) => {
    const own = text.slice(start, end)
    return first(kind === 'empenho' ? [ISSUED_ON] : [SIGNED_ON, MADE_ON], (words) => {
      const found = words.exec(own)
      if (!found) return null
      const at = start + found.index + found[0].length
      const [date] = datesIn(text, { start: at, end: Math.min(end, at + LONGEST_DAY) })
      const isOld =
        words === MADE_ON && date && dayNumber(published) - dayNumber(date.value) > LATEST
      return date && !isOld ? date : null
    })
  })
}

/** An extract comes soon; what was made long before is what it is about. */
const LATEST = 150

/** A term has another day than the contract that it changes. */
const OF_CONTRACT = /^datas? d[oe] contrato/iu
/** Before the day, in a sentence. */
const SIGNED_ON = new RegExp(
  eitherOf(
    String.raw`(?:assina(?:m|d[oa]s?)(?:\s(?:digital|eletronica)mente)?|data de (?:sua )?assinatura)[,;]?\s(?:em\s|n[oa] (?:data|dia)(?: de)?\s)?(?=\d{1,2}[º./ ])`,
    String.raw`assinad[oa]s? por(?: meio (?:f[íi]sico|digital|eletr[ôo]nico) em\s(?=\d{1,2}[º./ ])|:[^;]{3,240}?\sem\s(?=\d{1,2}[./]))`,
  ),
  'iu',
)
/** Of the instrument, or of an older one that it changes. */
const MADE_ON = /(?:celebrad|firmad|lavrad)[oa],?\sem\s(?=\d{1,2}[º./ ])/iu
const ISSUED_ON = /emitid[oa] (?:em )?(?=\d)/iu
/** `29 de setembro de 2023` */
const LONGEST_DAY = 24

function periodOf(
  { text, unit, published }: FreeForm,
  clauses: LabelledClause[],
  { data_assinatura }: ContractReadings,
): Pick<ContractReadings, 'vigencia_inicio' | 'vigencia_fim' | 'vigencia_prazo'> & {
  isEndComputed: boolean
} {
  const isProlonged = (clause: LabelledClause) => /^prorroga/iu.test(clause.label)
  const newest = clauses.toSorted((a, b) => Number(isProlonged(b)) - Number(isProlonged(a)))
  const labelled = newest.map((clause) => labelledPeriod(text, clause))
  const isTold = labelled.some(({ from, to, duration }) => from ?? to ?? duration)
  const sentences = unit.clauses.filter(
    ({ kind, of }) => TELLS_VALIDITY.has(kind) && of === undefined,
  )
  const told = isTold ? null : first([...sentences, unit.intro], (place) => validityIn(text, place))
  const periods = told ? [told] : labelled
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

const TELLS_VALIDITY = new Set<ClauseKind>([
  'valor',
  'objeto',
  'outra',
  'fornecedor',
  'especie',
  'contrato',
  'licitacao',
  'processo',
])

/** A label may say itself which end a day is. */
function labelledPeriod(text: string, clause: LabelledClause): PrintedPeriod {
  const own = text.slice(clause.start, clause.end)
  const validity = /execu[çc]/iu.test(own) ? own.search(/vig[êe]ncia/iu) : -1
  const period = periodIn(text, { ...clause, start: clause.start + Math.max(0, validity) })
  const only = period.to ?? period.from
  if (/in[íi]cio/iu.test(clause.label) && only) return { ...period, from: only, to: null }
  return period
}
