import type { SanctionsQuery } from '../../api/tables.ts'
import { listOf, textOf } from '../../lib/address.ts'
import { readCnpj } from '../../lib/cnpj.ts'
import { without } from '../../lib/without.ts'
import { amountOf, dayOf, optional } from '../../query/read-values.ts'
import { type PageState, readPage } from '../rows/page-state.ts'
import {
  SANCTION_KINDS,
  SANCTION_SPHERES,
  type SanctionKind,
  type SanctionSphere,
} from './kinds.ts'

export const SANCTION_ORDERS = ['recentes', 'antigas', 'valor'] as const

/** The table of sanctions, as in the address: the same names as in the API. */
export interface SanctionsState extends PageState {
  termo?: string
  data_inicio?: string
  data_fim?: string
  categoria_sancao?: SanctionKind[]
  ambito?: SanctionSphere[]
  /** Companies: 14 characters, or the 8 of all their establishments. */
  sancionado_cnpj?: string[]
  vigente_em?: string
  valor_min?: number
  valor_max?: number
  orgao?: string[]
  ordem?: (typeof SANCTION_ORDERS)[number]
}

/** Reads an address; invalid parts are ignored, so that an old link still opens. */
export function readSanctions(values: Record<string, unknown>): SanctionsState {
  const list = <T extends string>(key: string, read: (written: string[]) => T[]) => {
    const found = read(listOf(values[key]))
    return found.length > 0 ? found : undefined
  }
  const among = <T extends string>(key: string, all: readonly T[]) =>
    list(key, (written) => all.filter((one) => written.includes(one)))
  const order = SANCTION_ORDERS.find((order) => order === textOf(values['ordem']))
  return {
    ...optional('termo', textOf(values['termo'])),
    ...optional('data_inicio', dayOf(values['data_inicio'])),
    ...optional('data_fim', dayOf(values['data_fim'])),
    ...optional('categoria_sancao', among('categoria_sancao', SANCTION_KINDS)),
    ...optional('ambito', among('ambito', SANCTION_SPHERES)),
    ...optional(
      'sancionado_cnpj',
      list('sancionado_cnpj', (written) => written.flatMap((one) => readCnpj(one) ?? [])),
    ),
    ...optional('vigente_em', dayOf(values['vigente_em'])),
    ...optional('valor_min', amountOf(values['valor_min'])),
    ...optional('valor_max', amountOf(values['valor_max'])),
    ...optional(
      'orgao',
      list('orgao', (written) => written),
    ),
    ...optional('ordem', order),
    ...readPage(values),
  }
}

/** What is asked for, whatever its page. */
export function sanctionsQueryOf(state: SanctionsState): SanctionsQuery {
  return without(state, 'cursor', 'pagina')
}

/** Removes every filter but the words. */
export const NO_SANCTION_FILTERS = {
  data_inicio: undefined,
  data_fim: undefined,
  categoria_sancao: undefined,
  ambito: undefined,
  sancionado_cnpj: undefined,
  vigente_em: undefined,
  valor_min: undefined,
  valor_max: undefined,
  orgao: undefined,
} satisfies Partial<SanctionsState>
