/**
 * The number of words of an act in one byte: exact up to 15, then in steps of an eighth, rounded down,
 * for any 31-bit number.
 *
 *     0 … 15      the number itself
 *     0eeeeemmm   (8 + mmm) × 2^(eeeee − 1)
 */
export function lengthToByte(words: number): number {
  if (words < 16) return words
  const shift = 28 - Math.clz32(words)
  return ((shift + 1) << 3) | ((words >>> shift) & 7)
}

/** The smallest number of words that has this byte. */
export function byteToLength(byte: number): number {
  return byte < 16 ? byte : (8 | (byte & 7)) << ((byte >>> 3) - 1)
}
