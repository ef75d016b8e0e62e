/** Buffers that are used again: those that are made anew for each use have V8 clear up all the time. */
export interface BufferPool {
  /** One with room for so many bytes, the caller's until it is given back. What was in it is still there. */
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
