import { norms, roundAverage } from '../../ranking/norms.ts'
import type { CacheBudget } from './cache.ts'
import type { SegmentStore } from './segment-store.ts'
import { Segment } from './segment.ts'

/** The index as of one snapshot of the database. */
export interface Snapshot {
  /** By their last key, newest first; the ranges of their keys may overlap. */
  segments: Segment[]
  /** Acts that are not dead. */
  acts: number
  /** The number of words of these acts (length.ts). */
  words: number
  /** Their average length for BM25 (bm25.ts). */
  average: number
  /** The norm of each length byte. */
  norms: Float64Array
}

/** Tracks the list of segments; segments that stay keep their caches. */
export class SegmentList {
  readonly #store: SegmentStore
  readonly #budget: CacheBudget
  #version = -1
  #writes = false
  #snapshot: Snapshot = { segments: [], acts: 0, words: 0, average: 1, norms: norms(1) }

  constructor(store: SegmentStore, budget: CacheBudget) {
    this.#store = store
    this.#budget = budget
  }

  /** The current state. Read it within the transaction of the search. */
  current(): Snapshot {
    const version = this.#store.version()
    if (this.#writes || version !== this.#version) this.#refresh()
    this.#version = version
    return this.#snapshot
  }

  /**
   * Call it once this connection writes. SQLite's version shows neither the connection's own writes
   * nor those that it rolls back, so from then on the state is always read again.
   */
  noteWrites(): void {
    this.#writes = true
  }

  #refresh(): void {
    const known = new Map(this.#snapshot.segments.map((segment) => [segment.row.id, segment]))
    const segments = this.#store.live().map((row) => {
      const segment = known.get(row.id)
      if (!segment) return new Segment(row, this.#store, this.#budget)
      segment.update(row)
      return segment
    })
    const acts = segments.reduce((sum, { row }) => sum + row.acts - row.dead, 0)
    const words = segments.reduce((sum, { row }) => sum + row.length, 0)
    const average = roundAverage(words, acts)
    this.#snapshot = { segments, acts, words, average, norms: norms(average) }
  }
}
