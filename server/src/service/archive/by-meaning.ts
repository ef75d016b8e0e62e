import { type ActKey, KEYS_PER_DAY, firstKeyOf } from '../../../engine/port.ts'
import type { NearActs } from '../../meaning/near-acts.ts'
import type { KeySpan } from '../../meaning/vector-table.ts'
import type { ApproximateSearch } from '../../search/reading/approximate-search.ts'
import type { SearchFilters } from '../../search/search-reader.ts'
import type { Notice } from '../notice.ts'
import type { ArchiveView } from './archive-store.ts'
import { meaningUnfinished, withoutMeaning } from './notices.ts'

/** More would only lengthen the list. */
const MOST = 50
/** Acts that arrived a moment ago are nothing to tell of. */
const ALMOST_ALL = 0.99

/** Acts that mean what was typed, nearest first, and what must be said of them. */
interface ByMeaning {
  keys: ActKey[]
  avisos: Notice[]
}

/** Only acts that pass all filters, and have what is required word for word. */
export async function findByMeaning(
  view: ArchiveView,
  meaning: NearActs,
  { meant, within }: Pick<ApproximateSearch, 'meant' | 'within'>,
  { filters, undone }: { filters: SearchFilters; undone: ReadonlySet<ActKey> },
): Promise<ByMeaning> {
  if (meant === null) return { keys: [], avisos: [] }
  const nearness = await meaning.near(meant, spanOf(filters))
  if ('falha' in nearness) return { keys: [], avisos: [withoutMeaning(nearness.falha)] }
  const { acts, known } = nearness
  const { publicacoes } = await view.summary()
  const avisos = known < publicacoes * ALMOST_ALL ? [meaningUnfinished(known, publicacoes)] : []
  const among = { keys: acts.toSorted((a, b) => a - b), others: false }
  const found = await view.index.search({
    query: within,
    filters: { ...filters, among },
    order: 'recentes',
    offset: 0,
    limit: acts.length,
  })
  const passing = new Set(found.keys)
  const keys = acts.filter((key) => passing.has(key)).slice(0, MOST)
  // As in the other list, what others undid comes behind.
  return {
    keys: [...keys.filter((key) => !undone.has(key)), ...keys.filter((key) => undone.has(key))],
    avisos,
  }
}

function spanOf({ data_inicio, data_fim }: SearchFilters): KeySpan {
  return {
    first: data_inicio === undefined ? -Infinity : firstKeyOf(data_inicio),
    last: data_fim === undefined ? Infinity : firstKeyOf(data_fim) + KEYS_PER_DAY - 1,
  }
}
