import type { Situacao } from '../../gazette/relations/situacao.ts'
import { int, row, text } from '../rows.ts'
import type { Sql, SqlReader } from '../sql.ts'
import { untoldRows } from './tables.ts'

/** Rows noted this long ago are of an import that was killed. */
const FORSAKEN_MS = 10 * 60_000

const insertUntold = untoldRows.insertMany('ON CONFLICT (key) DO NOTHING')
const keyRow = row({ key: int })
const actRow = row({ key: int, id: text })

/** Notes, in the transaction that writes an act, that its rows are to be told, as of an act of this state. */
export async function noteUntold(
  tx: Sql,
  key: number,
  situacao: Situacao,
  now: Date,
): Promise<void> {
  await insertUntold(tx, { key, situacao, since: now.toISOString() })
}

export async function isUntold(sql: SqlReader, key: number): Promise<boolean> {
  const note = await sql.one(keyRow, 'SELECT key FROM untold_rows WHERE key = $1', [key])
  return note !== null
}

/** Takes the notes of these acts: who takes them tells the rows. Returns the states to tell them with. */
export async function takeUntold(tx: Sql, keys: number[]): Promise<Map<number, Situacao>> {
  const among = tx.dialect.isAnyOf('key', '$1')
  const notes = await tx.all(
    untoldRows,
    `SELECT ${untoldRows.columns} FROM untold_rows WHERE ${among}`,
    [keys],
  )
  if (notes.length > 0) await tx.run(`DELETE FROM untold_rows WHERE ${among}`, [keys])
  return new Map(notes.map(({ key, situacao }) => [key, situacao]))
}

/** Some acts behind `after` whose rows an import left untold. */
export async function forsakenActs(
  sql: SqlReader,
  { after, limit, now }: { after: number; limit: number; now: Date },
): Promise<{ key: number; id: string }[]> {
  return await sql.all(
    actRow,
    `SELECT u.key, p.id FROM untold_rows u JOIN publications p ON p.key = u.key
     WHERE u.key > $1 AND u.since < $2 ORDER BY u.key LIMIT $3`,
    [after, new Date(now.getTime() - FORSAKEN_MS).toISOString(), limit],
  )
}
