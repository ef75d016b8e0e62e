import { matchesOf } from '../../../../engine/entities.ts'
import type { Stretch } from '../reading.ts'
import { companyNumbers, partyIn } from '../slots/party-slot.ts'
import type { LabelledClause } from '../units/clauses.ts'
import { splitParties } from './split-parties.ts'
import type { ContractUnit } from './units.ts'
import { eitherOf } from '../../../lib/text/either-of.ts'

/** Words before a list of companies. */
const ANNOUNCES =
  /(?:empresas?|fornecedor(?:es|as)?|detentoras?|vencedoras?|contratad[oa]s|licitantes?|proponentes)(?:[^:\n]{0,40}:|\s(?=\p{L}{2}))/giu
/** Ends of what is said about the company before: an amount, a list of items, a semicolon. */
const NAME_BEGINS = new RegExp(
  eitherOf(
    String.raw`[\t\n]\s*|(?<!\p{L})[Ee]mpresas?\s(?=\p{Lu})|[;:]\s*(?:\d{1,2}\)\s*)?`,
    String.raw`\)\s?(?:[,;]\s*(?:e\s(?:as?\s)?)?|e\s(?:as?\s)?(?=empresas?\s|\p{Lu}{2})|(?=\p{Lu}{3}))`,
    String.raw`\d\s?[,;]\s*(?:e\s(?:as?\s)?)?|\d\s\/\s(?=\p{Lu})|\d\s+e\s+(?=\p{Lu}{2})`,
    String.raw`(?<=\p{Ll}{3}|\d|\))\.\s+`,
  ),
  'gu',
)
/** A company's own amount: one that is called total, or the only one. */
const TOTAL = /(?:total|global)[^\d\n;]{0,40}$/iu
const AMOUNT = /R ?\$\s?:?\s?\d[\d.]*,\d\d(?:00)?(?!\d)/gu
const OWN_NUMBER = /(?:arp|atas?|contrato)(?:\s\p{L}{2,12}){0,4}[.:\s]{1,2}(?:n|\d)/iu
const OWN_NUMBERS = new RegExp(OWN_NUMBER, 'giu')

/** Companies are listed by the hundred at most. */
const MOST = 300

/**
 * The contractors of an instrument that stand in one list, each with its CNPJ and mostly its amount (`as empresas:
 * A LTDA, CNPJ …, R$ …; B LTDA, CNPJ …, R$ …`), as units of their own. None where there is no such list.
 */
export function listedCompanies(text: string, unit: ContractUnit): ContractUnit[] {
  // Amounts of a list have labels of their own.
  const first = unit.clauses.find(({ from, kind }) => from >= unit.start && kind !== 'valor')
  const head = { start: unit.start, end: first?.from ?? unit.end }
  for (const place of [head, ...unit.clauses.filter(({ kind }) => MAY_LIST.has(kind))].map(
    (place) => withAmounts(text, unit, place),
  )) {
    const items = itemsIn(text, place)
    if (items.length > 1) return unitsOfItems(text, unit, place, items)
    const numbered = numberedIn(text, place)
    if (numbered.length > 1)
      return numbered.map(({ number, ...item }) =>
        unitOf(text, unit, place, numbered[0]!, item, number),
      )
  }
  for (const clause of unit.clauses.filter(({ kind }) => kind === 'fornecedor')) {
    const place = withAmounts(text, unit, clause)
    const priced = pricedIn(text, place)
    const items = priced.length > 1 ? priced : namesIn(text, place)
    if (items.length > 1) return unitsOfItems(text, unit, place, items)
  }
  return []
}

/** A list of companies goes on behind the labels of their amounts: `Contratadas: A LTDA, CNPJ …, valor: R$ …; B LTDA, …`. */
function withAmounts(text: string, unit: ContractUnit, place: Stretch): Stretch {
  // What several have in common stands elsewhere: their amounts are no list's.
  if ('of' in place && place.of !== undefined) return place
  if (!('kind' in place && (place.kind === 'fornecedor' || place.kind === 'parte'))) return place
  const at = unit.clauses.findIndex(({ start }) => start === place.start)
  const behind = unit.clauses.slice(at + 1).filter(({ of }) => of === undefined)
  const stop = behind.findIndex(({ kind }) => kind !== 'valor' && kind !== 'contrato')
  const [last, ...before] = (stop === -1 ? behind : behind.slice(0, stop)).toReversed()
  const isOfAll =
    last &&
    TOTAL.test(last.label) &&
    !before.some(({ label }) => label === last.label) &&
    !/\p{L}{3}/u.test(text.slice(last.start, last.end).replace(PRICE, ''))
  const end = isOfAll ? last.from : (behind[stop]?.from ?? unit.end)
  return { ...place, end: Math.max(place.end, end) }
}

/** A number of its own stands before each name, where it does before the first; else behind it. */
function unitsOfItems(
  text: string,
  unit: ContractUnit,
  place: Stretch,
  items: Item[],
): ContractUnit[] {
  const before = items.map(({ start }, i) => {
    const from = items[i - 1]?.named ?? Math.max(place.start, start - NUMBER_NEAR)
    return matchesOf(text.slice(from, start), OWN_NUMBERS)
      .map(({ index }) => ({
        start: from + index,
        end: start,
      }))
      .at(-1)
  })
  const isBefore = before[0] !== undefined
  return items.map((item, i) =>
    unitOf(text, unit, place, items[0]!, item, isBefore ? before[i] : null),
  )
}

/** How far before the first name its number stands. */
const NUMBER_NEAR = 120

const MAY_LIST = new Set([
  'fornecedor',
  'parte',
  'valor',
  'especie',
  'contrato',
  'licitacao',
  'processo',
])

/** So many without a word that announces them may be the two parties of one instrument. */
const PARTIES = 2

interface Item extends Stretch {
  /** Where its CNPJ ends. */
  named: number
}

function itemsIn(text: string, place: Stretch): Item[] {
  const own = text.slice(place.start, place.end)
  const cnpjs = companyNumbers(own).slice(0, MOST)
  const second = cnpjs[1]
  if (!second) return []
  // Of two the first may be the customer.
  const near = cnpjs.length > PARTIES ? announcedAt(own, cnpjs[0]!.start) : null
  const announced = near ?? announcedAt(own, second.start, 0)
  if (announced === null && cnpjs.length < PARTIES + 1) return []
  const from = announced ?? 0
  const listed = cnpjs.filter(({ start }) => start >= from)
  const isNumberFirst =
    !/\p{L}{2}/u.test(own.slice(from, listed[0]?.start)) &&
    listed.every(({ end }) => NAME_BEHIND.test(own.slice(end, end + NEAR)))
  const begins = listed.map(({ start }, i) =>
    isNumberFirst ? start : nameStart(own, listed[i - 1]?.end ?? from, start),
  )
  const items = listed.map(({ end }, i) => {
    const stop = begins[i + 1] ?? own.length
    return {
      start: place.start + begins[i]!,
      named: place.start + (isNumberFirst ? stop : end),
      end: place.start + stop,
    }
  })
  const named = items.filter(({ start, named: end }) =>
    isCompany(partyIn(text, { start, end }).name?.value),
  )
  return named.length >= items.length * MOSTLY ? named : []
}

/** Where the words end that announce a company near its number, or a list of some anywhere before it. */
function announcedAt(own: string, at: number, from = Math.max(0, at - NAME_WITHIN)): number | null {
  const found = matchesOf(own.slice(from, at), ANNOUNCES).at(-1)
  return found ? from + found.index + found[0].length : null
}

const NAME_WITHIN = 160
/** `92.328.012/0001-68 ALFA LTDA, 31.658.323/0001-09 BETA LTDA` */
const NAME_BEHIND = /^\s?[-–:]?\s?\p{Lu}[\p{L}&]/u
const NEAR = 12

/** Where fewer of the items have a name, it is no list. */
const MOSTLY = 0.75

/** Names alone, between semicolons: `Detentoras: A LTDA. Itens: 06 e 07; B LTDA. Item: 20`; or with a number each. */
function namesIn(text: string, place: Stretch): Item[] {
  const own = text.slice(place.start, place.end)
  const isListed = own.includes(';') && own.split(';').length <= MOST
  const parts = isListed || TWO_NUMBERS.test(own) ? splitParties(text, place) : []
  const named = parts.flatMap((part) => {
    const { name, id } = partyIn(text, part)
    return name ? [{ ...part, name, id }] : []
  })
  const companies = named.filter(({ name, id }) => id ?? COMPANY.test(name.value))
  if (companies.length < 2 || companies.length < parts.length * MOSTLY) return []
  return named.map(({ name, id, ...part }) => ({
    ...part,
    named: Math.max(name.end, id?.end ?? 0),
  }))
}

/** Each with an amount of its own: `A LTDA, no valor de R$ 10,00 (dez reais), B LTDA, no valor de R$ 20,00`. */
function pricedIn(text: string, place: Stretch): Item[] {
  const own = text.slice(place.start, place.end)
  const ends = matchesOf(own, PRICE).slice(0, MOST)
  if (ends.length < 2) return []
  const named = ends.flatMap(({ index, 0: printed }, i) => {
    const before = ends[i - 1]
    const from = before ? before.index + before[0].length : 0
    const lead = /^[\s,;./)-]*(?:e\s+)?/u.exec(own.slice(from, index))![0].length // it may be empty
    const start = place.start + from + lead
    const { name, id } = partyIn(text, { start, end: place.start + index })
    const end = place.start + index + printed.length
    return isCompany(name?.value)
      ? [{ start, end, name: name!, named: Math.max(name!.end, id?.end ?? 0) }]
      : []
  })
  const isList = named.length === ends.length || named.length === ends.length - 1
  const companies = named.filter(({ name }) => COMPANY.test(name.value))
  return isList && companies.length > 1 && companies.length >= named.length / 2 ? named : []
}

const PRICE = /R ?\$\s?:?\s?\d[\d.]*,\d\d(?!\d)(?:\s?\([^()\n]{0,200}\))?/gu

/** Each with a number before its name and an amount behind it: `111 - A LTDA - R$ 10,00 / 112 - B LTDA - R$ 20,00`. */
function numberedIn(text: string, place: Stretch): (Item & { number: Stretch })[] {
  const found = matchesOf(text.slice(place.start, place.end), NUMBERED).slice(0, MOST)
  return found.map(({ index, 0: printed, groups }, i) => {
    const number = place.start + index
    const named = number + printed.length
    return {
      start: named - groups!.name!.length,
      named,
      end: found[i + 1] ? place.start + found[i + 1]!.index : place.end,
      number: { start: number, end: named },
    }
  })
}

const NUMBERED =
  /(?<=(?:^|[:/;,.])\s{0,2})(?<![\d/])\d{1,4}(?:\/\d{4})?\s?[-–]\s(?<name>\p{Lu}[^:;\n]{3,120}?)(?=\s[-–]\s?(?:valor:?\s)?R\$)/giu

const COMPANY = /(?<!\p{L})(?:ltda|eirell?i|s\.?\/?a|epp|me|mei|cia)\.?$/iu
/** CPFs of persons who are contractors together. */
const TWO_NUMBERS = /CPF.{1,120}\sCPF/isu

function isCompany(name: string | undefined): boolean {
  return (
    name !== undefined &&
    !/\d{4}|R\$|(?<!\p{L})(?:reais|contrato|processo|firmado|celebrado|peg[ãa]o)(?!\p{L})/iu.test(
      name,
    )
  )
}

/** Between a name and its number. */
const ID_LABEL =
  /[\s,;(–-]*(?:inscrit\p{L}{1,2}[^\d]{0,40}|CNPJ?[^\d\p{L}]{0,8}(?:n[º°o.]{1,3})?[^\d]{0,6})$/iu

function nameStart(own: string, from: number, to: number): number {
  const named = own.slice(from, to).replace(ID_LABEL, '')
  const before = matchesOf(named, NAME_BEGINS).at(-1)
  return before ? from + before.index + before[0].length : from
}

function unitOf(
  text: string,
  unit: ContractUnit,
  place: Stretch,
  first: Item,
  item: Item,
  numbered: Stretch | null | undefined,
): ContractUnit {
  const clause = (kind: LabelledClause['kind'], { start, end }: Stretch) => ({
    kind,
    label: '',
    from: start,
    start,
    end,
  })
  const tail = text.slice(item.named, item.end)
  const amounts = matchesOf(tail, AMOUNT)
  const total = amounts.find(({ index }) => TOTAL.test(tail.slice(Math.max(0, index - 60), index)))
  const amount = total ?? (amounts.length === 1 ? amounts[0] : undefined)
  const validity = validityBehind(text, unit, place)
  const behind = numbered === null ? OWN_NUMBER.exec(tail) : null
  const at = (found: RegExpExecArray | RegExpMatchArray) => ({
    start: item.named + found.index!, // matched
    end: item.end,
  })
  const others = unit.clauses
    .filter(
      ({ kind, start }) =>
        (start < place.start || start >= place.end) &&
        kind !== 'fornecedor' &&
        !(kind === 'contrato' && (numbered || behind)),
    )
    .map((other) => ({ of: 'instrument' as const, ...other }))
  return {
    start: item.start,
    end: item.end,
    clauses: [
      clause('fornecedor', { start: item.start, end: item.named }),
      ...(amount ? [clause('valor', at(amount))] : []),
      ...(numbered
        ? [clause(/^\d/.test(text.slice(numbered.start)) ? 'contrato' : 'especie', numbered)]
        : []),
      ...(behind ? [clause('especie', at(behind))] : []),
      ...('kind' in place && place.kind === 'parte'
        ? [clause('contratante', { start: place.start, end: first.start })]
        : []),
      ...(validity ? [clause('vigencia', validity)] : []),
      ...others,
    ],
    intro: { start: unit.intro.start, end: Math.min(first.start, unit.intro.end) },
    common: unit.common ?? { start: place.start, end: first.start },
  }
}

/** The sentence at the end of a list that tells of validity, where no label does. */
function validityBehind(text: string, { clauses }: ContractUnit, { end }: Stretch): Stretch | null {
  if (clauses.some(({ kind }) => kind === 'vigencia')) return null
  const from = Math.max(0, end - VALIDITY_WITHIN)
  const found = VALIDITY.exec(text.slice(from, end))
  return found && { start: from + found.index, end: from + found.index + found[0].length }
}

const VALIDITY_WITHIN = 600
const VALIDITY = /(?<!\p{L})(?:ter[áa] (?:vig[êe]ncia|validade)|vigorar[áa])[^.;\n]{1,120}/iu
