import type { NormRecords } from './norm-record.ts'
import type { RowExportQueries } from './row-exports.ts'
import { NORMAS_FILE } from './row-file-table.ts'
import { type NormRows, type OwnNormFilter, NORM_FILTERS_OF } from './norm-rows.ts'
import type { RowTable, TableParams, TableQueries } from './table-queries.ts'

export const NORM_TABLE: RowTable<NormRows> = {
  name: 'normas',
  secoes: ['1', '2'],
  file: NORMAS_FILE,
  readerOf: ({ norms }) => norms,
  filtersOf: NORM_FILTERS_OF,
}

export type NormParams = TableParams<NormRows>
export type NormQueries = TableQueries<NormRows> & NormRecords
export type NormExports = RowExportQueries<OwnNormFilter>
