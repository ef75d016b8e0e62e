import { bytesOf } from './byte-reader.ts'
import { ByteWriter } from './byte-writer.ts'
import type { PostingBuffer } from './posting-buffer.ts'
import { MANY, encodeStriped, stripedLength } from './stripes.ts'

/** The properties of a segment's acts that the encoders need. */
export interface SegmentShape {
  acts: number
  /** The length byte of each act (length.ts). */
  lengths: Uint8Array
  /** The norm of each length byte (bm25.ts). */
  norms: Float64Array
}

/** The acts of a posting: a list of u16, or a bitmap with its stripes if that is shorter. */
export function encodeActs(
  posting: PostingBuffer,
  { acts, lengths, norms }: SegmentShape,
): Uint8Array {
  return posting.count * 2 <= stripedLength(acts)
    ? bytesOf(posting.acts.subarray(0, posting.count))
    : encodeStriped(posting, acts, lengths, norms)
}

/**
 * The frequencies of a posting: one byte per act. {@link MANY} stands for a larger frequency; these
 * follow at the end as varints, in the order of the acts.
 */
export function encodeFrequencies({ frequencies, count }: PostingBuffer): Uint8Array {
  const bytes = new Uint8Array(count)
  let large: ByteWriter | null = null
  for (let i = 0; i < count; i++) {
    bytes[i] = Math.min(frequencies[i]!, MANY)
    if (frequencies[i]! >= MANY) (large ??= new ByteWriter()).varint(frequencies[i]!)
  }
  return large ? Buffer.concat([bytes, large.view()]) : bytes
}
