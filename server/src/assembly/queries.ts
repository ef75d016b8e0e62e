import { vouchingFor } from '../alerts/mailbox.ts'
import type { Clock } from '../lib/time/clock.ts'
import type { Changes } from '../lib/flow/changes.ts'
import type { SecretBox } from '../lib/crypto/secret-box.ts'
import type { NearActs } from '../meaning/near-acts.ts'
import { VERSION } from '../version.ts'
import { createChangeQueries } from '../service/act-changes/queries.ts'
import { createAlertQueries } from '../service/alerts/queries.ts'
import type { ArchiveStore } from '../service/archive/archive-store.ts'
import { createArchiveQueries } from '../service/archive/create-archive-queries.ts'
import { createMissingNotices } from '../service/archive/missing-notices.ts'
import { createBulletinQueries } from '../service/bulletins/queries.ts'
import { createReadingQueries } from '../service/reading/queries.ts'
import { createPunctualityQueries } from '../service/archive/punctuality.ts'
import { createPublicationQueries } from '../service/archive/publication-queries.ts'
import { createCatalogQueries } from '../service/catalog/create-catalog-queries.ts'
import { createCitationQueries } from '../service/citations/queries.ts'
import { CONTRACT_TABLE } from '../service/rows/contract-queries.ts'
import { PERSONNEL_TABLE } from '../service/rows/personnel-queries.ts'
import { createTableExports, createTableQueries } from '../service/rows/table-queries.ts'
import { createNormRecords } from '../service/rows/create-norm-records.ts'
import { NORM_TABLE } from '../service/rows/norm-queries.ts'
import { SANCTION_TABLE } from '../service/rows/sanction-queries.ts'
import { TENDER_TABLE } from '../service/rows/tender-queries.ts'
import { createWatchedRowQueries } from '../service/rows/watched-row-queries.ts'
import { createDaybookQueries } from '../service/daybook/queries.ts'
import { createFolderQueries } from '../service/folders/queries.ts'
import { createEventQueries } from '../service/events/queries.ts'
import { createExportQueries } from '../service/export/create-export-queries.ts'
import { createKeyQueries } from '../service/keys/queries.ts'
import type { DiskUse } from '../service/operation/operation-store.ts'
import { createListQueries } from '../service/lists/queries.ts'
import { createOperationQueries } from '../service/operation/queries.ts'
import { createPeopleQueries } from '../service/people/queries.ts'
import type { Queries } from '../service/queries.ts'
import { createFilterQueries } from '../service/webhooks/filter-notices.ts'
import { createWebhookQueries } from '../service/webhooks/queries.ts'
import { createReplayQueries } from '../service/webhooks/replays.ts'
import { createAuditReader } from '../store/audit/trail.ts'
import { createKeyReader } from '../store/accounts/keys.ts'
import { createOnceReader } from '../store/accounts/once.ts'
import { createPeopleReader } from '../store/accounts/people/reader.ts'
import { createAlertReader } from '../store/alerts/alert-reader.ts'
import { createListReader } from '../store/alerts/list-reader.ts'
import { createMailboxReader } from '../store/alerts/mailboxes.ts'
import { createBulletinReader } from '../store/bulletins/bulletin-reader.ts'
import { createDaybookReader } from '../store/daybook/daybook-reader.ts'
import { createFolderReader } from '../store/folders/folder-reader.ts'
import { createDaybookMailReader } from '../store/daybook/mail-reader.ts'
import { createOperationReader } from '../store/operation/operation.ts'
import { createDeliveryReader } from '../store/push/deliveries.ts'
import { createEventLog } from '../store/push/events.ts'
import { createLookLog } from '../store/push/look-log.ts'
import { createReplayReader } from '../store/push/replays.ts'
import { createStatisticsReader } from '../store/push/statistics.ts'
import { createWebhookReader } from '../store/push/webhooks.ts'
import type { SqlReader } from '../store/sql.ts'
import { filterValues } from './filter-values.ts'

/** Everything that the service's queries are built from. */
export interface QueryParts {
  sql: SqlReader
  store: ArchiveStore
  /** What the store reads. */
  content: Changes
  /** The box that seals the archive's secrets; null while nothing was sealed yet. */
  box(): Promise<SecretBox | null>
  /** As in the settings of commands. */
  mailTrustedDomains: ReadonlySet<string>
  /** Null: the archive is not on this machine. */
  disk(): Promise<DiskUse | null>
  /** Null: nothing is found by its meaning. */
  meaning: NearActs | null
  clock: Clock
}

/** The service's queries, on any database and index. */
export function assembleQueries(parts: QueryParts): Queries {
  const { sql, store, content, box, mailTrustedDomains, disk, meaning, clock } = parts
  const webhooks = createWebhookReader(sql, box)
  const replays = createReplayReader(sql)
  const log = createEventLog(sql)
  const looks = createLookLog(sql)
  const alerts = createAlertReader(sql)
  const missing = createMissingNotices(content, clock)
  const tables = {
    contracts: createTableQueries(CONTRACT_TABLE, store, missing),
    personnel: createTableQueries(PERSONNEL_TABLE, store, missing),
    tenders: createTableQueries(TENDER_TABLE, store, missing),
    sanctions: createTableQueries(SANCTION_TABLE, store, missing),
    norms: {
      ...createTableQueries(NORM_TABLE, store, missing),
      ...createNormRecords(store, missing),
    },
  }
  const rows = createWatchedRowQueries(tables, clock)
  const archive = createArchiveQueries({ store, content, clock, missing, meaning, rows })
  return {
    archive,
    publications: createPublicationQueries(store),
    punctuality: createPunctualityQueries(store, clock),
    reading: createReadingQueries(store, clock),
    citations: createCitationQueries(store, clock),
    catalog: createCatalogQueries(store),
    filters: createFilterQueries(filterValues(store)),
    exports: createExportQueries({ store, archive }),
    changes: createChangeQueries(store),
    ...tables,
    contractExports: createTableExports(CONTRACT_TABLE, store, missing),
    personnelExports: createTableExports(PERSONNEL_TABLE, store, missing),
    tenderExports: createTableExports(TENDER_TABLE, store, missing),
    sanctionExports: createTableExports(SANCTION_TABLE, store, missing),
    normExports: createTableExports(NORM_TABLE, store, missing),
    alerts: createAlertQueries({
      alerts,
      mailboxes: createMailboxReader(sql),
      webhooks,
      looks,
      acts: { find: (id) => store.read((view) => view.publication(id)) },
      box,
      isVouched: vouchingFor(mailTrustedDomains),
      clock,
    }),
    bulletins: createBulletinQueries({
      bulletins: createBulletinReader(sql),
      box,
      archive,
      looks,
      told: {
        whole: (ids) => store.read((view) => view.actsById(ids)),
        heads: (ids) => store.read((view) => view.actHeadsById(ids)),
      },
    }),
    daybook: createDaybookQueries({
      alerts,
      archive,
      rows,
      store,
      looks,
      daybook: createDaybookReader(sql),
      mails: createDaybookMailReader(sql),
      clock,
    }),
    folders: createFolderQueries(createFolderReader(sql), store, clock),
    once: createOnceReader(sql, box, clock),
    audit: createAuditReader(sql),
    keys: createKeyQueries(createKeyReader(sql), clock),
    lists: createListQueries(createListReader(sql)),
    operation: createOperationQueries({
      operation: createOperationReader(sql),
      disk,
      version: VERSION,
      clock,
    }),
    people: createPeopleQueries(createPeopleReader(sql), clock),
    webhooks: createWebhookQueries({
      webhooks,
      deliveries: createDeliveryReader(sql),
      statistics: createStatisticsReader(sql),
      replays,
      looks,
      clock,
    }),
    replays: createReplayQueries(replays, webhooks, log),
    events: createEventQueries(log, webhooks),
  }
}
