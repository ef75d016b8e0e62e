import type { SearchQuery } from '../api/archive.ts'
import { listOf, textOf } from '../lib/address.ts'
import { without } from '../lib/without.ts'
import {
  type ReadField,
  type ValuesOf,
  amount,
  companies,
  day,
  noneBut,
  oneOf,
  only,
  orNone,
  readFields,
  someOf,
  text,
  texts,
} from './fields.ts'

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

export const PAGE_SIZES = [20, 50, 100] as const
type PageSize = (typeof PAGE_SIZES)[number]

const sections: ReadField<AskedSection[]> = (written) => {
  const asked = listOf(written)
  return orNone(sectionsBeside(asked).filter((section) => asked.includes(section)))
}
const furtherPage: ReadField<number> = (written) => {
  const page = Number(textOf(written))
  return Number.isInteger(page) && page > 1 ? page : undefined
}
const otherSize: ReadField<PageSize> = (written) =>
  PAGE_SIZES.slice(1).find((size) => size === Number(textOf(written)))

const FIELDS = {
  termo: text,
  data_inicio: day,
  data_fim: day,
  secao: sections,
  orgao: texts,
  /** Acts of these bodies are left out. */
  orgao_exceto: texts,
  tipo_ato: texts,
  situacao: someOf(SITUATIONS),
  /** Companies named in the text. */
  cnpj: companies,
  /** In reais, for the largest amount that the text names. */
  valor_min: amount,
  valor_max: amount,
  /** The words as typed, without their other forms. */
  literal: only<boolean>(true),
  /** The words where nobody signs. */
  ignorar_assinatura: only<boolean>(true),
  /** False: not the acts that only come near. */
  aproximar: only(false),
  ordem: oneOf(ORDERS),
  pagina: furtherPage,
  /** Acts per page, if not 20. */
  limite: otherSize,
}

/** A search, as in the address: the same names as in the API. Absent fields do not filter. */
export interface SearchState extends ValuesOf<typeof FIELDS> {}

export function sizeOf({ limite }: SearchState): PageSize {
  return limite ?? PAGE_SIZES[0]
}

export function readSearch(values: Record<string, unknown>): SearchState {
  return readFields(values, FIELDS)
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
export const NO_FILTERS = noneBut(
  FIELDS,
  'termo',
  'literal',
  'aproximar',
  'ordem',
  'pagina',
  'limite',
)

export function hasFilters(state: SearchState): boolean {
  return Object.keys(NO_FILTERS).some((key) => state[key as keyof typeof NO_FILTERS] !== undefined)
}
