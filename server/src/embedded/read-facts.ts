import type { DatabaseSync } from 'node:sqlite'
import type { LoggedEvent } from '../monitor/event-log.ts'
import type { Fact } from '../monitor/fact.ts'
import { createFactReader } from '../store/facts.ts'
import type { SqlReader } from '../store/sql.ts'

/** What events tell of. */
export function readFacts(
  db: DatabaseSync,
): (sql: SqlReader, event: LoggedEvent) => Promise<Fact | null> {
  const facts = createFactReader(db)
  return async (_sql, { seq }) => facts.find(seq)
}
