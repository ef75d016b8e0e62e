import { Problem, detailOf } from '../../lib/errors/problem.ts'
import { int, text } from '../rows.ts'
import type { Sql } from '../sql.ts'
import { table as declared } from '../table.ts'
import type { MovedTable } from './tables.ts'

const moving = declared('moving', { name: text, last: text, count: int })
const markRow = moving.pick('last', 'count')
const note = moving.insert()
const advance = moving.insert(`ON CONFLICT (name) DO UPDATE
  SET last = excluded.last, count = moving.count + excluded.count`)
const MARK = `SELECT ${markRow.columns} FROM moving WHERE name = $1`

/** The row of `moving` that identifies the archive; no table has such a name. */
const STATE = '(acervo)'

/** How far a copy has come, in the database that it fills: the same on both. */
export const moveMarks = {
  /** In the transaction that empties the database. */
  async begin(tx: Sql, state: string): Promise<void> {
    await tx.run(
      'CREATE TABLE moving (name TEXT PRIMARY KEY, last TEXT NOT NULL, count BIGINT NOT NULL)',
    )
    await note(tx, { name: STATE, last: state, count: 0 })
  },
  /** @throws Problem `conflito` unless the copy that was begun is of an archive in this state */
  async expectState(sql: Sql, state: string): Promise<void> {
    const begun = await sql.one(markRow, MARK, [STATE])
    if (begun?.last !== state) throw changedMeanwhile()
  },
  after: (sql: Sql, table: MovedTable) => sql.one(markRow, MARK, [table]),
  /** In the transaction that adds the rows. */
  advance: (tx: Sql, table: MovedTable, last: string, count: number) =>
    advance(tx, { name: table, last, count }),
  end: (sql: Sql) => sql.run('DROP TABLE moving'),
}

export function changedMeanwhile(): Problem {
  return new Problem(
    'conflito',
    'O acervo mudou desde que esta cópia começou: o que já foi copiado não serve mais.',
    [detailOf('--recomecar', 'falta', 'Repita o comando com --recomecar: copia tudo de novo.')],
  )
}
