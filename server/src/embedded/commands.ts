import { systemClock } from '../lib/clock.ts'
import { createAlertCommands } from '../service/alerts/commands.ts'
import type { Commands } from '../service/commands.ts'
import { createKeyStore } from '../store/accounts/keys.ts'
import { createAlertStore } from '../store/alerts/alert-store.ts'
import { createMailboxStore } from '../store/alerts/mailboxes.ts'
import { openDatabase } from '../store/database.ts'
import { openSecretBox } from '../store/secret-key.ts'
import { createSqliteHandle } from '../store/sqlite/connection.ts'

/** What the service's commands need to know; plain data, for they run in a thread of their own. */
export interface CommandSettings {
  dataDir: string
  /** What secrets are sealed with; null: the key in the data folder. */
  secretKey: Uint8Array | null
  /** Alerts that an account may have. */
  alertLimit: number
}

/** The service's commands on an archive on this machine, on a connection of their own. */
export async function openCommands(
  { dataDir, secretKey, alertLimit }: CommandSettings,
  { clock } = { clock: systemClock },
): Promise<Commands> {
  const db = openDatabase(dataDir)
  const sql = createSqliteHandle(db)
  const box = openSecretBox(db, dataDir, secretKey)
  return {
    alerts: createAlertCommands({
      alerts: createAlertStore(sql, box),
      mailboxes: createMailboxStore(sql),
      box,
      limit: alertLimit,
      clock,
    }),
    keys: createKeyStore(sql),
  }
}
