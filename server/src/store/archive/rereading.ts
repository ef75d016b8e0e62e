import type { Clock } from '../../lib/time/clock.ts'
import type { Sql, SqlReader } from '../sql.ts'
import { rereadFiles } from './tables.ts'

/** Older notes are of a re-reading that nobody continues. */
const FORGOTTEN_MS = 7 * 24 * 60 * 60_000

const putFile = rereadFiles.insert(
  'ON CONFLICT (origem) DO UPDATE SET programa = excluded.programa, em = excluded.em',
)

/** Where a re-reading by this version of the program stands: it may take hours, and be killed. */
export function createRereading(programa: string, clock: Clock) {
  return {
    async hasRead(sql: SqlReader, origem: string): Promise<boolean> {
      const since = new Date(clock().getTime() - FORGOTTEN_MS).toISOString()
      const read = `SELECT ${rereadFiles.columns} FROM reread_files
                    WHERE origem = $1 AND programa = $2 AND em > $3`
      return (await sql.one(rereadFiles, read, [origem, programa, since])) !== null
    },
    note: (tx: Sql, origem: string) => putFile(tx, { origem, programa, em: clock().toISOString() }),
    forget: (tx: Sql) => tx.run('DELETE FROM reread_files'),
  }
}
