import { readCount } from '../count.ts'
import type { Clock } from '../../lib/time/clock.ts'
import { Problem, detailOf } from '../../lib/errors/problem.ts'
import { moveMarks } from '../move/marks.ts'
import { FOLLOWING_TABLES, MOVED_TABLES, SUM_TABLES } from '../move/tables.ts'
import type { MoveTarget } from '../move/target.ts'
import { expectUnused } from '../move/unused.ts'
import { nullable, present, row, text } from '../rows.ts'
import type { Sql, SqlReader } from '../sql.ts'

const foundRow = row({ found: nullable(text) })

/** A shared database, which gets an archive. */
export interface SharedTarget extends MoveTarget {
  /** Drops an unfinished copy; does nothing to a finished one. */
  discard(): Promise<void>
}

export function createMoveTarget(sql: Sql, clock: Clock): SharedTarget {
  return {
    async begin(state) {
      await expectUnused(sql, clock, '--para')
      if (await isMoving(sql)) return await moveMarks.expectState(sql, state)
      await expectEmpty(sql)
      await sql.transaction(async (tx) => {
        await moveMarks.begin(tx, state)
        await empty(tx)
      })
    },
    after: (table) => moveMarks.after(sql, table),
    add: (table, { columns, rows, count, last }) =>
      sql.transaction(async (tx) => {
        const names = columns.join(', ')
        await tx.run(
          `INSERT INTO ${table} (${names})
           SELECT ${names} FROM json_populate_recordset(NULL::${table}, $1::json)`,
          [rows],
        )
        await moveMarks.advance(tx, table, last, count)
      }),
    count: (table) => readCount(sql, `SELECT count(*) AS counted FROM ${table}`),
    async setNumber(table, highest) {
      await sql.one(present, `SELECT setval(pg_get_serial_sequence($1, 'seq'), $2)`, [
        table,
        highest,
      ])
    },
    finish: async () => void (await moveMarks.end(sql)),
    async discard() {
      if (!(await isMoving(sql))) return
      await sql.transaction(async (tx) => {
        await empty(tx)
        await moveMarks.end(tx)
      })
    },
  }
}

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
  await tx.run(`TRUNCATE ${[...MOVED_TABLES, ...SUM_TABLES, ...FOLLOWING_TABLES].join(', ')}`)
}

async function expectEmpty(sql: SqlReader): Promise<void> {
  for (const table of ['accounts', 'publications', 'events', 'people'])
    if ((await sql.one(present, `SELECT 1 FROM ${table} LIMIT 1`)) !== null)
      throw new Problem('conflito', 'O banco de dados já tem um acervo. Nada foi mudado.', [
        detailOf('--para', `a tabela ${table} não está vazia`, 'Dê o endereço de um banco vazio.'),
      ])
}
