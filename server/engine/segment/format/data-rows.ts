/**
 * The parts of a piece's long postings follow each other without gaps, cut into rows of this many bytes.
 * With its checksum and SQLite's overhead, such a row fills a page of the database (8 KiB).
 */
export const ROW_BYTES = 8_140

/**
 * The bytes `from` to `to` (not included) of a piece's data: a view, if one row has them.
 * @param readRow Reads a row by its number in the piece.
 * @throws RangeError
 */
export function readData(
  from: number,
  to: number,
  readRow: (row: number) => Uint8Array,
): Uint8Array {
  const rows: Uint8Array[] = []
  for (let at = from; at < to;) {
    const row = Math.floor(at / ROW_BYTES)
    const start = row * ROW_BYTES
    const end = Math.min(to, start + ROW_BYTES)
    const part = readRow(row).subarray(at - start, end - start)
    if (part.length !== end - at) throw new RangeError('a row ends too early')
    rows.push(part)
    at = end
  }
  return rows.length === 1 ? rows[0]! : joined(rows, to - from)
}

/** No Buffer: V8 runs loops over one kind of array faster. */
function joined(rows: Uint8Array[], length: number): Uint8Array {
  const bytes = new Uint8Array(length)
  let at = 0
  for (const row of rows) {
    bytes.set(row, at)
    at += row.length
  }
  return bytes
}
