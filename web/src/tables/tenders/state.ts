import type { TendersQuery } from '../../api/tables.ts'
import { listOf, textOf } from '../../lib/address.ts'
import { readCnpj } from '../../lib/cnpj.ts'
import { without } from '../../lib/without.ts'
import { amountOf, dayOf, optional } from '../../query/read-values.ts'
import { BID_KINDS, type BidKind } from '../contracts/kinds.ts'
import { SITUATIONS, type Situation } from '../../query/state.ts'
import { type PageState, readPage } from '../rows/page-state.ts'
import { NOTICE_KINDS, type NoticeKind } from './kinds.ts'

export const TENDER_ORDERS = ['recentes', 'antigas', 'abertura', 'valor'] as const

/** The table of tenders, as in the address: the same names as in the API. */
export interface TenderState extends PageState {
  termo?: string
  data_inicio?: string
  data_fim?: string
  abertura_de?: string
  abertura_ate?: string
  tipo_aviso?: NoticeKind[]
  modalidade?: BidKind[]
  numero?: string[]
  uasg?: string[]
  srp?: boolean
  situacao?: Situation[]
  valor_min?: number
  valor_max?: number
  /** Companies: 14 characters, or the 8 of all their establishments. */
  vencedor_ni?: string[]
  orgao?: string[]
  ordem?: (typeof TENDER_ORDERS)[number]
}

/** Yes and no, as an address writes them. */
const WRITTEN: Partial<Record<string, boolean>> = { true: true, false: false }

/** Reads an address; invalid parts are ignored, so that an old link still opens. */
export function readTenders(values: Record<string, unknown>): TenderState {
  const list = <T extends string>(key: string, read: (written: string[]) => T[]) => {
    const found = read(listOf(values[key]))
    return found.length > 0 ? found : undefined
  }
  const order = TENDER_ORDERS.find((order) => order === textOf(values['ordem']))
  return {
    ...optional('termo', textOf(values['termo'])),
    ...optional('data_inicio', dayOf(values['data_inicio'])),
    ...optional('data_fim', dayOf(values['data_fim'])),
    ...optional('abertura_de', dayOf(values['abertura_de'])),
    ...optional('abertura_ate', dayOf(values['abertura_ate'])),
    ...optional(
      'tipo_aviso',
      list('tipo_aviso', (written) => NOTICE_KINDS.filter((kind) => written.includes(kind))),
    ),
    ...optional(
      'modalidade',
      list('modalidade', (written) => BID_KINDS.filter((kind) => written.includes(kind))),
    ),
    ...optional(
      'numero',
      list('numero', (written) => written),
    ),
    ...optional(
      'uasg',
      list('uasg', (written) => written.filter((unit) => /^\d{6}$/.test(unit))),
    ),
    ...optional('srp', WRITTEN[textOf(values['srp']) ?? '']),
    ...optional(
      'situacao',
      list('situacao', (written) => SITUATIONS.filter((one) => written.includes(one))),
    ),
    ...optional('valor_min', amountOf(values['valor_min'])),
    ...optional('valor_max', amountOf(values['valor_max'])),
    ...optional(
      'vencedor_ni',
      list('vencedor_ni', (written) => written.flatMap((one) => readCnpj(one) ?? [])),
    ),
    ...optional(
      'orgao',
      list('orgao', (written) => written),
    ),
    ...optional('ordem', order),
    ...readPage(values),
  }
}

/** What is asked for, whatever its page. */
export function tendersQueryOf(state: TenderState): TendersQuery {
  return without(state, 'cursor', 'pagina')
}

/** Removes every filter but the words. */
export const NO_TENDER_FILTERS = {
  data_inicio: undefined,
  data_fim: undefined,
  abertura_de: undefined,
  abertura_ate: undefined,
  tipo_aviso: undefined,
  modalidade: undefined,
  numero: undefined,
  uasg: undefined,
  srp: undefined,
  situacao: undefined,
  valor_min: undefined,
  valor_max: undefined,
  vencedor_ni: undefined,
  orgao: undefined,
} satisfies Partial<TenderState>
