import { ByteWriter } from './byte-writer.ts'
import { skipPositions, writePositions } from './positions.ts'

/**
 * A posting on its way into a segment: acts, weighted frequencies and, for words, the encoded
 * positions of each act. Reused from term to term.
 */
export class PostingBuffer {
  count = 0
  acts = new Uint16Array(1_024)
  frequencies = new Uint32Array(1_024)
  /** The end of each act's positions in {@link positions}. */
  ends = new Uint32Array(1_024)
  readonly positions = new ByteWriter()
  #ascending = true

  clear(): void {
    this.count = 0
    this.positions.clear()
    this.#ascending = true
  }

  /** Adds an act without positions. */
  add(act: number, frequency: number): void {
    if (this.count === this.acts.length) this.#grow()
    if (this.count > 0 && act < this.acts[this.count - 1]!) this.#ascending = false
    this.acts[this.count] = act
    this.frequencies[this.count] = frequency
    this.ends[this.count++] = this.positions.length
  }

  /** Gives the last added act the positions `from` to `to` (not included) of a list. */
  writePositions(list: Int32Array, from: number, to: number): void {
    writePositions(this.positions, list, from, to)
    this.ends[this.count - 1] = this.positions.length
  }

  /** Gives the last added act the encoded positions at `at`; returns the index after them. */
  copyPositions(bytes: Uint8Array, at: number): number {
    const end = skipPositions(bytes, at)
    this.positions.append(bytes, at, end)
    this.ends[this.count - 1] = this.positions.length
    return end
  }

  /** Sorts the acts, if they were not added in order. */
  sort(): void {
    if (this.#ascending) return
    const { acts, frequencies, ends, count } = this
    const order = Uint32Array.from({ length: count }, (_, i) => i)
    order.sort((a, b) => acts[a]! - acts[b]!)
    const [bytes, oldActs, oldFrequencies, oldEnds] = [
      this.positions.copy(),
      acts.slice(0, count),
      frequencies.slice(0, count),
      ends.slice(0, count),
    ]
    this.clear()
    for (const i of order) {
      this.add(oldActs[i]!, oldFrequencies[i]!)
      this.positions.append(bytes, i === 0 ? 0 : oldEnds[i - 1], oldEnds[i])
      ends[this.count - 1] = this.positions.length
    }
  }

  #grow(): void {
    const grown = <T extends Uint16Array | Uint32Array>(old: T, fresh: T): T => {
      fresh.set(old)
      return fresh
    }
    const size = this.acts.length * 4
    this.acts = grown(this.acts, new Uint16Array(size))
    this.frequencies = grown(this.frequencies, new Uint32Array(size))
    this.ends = grown(this.ends, new Uint32Array(size))
  }
}
