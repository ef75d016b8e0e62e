import { asFloat64, asUint32, bytesOf } from './byte-reader.ts'
import { lowerBound } from './sorted.ts'

const LANDMARK_SHIFT = 6

/**
 * The keys of a segment's acts, which ascend with their ordinals, as runs of consecutive keys (a day's
 * acts are numbered without gaps, so most days are one run):
 *
 *     ┌─────────────────────────┬─────────────────────────────┐
 *     │ f64 per run: first key  │ u32 per run: first ordinal  │
 *     └─────────────────────────┴─────────────────────────────┘
 */
export class KeyRuns {
  readonly acts: number
  readonly #keys: Float64Array
  readonly #ordinals: Uint32Array
  /** The run of every 64th act, from which that of any act is near. */
  readonly #landmarks: Uint16Array

  constructor(body: Uint8Array, acts: number) {
    const runs = body.length / 12
    this.acts = acts
    this.#keys = asFloat64(body.subarray(0, runs * 8))
    this.#ordinals = asUint32(body.subarray(runs * 8))
    this.#landmarks = new Uint16Array((acts >>> LANDMARK_SHIFT) + 1)
    for (let run = 0, at = 0; at < this.#landmarks.length; at++) {
      while (this.#ordinals[run + 1]! <= at << LANDMARK_SHIFT) run++
      this.#landmarks[at] = run
    }
  }

  static encode(keys: ArrayLike<number>): Uint8Array {
    const firstKeys: number[] = []
    const ordinals: number[] = []
    for (let i = 0; i < keys.length; i++) {
      if (i > 0 && keys[i] === keys[i - 1]! + 1) continue
      firstKeys.push(keys[i]!)
      ordinals.push(i)
    }
    return Buffer.concat([
      bytesOf(Float64Array.from(firstKeys)),
      bytesOf(Uint32Array.from(ordinals)),
    ])
  }

  keyOf(ordinal: number): number {
    let run = this.#landmarks[ordinal >>> LANDMARK_SHIFT]!
    while (this.#ordinals[run + 1]! <= ordinal) run++
    return this.#keys[run]! + ordinal - this.#ordinals[run]!
  }

  /** The number of acts whose key is below `key`: the ordinal of the first one that is not. */
  ordinalFrom(key: number): number {
    const run = lowerBound(this.#keys, key + 1) - 1
    if (run < 0) return 0
    return Math.min(this.#ordinals[run]! + key - this.#keys[run]!, this.#endOf(run))
  }

  /** The ordinal of an act, or −1. */
  find(key: number): number {
    const ordinal = this.ordinalFrom(key)
    return ordinal < this.acts && this.keyOf(ordinal) === key ? ordinal : -1
  }

  #endOf(run: number): number {
    return this.#ordinals[run + 1] ?? this.acts
  }
}
