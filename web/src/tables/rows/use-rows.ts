import {
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
  keepPreviousData,
  useQuery,
} from '@tanstack/react-query'
import { PAGE_ROWS } from './page-state.ts'

/** What every table may be asked for. */
export interface RowsQuery {
  limite?: number
  cursor?: string
  facetas?: string[]
  data_inicio?: string
  data_fim?: string
  ordem?: string
}

/** How a table is asked, as in `api/tables.ts`. */
export type AskRows<Query, Page, Key extends QueryKey> = (
  query: Query,
) => UseQueryOptions<Page, Error, Page, Key>

/** The page with the totals, and the one that is shown. Until they come, what was shown stays. */
export function useRowsPage<Query extends RowsQuery, Page, Key extends QueryKey>(
  ask: AskRows<Query, Page, Key>,
  query: Query,
  cursor: string | undefined,
): { first: UseQueryResult<Page>; further: UseQueryResult<Page> } {
  const listed = { ...query, limite: PAGE_ROWS }
  const shown = cursor ? { ...listed, cursor } : listed
  return {
    first: useQuery({ ...ask(listed), placeholderData: keepPreviousData }),
    further: useQuery({ ...ask(shown), placeholderData: keepPreviousData }),
  }
}

/** How often the rows have each value of some columns, likewise. */
export function useRowCounts<Query extends RowsQuery, Page, Key extends QueryKey>(
  ask: AskRows<Query, Page, Key>,
  query: Query,
  columns: readonly NonNullable<Query['facetas']>[number][],
): UseQueryResult<Page> {
  const counted = { ...query, limite: 1, facetas: [...columns] }
  return useQuery({ ...ask(counted), placeholderData: keepPreviousData })
}

/** A page that may come with counts by month. */
export interface MonthlyPage {
  facetas: { mes: { valores: { valor: string; total: number }[] } | null } | null
}

/** All rows by month, whatever the chosen period; `months`: undefined until they are counted. */
export function useMonths<Query extends RowsQuery, Page extends MonthlyPage, Key extends QueryKey>(
  ask: AskRows<Query, Page, Key>,
  query: Query,
) {
  const always = { ...query, data_inicio: undefined, data_fim: undefined, ordem: undefined }
  const { data, isPlaceholderData } = useRowCounts(ask, always, ['mes'])
  const months: MonthsOf<Page> | undefined = data?.facetas?.mes?.valores
  return { months, isOld: isPlaceholderData }
}

type MonthsOf<Page extends MonthlyPage> = NonNullable<
  NonNullable<Page['facetas']>['mes']
>['valores']
