import type { NormRecords } from './norm-record.ts'
import type { NormaLinha } from '../../gazette/rows/norma-linhas.ts'
import type { RowExportQueries } from './row-exports.ts'
import type { RowCount } from './row-facets.ts'
import { NORMAS_FILE } from './row-file-table.ts'
import {
  type OwnNormFilter,
  NORM_FILTERS_OF,
  type NormFacet,
  type NormOrder,
  type NormSum,
} from './norm-rows.ts'
import type { RowTable, TableParams, TableQueries } from './table-queries.ts'

export const NORM_TABLE: RowTable<
  OwnNormFilter,
  NormOrder,
  NormaLinha,
  NormSum,
  NormFacet,
  RowCount
> = {
  name: 'normas',
  secoes: ['1', '2'],
  file: NORMAS_FILE,
  readerOf: ({ norms }) => norms,
  filtersOf: NORM_FILTERS_OF,
}

export type NormParams = TableParams<OwnNormFilter, NormOrder, NormFacet>
export type NormQueries = TableQueries<
  OwnNormFilter,
  NormOrder,
  NormaLinha,
  NormSum,
  NormFacet,
  RowCount
> &
  NormRecords
export type NormExports = RowExportQueries<OwnNormFilter>
