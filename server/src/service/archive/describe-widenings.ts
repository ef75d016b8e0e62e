import { allOnceOver } from '../../lib/flow/all-once-over.ts'
import type { AskedSearch, ReadSearch } from '../../search/reading/read-search.ts'
import type { SearchReading } from './archive-queries.ts'
import type { ArchiveView } from './archive-store.ts'
import { countFound } from './explain.ts'

/** How a search was read, and how many of its `total` acts are found because it was widened. */
export async function describeWidenings(
  view: ArchiveView,
  { leitura }: AskedSearch,
  { widenings }: ReadSearch,
  total: number | Promise<number>,
): Promise<SearchReading> {
  const counted = widenings.map(({ without }) => countFound(view, without))
  const [all, without] = await Promise.all([total, allOnceOver(counted)])
  const ampliacoes = widenings
    .map(({ ampliacao }, i) => ({ ...ampliacao, acrescenta: all - without[i]! })) // one of each
    .filter(({ acrescenta }) => acrescenta !== 0)
  return { leitura, ampliacoes }
}
