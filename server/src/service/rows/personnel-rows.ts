import type { LevelKeys } from '../../gazette/rows/personnel/level-keys.ts'
import type { MovementKind } from '../../gazette/rows/personnel/movement.ts'
import type { PessoalLinha } from '../../gazette/rows/pessoal-linhas.ts'
import type { ActKey } from '../../../engine/port.ts'
import type { RowFilter, TableReader } from './row-store.ts'

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
/** Facets that are columns. */
export type CountedColumn = Exclude<PersonnelFacet, 'mes'>

/** Which movements of persons, by what is printed of them and what became of their acts. */
export interface OwnPersonnelFilter {
  tipos?: string[]
  secoes?: string[]
  situacoes?: string[]
  siglas?: string[]
  niveis?: LevelKeys[]
  /** The levels that are asked for, and all above them. */
  niveis_min?: LevelKeys[]
  /** Folded words in a row in the person's name, and in the office. */
  nome?: string
  cargo?: string
  substituto?: boolean
}

export type PersonnelFilter = OwnPersonnelFilter & RowFilter

/** The rows of one kind of movement. */
export interface PersonnelSum {
  tipo_movimentacao: MovementKind
  linhas: number
}

/** How many rows have a value; of `mes`, YYYY-MM. */
export interface RowCount {
  valor: string
  total: number
}

export interface PersonnelReader extends TableReader<
  OwnPersonnelFilter,
  PersonnelOrder,
  PessoalLinha,
  PersonnelSum
> {
  /** In any order; rows without a value count nowhere. */
  counts(filter: PersonnelFilter, column: CountedColumn): Promise<RowCount[]>
  /** The days with rows, each by the key of its first row. */
  days(filter: PersonnelFilter): Promise<{ first: ActKey; total: number }[]>
}
