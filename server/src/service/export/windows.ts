import type { Query, ActKey } from '../../../engine/port.ts'
import type { SearchFilters, SearchReader } from '../../search/search-reader.ts'

/**
 * How many matches are looked up at once, so that a costly query does not run again for every
 * piece.
 */
const WINDOW = 20_000
/** How many exports' next keys are cached; the others look theirs up again. */
const MOST_WINDOWS = 16

interface Sought {
  query: Query
  filters: SearchFilters
}

/** Matches after some act, oldest first. */
interface Window {
  keys: ActKey[]
  /** Whether these are the last matches. */
  isLast: boolean
}

/** A cache of the keys that exports come to next. Nothing needs to be released. */
export function createWindows() {
  const known = new Map<string, Window>()
  const nameOf = (sought: Sought, after: ActKey) => `${after} ${JSON.stringify(sought)}`

  return {
    async take(
      index: Pick<SearchReader, 'search'>,
      sought: Sought,
      after: ActKey,
    ): Promise<Window> {
      const name = nameOf(sought, after)
      const remembered = known.get(name)
      known.delete(name)
      if (remembered) return remembered
      const page = { order: 'antigas', offset: 0, limit: WINDOW } as const
      const { total, keys } = await index.search({ ...sought, ...page, after })
      return { keys, isLast: total === keys.length }
    },

    /** Caches the rest of a window after `taken` of its keys; `last` is the last of those. */
    giveBack(sought: Sought, last: ActKey, { keys, isLast }: Window, taken: number): void {
      if (taken >= keys.length) return
      const [oldest] = known.keys()
      if (known.size === MOST_WINDOWS && oldest !== undefined) known.delete(oldest)
      known.set(nameOf(sought, last), { keys: keys.slice(taken), isLast })
    },
  }
}
