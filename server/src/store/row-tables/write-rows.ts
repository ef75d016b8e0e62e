import type { ActRows, PreparedAct } from '../../ingest/archive-writer.ts'
import type { Sql, SqlReader } from '../sql.ts'
import { contratos, pessoal, rowReadings } from './tables.ts'

const insertContract = contratos.insert()
const insertMovement = pessoal.insert()
const putReading = rowReadings.insert(
  'ON CONFLICT (key) DO UPDATE SET contratos = excluded.contratos, pessoal = excluded.pessoal',
)

/** Whether the stored rows of an act are of the present rules of every table. */
export async function areCurrent(
  sql: SqlReader,
  key: number,
  { versoes }: ActRows,
): Promise<boolean> {
  const read = `SELECT ${rowReadings.columns} FROM row_readings WHERE key = $1`
  const stored = await sql.one(rowReadings, read, [key])
  return stored?.contratos === versoes.contratos && stored.pessoal === versoes.pessoal
}

/** Stores the rows of a new act. */
export async function writeRows(
  tx: Sql,
  key: number,
  { publication: { orgao, secao }, rows }: PreparedAct,
): Promise<void> {
  for (const [seq, contract] of rows.contratos.entries())
    await insertContract(tx, { key, seq, orgao, ...contract })
  for (const [seq, movement] of rows.pessoal.entries())
    await insertMovement(tx, { key, seq, orgao, secao, ...movement })
  await putReading(tx, { key, ...rows.versoes })
}

/** Stores them instead of all that were read before. */
export async function rewriteRows(tx: Sql, key: number, act: PreparedAct): Promise<void> {
  await tx.run('DELETE FROM contratos WHERE key = $1', [key])
  await tx.run('DELETE FROM pessoal WHERE key = $1', [key])
  await writeRows(tx, key, act)
}
