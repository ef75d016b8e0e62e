import type { HiddenRow } from '../../gazette/rows/hidden-rows.ts'
import type { SqlReader } from '../sql.ts'
import { hiddenRows } from './tables.ts'

const markRow = hiddenRows.pick('publicacao_id', 'linha_id', 'tabela', 'lugar', 'dito', 'sobre')

/** The rows of acts that are hidden, by the act's id. */
export async function readHiddenRows(
  sql: SqlReader,
  ids: string[],
): Promise<Map<string, HiddenRow[]>> {
  const found = await sql.all(
    markRow,
    `SELECT ${markRow.columns} FROM hidden_rows
     WHERE ${sql.dialect.isAnyOf('publicacao_id', '$1')} AND mostrada_em IS NULL ORDER BY id`,
    [ids],
  )
  return new Map(
    Map.groupBy(found, ({ publicacao_id }) => publicacao_id)
      .entries()
      .map(([id, rows]) => [id, rows.map(({ publicacao_id: _act, ...row }) => row)]),
  )
}
