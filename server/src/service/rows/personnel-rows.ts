import type { LevelKeys } from '../../gazette/rows/personnel/level-keys.ts'
import type { MovementKind } from '../../gazette/rows/personnel/movement.ts'
import type { PessoalLinha } from '../../gazette/rows/pessoal-linhas.ts'
import type { RowCount } from './row-facets.ts'
import type { FiltersOfFacets, ReaderOf } from './row-kind.ts'
import type { ColumnWords, Range, RowFilter } from './row-store.ts'

export const PERSONNEL_ORDERS = ['recentes', 'antigas'] as const

/** What movements of persons can be counted by. */
export const PERSONNEL_FACETS = [
  'tipo_movimentacao',
  'orgao',
  'sigla_funcao',
  'codigo',
  'mes',
] as const
export type PersonnelFacet = (typeof PERSONNEL_FACETS)[number]

/** Which movements of persons, by what is printed of them and what became of their acts. */
export interface OwnPersonnelFilter {
  tipos?: string[]
  secoes?: string[]
  situacoes?: string[]
  siglas?: string[]
  niveis?: LevelKeys[]
  /** The levels that are asked for, and all above them. */
  niveis_min?: LevelKeys[]
  matriculas?: string[]
  efeito?: Range<string>
  palavras?: ColumnWords
  substituto?: boolean
}

export type PersonnelFilter = OwnPersonnelFilter & RowFilter

export const PERSONNEL_FILTERS_OF: FiltersOfFacets<PersonnelRows> = {
  tipo_movimentacao: ['tipos'],
  orgao: [],
  sigla_funcao: ['siglas'],
  codigo: ['niveis', 'niveis_min'],
  mes: [],
}

/** The rows of one kind of movement. */
interface PersonnelSum {
  tipo_movimentacao: MovementKind
  linhas: number
}

export interface PersonnelRows {
  linha: PessoalLinha
  own: OwnPersonnelFilter
  order: (typeof PERSONNEL_ORDERS)[number]
  sum: PersonnelSum
  facet: PersonnelFacet
  count: RowCount
}

export type PersonnelReader = ReaderOf<PersonnelRows>
