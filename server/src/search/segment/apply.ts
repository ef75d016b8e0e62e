import type { ActKey, AnalyzedAct, IndexChange } from '../search-index.ts'
import { norms, roundAverage } from './bm25.ts'
import { encodeColumns, readColumns, summary } from './columns.ts'
import { has } from './doc-set.ts'
import { markDead } from './dead.ts'
import type { Segment } from './segment.ts'
import type { Snapshot } from './segment-list.ts'
import type { SegmentTables } from './segment-tables.ts'
import { SegmentWriter } from './segment-writer.ts'
import { writeTerms } from './write-terms.ts'

/** More acts than this become several segments, which bounds the memory of the building. */
const MOST_ACTS = 8_192

/**
 * Makes changes part of the index: what replaces or removes an act marks it dead in its segment, and the
 * new acts become a segment of their own.
 */
export function applyChanges(
  changes: IndexChange[],
  snapshot: Snapshot,
  tables: SegmentTables,
): void {
  const latest = new Map<ActKey, AnalyzedAct | null>()
  for (const change of changes) latest.set(change.key, change.kind === 'put' ? change.act : null)
  const keys = [...latest.keys()].sort((a, b) => a - b)

  for (const segment of snapshot.segments) removeActs(segment, keys, tables)

  const acts = keys.flatMap((key): [ActKey, AnalyzedAct][] => {
    const act = latest.get(key)
    return act ? [[key, act]] : []
  })
  for (let from = 0; from < acts.length; from += MOST_ACTS)
    addSegment(acts.slice(from, from + MOST_ACTS), snapshot, tables)
}

function addSegment(
  acts: [ActKey, AnalyzedAct][],
  snapshot: Snapshot,
  tables: SegmentTables,
): void {
  const columns = readColumns(acts)
  const facts = summary(columns)
  const words = snapshot.words + facts.length
  const average = roundAverage(words, snapshot.acts + facts.acts)
  const segment = tables.insertSegment('live', { ...facts, average }, [])
  for (const [name, body] of encodeColumns(columns)) tables.putColumn(segment, name, body)
  const writer = new SegmentWriter(tables, {
    acts: facts.acts,
    lengths: Uint8Array.from(columns.lengths),
    norms: norms(average),
  })
  writeTerms(
    acts.map(([, act]) => act),
    writer,
  )
  tables.insertPiece(segment, writer.finish())
}

/** Marks those of the acts dead that live in this segment. */
function removeActs(segment: Segment, keys: number[], tables: SegmentTables): void {
  const { firstKey, lastKey } = segment.row
  const ordinals = keys
    .filter((key) => key >= firstKey && key <= lastKey)
    .map((key) => segment.keys.find(key))
    .filter((ordinal) => ordinal >= 0 && !has(segment.dead, ordinal))
  if (ordinals.length > 0) markDead(segment.row, segment.dead, segment.lengths, ordinals, tables)
}
