import type { ArchiveStore } from '../service/archive/archive-store.ts'
import type { FilterValues } from '../service/webhooks/filter-notices.ts'

/** The values that filters can take. */
export function filterValues(store: ArchiveStore): FilterValues {
  const query = { kind: 'all' } as const
  return {
    hasActs: (filters) =>
      store.read(async ({ index }) => {
        const order = 'recentes' as const
        const { total } = await index.search({ query, filters, order, offset: 0, limit: 1 })
        return total > 0
      }),
    bodies: () => store.read((view) => view.bodies()),
    actTypes: () => store.read((view) => view.actTypes()),
  }
}
