import type { Commands } from '../service/commands.ts'
import { createKeyStore } from '../store/accounts/keys.ts'
import { openDatabase } from '../store/database.ts'
import { createSqliteHandle } from '../store/sqlite/connection.ts'

/** What the service's commands need to know; plain data, for they run in a thread of their own. */
export interface CommandSettings {
  dataDir: string
}

/** The service's commands on an archive on this machine, on a connection of their own. */
export function openCommands({ dataDir }: CommandSettings): Commands {
  const sql = createSqliteHandle(openDatabase(dataDir))
  return { keys: createKeyStore(sql) }
}
