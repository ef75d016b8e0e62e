import type { IndexFilters, SearchFilters } from '../../search/search-index.ts'
import { actsInState } from '../archive/acts-by-situacao.ts'
import type { SqlReader } from '../sql.ts'

/** What an index is asked: states of acts are in the database alone. */
export async function filtersFor(
  sql: SqlReader,
  { situacoes, ...filters }: SearchFilters,
): Promise<IndexFilters> {
  if (situacoes === undefined || situacoes.length === 0) return filters
  return { ...filters, among: await actsInState(sql, situacoes) }
}
