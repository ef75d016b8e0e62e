import type { UnindexedSection } from '../../service/archive/archive-store.ts'
import { int, row, text } from '../rows.ts'
import type { SqlReader } from '../sql.ts'

const countRow = row({ count: int })
const sectionRow = row({ data: text, secao: text })

/** The last note that every complete index of the generation has applied. */
const TAKEN_IN = `(
  SELECT coalesce(min(seq), 0) FROM search_indices WHERE generation = $1 AND next_key IS NULL)`

/**
 * The sections of days with acts that an external index has not applied yet. All complete indices
 * of a generation count, because any may be in service.
 */
export async function unindexedSections(
  sql: SqlReader,
  generation: string,
): Promise<UnindexedSection[]> {
  return await sql.all(
    sectionRow,
    `SELECT DISTINCT data_publicacao AS data, secao
     FROM index_changes JOIN publications ON publications.key = index_changes.key
     WHERE index_changes.seq > ${TAKEN_IN}
     ORDER BY data_publicacao, secao`,
    [generation],
  )
}

/** How many writes of acts such an index has not applied yet. */
export async function countUnindexed(sql: SqlReader, generation: string): Promise<number> {
  const found = await sql.one(
    countRow,
    `SELECT count(*) AS count FROM index_changes WHERE seq > ${TAKEN_IN}`,
    [generation],
  )
  return found?.count ?? 0
}
