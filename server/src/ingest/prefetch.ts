export interface PrefetchLimits<T> {
  /** Items that may be worked on, or done and not yet taken. */
  ahead: number
  /** What these may weigh together; a heavier one is worked on alone. */
  budget: number
  weightOf(item: T): number
}

/**
 * Runs `work` on the items of a sequence, some at a time, and gives the results in order. An error of the
 * sequence or of the work is thrown where its result would have come.
 */
export async function* prefetch<T, R>(
  items: AsyncIterable<T> | T[],
  { ahead, budget, weightOf }: PrefetchLimits<T>,
  work: (item: T) => Promise<R>,
): AsyncGenerator<{ item: T; result: R }> {
  const window: { item: T; weight: number; result: Promise<R> }[] = []
  const source = Array.isArray(items) ? items.values() : items[Symbol.asyncIterator]()
  let inFlight = 0
  try {
    let next = await source.next()
    for (;;) {
      while (!next.done && window.length < ahead) {
        const weight = weightOf(next.value)
        if (window.length > 0 && inFlight + weight > budget) break
        window.push({ item: next.value, weight, result: started(work(next.value)) })
        inFlight += weight
        next = await source.next()
      }
      const first = window.shift()
      if (!first) return
      yield { item: first.item, result: await first.result }
      inFlight -= first.weight
    }
  } finally {
    await source.return?.()
  }
}

/** A rejection is handled when its result is awaited; until then it must not count as unhandled. */
function started<R>(promise: Promise<R>): Promise<R> {
  promise.catch(() => {})
  return promise
}
