import type { ExportPiece, ExportStart, FilePlace, PieceQueries } from './export-queries.ts'
import { NOTHING } from './format.ts'

/**
 * The bytes of an export, each piece with its numbers of acts and rows; it asks for a piece when the one
 * before is taken. The head comes with the first piece: until that is read, a fault can still be
 * reported.
 */
export async function* exportPieces<Params, Place extends FilePlace>(
  exports: Pick<PieceQueries<Params, Place>, 'piece' | 'tail'>,
  params: Params,
  { head, place }: Pick<ExportStart<Place>, 'head' | 'place'>,
): AsyncGenerator<{ bytes: Uint8Array; acts: number; rows: number }> {
  const notes: Uint8Array[] = []
  let before = head
  let { offset } = place
  for (let next: Place | null = place; next !== null;) {
    const piece: ExportPiece<Place> = await exports.piece(params, next)
    if (piece.note) notes.push(piece.note)
    offset += piece.bytes.length
    const bytes = before.length > 0 ? Buffer.concat([before, piece.bytes]) : piece.bytes
    before = NOTHING
    if (bytes.length > 0) yield { bytes, acts: piece.acts, rows: piece.rows }
    next = piece.next
  }
  const tail = await exports.tail(params, notes, offset)
  if (tail.length > 0) yield { bytes: tail, acts: 0, rows: 0 }
}
