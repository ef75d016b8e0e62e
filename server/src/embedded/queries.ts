import { createAlertQueries } from '../service/alerts/queries.ts'
import type { Queries } from '../service/queries.ts'
import { createEventQueries } from '../service/events/queries.ts'
import { createWebhookQueries } from '../service/webhooks/queries.ts'
import { createReplayQueries } from '../service/webhooks/replays.ts'
import { lookOnce } from '../store/accounts/once.ts'
import { createAlertReader } from '../store/alerts/alert-reader.ts'
import { createMailboxReader } from '../store/alerts/mailboxes.ts'
import { openReader } from '../store/database.ts'
import { createDeliveryReader } from '../store/push/deliveries.ts'
import { createEventLog } from '../store/push/events.ts'
import { createReplayReader } from '../store/push/replays.ts'
import { createStatisticsReader } from '../store/push/statistics.ts'
import { createWebhookReader } from '../store/push/webhooks.ts'
import { createSecretBoxReader } from '../store/secret-box-reader.ts'
import { createSqliteHandle } from '../store/sqlite/connection.ts'
import { filterValues, readFacts } from './archive-reads.ts'
import { type Surroundings, realSurroundings } from './surroundings.ts'

/** What the service's queries need to know; plain data, for they run in threads of their own. */
export interface QuerySettings {
  dataDir: string
  /** Null: the one in the data folder. */
  secretKey: Uint8Array | null
}

export interface OpenQueries extends Disposable {
  queries: Queries
}

/** The service's answers from an archive on this machine, on a connection of their own that cannot write. */
export function openQueries(
  { dataDir, secretKey }: QuerySettings,
  { clock }: Surroundings = realSurroundings,
): OpenQueries {
  const db = openReader(dataDir)
  const sql = createSqliteHandle(db)
  const findBox = createSecretBoxReader(sql, dataDir, secretKey)
  const webhooks = createWebhookReader(sql)
  const replays = createReplayReader(sql)
  const log = createEventLog(sql, readFacts(db))
  const values = filterValues(db, sql)
  return {
    queries: {
      alerts: createAlertQueries({
        alerts: createAlertReader(sql),
        mailboxes: createMailboxReader(sql),
        webhooks,
        values,
        box: findBox,
        clock,
      }),
      once: {
        async known(request) {
          const box = await findBox()
          // Whoever writes opens the box first: nothing was answered yet.
          return box === null ? { kind: 'unknown' } : lookOnce(sql, box, request, clock())
        },
      },
      webhooks: createWebhookQueries({
        webhooks,
        deliveries: createDeliveryReader(sql),
        statistics: createStatisticsReader(sql),
        replays,
        values,
        clock,
      }),
      replays: createReplayQueries(replays, webhooks, log),
      events: createEventQueries(log),
    },
    [Symbol.dispose]: () => db.close(),
  }
}
