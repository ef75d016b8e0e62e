import { relationRules } from '../gazette/relations/rules.ts'
import { VERSION } from '../lib/version.ts'
import { KEYS_PER_DAY } from '../search/search-index.ts'
import { createAlertQueries } from '../service/alerts/queries.ts'
import { createArchiveQueries } from '../service/archive/create-archive-queries.ts'
import { createPublicationQueries } from '../service/archive/publication-queries.ts'
import { createCatalogQueries } from '../service/catalog/create-catalog-queries.ts'
import { createEventQueries } from '../service/events/queries.ts'
import { createExportQueries } from '../service/export/create-export-queries.ts'
import { createKeyQueries } from '../service/keys/queries.ts'
import { createOperationQueries } from '../service/operation/queries.ts'
import { createPeopleQueries } from '../service/people/queries.ts'
import type { Queries } from '../service/queries.ts'
import { createWebhookQueries } from '../service/webhooks/queries.ts'
import { createReplayQueries } from '../service/webhooks/replays.ts'
import { createKeyReader } from '../store/accounts/keys.ts'
import { createOnceReader } from '../store/accounts/once.ts'
import { createPeopleReader } from '../store/accounts/people/reader.ts'
import { createAlertReader } from '../store/alerts/alert-reader.ts'
import { createMailboxReader } from '../store/alerts/mailboxes.ts'
import { createArchiveStore } from '../store/archive/archive-store.ts'
import { createOperationReader } from '../store/operation/operation.ts'
import { createDeliveryReader } from '../store/push/deliveries.ts'
import { createEventLog } from '../store/push/events.ts'
import { createLookLog } from '../store/push/look-log.ts'
import { createReplayReader } from '../store/push/replays.ts'
import { createStatisticsReader } from '../store/push/statistics.ts'
import { createWebhookReader } from '../store/push/webhooks.ts'
import { createSecretBoxReader } from '../store/secret-box-reader.ts'
import { filterValues } from './archive-reads.ts'
import { type Archive, openArchiveReader } from './archive.ts'
import { diskOf } from './disk.ts'
import { type Surroundings, realSurroundings } from './surroundings.ts'

/** What the service's queries need to know; plain data, for they run in threads of their own. */
export interface QuerySettings {
  dataDir: string
  /** Null: the one in the data folder. */
  secretKey: Uint8Array | null
}

export interface QuerySurroundings extends Partial<Pick<Surroundings, 'clock'>> {
  /** Called now and then by searches; ends one that it throws in. */
  checkpoint?(): void
}

export interface OpenQueries extends Disposable {
  queries: Queries
}

/** The service's answers from an archive on this machine, on a connection of their own that cannot write. */
export function openQueries(
  settings: QuerySettings,
  { clock = realSurroundings.clock, checkpoint }: QuerySurroundings = {},
): OpenQueries {
  const archive = openArchiveReader(settings.dataDir, checkpoint)
  return {
    queries: createQueries(archive, settings, { clock }),
    [Symbol.dispose]: () => archive[Symbol.dispose](),
  }
}

/** The same, on the connection of an open archive. */
export function createQueries(
  { sql, index, indexVersion: version, changes }: Archive,
  { dataDir, secretKey }: QuerySettings,
  { clock }: Pick<Surroundings, 'clock'> = realSurroundings,
): Queries {
  const store = createArchiveStore({
    sql,
    index,
    version,
    rules: relationRules,
    keysPerDay: KEYS_PER_DAY,
  })
  const box = createSecretBoxReader(sql, dataDir, secretKey)
  const webhooks = createWebhookReader(sql)
  const replays = createReplayReader(sql)
  const log = createEventLog(sql)
  const values = filterValues(store)
  const looks = createLookLog(sql)
  const archive = createArchiveQueries({ store, changes, clock })
  return {
    archive,
    publications: createPublicationQueries(store),
    catalog: createCatalogQueries(store),
    exports: createExportQueries({ store, archive }),
    alerts: createAlertQueries({
      alerts: createAlertReader(sql),
      mailboxes: createMailboxReader(sql),
      webhooks,
      values,
      looks,
      box,
      clock,
    }),
    once: createOnceReader(sql, box, clock),
    keys: createKeyQueries(createKeyReader(sql), clock),
    operation: createOperationQueries({
      operation: createOperationReader(sql),
      disk: () => diskOf(dataDir),
      version: VERSION,
      clock,
    }),
    people: createPeopleQueries(createPeopleReader(sql), clock),
    webhooks: createWebhookQueries({
      webhooks,
      deliveries: createDeliveryReader(sql),
      statistics: createStatisticsReader(sql),
      replays,
      values,
      looks,
      clock,
    }),
    replays: createReplayQueries(replays, webhooks, log),
    events: createEventQueries(log),
  }
}
