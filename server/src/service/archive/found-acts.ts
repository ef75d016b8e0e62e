import { partFinder } from '../../gazette/inner-acts/part-finder.ts'
import type { Query, ActKey } from '../../../engine/port.ts'
import { excerptSource } from '../../search/snippet/excerpts.ts'
import type { ArchiveView, FoundAct } from './archive-store.ts'

/** The acts of some keys, with excerpts that show why the query finds them. */
export async function foundActs(
  view: ArchiveView,
  keys: ActKey[],
  query: Query,
): Promise<FoundAct[]> {
  const hits = await view.hits(keys)
  const texts = await view.texts(keys)
  return hits.map((hit, i) => {
    const text = texts[i]! // of the same acts, in the same order
    const { trechos, places } = excerptSource(text, view.budget).excerpts(query)
    return { ...hit, trechos, parte: partFinder({ ...text, id: hit.id })(places) }
  })
}
