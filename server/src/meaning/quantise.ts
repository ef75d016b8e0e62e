/** A vector in bytes: each is a number of it, divided by `scale`. */
export interface PackedVector {
  scale: number
  bytes: Int8Array
}

const MOST = 127

/** A quarter of the room of floats, and a likeness that differs by some thousandths. */
export function packVector(vector: Float32Array): PackedVector {
  const scale = largest(vector) / MOST || 1
  return { scale, bytes: Int8Array.from(vector, (one) => Math.round(one / scale)) }
}

/** What a vector is multiplied by, in 16 bits, so that sums of products stay within 32. */
export function packQuery(vector: Float32Array): { scale: number; words: Int16Array } {
  const most = Math.min(2 ** 15 - 1, Math.floor(2 ** 31 / (MOST * vector.length)) - 1)
  const scale = largest(vector) / most || 1
  return { scale, words: Int16Array.from(vector, (one) => Math.round(one / scale)) }
}

function largest(vector: Float32Array): number {
  return vector.reduce((most, one) => Math.max(most, Math.abs(one)), 0)
}
