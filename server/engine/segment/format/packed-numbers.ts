import { ByteReader } from './byte-reader.ts'
import { ByteWriter } from './byte-writer.ts'

/**
 * Small numbers, each in the number of bits that makes the list shortest. All bits set mean that the number
 * is at least so large; by how much it is larger follows behind, in the order of the list:
 *
 *     ┌───────┬──────────────────────────────┬────────────┬─ ─
 *     │ width │ numbers, `width` bits each,  │ excess of  │
 *     │       │ lowest first                 │ a large one│
 *     └───────┴──────────────────────────────┴────────────┴─ ─
 *       u8      padded to a byte               varint
 */
const MOST_WIDTH = 16
/** A large number costs time, too: as much as is saved by this many bytes. */
const LARGE_BYTES = 1
/** The most numbers in a list. */
const MOST_NUMBERS = 2 ** 16
/** The bits of the largest number, and one more for it plus one. */
const MOST_BITS = 33

/** Packs the first `count` numbers, which are below 2^32. */
export function packNumbers(numbers: Uint32Array, count: number): Uint8Array {
  const width = bestWidth(numbers, count)
  const most = 2 ** width - 1
  const packed = new Uint8Array(packedLength(count, width))
  const excess = new ByteWriter()
  packed[0] = width
  for (let i = 0, at = 1, bits = 0, filled = 0; i < count; i++) {
    const number = numbers[i]!
    if (number >= most) excess.varint(number - most)
    bits |= (number < most ? number : most) << filled
    filled += width
    for (; filled >= 8; filled -= 8, bits >>>= 8) packed[at++] = bits
    packed[at] = bits // the last byte may be incomplete; beyond it nothing is written
  }
  return excess.length === 0 ? packed : Buffer.concat([packed, excess.view()])
}

/** Without what follows behind. */
function packedLength(count: number, width: number): number {
  return 1 + Math.ceil((count * width) / 8)
}

function bestWidth(numbers: Uint32Array, count: number): number {
  const needing = new Uint32Array(MOST_BITS + 1)
  for (let i = 0; i < count; i++) needing[bitsFor(numbers[i]!)]!++
  let [best, least] = [1, Infinity]
  for (let width = 1; width <= MOST_WIDTH; width++) {
    let size = (count * width) / 8
    for (let bits = width + 1; bits <= MOST_BITS; bits++)
      size += needing[bits]! * (Math.ceil(bits / 7) + LARGE_BYTES)
    if (size < least) [best, least] = [width, size]
  }
  return best
}

/** The width at which a number is none of the large ones. */
function bitsFor(number: number): number {
  return number === 0xffffffff ? MOST_BITS : Math.max(1, 32 - Math.clz32(number + 1))
}

/** The bytes of the list that is being unpacked, and two more, so that three can be read at any place. */
const scratch = new Uint8Array(packedLength(MOST_NUMBERS, MOST_WIDTH) + 2)

/**
 * Unpacks as many numbers as fit into `into`; the bytes must hold just these. Returns what none of them
 * exceeds.
 * @throws RangeError
 */
export function unpackNumbers(bytes: Uint8Array, into: Uint32Array): number {
  const count = into.length
  const width = bytes[0] ?? 0
  const end = packedLength(count, width)
  if (width < 1 || width > MOST_WIDTH || end > bytes.length)
    throw new RangeError('packed numbers have another length than their number says')
  scratch.set(bytes.subarray(0, end))
  const most = 2 ** width - 1
  let large = 0
  for (let i = 0, bit = 8; i < count; i++, bit += width) {
    const at = bit >>> 3
    const three = scratch[at]! | (scratch[at + 1]! << 8) | (scratch[at + 2]! << 16)
    const number = (three >>> (bit & 7)) & most
    into[i] = number
    large += (most - number - 1) >>> 31 // without a branch, which would be unpredictable
  }
  if (large === 0 && end === bytes.length) return most
  return addExcess(new ByteReader(bytes, end), { into, most, large })
}

/** @param large How many of the numbers have all bits set. */
function addExcess(
  reader: ByteReader,
  { into, most, large }: { into: Uint32Array; most: number; large: number },
): number {
  let largest = most
  let left = large
  for (let i = 0; left > 0; i++) {
    if (into[i] !== most) continue
    into[i] = most + reader.varint()
    largest = Math.max(largest, into[i]!)
    left--
  }
  if (!reader.done)
    throw new RangeError('packed numbers have another length than their number says')
  return largest
}
