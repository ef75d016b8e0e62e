import type { ActKey } from '../../port/keys.ts'
import type { AnalyzedAct, IndexChange } from '../../port/act.ts'
import { KeyRuns } from '../format/key-runs.ts'
import { has } from '../read/doc-set.ts'
import type { Snapshot } from '../read/segment-list.ts'
import type { Segment } from '../read/segment.ts'
import { keyRange } from './columns.ts'
import { markDead } from './dead.ts'
import { type SegmentPart, buildPart } from './part.ts'
import type { SegmentTables } from './segment-tables.ts'

/** More acts become several segments, which bounds the memory for building them. */
const MOST_ACTS = 8_192

/**
 * Applies changes to the index: an act that is replaced or removed is marked dead in its segment,
 * and the new acts become a segment of their own.
 */
export function applyChanges(
  changes: IndexChange[],
  snapshot: Snapshot,
  tables: SegmentTables,
): void {
  const latest = new Map<ActKey, AnalyzedAct | null>()
  for (const change of changes) latest.set(change.key, change.kind === 'put' ? change.act : null)
  const keys = [...latest.keys()].sort((a, b) => a - b)

  removeActs(keys, snapshot, tables)
  const acts = keys.flatMap((key) => {
    const act = latest.get(key)
    return act ? [{ key, act }] : []
  })
  for (let from = 0; from < acts.length; from += MOST_ACTS) {
    const some = acts.slice(from, from + MOST_ACTS)
    insertPart(
      some.map(({ key }) => key),
      buildPart(some.map(({ act }) => act)),
      tables,
    )
  }
}

/** Adds a part to the index as a segment, and replaces the older versions of its acts. */
export function addPart(
  keys: ActKey[],
  part: SegmentPart,
  snapshot: Snapshot,
  tables: SegmentTables,
): void {
  removeActs(keys, snapshot, tables)
  insertPart(keys, part, tables)
}

function insertPart(
  keys: ActKey[],
  { acts, length, average, columns, piece }: SegmentPart,
  tables: SegmentTables,
): void {
  if (keys.length !== acts) throw new RangeError('a part of the index has a key for each act')
  const segment = tables.insertSegment('live', { acts, length, average, ...keyRange(keys) }, [])
  tables.putColumn(segment, 'keys', KeyRuns.encode(keys))
  for (const [name, body] of columns) tables.putColumn(segment, name, body)
  tables.insertPiece(segment, piece)
}

/** Marks as dead those of the acts that are in the index. */
function removeActs(keys: ActKey[], { segments }: Snapshot, tables: SegmentTables): void {
  for (const segment of segments) removeFrom(segment, keys, tables)
}

function removeFrom(segment: Segment, keys: ActKey[], tables: SegmentTables): void {
  const { firstKey, lastKey } = segment.row
  const ordinals = keys
    .filter((key) => key >= firstKey && key <= lastKey)
    .map((key) => segment.keys.find(key))
    .filter((ordinal) => ordinal >= 0 && !has(segment.dead, ordinal))
  if (ordinals.length > 0) markDead(segment.row, segment.dead, segment.lengths, ordinals, tables)
}
