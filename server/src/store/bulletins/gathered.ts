import { onlyRow } from '../only-row.ts'
import { readCount } from '../count.ts'
import type { DueBulletin, GatheredMatch } from '../../alerts/bulletins/issue.ts'
import { int, nullable, present, row } from '../rows.ts'
import type { SqlReader } from '../sql.ts'
import { bulletinQueue } from './tables.ts'

type Bulletin = DueBulletin['bulletin']

const takenRow = row({ count: int, last_seq: nullable(int) })
const matchRow = bulletinQueue.pick('alerta_id', 'publicacao_id', 'termos', 'linha')
const TAKEN = 'q.boletim_id = $1 AND q.seq > $2 AND q.seq <= $3'

/** Whether anything waits for the next mail of a bulletin. */
export async function isAnyGathered(sql: SqlReader, { id, told_seq }: Bulletin): Promise<boolean> {
  const found = await sql.one(
    present,
    'SELECT 1 FROM bulletin_queue WHERE boletim_id = $1 AND seq > $2 LIMIT 1',
    [id, told_seq],
  )
  return found !== null
}

/** What waits for the next mail of a bulletin; of its acts, the first `most` in the order of the gazette. */
export async function readGathered(
  sql: SqlReader,
  { id, told_seq }: Bulletin,
  most: number,
): Promise<Pick<DueBulletin, 'gathered' | 'taken'>> {
  const { count, last_seq } = await onlyRow(
    sql,
    takenRow,
    `SELECT count(*) AS count, max(seq) AS last_seq FROM bulletin_queue
     WHERE boletim_id = $1 AND seq > $2`,
    [id, told_seq],
  )
  const lastSeq = last_seq ?? told_seq
  const taken = [id, told_seq, lastSeq]
  const acts = await readCount(
    sql,
    `SELECT count(DISTINCT p.key) AS counted
     FROM bulletin_queue q JOIN publications p ON p.id = q.publicacao_id WHERE ${TAKEN}`,
    taken,
  )
  const rows = await sql.all(
    matchRow,
    `SELECT ${matchRow.of('q')}
     FROM (SELECT p.key, p.id
           FROM bulletin_queue q JOIN publications p ON p.id = q.publicacao_id WHERE ${TAKEN}
           GROUP BY p.key, p.id ORDER BY p.key LIMIT $4) AS act
       JOIN bulletin_queue q ON q.publicacao_id = act.id
     WHERE ${TAKEN} ORDER BY act.key, q.seq`,
    [...taken, most],
  )
  const matches = rows.map(
    ({ alerta_id: alertaId, publicacao_id: publicacao, termos, linha }): GatheredMatch => ({
      alertaId,
      publicacao,
      termos,
      linhas: linha === null ? [] : [linha],
    }),
  )
  return { gathered: { matches, acts }, taken: { count, lastSeq } }
}
