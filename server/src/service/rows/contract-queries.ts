import { type ContractRows, type OwnContractFilter, CONTRACT_FILTERS_OF } from './contract-rows.ts'
import type { RowExportQueries } from './row-exports.ts'
import { CONTRATOS_FILE } from './row-file-table.ts'
import { withPhrases } from './row-words.ts'
import type { RowTable, TableParams, TableQueries } from './table-queries.ts'

export const CONTRACT_TABLE: RowTable<ContractRows> = {
  name: 'contratos',
  secoes: ['3'],
  file: CONTRATOS_FILE,
  readerOf: ({ contracts }) => contracts,
  filtersOf: CONTRACT_FILTERS_OF,
  narrowed: withPhrases,
}

export type ContractParams = TableParams<ContractRows>
export type ContractQueries = TableQueries<ContractRows>
export type ContractExports = RowExportQueries<OwnContractFilter>
