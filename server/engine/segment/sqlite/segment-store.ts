import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import type { Budget } from '../../port/budget.ts'
import { unsealed } from '../format/checksum.ts'
import type { SegmentRow } from '../format/segment-row.ts'
import type { SegmentStore } from '../read/segment-store.ts'
import { type Generation, STATES } from './schema.ts'

/** Reads the tables of schema.ts. */
export function createSegmentStore(
  db: DatabaseSync,
  budget: Budget,
  generation: Generation,
): SegmentStore {
  const states = STATES[generation]
  const begin = db.prepare('BEGIN')
  const commit = db.prepare('COMMIT')
  const version = db.prepare('PRAGMA data_version')
  const live = db.prepare('SELECT * FROM segments WHERE state = ? ORDER BY last_key DESC, id')
  const building = db.prepare('SELECT * FROM segments WHERE state = ?')
  const lastPiece = db.prepare(
    'SELECT piece, last_term FROM segment_pieces WHERE segment = ? ORDER BY piece DESC LIMIT 1',
  )
  const dropped = db.prepare("SELECT id FROM segments WHERE state = 'dropped' LIMIT 1")
  const column = db.prepare('SELECT body FROM segment_columns WHERE segment = ? AND name = ?')
  const pieces = db.prepare(
    'SELECT first_row, blocks FROM segment_pieces WHERE segment = ? ORDER BY piece',
  )
  const row = db.prepare('SELECT body FROM segment_rows WHERE id = ?')
  row.setReturnArrays(true)

  return {
    budget,
    onSnapshot(reads) {
      if (db.isTransaction) return reads()
      begin.run()
      try {
        return reads()
      } finally {
        commit.run()
      }
    },
    version() {
      return Number(version.get()?.data_version)
    },
    live() {
      return live.all(states.live).map(segmentRow)
    },
    building() {
      const found = building.get(states.building)
      if (!found) return null
      const row = segmentRow(found)
      const piece = lastPiece.get(BigInt(row.id))
      return {
        row,
        sources: JSON.parse(String(found.sources)),
        pieces: piece ? Number(piece.piece) + 1 : 0,
        lastTerm: piece ? (piece.last_term as Uint8Array) : null,
      }
    },
    dropped() {
      const found = dropped.get()
      return found ? Number(found.id) : null
    },
    column(segment, name) {
      const found = column.get(BigInt(segment), name)
      return found ? unsealed(found.body as Uint8Array) : null
    },
    pieces(segment) {
      return pieces.all(BigInt(segment)).map(({ first_row, blocks }) => {
        return { firstRow: Number(first_row), blocks: unsealed(blocks as Uint8Array) }
      })
    },
    row(id) {
      const found = row.get(BigInt(id)) as unknown as [Uint8Array] | undefined
      if (!found) throw new RangeError(`row ${id} is missing`)
      return unsealed(found[0])
    },
  }
}

function segmentRow(row: Record<string, SQLOutputValue>): SegmentRow {
  return {
    id: Number(row.id),
    acts: Number(row.acts),
    dead: Number(row.dead),
    firstKey: Number(row.first_key),
    lastKey: Number(row.last_key),
    length: Number(row.length),
    average: Number(row.average),
  }
}
