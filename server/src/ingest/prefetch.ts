/**
 * Runs `work` on the items of a sequence, up to `ahead` at a time, and gives the results in order. An
 * error of the sequence or of the work is thrown where its result would have come.
 */
export async function* prefetch<T, R>(
  items: AsyncIterable<T>,
  ahead: number,
  work: (item: T) => Promise<R>,
): AsyncGenerator<{ item: T; result: R }> {
  const window: { item: T; result: Promise<R> }[] = []
  const source = items[Symbol.asyncIterator]()
  let exhausted = false
  try {
    for (;;) {
      while (!exhausted && window.length < ahead) {
        const next = await source.next()
        if (next.done) exhausted = true
        else window.push({ item: next.value, result: started(work(next.value)) })
      }
      const first = window.shift()
      if (!first) return
      yield { item: first.item, result: await first.result }
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
