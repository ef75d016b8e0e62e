import { Readable } from 'node:stream'
import type { ExportStart, FilePlace, PieceQueries } from '../../service/export/export-queries.ts'
import { exportPieces } from '../../service/export/pieces.ts'

/** The receiver read nothing for too long. */
export class StalledReceiver extends Error {
  override readonly name = 'StalledReceiver'
  constructor() {
    super('the receiver of an export reads nothing')
  }
}

/** How much had been handed over when an export ended. */
export interface Handed {
  acts: number
  bytes: number
}

/**
 * An export at the receiver's pace. It ends with an error when a piece is not taken within
 * `stallMs`, so that a stalled receiver does not hold it for ever.
 */
export function exportStream<Params, Place extends FilePlace>(
  exports: Pick<PieceQueries<Params, Place>, 'piece' | 'tail'>,
  params: Params,
  start: ExportStart<Place>,
  { stallMs, handed }: { stallMs: number; handed: Handed },
): Readable {
  const stream: Readable = Readable.from(watched(), { objectMode: false, highWaterMark: 1 })
  return stream

  async function* watched() {
    for await (const { bytes, acts } of exportPieces(exports, params, start)) {
      const stalled = () => stream.destroy(new StalledReceiver())
      const timer = setTimeout(stalled, stallMs)
      yield bytes
      clearTimeout(timer)
      handed.acts += acts
      handed.bytes += bytes.length
    }
  }
}
