import type { UnindexedSection } from '../../service/archive/archive-store.ts'
import { row, text } from '../rows.ts'
import type { SqlReader } from '../sql.ts'

const sectionRow = row({ data: text, secao: text })

/**
 * The sections of days with acts that an index elsewhere has not taken in yet: every one of a generation that is
 * whole, since any may be in service.
 */
export function createUnindexedReader(
  generation: string,
): (sql: SqlReader) => Promise<UnindexedSection[]> {
  return (sql) =>
    sql.all(
      sectionRow,
      `SELECT DISTINCT data_publicacao AS data, secao
       FROM index_changes JOIN publications ON publications.key = index_changes.key
       WHERE index_changes.seq > (
         SELECT coalesce(min(seq), 0) FROM search_indices
         WHERE generation = $1 AND next_key IS NULL)
       ORDER BY data_publicacao, secao`,
      [generation],
    )
}
