import type { ActKey } from '../../engine/port.ts'
import { type PackedVector, packQuery } from './quantise.ts'
import { PAGE_BYTES, createMemory, scanOn } from './scan-module.ts'

/** An act, and how alike it is to a query: the cosine, from -1 to 1. */
interface LikeAct {
  key: ActKey
  likeness: number
}

/** Acts that stand out among all. */
export interface Standing {
  /** Most alike first. */
  acts: LikeAct[]
  /** Of all vectors: how alike they are on average, and how far they scatter. */
  mean: number
  deviation: number
}

/** Vectors in memory, all of one length. */
export interface VectorTable {
  readonly dimensions: number
  readonly size: number
  put(key: ActKey, vector: PackedVector): void
  remove(key: ActKey): void
  /** The acts from the first to the last key that are most alike, at most `limit`. */
  nearest(query: Float32Array, span: KeySpan, limit: number): Standing
}

/** Inclusive. */
export interface KeySpan {
  first: ActKey
  last: ActKey
}

/** Numbers that are multiplied at once; a vector's room is a multiple of it. */
const LANES = 8
/** How many vectors are multiplied between two looks at the sums. */
const STRIDE = 2 ** 14

export function createVectorTable(dimensions: number): VectorTable {
  const width = Math.ceil(dimensions / LANES) * LANES
  // In memory: the query, the sums of one stride, and all vectors.
  const sumsAt = width * 2
  const vectorsAt = Math.ceil((sumsAt + STRIDE * 4) / PAGE_BYTES) * PAGE_BYTES
  const memory = createMemory(vectorsAt / PAGE_BYTES)
  const scan = scanOn(memory)
  const slots = new Map<ActKey, number>()
  let keys = new Float64Array(STRIDE)
  let scales = new Float32Array(STRIDE)

  return {
    dimensions,
    get size() {
      return slots.size
    },
    put(key, { scale, bytes }) {
      const slot = slots.get(key) ?? slots.size
      makeRoom(slot)
      slots.set(key, slot)
      keys[slot] = key
      scales[slot] = scale
      new Int8Array(memory.buffer, vectorsAt + slot * width, width).set(bytes)
    },
    remove(key) {
      const slot = slots.get(key)
      if (slot === undefined) return
      slots.delete(key)
      // The last one takes its place.
      const last = slots.size
      if (slot === last) return
      const moved = keys[last]!
      slots.set(moved, slot)
      keys[slot] = moved
      scales[slot] = scales[last]!
      const at = vectorsAt + last * width
      new Int8Array(memory.buffer).copyWithin(vectorsAt + slot * width, at, at + width)
    },
    nearest(vector, span, limit) {
      const query = packQuery(vector)
      new Int16Array(memory.buffer, 0, width).fill(0).set(query.words)
      const best = createBest(limit)
      let sum = 0
      let squares = 0
      for (let from = 0; from < slots.size; from += STRIDE) {
        const to = Math.min(slots.size, from + STRIDE)
        scan(0, vectorsAt + from * width, width, vectorsAt + to * width, sumsAt)
        const sums = new Int32Array(memory.buffer, sumsAt, to - from)
        for (let slot = from; slot < to; slot++) {
          const likeness = sums[slot - from]! * scales[slot]! * query.scale
          sum += likeness
          squares += likeness * likeness
          const key = keys[slot]!
          if (key >= span.first && key <= span.last) best.offer(key, likeness)
        }
      }
      const count = Math.max(1, slots.size)
      const mean = sum / count
      return {
        acts: best.ordered(),
        mean,
        deviation: Math.sqrt(Math.max(0, squares / count - mean * mean)),
      }
    },
  }

  function makeRoom(slot: number): void {
    const needed = vectorsAt + (slot + 1) * width - memory.buffer.byteLength
    // A tenth more than is needed, so that not every act moves all of them.
    if (needed > 0) memory.grow(Math.ceil((needed + (slot * width) / 10) / PAGE_BYTES))
    if (slot < keys.length) return
    keys = larger(keys, new Float64Array(keys.length * 2))
    scales = larger(scales, new Float32Array(scales.length * 2))
  }
}

function larger<T extends Float64Array | Float32Array>(from: T, to: T): T {
  to.set(from)
  return to
}

/** Keeps the most alike acts of many. */
function createBest(limit: number) {
  let kept: LikeAct[] = []
  let least = -Infinity
  return {
    offer(key: ActKey, likeness: number): void {
      if (likeness <= least) return
      kept.push({ key, likeness })
      if (kept.length >= limit * 2) cut()
    },
    ordered(): LikeAct[] {
      cut()
      return kept
    },
  }

  function cut(): void {
    // Of two that are as alike, the newer act comes first.
    kept = kept.sort((a, b) => b.likeness - a.likeness || b.key - a.key).slice(0, limit)
    if (kept.length === limit) least = kept[limit - 1]!.likeness
  }
}
