import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import { unsealed } from './checksum.ts'
import type { StoredPiece } from './block-index.ts'
import { type Generation, STATES } from './schema.ts'

/** A segment as its table row describes it. */
export interface SegmentRow {
  id: number
  acts: number
  /** How many of the acts were corrected or removed since. */
  dead: number
  firstKey: number
  lastKey: number
  /** Words of the acts that are not dead. */
  length: number
  /** The average length that the best shares of its stripes were reckoned with. */
  average: number
}

/** A merge under way: the segment that grows and what it will replace. */
export interface Building {
  row: SegmentRow
  sources: number[]
  /** How many pieces of it are written, and the last term among them. */
  pieces: number
  lastTerm: Uint8Array | null
}

/** The columns of a segment: one value per act. */
export type ColumnName = 'keys' | 'lengths' | 'dead' | 'origin' | FacetName
/** The columns that facets count. */
export type FacetName = 'secao' | 'tipo_ato' | 'orgao'

export type SegmentStore = ReturnType<typeof createSegmentStore>

/** Reads the tables of schema.ts. Nothing here is kept: see Segment and SegmentList. */
export function createSegmentStore(db: DatabaseSync, generation: Generation) {
  const states = STATES[generation]
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
    /** A number that changes when another connection has written. */
    version(): number {
      return Number(version.get()?.data_version)
    },
    /** The segments that make up the index, newest first. */
    live(): SegmentRow[] {
      return live.all(states.live).map(segmentRow)
    },
    /** The merge under way, of which there is at most one. */
    building(): Building | null {
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
    /** A segment that is no longer part of the index but still takes room. */
    dropped(): number | null {
      const found = dropped.get()
      return found ? Number(found.id) : null
    },
    /** The bytes of a column; null when the segment has none of that name. */
    column(segment: number, name: ColumnName): Uint8Array | null {
      const found = column.get(BigInt(segment), name)
      return found ? unsealed(found.body as Uint8Array) : null
    },
    /** Of each piece its first row, and where the dictionary blocks in it begin. */
    pieces(segment: number): StoredPiece[] {
      return pieces.all(BigInt(segment)).map(({ first_row, blocks }) => {
        return { firstRow: Number(first_row), blocks: unsealed(blocks as Uint8Array) }
      })
    },
    /** @throws RangeError when the row is missing or not what was written. */
    row(id: number): Uint8Array {
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
