import type { ActKey } from '../../port/keys.ts'
import { KeyRuns } from '../format/key-runs.ts'
import type { FacetName } from '../format/segment-row.ts'
import { listOf, range } from '../read/doc-set.ts'
import type { Segment } from '../read/segment.ts'
import { type Columns, FACETS, encodeColumns } from '../write/columns.ts'

/** The acts of a merged segment: those of its sources that are not dead, in the order of keys. */
export interface MergedActs {
  /** The length byte of each (length.ts). */
  lengths: Uint8Array
  /** By source, the new ordinal of each of its acts; −1: it was dead. */
  targets: Int32Array[]
}

/**
 * Puts the acts of some segments in order. @returns Also the columns, which are stored from the
 * first step on.
 */
export function mergeActs(sources: Segment[]): {
  acts: MergedActs
  keys: ActKey[]
  columns: Columns
} {
  const keys: ActKey[] = []
  const lengths: number[] = []
  const amounts: number[] = []
  const origin: number[] = []
  const facets: Record<FacetName, string[]> = { secao: [], tipo_ato: [], orgao: [] }
  const targets = sources.map(({ row }) => new Int32Array(row.acts).fill(-1))
  const readers = sources.map(openReader)
  for (;;) {
    const next = oldest(readers)
    if (next < 0) break
    const reader = readers[next]!
    const act = reader.acts[reader.at]!
    targets[next]![act] = keys.length
    keys.push(reader.key)
    lengths.push(reader.segment.lengths[act]!)
    amounts.push(reader.segment.amounts[act]!)
    origin.push(next)
    for (const { name, ordinals, values } of reader.facets)
      facets[name].push(values[ordinals[act]!]!)
    advance(reader)
  }
  const acts = { lengths: Uint8Array.from(lengths), targets }
  const columns: Columns = [
    ['keys', KeyRuns.encode(keys)],
    ['origin', Uint8Array.from(origin)],
    ...encodeColumns(acts.lengths, Float64Array.from(amounts), facets),
  ]
  return { acts, keys, columns }
}

/** The acts of a segment that another process began to build. */
export function readMergedActs(segment: Segment, sources: Segment[]): MergedActs {
  const { keys, lengths, origin, row } = segment
  const targets = sources.map((source) => new Int32Array(source.row.acts).fill(-1))
  for (let act = 0; act < row.acts; act++) {
    const source = origin[act]!
    targets[source]![sources[source]!.keys.find(keys.keyOf(act))] = act
  }
  return { lengths, targets }
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
