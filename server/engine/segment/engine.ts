import type { Query } from '../port/query.ts'
import type { ActKey } from '../port/keys.ts'
import type { IndexChange } from '../port/act.ts'
import type { IndexFilters, SearchPage, SearchRequest } from '../port/search.ts'
import { entityTerm } from '../entities/entities.ts'
import type { EmbeddedIndex, IndexPart } from './embedded-index.ts'
import { TEXT, wordTerm } from './format/terms.ts'
import type { MergeEffort } from './merge/merge-policy.ts'
import { createMerger } from './merge/merger.ts'
import { commonestTerms } from './query/commonest.ts'
import { FacetNames } from './query/facet-names.ts'
import { countFacets } from './query/facets.ts'
import { LastFound } from './query/last-found.ts'
import { largestPage } from './query/largest-page.ts'
import { Matches } from './query/matches.ts'
import { nearestWords } from './query/nearest-words.ts'
import { newestPage } from './query/page.ts'
import { type Plan, planSearch } from './query/plan.ts'
import { bestPage } from './query/relevance.ts'
import { KnownSpans } from './query/value-spans.ts'
import { CacheBudget } from './read/cache.ts'
import { isEmpty } from './read/doc-set.ts'
import { type Snapshot, SegmentList } from './read/segment-list.ts'
import type { SegmentStore } from './read/segment-store.ts'
import { addPart, applyChanges } from './write/apply.ts'
import type { SegmentTables } from './write/segment-tables.ts'

/**
 * The memory of one connection for what it read; computed values get half as much (cache.ts). With
 * less, a mix of queries over 500,000 acts takes up to twice the processor time, and no less
 * memory, because what is read repeatedly soon becomes garbage.
 */
const CACHE_BYTES = 144 * 2 ** 20

/** The prefix of a term in the dictionary. */
const MARKS = { palavra: wordTerm(TEXT, ''), norma: entityTerm('norma', '') }

/** The engine over stored segments, however they are stored. */
export function createEngine(store: SegmentStore, tables: SegmentTables): EmbeddedIndex {
  const budget = new CacheBudget(CACHE_BYTES)
  const list = new SegmentList(store, budget)
  const merger = createMerger(store, tables, list, budget)
  const lastFound = new LastFound()
  const facetNames = {
    secao: new FacetNames('secao'),
    tipo_ato: new FacetNames('tipo_ato'),
    orgao: new FacetNames('orgao'),
  }
  const spans = {
    tipo_ato: new KnownSpans(facetNames.tipo_ato),
    orgao: new KnownSpans(facetNames.orgao),
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
      const work = store.onSnapshot(() => merger.prepare(performance.now() + budgetMs, effort))
      if (work !== null) write(work)
      return work !== null
    },

    add(keys: ActKey[], part: IndexPart): void {
      list.noteWrites()
      addPart(keys, part, list.current(), tables)
    },

    search: (request: SearchRequest) => store.onSnapshot(() => search(request)),

    facets: (query: Query, filters: IndexFilters) =>
      store.onSnapshot(() =>
        countFacets(matchesOf(planSearch(query, filters), list.current()), facetNames),
      ),

    nearestWords: (word: string, limit: number) =>
      store.onSnapshot(() => nearestWords(list.current(), word, limit, store.budget)),

    commonest: (of, prefix, limit) =>
      store.onSnapshot(() => commonestTerms(list.current(), MARKS[of], prefix, limit)),

    values: (facet) => store.onSnapshot(() => spans[facet].in(list.current().segments)),
  }

  function search(request: SearchRequest): SearchPage {
    const { query, filters, order, offset, limit, after = -Infinity } = request
    const snapshot = list.current()
    const planned = planSearch(query, filters)
    const plan = { ...planned, firstKey: Math.max(planned.firstKey, after + 1) }
    const isByDate = order === 'recentes' || order === 'antigas'
    const matches = isByDate
      ? countedMatches(plan, snapshot)
      : lastFound.of(request, snapshot, () => matchesOf(plan, snapshot))
    const total = matches.reduce((sum, { count }) => sum + count, 0)
    const shown = Math.min(limit, total - offset)
    if (shown <= 0) return { total, keys: [] }
    switch (order) {
      case 'recentes':
        return { total, keys: newestPage(matches, offset, shown) }
      case 'antigas':
        return { total, keys: newestPage(matches, total - offset - shown, shown).toReversed() }
      case 'valor':
        return { total, keys: largestPage(matches, offset, shown) }
      case 'relevancia':
        return { total, keys: bestPage(matches, plan, snapshot, { ...request, limit: shown }) }
    }
  }
}

/**
 * The matches of a search, segment by segment, newest first; segments outside its dates are
 * omitted.
 */
function matchesOf(plan: Plan, snapshot: Snapshot): Matches[] {
  return matchesIn(plan, snapshot).filter(({ set }) => !isEmpty(set))
}

/** The same, when most segments need only be counted. */
function countedMatches(plan: Plan, snapshot: Snapshot): Matches[] {
  return matchesIn(plan, snapshot).filter(({ count }) => count > 0)
}

function matchesIn(plan: Plan, { segments }: Snapshot): Matches[] {
  return segments
    .filter(({ row }) => row.firstKey <= plan.lastKey && row.lastKey >= plan.firstKey)
    .map((segment) => new Matches(segment, plan))
}
