import { type Columns, FACETS, encodeColumns, summary } from './columns.ts'
import { listOf, range } from './doc-set.ts'
import type { Segment } from './segment.ts'
import type { SegmentTables } from './segment-tables.ts'

/**
 * Creates the segment that will replace others: its acts are theirs that are not dead, in the order of
 * keys. Its columns are complete from the start, its terms follow in steps (merge.ts); `origin` says of
 * each act which of the sources it comes from.
 */
export function beginMerge(sources: Segment[], average: number, tables: SegmentTables): void {
  const columns: Columns = { keys: [], lengths: [], facets: { secao: [], tipo_ato: [], orgao: [] } }
  const origin: number[] = []
  const readers = sources.map(openReader)
  for (;;) {
    const next = oldest(readers)
    if (next < 0) break
    const { segment, acts, facets, at } = readers[next]!
    const act = acts[at]!
    origin.push(next)
    columns.keys.push(readers[next]!.key)
    columns.lengths.push(segment.lengths[act]!)
    for (const { name, ordinals, values } of facets)
      columns.facets[name].push(values[ordinals[act]!]!)
    advance(readers[next]!)
  }
  const ids = sources.map(({ row }) => row.id)
  const segment = tables.insertSegment('building', { ...summary(columns), average }, ids)
  tables.putColumn(segment, 'origin', Uint8Array.from(origin))
  for (const [name, body] of encodeColumns(columns)) tables.putColumn(segment, name, body)
}

type Reader = ReturnType<typeof openReader>

/** Walks the acts of a segment that are not dead. */
function openReader(segment: Segment) {
  const { acts: all } = segment.row
  const acts = listOf(segment.live ?? range(0, all, all))
  const facets = FACETS.map((name) => ({ name, ...segment.facet(name) }))
  return { segment, acts, facets, at: 0, key: segment.keys.keyOf(acts[0]!) } // a live segment has a live act
}

function advance(reader: Reader): void {
  const act = reader.acts[++reader.at]
  reader.key = act === undefined ? Infinity : reader.segment.keys.keyOf(act)
}

/** Which of the readers has the smallest next key; −1 when all are done. */
function oldest(readers: Reader[]): number {
  let best = -1
  let key = Infinity
  for (let i = 0; i < readers.length; i++)
    if (readers[i]!.key < key) {
      best = i
      key = readers[i]!.key
    }
  return best
}
