import { systemClock } from '../lib/clock.ts'
import { INDEX_VERSION } from '../search/index-version.ts'
import { createSegmentIndex } from '../search/segment/index.ts'
import { createAlertQueries } from '../service/alerts/queries.ts'
import type { Queries } from '../service/queries.ts'
import { createAlertReader } from '../store/alerts/alert-reader.ts'
import { createMailboxReader } from '../store/alerts/mailboxes.ts'
import { openReader } from '../store/database.ts'
import { createIndexVersion, searchableIndex } from '../store/index-version.ts'
import { createSecretBoxReader } from '../store/secret-box-reader.ts'
import { createSqliteHandle } from '../store/sqlite/connection.ts'
import { createWebhookReader } from '../store/webhook-reader.ts'
import { createWebhookQuery } from '../threads/webhook-query.ts'

/** What the service's answers need to know; plain data, for they are made in threads of their own. */
export interface QuerySettings {
  dataDir: string
  /** What secrets are sealed with; null: the key in the data folder. */
  secretKey: Uint8Array | null
}

/** The service's answers from an archive on this machine, on a connection of their own that cannot write. */
export function openQueries(
  { dataDir, secretKey }: QuerySettings,
  { clock } = { clock: systemClock },
): Queries {
  const db = openReader(dataDir)
  const sql = createSqliteHandle(db)
  // What takes its own snapshots of a connection shares it with nobody.
  const other = openReader(dataDir)
  const version = createIndexVersion(other, INDEX_VERSION)
  const index = searchableIndex(createSegmentIndex(other), version)
  const { filterNotices } = createWebhookQuery(other, index)
  const webhooks = createWebhookReader(other)
  return {
    alerts: createAlertQueries({
      alerts: createAlertReader(sql),
      mailboxes: createMailboxReader(sql),
      webhooks: { find: async (conta_id, id) => webhooks.find(conta_id, id) },
      filterNotices: async (filtros) => filterNotices(filtros),
      box: createSecretBoxReader(sql, dataDir, secretKey),
      clock,
    }),
  }
}
