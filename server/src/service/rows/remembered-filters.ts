import type { ArchiveView } from '../archive/archive-store.ts'

/** How many exports' filters are remembered; those of others are read again. */
const MOST_FILTERS = 16

/**
 * What exports filter by, so that a query to the acts does not run again for every piece. Nothing needs to be
 * released.
 */
export function createRememberedFilters<Params, Filter>(
  read: (view: ArchiveView, params: Params) => Promise<Filter>,
) {
  const known = new Map<string, Filter>()

  /** As the archive is now. */
  async function find(view: ArchiveView, params: Params): Promise<Filter> {
    const filter = await read(view, params)
    const name = JSON.stringify(params)
    known.delete(name)
    const [oldest] = known.keys()
    if (known.size === MOST_FILTERS && oldest !== undefined) known.delete(oldest)
    known.set(name, filter)
    return filter
  }

  return {
    find,
    /** As it was found last. */
    recall: async (view: ArchiveView, params: Params) =>
      known.get(JSON.stringify(params)) ?? (await find(view, params)),
  }
}
