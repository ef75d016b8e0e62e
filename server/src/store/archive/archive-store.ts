import type { RelationRules } from '../../gazette/relations/rules.ts'
import type { EmbeddedIndex } from '../../search/segment/index.ts'
import type { IndexFilters, SearchFilters, SearchReader } from '../../search/search-index.ts'
import type { ArchiveStore, ArchiveView } from '../../service/archive/archive-store.ts'
import type { IndexVersion } from '../index/index-version.ts'
import type { SqlReader } from '../sql.ts'
import { actsInState } from './acts-by-situacao.ts'
import { createEditionReader } from './editions.ts'
import { createLedgerReader } from './ledger.ts'
import { createPublicationReader } from './publications.ts'
import { createRelationReader } from './relation-reader.ts'
import { readTexts } from './searchable-acts.ts'
import { readSourceStatus } from '../collector/source-status.ts'
import { createValueReader } from './values.ts'

export interface ArchiveStoreOptions {
  sql: SqlReader
  /** On the connection of `sql`. */
  index: Pick<EmbeddedIndex, keyof SearchReader>
  version: IndexVersion
  rules: RelationRules
  keysPerDay: number
}

/** The archive with an index that lives in its database. */
export function createArchiveStore(options: ArchiveStoreOptions): ArchiveStore {
  // A handle may give the same reader for every snapshot: then what reads on it is made once.
  const views = new WeakMap<SqlReader, ArchiveView>()
  return {
    read: (work) =>
      options.sql.snapshot((sql) => {
        const view = views.get(sql) ?? viewOn(sql, options)
        views.set(sql, view)
        return work(view)
      }),
  }
}

function viewOn(sql: SqlReader, options: ArchiveStoreOptions): ArchiveView {
  const { index, version, rules, keysPerDay } = options
  const publications = createPublicationReader(sql)
  const ledger = createLedgerReader(sql)
  return {
    index: searchOn(sql, index, version),
    publication: publications.find,
    acts: publications.whole,
    actHeads: publications.heads,
    keyOf: publications.keyOf,
    relationsOf: createRelationReader(sql, rules, keysPerDay).relationsOf,
    hits: publications.hits,
    hitsAsJson: publications.hitsAsJson,
    texts: (keys) => readTexts(sql, keys),
    summary: publications.summary,
    editions: createEditionReader(sql).list,
    ledger: ledger.between,
    firstLedgerDate: ledger.firstDate,
    sourceStatus: () => readSourceStatus(sql),
    ...createValueReader(sql),
  }
}

/** Opens the index for a snapshot of its connection: only while it is of our version. */
function searchOn(
  sql: SqlReader,
  index: ArchiveStoreOptions['index'],
  version: IndexVersion,
): SearchReader {
  return {
    async search(request) {
      await version.expectCurrent(sql)
      return index.search({ ...request, filters: await forIndex(request.filters) })
    },
    async facets(query, filters) {
      await version.expectCurrent(sql)
      return index.facets(query, await forIndex(filters))
    },
    async nearestWords(word, limit) {
      await version.expectCurrent(sql)
      return index.nearestWords(word, limit)
    },
    async commonest(of, prefix, limit) {
      await version.expectCurrent(sql)
      return index.commonest(of, prefix, limit)
    },
    async values(facet) {
      await version.expectCurrent(sql)
      return index.values(facet)
    },
  }

  async function forIndex({ situacoes, ...filters }: SearchFilters): Promise<IndexFilters> {
    if (situacoes === undefined || situacoes.length === 0) return filters
    return { ...filters, among: await actsInState(sql, situacoes) }
  }
}
