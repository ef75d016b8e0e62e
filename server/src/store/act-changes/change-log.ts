import type { ChangeLog } from '../../service/act-changes/change-log.ts'
import { row } from '../rows.ts'
import type { SqlReader } from '../sql.ts'
import { actChanges, archiveChanges } from './tables.ts'
import { hadTransaction, newestTransaction } from './transactions.ts'

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
    newestTransaction: () => newestTransaction(sql),
    hadTransaction: (transaction) => hadTransaction(sql, transaction),
  }
}
