import {
  type PersonnelRows,
  type OwnPersonnelFilter,
  PERSONNEL_FILTERS_OF,
} from './personnel-rows.ts'
import type { RowExportQueries } from './row-exports.ts'
import { PESSOAL_FILE } from './row-file-table.ts'
import { withPhrases } from './row-words.ts'
import type { RowTable, TableParams, TableQueries } from './table-queries.ts'

export const PERSONNEL_TABLE: RowTable<PersonnelRows> = {
  name: 'pessoal',
  secoes: ['2'],
  file: PESSOAL_FILE,
  readerOf: ({ personnel }) => personnel,
  filtersOf: PERSONNEL_FILTERS_OF,
  narrowed: withPhrases,
}

export type PersonnelParams = TableParams<PersonnelRows>
export type PersonnelQueries = TableQueries<PersonnelRows>
export type PersonnelExports = RowExportQueries<OwnPersonnelFilter>
