import type { DatabaseSync } from 'node:sqlite'
import { sealed } from '../format/checksum.ts'
import type { SegmentTables } from '../write/segment-tables.ts'
import { type Generation, STATES } from './schema.ts'

/** The number of rows, each possibly a page, to free at once. */
const MOST_ERASED = 128

/** Writes the tables of schema.ts, inside the caller's transaction. */
export function createSegmentTablesWriter(db: DatabaseSync, generation: Generation): SegmentTables {
  const states = { ...STATES[generation], dropped: 'dropped' }
  const insertSegment = db.prepare(
    `INSERT INTO segments (state, acts, dead, first_key, last_key, length, average, sources)
     VALUES (:state, :acts, 0, :first_key, :last_key, :length, :average, :sources)`,
  )
  const setState = db.prepare('UPDATE segments SET state = ? WHERE id = ?')
  const setDead = db.prepare('UPDATE segments SET dead = ?, length = ? WHERE id = ?')
  const putColumn = db.prepare(
    'INSERT OR REPLACE INTO segment_columns (segment, name, body) VALUES (:segment, :name, :body)',
  )
  const dropColumn = db.prepare('DELETE FROM segment_columns WHERE segment = ? AND name = ?')
  const insertPiece = db.prepare(
    `INSERT INTO segment_pieces (segment, piece, first_row, last_row, blocks, last_term)
     SELECT :segment, count(*), :first_row, :last_row, :blocks, :last_term
     FROM segment_pieces WHERE segment = :segment`,
  )
  const aPiece = db.prepare(
    'SELECT piece, first_row, last_row FROM segment_pieces WHERE segment = ? ORDER BY piece LIMIT 1',
  )
  const deleteRows = db.prepare('DELETE FROM segment_rows WHERE id BETWEEN ? AND ?')
  const shortenPiece = db.prepare(
    'UPDATE segment_pieces SET last_row = ? WHERE segment = ? AND piece = ?',
  )
  const deletePiece = db.prepare('DELETE FROM segment_pieces WHERE segment = ? AND piece = ?')
  const deleteColumns = db.prepare('DELETE FROM segment_columns WHERE segment = ?')
  const deleteSegment = db.prepare('DELETE FROM segments WHERE id = ?')
  const lastRow = db.prepare('SELECT max(id) AS id FROM segment_rows')
  const insertRow = db.prepare('INSERT INTO segment_rows (id, body) VALUES (:id, :body)')

  return {
    insertSegment(state, row, sources) {
      const { lastInsertRowid } = insertSegment.run({
        state: states[state],
        acts: BigInt(row.acts),
        first_key: BigInt(row.firstKey),
        last_key: BigInt(row.lastKey),
        length: BigInt(row.length),
        average: BigInt(row.average),
        sources: JSON.stringify(sources),
      })
      return Number(lastInsertRowid)
    },
    setState(segment, state) {
      setState.run(states[state], BigInt(segment))
    },
    setDead(segment, dead, length) {
      setDead.run(BigInt(dead), BigInt(length), BigInt(segment))
    },
    putColumn(segment, name, body) {
      putColumn.run({ segment: BigInt(segment), name, body: sealed(body) })
    },
    dropColumn(segment, name) {
      dropColumn.run(BigInt(segment), name)
    },
    insertPiece(segment, { rows, ends, blocks }, lastTerm = new Uint8Array(0)) {
      const first = BigInt(Number(lastRow.get()?.id ?? 0) + 1)
      let next = first
      let from = 0
      for (const end of ends) {
        insertRow.run({ id: next++, body: rows.subarray(from, end) })
        from = end
      }
      insertPiece.run({
        segment: BigInt(segment),
        first_row: first,
        last_row: next - 1n,
        blocks: sealed(blocks),
        last_term: lastTerm,
      })
    },
    eraseRows(segment) {
      const piece = aPiece.get(BigInt(segment))
      if (!piece) {
        deleteColumns.run(BigInt(segment))
        deleteSegment.run(BigInt(segment))
        return
      }
      const which = [BigInt(segment), BigInt(Number(piece.piece))] as const
      const [first, last] = [Number(piece.first_row), Number(piece.last_row)]
      const from = Math.max(first, last - MOST_ERASED + 1)
      deleteRows.run(BigInt(from), BigInt(last))
      if (from === first) deletePiece.run(...which)
      else shortenPiece.run(BigInt(from - 1), ...which)
    },
  }
}
