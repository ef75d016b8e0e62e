import type { NearActs } from '../../meaning/near-acts.ts'
import { readSearch } from '../../search/reading/read-search.ts'
import type { Changes } from '../../lib/flow/changes.ts'
import type { Clock } from '../../lib/time/clock.ts'
import { approximate, isApproximated } from './approximate.ts'
import type { SearchAnswer, SearchParams } from './archive-queries.ts'
import type { ArchiveView } from './archive-store.ts'
import { describeWidenings } from './describe-widenings.ts'
import { alternativeNotices, emptinessNotices, indexNotices, readingNotices } from './explain.ts'
import { facetsAndHistogram } from './facets.ts'
import { partsAsJson } from './found-parts.ts'
import { type MissingNotices, dateFieldOf, hasDates, withMissing } from './missing-notices.ts'
import { createNearWords } from './near-words.ts'
import { pageAsJson } from './page-as-json.ts'
import { createUndoneActs } from './undone.ts'
import { createValueNames } from './value-names.ts'

/** Where no approximate list is asked for. */
const NOTHING = { aproximados: null, avisos: [] }

interface ActSearchOptions {
  content: Changes
  clock: Clock
  missing: MissingNotices
  meaning: NearActs | null
}

/** Searches acts in a view of the archive. */
export function createActSearch({ content, clock, missing, meaning }: ActSearchOptions) {
  const undoneIn = createUndoneActs(content, clock)
  const names = createValueNames()
  const nearWords = createNearWords(content)

  return async (stored: ArchiveView, asked: SearchParams): Promise<SearchAnswer> => {
    const view = { ...stored, index: nearWords(stored.index) }
    const { filters, order, pagina, limite } = asked
    const read = readSearch(asked)
    const offset = (pagina - 1) * limite
    const undone = await undoneIn(view)
    const { query, filters: meant } = read
    const request = { query, filters: meant, order, offset, limit: limite, undone }
    // What only the index is asked comes first: in a cluster no connection is held meanwhile.
    const found = view.index.search(request)
    const [{ total, keys }, consulta] = await Promise.all([
      found,
      describeWidenings(
        view,
        asked,
        read,
        found.then((page) => page.total),
      ),
    ])
    const near = isApproximated(asked, total)
      ? await approximate(view, asked, { ...read, total, undone }, meaning)
      : NOTHING
    const avisos = [
      ...(await indexNotices(view, filters, dateFieldOf(filters))),
      ...(total === 0
        ? await emptinessNotices(view, asked, read)
        : await alternativeNotices(view, asked)),
      ...(await readingNotices(view, asked.termo, read, total)),
      ...near.avisos,
    ]
    const gaps =
      total === 0 || hasDates(filters) ? await missing(view, filters, dateFieldOf(filters)) : []
    return {
      total,
      consulta,
      resultados: asked.porParte
        ? await partsAsJson(view, keys, asked, read.query)
        : await pageAsJson(view, keys, asked, read.query),
      aproximados: near.aproximados,
      ...(await facetsAndHistogram(view, names, { ...asked, ...read })),
      avisos: withMissing(avisos, gaps),
    }
  }
}
