/** Reusable buffers: allocating one per use keeps V8's garbage collector busy. */
export interface BufferPool {
  /**
   * A buffer of at least `length` bytes; it belongs to the caller until `giveBack`. It still has
   * its old contents.
   */
  take(length: number): Buffer
  giveBack(buffer: Buffer): void
}

/**
 * @param size The size of each buffer. @param most How many to keep. Larger buffers are allocated
 * each time and not kept.
 */
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
