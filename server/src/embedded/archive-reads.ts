import type { DatabaseSync } from 'node:sqlite'
import type { LoggedEvent } from '../monitor/event-log.ts'
import type { Fact } from '../monitor/fact.ts'
import { INDEX_VERSION } from '../search/index-version.ts'
import type { SearchFilters } from '../search/search-index.ts'
import { createSegmentIndex } from '../search/segment/index.ts'
import type { FilterValues } from '../service/webhooks/filter-notices.ts'
import type { TestSource } from '../service/webhooks/test-data.ts'
import { createEditionReader } from '../store/editions.ts'
import { createFactReader } from '../store/facts.ts'
import { createIndexVersion, searchableIndex } from '../store/index-version.ts'
import { createPublicationWriter } from '../store/publications.ts'
import type { SqlReader } from '../store/sql.ts'
import { createValueReader } from '../store/values.ts'

/** The values that filters can take; `sql` is a handle of `db`. */
export function filterValues(db: DatabaseSync, sql: SqlReader): FilterValues {
  const index = searchableIndex(createSegmentIndex(db), createIndexVersion(db, INDEX_VERSION))
  const values = createValueReader(db)
  const query = { kind: 'all' } as const
  return {
    hasActs: (filters: SearchFilters) =>
      sql.snapshot(
        async () =>
          index.search({ query, filters, order: 'recentes', offset: 0, limit: 1 }).total > 0,
      ),
    bodies: async () => values.bodies(),
    actTypes: async () => values.actTypes(),
  }
}

/** The newest act of the archive; `sql` is a handle of `db`. */
export function newestAct(db: DatabaseSync, sql: SqlReader): TestSource {
  const newest = db.prepare('SELECT id FROM publications ORDER BY key DESC LIMIT 1')
  const acts = createPublicationWriter(db)
  const editions = createEditionReader(db)
  return {
    newest: () =>
      sql.snapshot(async () => {
        const id = newest.get()?.id
        const act = id === undefined ? null : acts.find(String(id))?.publication
        if (!act) return null
        const { data_publicacao: data, edicao } = act
        const edition = editions.list({ data }).find(({ numero }) => numero === edicao) ?? null
        return { act, edition }
      }),
  }
}

/** What events tell of. */
export function readFacts(
  db: DatabaseSync,
): (sql: SqlReader, event: LoggedEvent) => Promise<Fact | null> {
  const facts = createFactReader(db)
  return async (_sql, { seq }) => facts.find(seq)
}
