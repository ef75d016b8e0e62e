import { only } from '../../archive/read-acts.ts'
import { type ExportFormat, NOTHING } from '../format.ts'

/** JSON Lines: one object per line, whatever its texts contain. */
export const jsonl: ExportFormat = {
  pieceLength: 512 * 1_024,
  head: () => NOTHING,
  body: (fields, acts) => ({
    bytes: Buffer.from(acts.map((act) => `${JSON.stringify(only(fields, act))}\n`).join('')),
    note: null,
  }),
  tail: () => NOTHING,
}
