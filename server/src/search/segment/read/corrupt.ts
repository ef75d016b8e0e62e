/** What the index holds is not what was written: a damaged file, or an error of ours. */
export class CorruptIndexError extends Error {
  override name = 'CorruptIndexError'
}

/** Runs `read`; what goes wrong in it becomes an error that says where. */
export function naming<T>(segment: number, what: string, read: () => T): T {
  try {
    return read()
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause
    throw new CorruptIndexError(
      `The search index is damaged at segment ${segment}, ${what}: ${cause.message}`,
      { cause },
    )
  }
}
