import type { ContratoLinha } from '../../gazette/rows/linhas.ts'
import {
  CONTRACT_FILTERS_OF,
  type ContractCount,
  type ContractFacet,
  type ContractOrder,
  type ContractSum,
  type OwnContractFilter,
} from './contract-rows.ts'
import type { RowExportQueries } from './row-exports.ts'
import { CONTRATOS_FILE } from './row-file-table.ts'
import { withPhrases } from './row-words.ts'
import type { RowTable, TableParams, TableQueries } from './table-queries.ts'

export const CONTRACT_TABLE: RowTable<
  OwnContractFilter,
  ContractOrder,
  ContratoLinha,
  ContractSum,
  ContractFacet,
  ContractCount
> = {
  name: 'contratos',
  secoes: ['3'],
  file: CONTRATOS_FILE,
  readerOf: ({ contracts }) => contracts,
  filtersOf: CONTRACT_FILTERS_OF,
  narrowed: withPhrases,
}

export type ContractParams = TableParams<OwnContractFilter, ContractOrder, ContractFacet>
export type ContractQueries = TableQueries<
  OwnContractFilter,
  ContractOrder,
  ContratoLinha,
  ContractSum,
  ContractFacet,
  ContractCount
>
export type ContractExports = RowExportQueries<OwnContractFilter>
