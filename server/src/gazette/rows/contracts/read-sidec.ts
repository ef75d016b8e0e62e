import { isCnpj, printCnpj } from '../../../../engine/entities.ts'
import { type SlotReading, type Stretch, trimmed } from '../reading.ts'
import { moneyIn } from '../slots/money-slot.ts'
import type { ContractRead, ContractReadings } from './contract.ts'
import type { Extract } from './extracts.ts'

/** The last line of an extract by SIDEC, which publishes what is bought without a bid. */
const SIDEC = /\(SIDEC - \d{2}\/\d{2}\/\d{4}\)/
const HEADING = /N[º°] (?<number>\d+)\/(?<year>\d{4}) - UASG (?<uasg>\d{6})/u
const SUPPLIER = 'CNPJ CONTRATADA : '
const FOREIGN = 'Estrangeiro '
const CNPJ = /^\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}(?= )/

/** Reads an extract in the grammar of SIDEC, a row each supplier; none: it is not exactly of that form. */
export function readSidec(text: string, extract: Extract): ContractRead[] {
  const heading = HEADING.exec(text.slice(extract.heading.start, extract.heading.end))
  const last = text.slice(extract.start, extract.end).search(SIDEC)
  const { kind } = extract
  if (!heading?.groups || last === -1 || (kind !== 'dispensa' && kind !== 'inexigibilidade'))
    return []
  const stop = extract.start + last
  const between = (label: string, until: string) =>
    stretchOf(text, extract.start, stop, label, until)
  const process = between('Nº Processo: ', '. Objeto: ')
  const object = between('Objeto: ', 'Total de Itens Licitados: ')
  const basis = between('Fundamento Legal: ', 'Justificativa: ')
  const total = between('Valor Global: ', SUPPLIER)
  if (!process || !object || !total) return []
  const suppliers = suppliersIn(text, total.end, stop)
  const whole = moneyIn(text, total, 'Valor Global')[0] ?? null
  const at = extract.heading.start + heading.index
  const place = (value: string, from = 0) => {
    const start = at + heading[0].indexOf(value, from)
    return { start, end: start + value.length }
  }
  const { number = '', year = '', uasg = '' } = heading.groups
  const shared: ContractReadings = {
    tipo_instrumento: { value: kind, ...extract.heading },
    processo: trimmed(text, process),
    modalidade: { value: kind, ...extract.heading },
    numero_licitacao: { value: number, ...place(number) },
    ano_licitacao: { value: Number(year), ...place(year, heading[0].indexOf('/')) },
    uasg: { value: uasg, ...place(uasg, heading[0].indexOf('UASG')) },
    objeto: trimmed(text, object),
    fundamento_legal: basis && trimmed(text, basis),
    moeda: whole && { value: whole.currency, start: whole.start, end: whole.end },
  }
  const amount: SlotReading<number> | null = whole && {
    value: whole.value,
    start: whole.start,
    end: whole.end,
  }
  return suppliers.map(({ own, ...supplier }, i) => ({
    start: i === 0 ? extract.start : supplier.start,
    end: supplier.end,
    columns: {
      ...shared,
      fornecedor_nome: supplier.name,
      fornecedor_ni: supplier.id,
      valor_global: own ?? (suppliers.length === 1 ? amount : null),
      valor_do_instrumento: suppliers.length > 1 ? amount : null,
    },
    parties: [],
    isEndComputed: false,
    isAdhesion: false,
    origin: 'sidec' as const,
    confidence: 'alta' as const,
  }))
}

function stretchOf(
  text: string,
  from: number,
  stop: number,
  label: string,
  until: string,
): Stretch | null {
  const found = text.indexOf(label, from)
  if (found === -1 || found >= stop) return null
  const start = found + label.length
  const end = text.indexOf(until, start)
  return end === -1 || end > stop ? null : { start, end }
}

interface Supplier extends Stretch {
  /** Null: a foreign one, which has none. */
  id: SlotReading<string> | null
  name: SlotReading<string> | null
  /** What is bought of it, if there are several. */
  own: SlotReading<number> | null
}

function suppliersIn(text: string, from: number, stop: number): Supplier[] {
  const suppliers: Supplier[] = []
  for (let at = text.indexOf(SUPPLIER, from); at !== -1 && at < stop;) {
    const next = text.indexOf(SUPPLIER, at + 1)
    const end = next === -1 || next > stop ? stop : next
    const start = at + SUPPLIER.length
    const cnpj = CNPJ.exec(text.slice(start, start + 20))?.[0] ?? ''
    const foreign = text.startsWith(FOREIGN, start) ? FOREIGN.length : 0
    if (foreign === 0 && !isCnpj(cnpj.replace(/\D/g, ''))) return []
    const nameStart = start + (foreign || cnpj.length)
    const money = text.lastIndexOf('. Valor: R$', end)
    const nameEnd = money > nameStart ? money : end
    const [own] = nameEnd === end ? [] : moneyIn(text, { start: nameEnd, end }, 'Valor')
    suppliers.push({
      id: foreign > 0 ? null : { value: printCnpj(cnpj.replace(/\D/g, '')), start, end: nameStart },
      name: trimmed(text, { start: nameStart, end: nameEnd }),
      own: own ? { value: own.value, start: own.start, end: own.end } : null,
      start: at,
      end,
    })
    at = next
  }
  return suppliers
}
