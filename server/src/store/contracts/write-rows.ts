import type { ActRows, PreparedAct } from '../../ingest/archive-writer.ts'
import { int, row } from '../rows.ts'
import type { Sql, SqlReader } from '../sql.ts'
import { contratos, rowReadings } from './tables.ts'

const insertContract = contratos.insert()
const putReading = rowReadings.insert('ON CONFLICT (key) DO UPDATE SET versao = excluded.versao')
const versionRow = row({ versao: int })

/** Whether the stored rows of an act are of this version of the rules. */
export async function areCurrent(
  sql: SqlReader,
  key: number,
  { versao }: ActRows,
): Promise<boolean> {
  const read = 'SELECT versao FROM row_readings WHERE key = $1'
  return (await sql.one(versionRow, read, [key]))?.versao === versao
}

/** Stores the rows of a new act. */
export async function writeRows(
  tx: Sql,
  key: number,
  { publication: { orgao }, rows }: PreparedAct,
): Promise<void> {
  for (const [seq, contract] of rows.contratos.entries())
    await insertContract(tx, { key, seq, orgao, ...contract })
  await putReading(tx, { key, versao: rows.versao })
}

/** Stores them instead of all that were read before. */
export async function rewriteRows(tx: Sql, key: number, act: PreparedAct): Promise<void> {
  await tx.run('DELETE FROM contratos WHERE key = $1', [key])
  await writeRows(tx, key, act)
}
