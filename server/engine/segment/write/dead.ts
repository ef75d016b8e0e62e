import { bytesOf } from '../format/byte-reader.ts'
import { byteToLength } from '../../ranking/length.ts'
import type { SegmentRow } from '../format/segment-row.ts'
import { type DocSet, bitmapWords, isList } from '../read/doc-set.ts'
import type { SegmentTables } from './segment-tables.ts'

/** Marks more acts of a segment as dead. */
export function markDead(
  { id, acts, dead: count, length }: SegmentRow,
  dead: DocSet,
  lengths: Uint8Array,
  ordinals: number[],
  tables: SegmentTables,
): void {
  const bitmap = isList(dead) ? new Uint32Array(bitmapWords(acts)) : dead.slice()
  for (const ordinal of ordinals) bitmap[ordinal >>> 5]! |= 1 << (ordinal & 31)
  const words = ordinals.reduce((sum, ordinal) => sum + byteToLength(lengths[ordinal]!), 0)
  tables.putColumn(id, 'dead', bytesOf(bitmap))
  tables.setDead(id, count + ordinals.length, length - words)
}
