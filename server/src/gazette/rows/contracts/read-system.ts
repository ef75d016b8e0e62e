import { isCnpj, printCnpj, readDate } from '../../../../engine/entities.ts'
import { type SlotReading, type Stretch, trimmed } from '../reading.ts'
import { bidIn } from '../slots/bid-slot.ts'
import { moneyIn } from '../slots/money-slot.ts'
import { numberAt } from '../slots/number-slot.ts'
import type { ContractRead, ContractReadings } from './contract.ts'
import type { Extract } from './extracts.ts'
import { type InstrumentKind, isOfParties } from './instrument-kind.ts'

/*
 * Extracts that government systems write are all alike: a fixed order of labels, and a last line that names the
 * system. What is not exactly so is left to the reader of labels.
 */

/** The last line of an extract by Comprasnet. */
const COMPRASNET = /\(COMPRASNET 4\.0 - \d{2}\/\d{2}\/\d{4}\)\.?\s*$/
/** Its labels, in their order; `?`: it may be missing. */
const ORDER = [
  ['contrato', /(?:Número do Contrato: )/g, true],
  ['processo', /(?:Nº Processo: )/g, false],
  ['contratante', /(?:Contratante: )/g, false],
  ['contratado', /(?:Contratado: )/g, false],
  ['objeto', /(?:Objeto: )/g, false],
] as const
/** From the end, because an object may hold the same words. */
const FROM_END = [
  ['rescisao', ['Data de Rescisão: ']],
  ['assinatura', ['Data de Assinatura: ']],
  ['valor', ['Valor Total', 'Valor do Termo Aditivo']],
  ['vigencia', ['Vigência: ', 'Vigência da prorrogação: ']],
  ['fundamento', ['Fundamento Legal: ', 'Fundamento legal: ']],
] as const

type Part = (typeof ORDER)[number][0] | (typeof FROM_END)[number][0]

const HEADING = /N[º°] (?<number>\d+)\/(?<year>\d{4}) - UASG (?<uasg>\d{6})/u
const NUMBER = /^(\d+)\/(\d{4})\.?\s*$/
const SUPPLIER = /^(?<cnpj>\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}) - /
const DATE = /^(\d{2})\/(\d{2})\/(\d{4})/

/** Reads an extract in the grammar of Comprasnet; null: it is not exactly of that form. */
export function readComprasnet(text: string, extract: Extract): ContractRead | null {
  const own = text.slice(extract.start, extract.end)
  const heading = HEADING.exec(text.slice(extract.heading.start, extract.heading.end))
  if (!heading?.groups || !COMPRASNET.test(own)) return null
  const parts = partsOf(text, extract)
  if (!parts) return null
  const supplier = SUPPLIER.exec(text.slice(parts.contratado!.start, parts.contratado!.end))
  const cnpj = supplier?.groups?.cnpj
  if (!supplier || cnpj === undefined || !isCnpj(cnpj.replace(/\D/g, ''))) return null
  const { start } = parts.contratado!
  const headed = numberIn(heading, extract.heading.start)
  const isTerm = parts.contrato !== undefined
  const bid = bidIn(text, { start: parts.processo!.end, end: parts.contratante!.from })
  const customer = trimmed(text, parts.contratante!)
  const name = trimmed(text, { start: start + supplier[0].length, end: parts.contratado!.end })
  const id = { value: printCnpj(cnpj.replace(/\D/g, '')), start, end: start + cnpj.length }
  const total = parts.valor ? totalOf(text, parts.valor) : {}
  const isUnpaid = isWithoutPrice(extract.kind, total)
  const columns: ContractReadings = {
    tipo_instrumento: { value: extract.kind ?? 'outro', ...extract.heading },
    ...(isTerm ? contractOf(text, parts.contrato!) : headed),
    numero_termo: isTerm ? headed.numero_contrato : null,
    processo: trimmed(text, parts.processo!),
    modalidade: bid?.kind ?? null,
    numero_licitacao: bid?.number ?? null,
    ano_licitacao: bid?.year ?? null,
    uasg: codeIn(heading, extract.heading.start),
    ...(isUnpaid ? {} : { contratante_nome: customer, fornecedor_nome: name, fornecedor_ni: id }),
    objeto: trimmed(text, parts.objeto!),
    fundamento_legal: parts.fundamento ? trimmed(text, parts.fundamento) : null,
    ...(parts.vigencia ? periodOf(text, parts.vigencia) : {}),
    ...total,
    data_assinatura: parts.assinatura ? dateAt(text, parts.assinatura.start) : null,
  }
  return {
    start: extract.start,
    end: extract.end,
    columns,
    parties: isUnpaid
      ? [customer && { nome: customer, ni: null }, name && { nome: name, ni: id }].filter(
          (party) => party !== null,
        )
      : [],
    isEndComputed: false,
    isAdhesion: false,
    origin: 'comprasnet4',
    confidence: 'alta',
  }
}

interface LabelledPart extends Stretch {
  from: number
}

/** The parts of an extract by their labels; null: one is missing, or out of order. */
function partsOf(
  text: string,
  { start, end }: Stretch,
): Partial<Record<Part, LabelledPart>> | null {
  const stop = text.lastIndexOf('(COMPRASNET', end)
  const places: { part: Part; from: number; start: number }[] = []
  let at = start
  for (const [part, label, isOptional] of ORDER) {
    label.lastIndex = at
    const found = label.exec(text)
    const isThere = found !== null && found.index < stop
    if (!isThere && !isOptional) return null
    if (!isThere || (isOptional && found.index > text.indexOf('Nº Processo: ', at))) continue
    at = found.index + found[0].length
    places.push({ part, from: found.index, start: at })
  }
  let to = stop
  const trailing: typeof places = []
  for (const [part, labels] of FROM_END) {
    const [label, from] = lastOf(text, labels, to)
    if (from < at) continue
    to = from
    trailing.unshift({ part, from, start: from + label.length })
  }
  const all = [...places, ...trailing]
  const parts: Partial<Record<Part, LabelledPart>> = {}
  for (const [i, { part, from, start }] of all.entries())
    parts[part] = { from, start, end: partEnd(text, part, start, all[i + 1]?.from ?? stop) }
  return parts
}

/** The last of some labels before a place, and where it is. */
function lastOf(text: string, labels: readonly string[], before: number): [string, number] {
  return labels
    .map((label): [string, number] => [label, text.lastIndexOf(label, before)])
    .reduce((a, b) => (b[1] > a[1] ? b : a))
}

/** Behind a process stand the bid's words, which are no part of it. */
function partEnd(text: string, part: Part, start: number, next: number): number {
  if (part !== 'processo' && part !== 'contrato') return next
  const found = text.slice(start, next).search(/\.\s/)
  return found === -1 ? next : start + found
}

function numberIn(heading: RegExpExecArray, offset: number) {
  const { number = '', year = '' } = heading.groups!
  const start = offset + heading.index + heading[0].indexOf(number)
  const end = start + number.length
  const yearStart = end + 1
  return {
    numero_contrato: { value: number, start, end },
    ano_contrato: { value: Number(year), start: yearStart, end: yearStart + year.length },
  }
}

function codeIn(heading: RegExpExecArray, offset: number): SlotReading<string> {
  const value = heading.groups!.uasg!
  const end = offset + heading.index + heading[0].length
  return { value, start: end - value.length, end }
}

function contractOf(text: string, { start, end }: Stretch): ContractReadings {
  const [, number = '', year = ''] = NUMBER.exec(text.slice(start, end)) ?? []
  if (number === '') {
    const other = numberAt(text, start, end)
    return { numero_contrato: other?.number ?? null, ano_contrato: other?.year ?? null }
  }
  const yearStart = start + number.length + 1
  return {
    numero_contrato: { value: number, start, end: start + number.length },
    ano_contrato: { value: Number(year), start: yearStart, end: yearStart + year.length },
  }
}

function periodOf(text: string, { start }: Stretch): ContractReadings {
  const from = dateAt(text, start)
  const to = from && text.startsWith(' a ', from.end) ? dateAt(text, from.end + 3) : null
  return { vigencia_inicio: from, vigencia_fim: to }
}

function dateAt(text: string, start: number): SlotReading<string> | null {
  const found = DATE.exec(text.slice(start, start + 10))
  const value = found && readDate(found.slice(1))
  return value ? { value, start, end: start + found[0].length } : null
}

function totalOf(text: string, place: LabelledPart): ContractReadings {
  const [total] = moneyIn(text, place, text.slice(place.from, place.start))
  if (!total?.column) return {}
  const { value, start, end, column } = total
  return { [column]: { value, start, end }, moeda: { value: 'BRL', start, end } }
}

/** Whether nobody is paid under an instrument: who makes it are parties. */
function isWithoutPrice(kind: InstrumentKind | null, { valor_global }: ContractReadings): boolean {
  return kind !== null && isOfParties(kind) && (valor_global?.value ?? 0) === 0
}
