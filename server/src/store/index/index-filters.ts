import type { IndexFilters } from '../../../engine/port.ts'
import type { SearchFilters } from '../../search/search-reader.ts'
import { actsInState } from '../archive/acts-by-situacao.ts'
import type { SqlReader } from '../sql.ts'
import { inBoth } from './key-sets.ts'

/** The filters that an index can answer: states of acts are only in the database. */
export async function filtersFor(
  sql: SqlReader,
  { situacoes, ...filters }: SearchFilters,
): Promise<IndexFilters> {
  if (situacoes === undefined || situacoes.length === 0) return filters
  const inState = await actsInState(sql, situacoes)
  return { ...filters, among: filters.among ? inBoth(filters.among, inState) : inState }
}
