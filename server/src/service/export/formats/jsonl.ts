import { type ExportFormat, NOTHING } from '../format.ts'

/** JSON Lines: one object per line, whatever its texts contain. */
export const jsonl: ExportFormat = {
  pieceLength: 512 * 1_024,
  head: () => NOTHING,
  body: (table, rows) => ({
    bytes: Buffer.from(rows.map((row) => `${JSON.stringify(table.object(row))}\n`).join('')),
    note: null,
  }),
  tail: () => NOTHING,
}
