import type { RowExportQueries } from './row-exports.ts'
import { SANCOES_FILE } from './row-file-table.ts'
import { type SanctionRows, type OwnSanctionFilter, SANCTION_FILTERS_OF } from './sanction-rows.ts'
import { withPhrases } from './row-words.ts'
import type { RowTable, TableParams, TableQueries } from './table-queries.ts'

export const SANCTION_TABLE: RowTable<SanctionRows> = {
  name: 'sancoes',
  secoes: ['1', '3'],
  file: SANCOES_FILE,
  readerOf: ({ sanctions }) => sanctions,
  filtersOf: SANCTION_FILTERS_OF,
  narrowed: withPhrases,
}

export type SanctionParams = TableParams<SanctionRows>
export type SanctionQueries = TableQueries<SanctionRows>
export type SanctionExports = RowExportQueries<OwnSanctionFilter>
