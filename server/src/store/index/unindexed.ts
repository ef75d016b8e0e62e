import { readCount } from '../count.ts'
import type { UnindexedSection } from '../../service/archive/archive-store.ts'
import { int, nullable, row, text } from '../rows.ts'
import type { SqlReader } from '../sql.ts'

const sectionRow = row({ applied: nullable(int), data: nullable(text), secao: nullable(text) })

/** The last note that every complete index of the generation has applied. */
const TAKEN_IN = `(
  SELECT coalesce(min(seq), 0) FROM search_indices WHERE generation = $1 AND next_key IS NULL)`

/**
 * The sections of days with acts that an external index has not applied yet; null: the database
 * knows of no complete index. All complete indices of a generation count, because any may be in
 * service.
 */
export async function unindexedSections(
  sql: SqlReader,
  generation: string,
): Promise<UnindexedSection[] | null> {
  const rows = await sql.all(
    sectionRow,
    `SELECT DISTINCT complete.seq AS applied, data_publicacao AS data, secao
     FROM (SELECT min(seq) AS seq FROM search_indices
           WHERE generation = $1 AND next_key IS NULL) AS complete
     LEFT JOIN index_changes ON index_changes.seq > complete.seq
     LEFT JOIN publications ON publications.key = index_changes.key
     ORDER BY data_publicacao, secao`,
    [generation],
  )
  if (rows[0]?.applied == null) return null
  return rows.flatMap(({ data, secao }) =>
    data === null || secao === null ? [] : [{ data, secao }],
  )
}

/** How many writes of acts such an index has not applied yet. */
export async function countUnindexed(sql: SqlReader, generation: string): Promise<number> {
  return await readCount(
    sql,
    `SELECT count(*) AS counted FROM index_changes WHERE seq > ${TAKEN_IN}`,
    [generation],
  )
}
