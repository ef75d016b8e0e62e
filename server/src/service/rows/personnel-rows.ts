import type { LevelKeys } from '../../gazette/rows/personnel/level-keys.ts'
import type { MovementKind } from '../../gazette/rows/personnel/movement.ts'
import type { PessoalLinha } from '../../gazette/rows/pessoal-linhas.ts'
import type { RowCount, RowCounter } from './row-facets.ts'
import type { ColumnWords, Range, RowFilter, TableReader } from './row-store.ts'

export const PERSONNEL_ORDERS = ['recentes', 'antigas'] as const
export type PersonnelOrder = (typeof PERSONNEL_ORDERS)[number]

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

/** The filters of a facet, which it ignores; those of bodies are left out apart. */
export const PERSONNEL_FILTERS_OF: Record<PersonnelFacet, (keyof PersonnelFilter)[]> = {
  tipo_movimentacao: ['tipos'],
  orgao: [],
  sigla_funcao: ['siglas'],
  codigo: ['niveis', 'niveis_min'],
  mes: [],
}

/** The rows of one kind of movement. */
export interface PersonnelSum {
  tipo_movimentacao: MovementKind
  linhas: number
}

export type PersonnelReader = TableReader<
  OwnPersonnelFilter,
  PersonnelOrder,
  PessoalLinha,
  PersonnelSum
> &
  RowCounter<PersonnelFilter, PersonnelFacet, RowCount>
