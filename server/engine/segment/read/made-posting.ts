import { ByteWriter } from '../format/byte-writer.ts'
import type { PostingBuffer } from '../format/posting-buffer.ts'
import { type SegmentShape, encodeActs, encodeFrequencies } from '../format/posting-parts.ts'

/**
 * Encodes a computed result (the acts with a phrase, or with words of a prefix) as the payload of a
 * posting (segment-writer.ts), like that of a stem. So it can be kept, counted, combined and scored
 * like any term's. Null if no act was found.
 */
export function encodeMade(found: PostingBuffer, shape: SegmentShape): Uint8Array | null {
  if (found.count === 0) return null
  const payload = new ByteWriter()
  payload.varint(found.count * 2 + 1)
  for (const part of [encodeActs(found, shape), encodeFrequencies(found)]) {
    payload.varint(part.length * 2)
    payload.append(part)
  }
  return payload.copy()
}
