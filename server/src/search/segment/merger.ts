import type { CacheBudget } from './cache.ts'
import { CorruptIndexError } from './corrupt.ts'
import { beginMerge } from './merge-begin.ts'
import { chooseMerge } from './merge-policy.ts'
import { Merge } from './merge.ts'
import { Segment } from './segment.ts'
import type { SegmentList } from './segment-list.ts'
import type { Building, SegmentStore } from './segment-store.ts'
import type { SegmentTables } from './segment-tables.ts'

/** Keeps the number of segments small, in steps that the owner of the connection takes when it has time. */
export function createMerger(
  store: SegmentStore,
  tables: SegmentTables,
  list: SegmentList,
  budget: CacheBudget,
) {
  let current: Merge | null = null

  return {
    /** Whether there is anything to do. */
    isNeeded(): boolean {
      if (store.dropped() !== null || store.building() !== null) return true
      const { segments } = list.current()
      return lifelessOf(segments).length > 0 || chooseMerge(segments.map(({ row }) => row)) !== null
    },
    /** Works until the time is over; false when there is nothing left to do. */
    step(until: number): boolean {
      while (work(until)) if (performance.now() > until) return true
      return false
    },
  }

  /** One thing that is worth doing: free room, go on with a merge, or begin one. */
  function work(until: number): boolean {
    const dropped = store.dropped()
    if (dropped !== null) {
      tables.erasePiece(dropped)
      return true
    }
    const { segments, average } = list.current()
    const building = store.building()
    return building ? goOn(building, segments, until) : begin(segments, average)
  }

  function goOn(building: Building, segments: Segment[], until: number): boolean {
    const { row, sources, pieces } = building
    const merge =
      current?.segment.row.id === row.id && current.pieces === pieces
        ? current
        : new Merge(building, new Segment(row, store, budget), pick(segments, sources), tables)
    current = null // what fails half way is opened anew
    if (merge.step(until)) merge.finish()
    else current = merge
    return true
  }

  /** Segments without a live act go at once: no merge is under way that could need them. */
  function begin(segments: Segment[], average: number): boolean {
    const lifeless = lifelessOf(segments)
    for (const { row } of lifeless) tables.setState(row.id, 'dropped')
    if (lifeless.length > 0) return true
    const chosen = chooseMerge(segments.map(({ row }) => row))
    if (chosen === null) return false
    beginMerge(pick(segments, chosen), average, tables)
    return true
  }
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
