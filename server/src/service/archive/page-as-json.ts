import { type ByteString, byteString } from '../../lib/text/byte-string.ts'
import type { ActKey, Query } from '../../../engine/port.ts'
import type { SearchParams } from './archive-queries.ts'
import type { ArchiveView } from './archive-store.ts'
import { foundActs } from './found-acts.ts'
import { actsAsJson } from './read-acts.ts'

/** The acts of a page as JSON, with the requested fields; excerpts show what `query` seeks. */
export async function pageAsJson(
  view: ArchiveView,
  keys: ActKey[],
  { campos, trechos }: Pick<SearchParams, 'campos' | 'trechos'>,
  query: Query,
): Promise<ByteString> {
  if (campos) return await actsAsJson(view, keys, campos)
  if (!trechos) return await view.hitsAsJson(keys)
  return byteString(JSON.stringify(await foundActs(view, keys, query)))
}
