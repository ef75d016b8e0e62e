import type { AskedSearch, ReadSearch } from '../../search/reading/read-search.ts'
import type { SearchReading } from './archive-queries.ts'
import type { ArchiveView } from './archive-store.ts'
import { countFound } from './explain.ts'

/** How a search was read, and how many of its `total` acts are found because it was widened. */
export async function describeWidenings(
  view: ArchiveView,
  { leitura }: AskedSearch,
  { widenings }: ReadSearch,
  total: number,
): Promise<SearchReading> {
  const ampliacoes = []
  for (const { ampliacao, without } of widenings) {
    const acrescenta = total - (await countFound(view, without))
    if (acrescenta !== 0) ampliacoes.push({ ...ampliacao, acrescenta })
  }
  return { leitura, ampliacoes }
}
