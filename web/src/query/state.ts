import type { SearchQuery } from '../api/archive.ts'
import { listOf, textOf } from '../lib/address.ts'
import { readCnpj } from '../lib/cnpj.ts'
import { without } from '../lib/without.ts'
import { amountOf, dayOf, optional } from './read-values.ts'

const SECTIONS = ['1', '2', '3', 'extra'] as const
type Section = (typeof SECTIONS)[number]
/** The extra editions of one section: narrower than `extra`, offered only where they are chosen. */
const EXTRAS_OF_A_SECTION = ['extra1', 'extra2', 'extra3'] as const
export type AskedSection = Section | (typeof EXTRAS_OF_A_SECTION)[number]

/** Whether it is all of a section, or all extra editions. */
export function isWhole(section: AskedSection): section is Section {
  return SECTIONS.some((one) => one === section)
}

/** What may be chosen beside what is chosen. */
export function sectionsBeside(chosen: readonly string[]): AskedSection[] {
  return [...SECTIONS, ...EXTRAS_OF_A_SECTION.filter((one) => chosen.includes(one))]
}

export const SITUATIONS = [
  'publicada',
  'retificada',
  'republicada',
  'em_parte',
  'sem_efeito',
  'revogada',
  'retirada',
] as const
export type Situation = (typeof SITUATIONS)[number]
export const ORDERS = ['relevancia', 'recentes', 'antigas', 'valor'] as const
export type Order = (typeof ORDERS)[number]

/** A search, as in the address: the same names as in the API. Absent fields do not filter. */
export interface SearchState {
  termo?: string
  data_inicio?: string
  data_fim?: string
  secao?: AskedSection[]
  orgao?: string[]
  /** Acts of these bodies are left out. */
  orgao_exceto?: string[]
  tipo_ato?: string[]
  situacao?: Situation[]
  /** Companies named in the text: 14 characters, or the 8 of all their establishments. */
  cnpj?: string[]
  /** In reais, for the largest amount that the text names. */
  valor_min?: number
  valor_max?: number
  /** The words as typed, without their other forms. */
  literal?: boolean
  /** The words where nobody signs. */
  ignorar_assinatura?: boolean
  /** False: not the acts that only come near. */
  aproximar?: false
  ordem?: Order
  pagina?: number
  /** Acts per page, if not 20. */
  limite?: PageSize
}

export const PAGE_SIZES = [20, 50, 100] as const
type PageSize = (typeof PAGE_SIZES)[number]

export function sizeOf({ limite }: SearchState): PageSize {
  return limite ?? PAGE_SIZES[0]
}

/** Reads an address; invalid parts are ignored, so that an old link still opens. */
export function readSearch(values: Record<string, unknown>): SearchState {
  const page = Number(textOf(values['pagina']))
  const asked = listOf(values['secao'])
  const sections = sectionsBeside(asked).filter((section) => asked.includes(section))
  const bodies = listOf(values['orgao'])
  const others = listOf(values['orgao_exceto'])
  const types = listOf(values['tipo_ato'])
  const companies = listOf(values['cnpj']).flatMap((written) => readCnpj(written) ?? [])
  const situations = SITUATIONS.filter((one) => listOf(values['situacao']).includes(one))
  const size = PAGE_SIZES.find((size) => size === Number(textOf(values['limite'])))
  const order = ORDERS.find((order) => order === textOf(values['ordem']))
  return {
    ...optional('termo', textOf(values['termo'])),
    ...optional('data_inicio', dayOf(values['data_inicio'])),
    ...optional('data_fim', dayOf(values['data_fim'])),
    ...(sections.length > 0 ? { secao: sections } : {}),
    ...(bodies.length > 0 ? { orgao: bodies } : {}),
    ...(others.length > 0 ? { orgao_exceto: others } : {}),
    ...(types.length > 0 ? { tipo_ato: types } : {}),
    ...(situations.length > 0 ? { situacao: situations } : {}),
    ...(companies.length > 0 ? { cnpj: companies } : {}),
    ...optional('valor_min', amountOf(values['valor_min'])),
    ...optional('valor_max', amountOf(values['valor_max'])),
    ...(textOf(values['literal']) === 'true' ? { literal: true } : {}),
    ...(textOf(values['ignorar_assinatura']) === 'true' ? { ignorar_assinatura: true } : {}),
    ...(textOf(values['aproximar']) === 'false' ? { aproximar: false } : {}),
    ...(order ? { ordem: order } : {}),
    ...(Number.isInteger(page) && page > 1 ? { pagina: page } : {}),
    ...(size !== undefined && size !== PAGE_SIZES[0] ? { limite: size } : {}),
  }
}

/** An empty query finds everything, newest first. */
export function orderOf({ termo, ordem }: SearchState): Order {
  return ordem ?? (termo ? 'relevancia' : 'recentes')
}

export function queryOf(state: SearchState): SearchQuery {
  const { pagina } = state
  return {
    ...without(state, 'pagina', 'ordem'),
    termo: state.termo ?? '*',
    ordem: orderOf(state),
    trechos: true,
    limite: sizeOf(state),
    ...(pagina ? { pagina } : {}),
  }
}

/** Removes everything that {@link hasFilters} counts as a filter. */
export const NO_FILTERS = {
  data_inicio: undefined,
  data_fim: undefined,
  secao: undefined,
  orgao: undefined,
  orgao_exceto: undefined,
  tipo_ato: undefined,
  situacao: undefined,
  cnpj: undefined,
  valor_min: undefined,
  valor_max: undefined,
  ignorar_assinatura: undefined,
} satisfies Partial<SearchState>

export function hasFilters(state: SearchState): boolean {
  return Object.keys(NO_FILTERS).some((key) => state[key as keyof typeof NO_FILTERS] !== undefined)
}
