import type { HiddenPlaces } from '../../gazette/rows/hidden-rows.ts'
import type { ActRows, PreparedContract } from '../../ingest/archive-writer.ts'
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

/** What rows are stored with, of their act. */
interface ActWithItsRows {
  publication: { orgao: string; secao: string }
  rows: ActRows
}

/** Stores the rows of a new act in one table, but those at hidden places. */
const WRITERS: Record<
  RowTableName,
  (tx: Sql, key: number, act: ActWithItsRows, hidden?: ReadonlySet<number>) => Promise<void>
> = {
  async contratos(tx, key, { publication: { orgao }, rows }, hidden) {
    for (const [seq, contract] of totalsOf(shown(rows.contratos, hidden)))
      await insertContract(tx, { key, seq, orgao, ...contract })
  },
  async pessoal(tx, key, { publication: { orgao, secao }, rows }, hidden) {
    for (const [seq, movement] of shown(rows.pessoal, hidden))
      await insertMovement(tx, { key, seq, orgao, secao, ...movement })
  },
  async licitacoes(tx, key, { publication: { orgao }, rows }, hidden) {
    for (const [seq, tender] of shown(rows.licitacoes, hidden))
      await insertTender(tx, { key, seq, orgao, ...tender })
  },
  async sancoes(tx, key, { publication: { orgao }, rows }, hidden) {
    for (const [seq, sanction] of shown(rows.sancoes, hidden))
      await insertSanction(tx, { key, seq, orgao, ...sanction })
  },
  async normas(tx, key, { publication: { orgao }, rows }, hidden) {
    for (const [seq, norm] of shown(rows.normas, hidden)) {
      await insertNorm(tx, { key, seq, orgao, ...norm })
      for (const efeito of STORED_EFFECTS)
        for (const norma of norm[efeito]) await insertTouched(tx, { key, seq, efeito, norma })
    }
  },
}

/** The rows with their places, which hidden ones keep: the ids of others come from theirs. */
function shown<Row>(rows: Row[], hidden?: ReadonlySet<number>): [number, Row][] {
  const all = rows.map((row, seq): [number, Row] => [seq, row])
  return hidden === undefined ? all : all.filter(([seq]) => !hidden.has(seq))
}

/** A total of several contractors is summed with the first of its rows that is shown. */
function totalsOf(rows: [number, PreparedContract][]): [number, PreparedContract][] {
  const firsts = new Map<number, number>()
  return rows.map(([seq, contract]) => {
    const instrumento = firsts.get(contract.instrumento) ?? seq
    firsts.set(contract.instrumento, instrumento)
    return [seq, { ...contract, instrumento }]
  })
}

export const ROW_TABLES: readonly RowTableName[] = [
  'contratos',
  'pessoal',
  'licitacoes',
  'sancoes',
  'normas',
]

/** By which rules acts were read, by their keys; those that were not read are missing. */
export async function readReadings(sql: SqlReader, keys: number[]): Promise<Map<number, Reading>> {
  const stored = await sql.all(
    rowReadings,
    `SELECT ${rowReadings.columns} FROM row_readings WHERE ${sql.dialect.isAnyOf('key', '$1')}`,
    [keys],
  )
  return new Map(stored.map((reading) => [reading.key, reading]))
}

type Reading = ReturnType<typeof rowReadings>

/** The tables whose stored rows of an act are not of these rules. */
export function outdatedTables(
  stored: Reading | undefined,
  versoes: ActRows['versoes'],
): RowTableName[] {
  return ROW_TABLES.filter((name) => stored?.[name] !== versoes[name])
}

/** The stored rows of an act are of a text, or of a reading of it, that it has no more. */
export async function outdateRows(tx: Sql, key: number): Promise<void> {
  const none = ROW_TABLES.map((name) => `${name} = 0`).join(', ')
  await tx.run(`UPDATE row_readings SET ${none} WHERE key = $1`, [key])
}

/** Removes the rows of acts from all tables. */
export async function clearRows(tx: Sql, keys: number[]): Promise<void> {
  for (const name of [...ROW_TABLES, 'normas_tocadas', 'row_readings'])
    await tx.run(`DELETE FROM ${name} WHERE ${tx.dialect.isAnyOf('key', '$1')}`, [keys])
}

/** Stores the rows of a new act. `hidden`: which of them are not shown. */
export async function writeRows(
  tx: Sql,
  key: number,
  act: ActWithItsRows,
  hidden: HiddenPlaces,
): Promise<void> {
  for (const name of ROW_TABLES) await WRITERS[name](tx, key, act, hidden[name])
  await insertReading(tx, { key, ...act.rows.versoes })
}

/** Stores them instead of all that were read before into these tables; the others are as these rules read them. */
export async function rewriteRows(
  tx: Sql,
  key: number,
  act: ActWithItsRows,
  hidden: HiddenPlaces,
  names: readonly RowTableName[] = ROW_TABLES,
): Promise<void> {
  for (const name of names) {
    await tx.run(`DELETE FROM ${name} WHERE key = $1`, [key])
    if (name === 'normas') await tx.run('DELETE FROM normas_tocadas WHERE key = $1', [key])
    await WRITERS[name](tx, key, act, hidden[name])
  }
  await putReading(tx, { key, ...act.rows.versoes })
}
