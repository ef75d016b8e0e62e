/** Waits for `work`, but no longer than until the signal aborts: then it rejects with the signal's reason. */
export async function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const abort = (): void => reject(signal.reason)
  signal.addEventListener('abort', abort, { once: true })
  try {
    if (signal.aborted) abort()
    return await Promise.race([aborted, work]) // which handles a later rejection of either
  } finally {
    signal.removeEventListener('abort', abort)
  }
}
