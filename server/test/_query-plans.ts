import { DatabaseSync } from 'node:sqlite'
import type { Sql } from '../src/store/sql.ts'
import { createSqliteHandle } from '../src/store/sqlite/connection.ts'
import { migrate } from '../src/store/sqlite/migrate.ts'

/** The statements that `work` runs in an empty archive, each with its plan. */
export async function statementsOf(
  work: (sql: Sql) => Promise<unknown>,
): Promise<{ text: string; plan: string }[]> {
  using db = new DatabaseSync(':memory:')
  migrate(db)
  const sql = createSqliteHandle(db)
  const texts: string[] = []
  await work({
    ...sql,
    all: (read, text, values) => {
      texts.push(text)
      return sql.all(read, text, values)
    },
  })
  return texts.map((text) => {
    const steps = db.prepare(`EXPLAIN QUERY PLAN ${text.replace(/\$(\d+)/g, '?$1')}`).all()
    return { text, plan: steps.map(({ detail }) => String(detail)).join('\n') }
  })
}
