import { type CommandSettings, type OpenCommands, assembleCommands } from '../assembly/commands.ts'
import { type Surroundings, realSurroundings } from '../assembly/surroundings.ts'
import type { Signals } from '../service/signals.ts'
import { sealAddresses } from '../store/push/seal-addresses.ts'
import { openSecretBox } from '../store/secret-key.ts'
import { createSqliteHandle } from '../store/sqlite/connection.ts'
import { isSecretAddress } from '../webhooks/address/secret-address.ts'
import { openOwnDatabase } from './database.ts'

/** The settings of the service's commands. Plain data: they run in a thread of their own. */
export interface EmbeddedCommandSettings extends CommandSettings {
  dataDir: string
  /** Null: the one in the data folder. */
  secretKey: Uint8Array | null
}

/** The service's commands on an archive of this machine, on their own connection. */
export async function openCommands(
  settings: EmbeddedCommandSettings,
  signals: Pick<Signals, 'announce'>,
  surroundings: Surroundings = realSurroundings,
): Promise<OpenCommands> {
  await using opening = new AsyncDisposableStack()
  const { db } = openOwnDatabase(settings.dataDir)
  opening.defer(() => db.close())
  const sql = createSqliteHandle(db)
  const box = await openSecretBox(sql, settings.dataDir, settings.secretKey)
  await sealAddresses(sql, box, isSecretAddress)
  const parts = { sql, box, settings, signals, surroundings }
  const { commands } = opening.use(assembleCommands(parts))
  const opened = opening.move()
  return { commands, [Symbol.asyncDispose]: () => opened.disposeAsync() }
}
