export interface FairQueue<T> {
  readonly size: number
  /**
   * Queues an item behind others of its group. If the queue is full, returns the oldest item of the
   * largest group, which is dropped.
   */
  add(group: string, item: T): T | null
  /** The next item in turn; null when nobody waits. */
  take(): T | null
  /** Removes an item that waits no longer. */
  remove(group: string, item: T): void
}

/** Serves waiting items by group in turns, one each: a group with many items delays only itself. */
export function createFairQueue<T>(most: number): FairQueue<T> {
  /** In the order of their turns; none is empty. */
  const groups = new Map<string, T[]>()
  let size = 0

  function shift(group: string, waiting: T[]): T {
    const item = waiting.shift()!
    groups.delete(group)
    if (waiting.length > 0) groups.set(group, waiting)
    size--
    return item
  }

  return {
    get size() {
      return size
    },
    add(group, item) {
      const waiting = groups.get(group)
      if (waiting) waiting.push(item)
      else groups.set(group, [item])
      size++
      if (size <= most) return null
      const [longest] = [...groups].sort(([, a], [, b]) => b.length - a.length)
      return longest ? dropOldest(...longest) : null
    },
    take() {
      for (const [group, waiting] of groups) return shift(group, waiting)
      return null
    },
    remove(group, item) {
      const waiting = groups.get(group)
      const at = waiting?.indexOf(item) ?? -1
      if (!waiting || at < 0) return
      waiting.splice(at, 1)
      if (waiting.length === 0) groups.delete(group)
      size--
    },
  }

  /** Its group keeps its turn. */
  function dropOldest(group: string, waiting: T[]): T {
    size--
    if (waiting.length === 1) groups.delete(group)
    return waiting.shift()!
  }
}
