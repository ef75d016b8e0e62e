import { Readable } from 'node:stream'
import { NOTHING } from '../../service/export/format.ts'
import type {
  ExportParams,
  ExportQueries,
  ExportStart,
} from '../../service/export/export-queries.ts'

/**
 * The bytes of an export, each piece asked for when the one before has gone. It ends with an error when a
 * piece is not taken within `stallMs`: a receiver that reads nothing holds nothing for ever.
 */
export function exportStream(
  exports: Pick<ExportQueries, 'piece' | 'tail'>,
  params: ExportParams,
  { head, place }: ExportStart,
  stallMs: number,
): Readable {
  const stream: Readable = Readable.from(watched(), { objectMode: false, highWaterMark: 1 })
  return stream

  async function* watched() {
    for await (const bytes of pieces()) {
      if (bytes.length === 0) continue
      const stalled = () => stream.destroy(new Error('the receiver of an export reads nothing'))
      const timer = setTimeout(stalled, stallMs)
      yield bytes
      clearTimeout(timer)
    }
  }

  async function* pieces() {
    const notes: Uint8Array[] = []
    let before = head
    let offset = place.offset
    for (let next: typeof place | null = place; next !== null;) {
      const piece = await exports.piece(params, next)
      if (piece.note) notes.push(piece.note)
      offset += piece.bytes.length
      // The head goes with the first piece: until that is read, a fault can still be told.
      yield before.length > 0 ? Buffer.concat([before, piece.bytes]) : piece.bytes
      before = NOTHING
      next = piece.next
    }
    yield await exports.tail(params, notes, offset)
  }
}
