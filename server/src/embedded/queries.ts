import type { Queries } from '../service/queries.ts'
import { createSqliteHandle } from '../store/sqlite/connection.ts'
import { openReader } from '../store/database.ts'

/** The service's answers from an archive on this machine, on a connection of their own that cannot write. */
export function openQueries(dataDir: string): Queries {
  createSqliteHandle(openReader(dataDir))
  return {}
}
