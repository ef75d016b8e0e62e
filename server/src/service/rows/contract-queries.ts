import type { ContratoLinha } from '../../gazette/rows/linhas.ts'
import type { ArchiveStore } from '../archive/archive-store.ts'
import type { MissingNotices } from '../archive/missing-notices.ts'
import type { ContractOrder, ContractSum, OwnContractFilter } from './contract-rows.ts'
import { type RowParams, type RowsPage, createRowQueries } from './row-queries.ts'

export type ContractParams = RowParams<OwnContractFilter, ContractOrder>

export interface ContractQueries {
  /** @throws Problem for a query that cannot be read, or finds too many acts */
  list(asked: ContractParams): Promise<RowsPage<ContratoLinha, ContractSum>>
}

export function createContractQueries(
  store: ArchiveStore,
  missing: MissingNotices,
): ContractQueries {
  const rows = createRowQueries(
    { table: 'contratos', secao: '3', readerOf: ({ contracts }) => contracts },
    missing,
  )
  return {
    list: (asked) =>
      store.read(async (view) => rows.list(view, await rows.filterOf(view, asked), asked)),
  }
}
