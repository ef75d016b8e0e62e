import { only } from '../../archive/read-acts.ts'
import { type ExportFormat, NOTHING } from '../format.ts'

/** JSON Lines: one object per line, whatever its texts contain. */
export const jsonl: ExportFormat = {
  pieceLength: 512 * 1_024,
  head: () => NOTHING,
  body: (fields, rows) => ({
    bytes: Buffer.from(rows.map((row) => `${JSON.stringify(only(fields, row))}\n`).join('')),
    note: null,
  }),
  tail: () => NOTHING,
}
