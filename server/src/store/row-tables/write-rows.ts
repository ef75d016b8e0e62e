import type { ActRows, PreparedAct } from '../../ingest/archive-writer.ts'
import type { RowTableName } from '../../service/rows/row-store.ts'
import type { Sql, SqlReader } from '../sql.ts'
import { STORED_EFFECTS } from './norm-conditions.ts'
import {
  contratos,
  licitacoes,
  normas,
  normasTocadas,
  pessoal,
  rowReadings,
  sancoes,
} from './tables.ts'

const insertContract = contratos.insertMany()
const insertMovement = pessoal.insertMany()
const insertTender = licitacoes.insertMany()
const insertSanction = sancoes.insertMany()
const insertNorm = normas.insertMany()
const insertTouched = normasTocadas.insertMany()
const insertReading = rowReadings.insertMany()
const putReading = rowReadings.insert(
  `ON CONFLICT (key) DO UPDATE SET contratos = excluded.contratos, pessoal = excluded.pessoal,
     licitacoes = excluded.licitacoes, sancoes = excluded.sancoes,
     normas = excluded.normas`,
)

/** Stores the rows of a new act in one table. */
const WRITERS: Record<RowTableName, (tx: Sql, key: number, act: PreparedAct) => Promise<void>> = {
  async contratos(tx, key, { publication: { orgao }, rows }) {
    for (const [seq, contract] of rows.contratos.entries())
      await insertContract(tx, { key, seq, orgao, ...contract })
  },
  async pessoal(tx, key, { publication: { orgao, secao }, rows }) {
    for (const [seq, movement] of rows.pessoal.entries())
      await insertMovement(tx, { key, seq, orgao, secao, ...movement })
  },
  async licitacoes(tx, key, { publication: { orgao }, rows }) {
    for (const [seq, tender] of rows.licitacoes.entries())
      await insertTender(tx, { key, seq, orgao, ...tender })
  },
  async sancoes(tx, key, { publication: { orgao }, rows }) {
    for (const [seq, sanction] of rows.sancoes.entries())
      await insertSanction(tx, { key, seq, orgao, ...sanction })
  },
  async normas(tx, key, { publication: { orgao }, rows }) {
    for (const [seq, norm] of rows.normas.entries()) {
      await insertNorm(tx, { key, seq, orgao, ...norm })
      for (const efeito of STORED_EFFECTS)
        for (const norma of norm[efeito]) await insertTouched(tx, { key, seq, efeito, norma })
    }
  },
}
export const ROW_TABLES: readonly RowTableName[] = [
  'contratos',
  'pessoal',
  'licitacoes',
  'sancoes',
  'normas',
]

/** The tables whose stored rows of an act are not of the present rules. */
export async function outdatedTables(
  sql: SqlReader,
  key: number,
  { versoes }: ActRows,
): Promise<RowTableName[]> {
  const read = `SELECT ${rowReadings.columns} FROM row_readings WHERE key = $1`
  const stored = await sql.one(rowReadings, read, [key])
  return ROW_TABLES.filter((name) => stored?.[name] !== versoes[name])
}

/** Stores the rows of a new act. */
export async function writeRows(tx: Sql, key: number, act: PreparedAct): Promise<void> {
  for (const name of ROW_TABLES) await WRITERS[name](tx, key, act)
  await insertReading(tx, { key, ...act.rows.versoes })
}

/** Stores them instead of all that were read before into these tables; the others are as these rules read them. */
export async function rewriteRows(
  tx: Sql,
  key: number,
  act: PreparedAct,
  names: readonly RowTableName[] = ROW_TABLES,
): Promise<void> {
  for (const name of names) {
    await tx.run(`DELETE FROM ${name} WHERE key = $1`, [key])
    if (name === 'normas') await tx.run('DELETE FROM normas_tocadas WHERE key = $1', [key])
    await WRITERS[name](tx, key, act)
  }
  await putReading(tx, { key, ...act.rows.versoes })
}
