/** The index does not contain what was written: a damaged file, or a bug of ours. */
export class CorruptIndexError extends Error {
  override name = 'CorruptIndexError'
}

/** Runs `read`; its errors are rethrown with the place of the damage. */
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
