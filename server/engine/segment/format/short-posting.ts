import type { ByteReader } from './byte-reader.ts'
import type { ByteWriter } from './byte-writer.ts'
import { type PositionPage, type PositionSource, skipPositions } from './positions.ts'
import type { PostingBuffer } from './posting-buffer.ts'

/**
 * A short posting, as nearly all are, is stored in the dictionary act by act:
 *
 *     ┌──────────┬────────────┬──────────────────────────┐┌─ ─
 *     │ u16: act │ frequency  │ positions (positions.ts) ││ next act
 *     └──────────┴────────────┴──────────────────────────┘└─ ─
 *                  varint
 *
 * Filters have only acts; stems only acts and frequencies.
 */
const MOST_ACTS = 16
const MOST_POSITION_BYTES = 160

export function isShort(posting: PostingBuffer, parts: number): boolean {
  return (
    posting.count <= MOST_ACTS && (parts < 3 || posting.positions.length <= MOST_POSITION_BYTES)
  )
}

export function writeShort(target: ByteWriter, posting: PostingBuffer, parts: number): void {
  const { acts, frequencies, ends, count, positions } = posting
  for (let i = 0; i < count; i++) {
    target.uint16(acts[i]!)
    if (parts > 1) target.varint(frequencies[i]!)
    if (parts > 2) target.appendFrom(positions, i === 0 ? 0 : ends[i - 1]!, ends[i])
  }
}

/**
 * Appends a short posting to another posting, with the ordinals that `target` gives its acts (−1:
 * drops them).
 * @param parts The number of parts that both have.
 */
export function copyShort(
  reader: ByteReader,
  count: number,
  parts: number,
  target: Int32Array,
  buffer: PostingBuffer,
): void {
  for (let i = 0; i < count; i++) {
    const act = target[reader.uint16()] ?? -1
    const frequency = parts > 1 ? reader.varint() : 0
    if (act >= 0) buffer.add(act, frequency)
    if (parts < 3) continue
    reader.at =
      act >= 0
        ? buffer.copyPositions(reader.bytes, reader.at)
        : skipPositions(reader.bytes, reader.at)
  }
}

/** A short posting in memory. */
export class ShortPosting implements PositionSource {
  readonly acts: Uint16Array
  readonly frequencies: Uint32Array
  readonly #bytes: Uint8Array
  readonly #starts: Uint16Array

  constructor(reader: ByteReader, count: number, parts: number) {
    this.acts = new Uint16Array(count)
    this.frequencies = new Uint32Array(count)
    this.#starts = new Uint16Array(count)
    this.#bytes = reader.bytes
    for (let i = 0; i < count; i++) {
      this.acts[i] = reader.uint16()
      if (parts > 1) this.frequencies[i] = reader.varint()
      this.#starts[i] = reader.at
      if (parts > 2) reader.at = skipPositions(reader.bytes, reader.at)
    }
  }

  /** Each act is a group of its own, because its positions are not adjacent to the next one's. */
  pageOf(): PositionPage {
    const [first = 0, ...others] = this.#starts
    const groups = Uint16Array.from(others, (start) => start - first)
    const bytes = this.#bytes.subarray(first)
    return { from: 0, to: this.acts.length, shift: 0, bytes, groups }
  }
}
