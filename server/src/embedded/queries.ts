import { relationRules } from '../gazette/relations/rules.ts'
import { KEYS_PER_DAY } from '../search/search-index.ts'
import { createArchiveQueries } from '../service/archive/create-archive-queries.ts'
import { createPublicationQueries } from '../service/archive/publication-queries.ts'
import { createEventQueries } from '../service/events/queries.ts'
import type { Queries } from '../service/queries.ts'
import { createWebhookQueries } from '../service/webhooks/queries.ts'
import { createReplayQueries } from '../service/webhooks/replays.ts'
import { lookOnce } from '../store/accounts/once.ts'
import { createArchiveStore } from '../store/archive/archive-store.ts'
import { createDeliveryReader } from '../store/push/deliveries.ts'
import { createEventLog } from '../store/push/events.ts'
import { createReplayReader } from '../store/push/replays.ts'
import { createStatisticsReader } from '../store/push/statistics.ts'
import { createWebhookReader } from '../store/push/webhooks.ts'
import { createSecretBoxReader } from '../store/secret-box-reader.ts'
import { type Archive, openArchiveReader } from './archive.ts'
import { readFacts } from './read-facts.ts'
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
  settings: QuerySettings,
  surroundings: Surroundings = realSurroundings,
): OpenQueries {
  const archive = openArchiveReader(settings.dataDir)
  return {
    queries: createQueries(archive, settings, surroundings),
    [Symbol.dispose]: () => archive[Symbol.dispose](),
  }
}

function createQueries(
  { db, sql, index, indexVersion: version, changes }: Archive,
  { dataDir, secretKey }: QuerySettings,
  { clock }: Surroundings,
): Queries {
  const rules = relationRules
  const archive = createArchiveStore({ sql, index, version, rules, keysPerDay: KEYS_PER_DAY })
  const webhooks = createWebhookReader(sql)
  const replays = createReplayReader(sql)
  const log = createEventLog(sql, readFacts(db))
  const findBox = createSecretBoxReader(sql, dataDir, secretKey)
  return {
    archive: createArchiveQueries({ store: archive, changes, clock }),
    publications: createPublicationQueries(archive),
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
      archive,
      clock,
    }),
    replays: createReplayQueries(replays, webhooks, log),
    events: createEventQueries(log),
  }
}
