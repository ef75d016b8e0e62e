import type { AuditReader } from '../access/audit.ts'
import type { OnceReader } from '../access/once.ts'
import type { ChangeQueries } from './act-changes/queries.ts'
import type { AlertQueries } from './alerts/queries.ts'
import type { ArchiveQueries } from './archive/archive-queries.ts'
import type { PunctualityQueries } from './archive/punctuality.ts'
import type { PublicationQueries } from './archive/publication-queries.ts'
import type { BulletinQueries } from './bulletins/queries.ts'
import type { CitationQueries } from './citations/queries.ts'
import type { ExportQueries } from './export/export-queries.ts'
import type { ContractExports, ContractQueries } from './rows/contract-queries.ts'
import type { NormExports, NormQueries } from './rows/norm-queries.ts'
import type { PersonnelExports, PersonnelQueries } from './rows/personnel-queries.ts'
import type { SanctionExports, SanctionQueries } from './rows/sanction-queries.ts'
import type { TenderExports, TenderQueries } from './rows/tender-queries.ts'
import type { CatalogQueries } from './catalog/catalog-queries.ts'
import type { DaybookQueries } from './daybook/queries.ts'
import type { FolderQueries } from './folders/queries.ts'
import type { EventQueries } from './events/queries.ts'
import type { ListQueries } from './lists/queries.ts'
import type { KeyQueries } from './keys/queries.ts'
import type { OperationQueries } from './operation/queries.ts'
import type { PeopleQueries } from './people/queries.ts'
import type { ReadingQueries } from './reading/queries.ts'
import type { FilterQueries } from './webhooks/filter-notices.ts'
import type { WebhookQueries } from './webhooks/queries.ts'
import type { ReplayQueries } from './webhooks/replays.ts'

/**
 * Queries of the API, by subject; they change nothing. Each answer reflects one moment. All can run
 * in a thread with a read-only connection.
 */
export interface Queries {
  archive: ArchiveQueries
  publications: PublicationQueries
  punctuality: PunctualityQueries
  reading: ReadingQueries
  citations: CitationQueries
  catalog: CatalogQueries
  filters: FilterQueries
  exports: ExportQueries
  changes: ChangeQueries
  contracts: ContractQueries
  personnel: PersonnelQueries
  tenders: TenderQueries
  sanctions: SanctionQueries
  norms: NormQueries
  contractExports: ContractExports
  personnelExports: PersonnelExports
  tenderExports: TenderExports
  sanctionExports: SanctionExports
  normExports: NormExports
  alerts: AlertQueries
  bulletins: BulletinQueries
  daybook: DaybookQueries
  folders: FolderQueries
  audit: AuditReader
  once: OnceReader
  keys: KeyQueries
  lists: ListQueries
  operation: OperationQueries
  people: PeopleQueries
  webhooks: WebhookQueries
  replays: ReplayQueries
  events: EventQueries
}
