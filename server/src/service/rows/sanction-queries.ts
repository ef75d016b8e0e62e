import type { SancaoLinha } from '../../gazette/rows/sancao-linhas.ts'
import type { RowExportQueries } from './row-exports.ts'
import type { RowCount } from './row-facets.ts'
import { SANCOES_FILE } from './row-file-table.ts'
import {
  type OwnSanctionFilter,
  SANCTION_FILTERS_OF,
  type SanctionFacet,
  type SanctionOrder,
  type SanctionSum,
} from './sanction-rows.ts'
import { withPhrases } from './row-words.ts'
import type { RowTable, TableParams, TableQueries } from './table-queries.ts'

export const SANCTION_TABLE: RowTable<
  OwnSanctionFilter,
  SanctionOrder,
  SancaoLinha,
  SanctionSum,
  SanctionFacet,
  RowCount
> = {
  name: 'sancoes',
  secoes: ['1', '3'],
  file: SANCOES_FILE,
  readerOf: ({ sanctions }) => sanctions,
  filtersOf: SANCTION_FILTERS_OF,
  narrowed: withPhrases,
}

export type SanctionParams = TableParams<OwnSanctionFilter, SanctionOrder, SanctionFacet>
export type SanctionQueries = TableQueries<
  OwnSanctionFilter,
  SanctionOrder,
  SancaoLinha,
  SanctionSum,
  SanctionFacet,
  RowCount
>
export type SanctionExports = RowExportQueries<OwnSanctionFilter>
