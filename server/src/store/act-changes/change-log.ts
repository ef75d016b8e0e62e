import type { ChangeLog } from '../../service/act-changes/change-log.ts'
import { present, row } from '../rows.ts'
import type { SqlReader } from '../sql.ts'
import { actChanges, archiveChanges } from './tables.ts'

const changeRow = row({ ...actChanges.shape, ...archiveChanges.pick('mark', 'em').shape })

/** Reads what changed, in the order of commits. */
export function createChangeLog(sql: SqlReader): ChangeLog {
  return {
    changesAfter: ({ seq, key }, limit) =>
      sql.all(
        changeRow,
        `SELECT a.key, a.tipo, a.seq, t.mark, t.em
         FROM act_changes a JOIN archive_changes t ON t.seq = a.seq
         WHERE (a.seq, a.key) > ($1, $2) ORDER BY a.seq, a.key LIMIT $3`,
        [seq, key, limit],
      ),
    async hadPlace({ seq, mark }) {
      const known = 'SELECT 1 FROM archive_changes WHERE seq = $1 AND mark = $2'
      return (await sql.one(present, known, [seq, mark])) !== null
    },
  }
}
