import type { PessoalLinha } from '../../gazette/rows/pessoal-linhas.ts'
import {
  type OwnPersonnelFilter,
  PERSONNEL_FILTERS_OF,
  type PersonnelFacet,
  type PersonnelOrder,
  type PersonnelSum,
} from './personnel-rows.ts'
import type { RowExportQueries } from './row-exports.ts'
import type { RowCount } from './row-facets.ts'
import { PESSOAL_FILE } from './row-file-table.ts'
import { withPhrases } from './row-words.ts'
import type { RowTable, TableParams, TableQueries } from './table-queries.ts'

export const PERSONNEL_TABLE: RowTable<
  OwnPersonnelFilter,
  PersonnelOrder,
  PessoalLinha,
  PersonnelSum,
  PersonnelFacet,
  RowCount
> = {
  name: 'pessoal',
  secoes: ['2'],
  file: PESSOAL_FILE,
  readerOf: ({ personnel }) => personnel,
  filtersOf: PERSONNEL_FILTERS_OF,
  narrowed: withPhrases,
}

export type PersonnelParams = TableParams<OwnPersonnelFilter, PersonnelOrder, PersonnelFacet>
export type PersonnelQueries = TableQueries<
  OwnPersonnelFilter,
  PersonnelOrder,
  PessoalLinha,
  PersonnelSum,
  PersonnelFacet,
  RowCount
>
export type PersonnelExports = RowExportQueries<OwnPersonnelFilter>
