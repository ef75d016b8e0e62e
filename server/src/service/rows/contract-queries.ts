import type { ContratoLinha } from '../../gazette/rows/linhas.ts'
import type { ArchiveStore } from '../archive/archive-store.ts'
import type { MissingNotices } from '../archive/missing-notices.ts'
import {
  CONTRACT_FILTERS_OF,
  type ContractCount,
  type ContractFacet,
  type ContractOrder,
  type ContractSum,
  type OwnContractFilter,
} from './contract-rows.ts'
import { type AskedRowFacets, countRows } from './row-facets.ts'
import { type RowExportQueries, createRowExportQueries } from './row-exports.ts'
import { CONTRATOS_FILE } from './row-file-table.ts'
import { type RowParams, type RowsPage, createRowQueries } from './row-queries.ts'

export interface ContractParams extends RowParams<OwnContractFilter, ContractOrder> {
  /** What to count the whole result by; null: nothing. */
  facetas: ContractFacet[] | null
}

interface ContractPage extends RowsPage<ContratoLinha, ContractSum> {
  /** Null for a page behind another, too. */
  facetas: AskedRowFacets<ContractFacet, ContractCount> | null
}

export interface ContractQueries {
  /** @throws Problem for a query that cannot be read, or finds too many acts */
  list(asked: ContractParams): Promise<ContractPage>
}

export function createContractQueries(
  store: ArchiveStore,
  missing: MissingNotices,
): ContractQueries {
  const rows = contractRows(missing)
  return {
    list: (asked) =>
      store.read(async (view) => {
        const filter = await rows.filterOf(view, asked)
        const page = await rows.list(view, filter, asked)
        const { facetas, after } = asked
        if (facetas === null || after !== null) return { ...page, facetas: null }
        const anywhere = facetas.includes('orgao') ? await rows.anywhere(view, asked) : filter
        const counted = { filtersOf: CONTRACT_FILTERS_OF, asked: facetas }
        return {
          ...page,
          facetas: await countRows(view.contracts, { filter, anywhere }, counted),
        }
      }),
  }
}

export type ContractExports = RowExportQueries<OwnContractFilter>

export function createContractExports(
  store: ArchiveStore,
  missing: MissingNotices,
): ContractExports {
  const { filterOf, list } = contractRows(missing)
  return createRowExportQueries(store, {
    table: CONTRATOS_FILE,
    readerOf: ({ contracts }) => contracts,
    filterOf,
    list,
  })
}

function contractRows(missing: MissingNotices) {
  return createRowQueries<OwnContractFilter, ContractOrder, ContratoLinha, ContractSum>(
    { table: 'contratos', secao: '3', readerOf: ({ contracts }) => contracts },
    missing,
  )
}
