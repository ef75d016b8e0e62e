import type { Commands } from '../service/commands.ts'
import type { Signals } from '../service/signals.ts'
import { createWebhookCommands } from '../service/webhooks/commands.ts'
import { createReplayCommands } from '../service/webhooks/replays.ts'
import { createKeyStore } from '../store/accounts/keys.ts'
import { createTestSource } from '../store/archive/newest-act.ts'
import { openDatabase } from '../store/sqlite/database.ts'
import { createAskedDeliveries } from '../store/push/asked-deliveries.ts'
import { createReplayStore } from '../store/push/replays.ts'
import { createWebhookStore } from '../store/push/webhooks.ts'
import { openSecretBox } from '../store/secret-key-old.ts'
import { createSqliteHandle } from '../store/sqlite/connection.ts'
import { retryRefusal } from '../webhooks/delivery.ts'
import { type SenderSettings, openSender } from '../webhooks/open-sender.ts'
import { type Surroundings, realSurroundings } from './surroundings.ts'

/** What the service's commands need to know; plain data, for they run in a thread of their own. */
export interface CommandSettings {
  dataDir: string
  /** Null: the one in the data folder. */
  secretKey: Uint8Array | null
  /** `limit`: webhooks that an account may have. */
  webhooks: SenderSettings & { limit: number }
}

export interface OpenCommands extends AsyncDisposable {
  commands: Commands
}

/** The service's commands on an archive on this machine, on a connection of their own. */
export function openCommands(
  { dataDir, secretKey, webhooks }: CommandSettings,
  signals: Pick<Signals, 'announce'>,
  { clock, random, resolve }: Surroundings = realSurroundings,
): OpenCommands {
  const resources = new AsyncDisposableStack()
  const db = openDatabase(dataDir)
  resources.defer(() => db.close())
  const sql = createSqliteHandle(db)
  const box = openSecretBox(db, dataDir, secretKey)
  const sender = resources.use(openSender(webhooks, resolve, clock))
  const replays = createReplayStore(sql, box)
  return {
    commands: {
      keys: createKeyStore(sql),
      webhooks: createWebhookCommands({
        webhooks: createWebhookStore(sql, box),
        deliveries: createAskedDeliveries(sql, box, retryRefusal),
        replays,
        testSource: createTestSource(sql),
        sender,
        guard: sender.guard,
        signals,
        clock,
        random,
        limit: webhooks.limit,
      }),
      replays: createReplayCommands(replays, signals, clock),
    },
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  }
}
