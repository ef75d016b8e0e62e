import { relationRules } from '../gazette/relations/rules.ts'
import type { Clock } from '../lib/clock.ts'
import { KEYS_PER_DAY } from '../search/search-index.ts'
import { createArchiveQueries } from '../service/archive/create-archive-queries.ts'
import { createPublicationQueries } from '../service/archive/publication-queries.ts'
import type { Queries } from '../service/queries.ts'
import { createArchiveStore } from '../store/archive/archive-store.ts'
import { type Archive, openArchiveReader } from './archive.ts'

/** The service's answers from an archive on this machine, on a connection of their own that cannot write. */
export function openQueries(dataDir: string, clock: Clock): Queries {
  return createQueries(openArchiveReader(dataDir), clock)
}

/** The same, on the connection of an open archive. */
export function createQueries(archive: Archive, clock: Clock): Queries {
  const { sql, index, indexVersion: version, changes } = archive
  const store = createArchiveStore({
    sql,
    index,
    version,
    rules: relationRules,
    keysPerDay: KEYS_PER_DAY,
  })
  return {
    archive: createArchiveQueries({ store, changes, clock }),
    publications: createPublicationQueries(store),
  }
}
