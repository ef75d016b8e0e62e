import type { TendersQuery } from '../../api/tables.ts'
import { without } from '../../lib/without.ts'
import {
  type ValuesOf,
  amount,
  companies,
  day,
  noneBut,
  oneOf,
  readFields,
  someOf,
  text,
  texts,
  units,
  yesOrNo,
} from '../../query/fields.ts'
import { SITUATIONS } from '../../query/state.ts'
import { BID_KINDS } from '../contracts/kinds.ts'
import { type PageState, readPage } from '../rows/page-state.ts'
import { NOTICE_KINDS } from './kinds.ts'

export const TENDER_ORDERS = ['recentes', 'antigas', 'abertura', 'valor'] as const

const FIELDS = {
  termo: text,
  data_inicio: day,
  data_fim: day,
  abertura_de: day,
  abertura_ate: day,
  tipo_aviso: someOf(NOTICE_KINDS),
  modalidade: someOf(BID_KINDS),
  numero: texts,
  processo: texts,
  uasg: units,
  srp: yesOrNo,
  situacao: someOf(SITUATIONS),
  valor_min: amount,
  valor_max: amount,
  vencedor_ni: companies,
  vencedor_nome: text,
  orgao: texts,
  ordem: oneOf(TENDER_ORDERS),
}

/** The table of tenders, as in the address: the same names as in the API. */
export interface TenderState extends PageState, ValuesOf<typeof FIELDS> {}

export function readTenders(values: Record<string, unknown>): TenderState {
  return { ...readFields(values, FIELDS), ...readPage(values) }
}

/** What is asked for, whatever its page. */
export function tendersQueryOf(state: TenderState): TendersQuery {
  return without(state, 'cursor', 'pagina')
}

/** The columns whose values its filters count. */
export const TENDER_FACETS = ['tipo_aviso', 'modalidade', 'orgao'] as const

/** Removes every filter but the words. */
export const NO_TENDER_FILTERS = noneBut(FIELDS, 'termo', 'ordem')
