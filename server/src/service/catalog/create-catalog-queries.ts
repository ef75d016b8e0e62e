import type { ValueSpan } from '../../../engine/port.ts'
import type { ArchiveStore, ArchiveView } from '../archive/archive-store.ts'
import { createValueNames } from '../archive/value-names.ts'
import { type BodyCatalog, createBodyCatalog } from './body-catalog.ts'
import type { CatalogQueries } from './catalog-queries.ts'
import { suggestionsFor } from './suggestions.ts'

/** Answers what the archive contains. */
export function createCatalogQueries(store: ArchiveStore): CatalogQueries {
  const names = createValueNames()
  const known = new WeakMap<ValueSpan[], BodyCatalog>()

  return {
    bodies: (params) => store.read(async (view) => (await catalogOf(view)).list(params)),

    actTypes: () =>
      store.read(async (view) => {
        const nameOf = await names(view, 'tipo_ato')
        const spans = await view.index.values('tipo_ato')
        return spans
          .map(({ valor, total, primeira, ultima }) => ({
            tipo_ato: nameOf(valor),
            total,
            primeira_data: primeira,
            ultima_data: ultima,
          }))
          .sort((a, b) => b.total - a.total || (a.tipo_ato < b.tipo_ato ? -1 : 1))
      }),

    suggest: (prefix) =>
      store.read(async (view) => suggestionsFor(prefix, view, await catalogOf(view))),
  }

  async function catalogOf(view: ArchiveView): Promise<BodyCatalog> {
    const spans = await view.index.values('orgao')
    const catalog = known.get(spans) ?? createBodyCatalog(spans, await names(view, 'orgao'))
    known.set(spans, catalog)
    return catalog
  }
}
