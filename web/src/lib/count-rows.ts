const NEWLINE = 0x0a
const QUOTE = 0x22

/** Counts the rows of a file as its bytes come; null for a format whose bytes do not show them. */
export function rowCounter(
  format: 'jsonl' | 'csv' | 'parquet',
): ((bytes: Uint8Array) => number) | null {
  if (format === 'parquet') return null
  // The first line of a CSV names the columns. A newline within quotes ends no row.
  let rows = format === 'csv' ? -1 : 0
  let isQuoted = false
  return (bytes) => {
    for (const byte of bytes)
      if (byte === NEWLINE && !isQuoted) rows++
      else if (byte === QUOTE && format === 'csv') isQuoted = !isQuoted
    return Math.max(0, rows)
  }
}
