import type { CacheBudget } from '../read/cache.ts'
import { CorruptIndexError, expectSound } from '../read/corrupt.ts'
import type { SegmentList } from '../read/segment-list.ts'
import type { Building, SegmentStore } from '../read/segment-store.ts'
import { Segment } from '../read/segment.ts'
import type { SegmentTables } from '../write/segment-tables.ts'
import { type MergeEffort, chooseMerge, chooseTidying } from './merge-policy.ts'
import { Merge } from './merge.ts'

/** The time of one transaction that frees room; its commit takes three times as long. */
const ERASE_MS = 5

/**
 * Keeps the number of segments small, in steps that the owner of the connection runs when it has
 * time.
 */
export function createMerger(
  store: SegmentStore,
  tables: SegmentTables,
  list: SegmentList,
  budget: CacheBudget,
) {
  let current: Merge | null = null

  return {
    /** Whether there is anything to do. */
    isNeeded(effort: MergeEffort): boolean {
      if (store.dropped() !== null || store.building() !== null) return true
      const { segments } = list.current()
      return lifelessOf(segments).length > 0 || choose(segments, effort) !== null
    },
    /**
     * Reads for about the given time and prepares the next write. Call the returned function within
     * a write transaction. Null when nothing is left to merge.
     */
    prepare(until: number, effort: MergeEffort): (() => void) | null {
      return store.dropped() === null
        ? expectSound(() => prepareMerge(until, effort))
        : eraseDropped
    },
  }

  function prepareMerge(until: number, effort: MergeEffort): (() => void) | null {
    const { segments } = list.current()
    // Segments without a live act go at once, unless a merge in progress may need them.
    const building = store.building()
    if (building === null && lifelessOf(segments).length > 0) return dropLifeless
    const merge = current && isAt(current, building) ? current : open(building, effort)
    current = null // if this fails half way, the merge is opened again
    if (merge === null) return null
    const made = merge.step(until)
    return () => {
      // Others may have written meanwhile: corrections, which the end of the merge includes, or a
      // new index.
      const { segments } = list.current()
      const isWhole = merge.sources.every((source) => segments.includes(source))
      if (!isWhole || !isAt(merge, store.building())) return
      merge.write(made, tables)
      if (made.lastTerm !== null) current = merge
    }
  }

  function open(building: Building | null, effort: MergeEffort): Merge | null {
    const { segments, average } = list.current()
    if (building)
      return Merge.resume(
        new Segment(building.row, store, budget),
        pick(segments, building.sources),
        building,
      )
    const chosen = choose(segments, effort)
    return chosen && Merge.begin(pick(segments, chosen), average)
  }

  function dropLifeless(): void {
    if (store.building() !== null) return
    for (const { row } of lifelessOf(list.current().segments)) tables.setState(row.id, 'dropped')
  }

  function eraseDropped(): void {
    const until = performance.now() + ERASE_MS
    for (let dropped = store.dropped(); dropped !== null; dropped = store.dropped()) {
      tables.eraseRows(dropped)
      if (performance.now() > until) return
    }
  }
}

function choose(segments: Segment[], effort: MergeEffort): number[] | null {
  const rows = segments.map(({ row }) => row)
  return chooseMerge(rows) ?? (effort === 'tidy' ? chooseTidying(rows) : null)
}

/** Whether the database is in the state that a merge left. */
function isAt({ id, pieces }: Merge, building: Building | null): boolean {
  return id === (building?.row.id ?? null) && pieces === (building?.pieces ?? 0)
}

function lifelessOf(segments: Segment[]): Segment[] {
  return segments.filter(({ row }) => row.dead === row.acts)
}

function pick(segments: Segment[], ids: number[]): Segment[] {
  return ids.map((id) => {
    const segment = segments.find(({ row }) => row.id === id)
    if (!segment) throw new CorruptIndexError(`The search index lacks segment ${id}.`)
    return segment
  })
}
