import type { DatabaseSync } from 'node:sqlite'
import type { Query } from '../query/tree.ts'
import type {
  ActKey,
  EmbeddedIndex,
  IndexChange,
  MergeEffort,
  SearchFilters,
  SearchPage,
  SearchRequest,
} from '../search-index.ts'
import { addPart, applyChanges } from './apply.ts'
import { CacheBudget } from './cache.ts'
import { createMerger } from './merger.ts'
import { FacetNames } from './facet-names.ts'
import { countFacets } from './facets.ts'
import { Matches } from './matches.ts'
import { newestPage } from './page.ts'
import type { SegmentPart } from './part.ts'
import { type Plan, planSearch } from './plan.ts'
import { bestPage } from './relevance.ts'
import { type Snapshot, SegmentList } from './segment-list.ts'
import type { Generation } from './schema.ts'
import { createSegmentStore } from './segment-store.ts'
import { createSegmentTablesWriter } from './segment-tables.ts'

/**
 * What one connection keeps in memory of what it read, and half as much of what it found out (cache.ts). With
 * less, a mix of queries over 500,000 acts takes up to twice the processor time, and no less memory: what is
 * read again and again is garbage soon.
 */
const CACHE_BYTES = 144 * 2 ** 20

/** The embedded search engine, on a connection whose database has its tables (schema.ts). */
export function createSegmentIndex(
  db: DatabaseSync,
  generation: Generation = 'current',
): EmbeddedIndex {
  const store = createSegmentStore(db, generation)
  const budget = new CacheBudget(CACHE_BYTES)
  const list = new SegmentList(store, budget)
  const tables = createSegmentTablesWriter(db, generation)
  const merger = createMerger(store, tables, list, budget)
  const facetNames = {
    secao: new FacetNames('secao'),
    tipo_ato: new FacetNames('tipo_ato'),
    orgao: new FacetNames('orgao'),
  }

  return {
    apply(changes: IndexChange[]): void {
      list.noteWrites()
      applyChanges(changes, list.current(), tables)
    },

    needsMerge(effort: MergeEffort = 'needed'): boolean {
      list.noteWrites()
      return merger.isNeeded(effort)
    },

    mergeStep(
      budgetMs: number,
      write = (work: () => void) => work(),
      effort: MergeEffort = 'needed',
    ): boolean {
      list.noteWrites()
      const work = onSnapshot(db, () => merger.prepare(performance.now() + budgetMs, effort))
      if (work !== null) write(work)
      return work !== null
    },

    add(keys: ActKey[], part: SegmentPart): void {
      list.noteWrites()
      addPart(keys, part, list.current(), tables)
    },

    search: (request: SearchRequest) => onSnapshot(db, () => search(request)),

    facets: (query: Query, filters: SearchFilters) =>
      onSnapshot(db, () =>
        countFacets(matchesOf(planSearch(query, filters), list.current()), facetNames),
      ),
  }

  function search({ query, filters, order, offset, limit }: SearchRequest): SearchPage {
    const snapshot = list.current()
    const plan = planSearch(query, filters)
    const matches = matchesOf(plan, snapshot)
    const total = matches.reduce((sum, { count }) => sum + count, 0)
    const shown = Math.min(limit, total - offset)
    if (shown <= 0) return { total, keys: [] }
    switch (order) {
      case 'recentes':
        return { total, keys: newestPage(matches, offset, shown) }
      case 'antigas':
        return { total, keys: newestPage(matches, total - offset - shown, shown).toReversed() }
      case 'relevancia':
        return { total, keys: bestPage(matches, plan.leaves, snapshot, offset, shown) }
    }
  }
}

/** Runs a search on one state of the database: between two reads a merge might erase what it reads. */
function onSnapshot<T>(db: DatabaseSync, work: () => T): T {
  if (db.isTransaction) return work()
  db.exec('BEGIN')
  try {
    return work()
  } finally {
    db.exec('COMMIT')
  }
}

/** What a search matches, segment by segment, newest first; without the segments outside its dates. */
function matchesOf(plan: Plan, { segments }: Snapshot): Matches[] {
  return segments
    .filter(({ row }) => row.firstKey <= plan.lastKey && row.lastKey >= plan.firstKey)
    .map((segment) => new Matches(segment, plan))
    .filter(({ count }) => count > 0)
}
