/** The index does not contain what was written: a damaged file, or a bug of ours. */
export class CorruptIndexError extends Error {
  override name = 'CorruptIndexError'
}

/** Runs `read`; what it finds damaged becomes an error that says so. */
export function expectSound<T>(read: () => T): T {
  try {
    return read()
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause
    throw new CorruptIndexError(`The search index is damaged: ${cause.message}`, { cause })
  }
}

/** The same, saying where. */
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
