import type { ArchiveQueries } from './archive/archive-queries.ts'
import type { PublicationQueries } from './archive/publication-queries.ts'

/**
 * What the API asks of the service without changing anything, by subject. Each answer is of one moment; all of
 * it can run in a thread with a read-only connection.
 */
export interface Queries {
  archive: ArchiveQueries
  publications: PublicationQueries
}
