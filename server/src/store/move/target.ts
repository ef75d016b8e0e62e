import type { Clock } from '../../lib/time/clock.ts'
import { Problem, detailOf } from '../../lib/errors/problem.ts'
import { int, nullable, present, row, text } from '../rows.ts'
import type { Sql, SqlReader } from '../sql.ts'
import { table as declared } from '../table.ts'
import { MOVED_TABLES, type MovedTable, type RowBatch } from './tables.ts'

/**
 * A shared database into which an archive is copied. Until the end it has one more table, `moving`,
 * with the progress of the copy. No service runs on such a database.
 */
export interface MoveTarget {
  /**
   * Begins or resumes the copy of an archive in this `state`.
   * @throws Problem `conflito` when processes work on the database, it has data of its own, or the
   * archive has changed since
   */
  begin(state: string): Promise<void>
  /** The progress of a table; null: none of it was copied. */
  after(table: MovedTable): Promise<{ last: string; count: number } | null>
  /** Copies rows in one transaction. */
  add(table: MovedTable, batch: RowBatch): Promise<void>
  count(table: MovedTable): Promise<number>
  /** Continues the archive's sequence of numbers. */
  setNumber(table: string, highest: number): Promise<void>
  /** Finishes: the database is now like any other. */
  finish(): Promise<void>
  /** Drops an unfinished copy; does nothing to a finished one. */
  discard(): Promise<void>
}

const moving = declared('moving', { name: text, last: text, count: int })
const markRow = moving.pick('last', 'count')
const begin = moving.insert()
const advance = moving.insert(`ON CONFLICT (name) DO UPDATE
  SET last = excluded.last, count = moving.count + excluded.count`)
const MARK = `SELECT ${markRow.columns} FROM moving WHERE name = $1`
const countRow = row({ n: int })
const foundRow = row({ found: nullable(text) })
const heldRow = row({ work: text })

export function createMoveTarget(sql: Sql, clock: Clock): MoveTarget {
  return {
    async begin(state) {
      await expectUnused(sql, clock)
      if (await isMoving(sql)) {
        const begun = await sql.one(markRow, MARK, [STATE])
        if (begun?.last !== state) throw changedMeanwhile()
        return
      }
      await expectEmpty(sql)
      await sql.transaction(async (tx) => {
        await tx.run(
          'CREATE TABLE moving (name TEXT PRIMARY KEY, last TEXT NOT NULL, count BIGINT NOT NULL)',
        )
        await begin(tx, { name: STATE, last: state, count: 0 })
        await empty(tx)
      })
    },
    after: (table) => sql.one(markRow, MARK, [table]),
    add: (table, { columns, rows, count, last }) =>
      sql.transaction(async (tx) => {
        const names = columns.join(', ')
        await tx.run(
          `INSERT INTO ${table} (${names})
           SELECT ${names} FROM json_populate_recordset(NULL::${table}, $1::json)`,
          [rows],
        )
        await advance(tx, { name: table, last, count })
      }),
    async count(table) {
      const found = await sql.one(countRow, `SELECT count(*) AS n FROM ${table}`)
      return found?.n ?? 0
    },
    async setNumber(table, highest) {
      await sql.one(present, `SELECT setval(pg_get_serial_sequence($1, 'seq'), $2)`, [
        table,
        highest,
      ])
    },
    finish: async () => void (await sql.run('DROP TABLE moving')),
    async discard() {
      if (!(await isMoving(sql))) return
      await sql.transaction(async (tx) => {
        await empty(tx)
        await tx.run('DROP TABLE moving')
      })
    },
  }
}

/** The row of `moving` that identifies the archive; no table has such a name. */
const STATE = '(acervo)'

/** @throws Problem `conflito` while an archive is being copied into the database */
export async function expectMoved(sql: SqlReader): Promise<void> {
  if (await isMoving(sql))
    throw new Problem('conflito', 'Um acervo está sendo copiado para este banco de dados.', [
      detailOf(
        'ARAUTO_DATABASE_URL',
        'a cópia não terminou',
        'Repita o mesmo comando, arauto migrar --para …: ele continua de onde parou.',
      ),
    ])
}

async function isMoving(sql: SqlReader): Promise<boolean> {
  const table = await sql.one(foundRow, "SELECT to_regclass('moving')::text AS found")
  return table?.found != null
}

/**
 * Rows that migrations insert do not count: the archive has the same. An index that followed the
 * database has nothing of the archive: the next one begins anew.
 */
async function empty(tx: Sql): Promise<void> {
  const others =
    'contratos_por_dia, contratos_por_orgao, contratos_a_somar, webhook_changes, alert_changes, index_changes, search_indices'
  await tx.run(`TRUNCATE ${MOVED_TABLES.join(', ')}, ${others}`)
}

/** Processes that have read the database would go on with what they know of it. */
async function expectUnused(sql: SqlReader, clock: Clock): Promise<void> {
  const held = await sql.all(
    heldRow,
    'SELECT name AS work FROM leases WHERE expires_at > $1 ORDER BY name',
    [clock().toISOString()],
  )
  if (held.length > 0) throw inUse(held.map(({ work }) => work).join(', '))
}

/** @param work What processes do on the database */
export function inUse(work: string): Problem {
  return new Problem('conflito', 'Há processos em uso deste banco de dados. Nada foi mudado.', [
    detailOf(
      '--para',
      work,
      'Encerre os processos do cluster antes de copiar. O que um processo morto fazia fica livre em 10 segundos.',
    ),
  ])
}

async function expectEmpty(sql: SqlReader): Promise<void> {
  for (const table of ['accounts', 'publications', 'events', 'people'])
    if ((await sql.one(present, `SELECT 1 FROM ${table} LIMIT 1`)) !== null)
      throw new Problem('conflito', 'O banco de dados já tem um acervo. Nada foi mudado.', [
        detailOf('--para', `a tabela ${table} não está vazia`, 'Dê o endereço de um banco vazio.'),
      ])
}

function changedMeanwhile(): Problem {
  return new Problem(
    'conflito',
    'O acervo mudou desde que esta cópia começou: o que já foi copiado não serve mais.',
    [detailOf('--recomecar', 'falta', 'Repita o comando com --recomecar: copia tudo de novo.')],
  )
}
