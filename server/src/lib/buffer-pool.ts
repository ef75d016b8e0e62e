/** Reusable buffers: allocating one per use keeps V8's garbage collector busy. */
export interface BufferPool {
  /** A buffer of at least `length` bytes, the caller's until `giveBack`. Its old contents are still in it. */
  take(length: number): Buffer
  giveBack(buffer: Buffer): void
}

/** @param size of each; @param most how many are kept. Larger ones are made, and forgotten. */
export function createBufferPool(size: number, most: number): BufferPool {
  const free: Buffer[] = []
  return {
    take(length) {
      if (length > size) return Buffer.allocUnsafeSlow(length)
      return free.pop() ?? Buffer.allocUnsafeSlow(size)
    },
    giveBack(buffer) {
      if (buffer.length === size && free.length < most) free.push(buffer)
    },
  }
}
