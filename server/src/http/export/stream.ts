import { Readable } from 'node:stream'
import type {
  ExportParams,
  ExportQueries,
  ExportStart,
} from '../../service/export/export-queries.ts'
import { exportPieces } from '../../service/export/pieces.ts'

/**
 * An export for a receiver that takes its time. It ends with an error when a piece is not taken within
 * `stallMs`: a receiver that reads nothing holds nothing for ever.
 */
export function exportStream(
  exports: Pick<ExportQueries, 'piece' | 'tail'>,
  params: ExportParams,
  start: ExportStart,
  stallMs: number,
): Readable {
  const stream: Readable = Readable.from(watched(), { objectMode: false, highWaterMark: 1 })
  return stream

  async function* watched() {
    for await (const { bytes } of exportPieces(exports, params, start)) {
      const stalled = () => stream.destroy(new Error('the receiver of an export reads nothing'))
      const timer = setTimeout(stalled, stallMs)
      yield bytes
      clearTimeout(timer)
    }
  }
}
