import { startExport } from '../../app/exporting.ts'
import { csvHead, csvRow } from '../../lib/csv.ts'
import { today } from '../../lib/dates.ts'
import { useSpeech } from '../../words/words.tsx'
import type { RowColumn, TableRow } from './row.ts'

export interface SavedRows<Row> {
  table: string
  columns: RowColumn<Row>[]
  nameOf(row: Row): string
  /** The file of all of them, as JSON Lines. */
  whole: string
}

/**
 * Saves rows as spreadsheets in Portuguese open them. The API's own CSV has commas between its fields: Excel would put
 * each of its lines into one cell.
 */
export function useSaveRows<Row extends TableRow>({
  table,
  columns: shown,
  nameOf,
  whole,
}: SavedRows<Row>): () => void {
  const { tables, common } = useSpeech().words
  return () => {
    const columns = shown.flatMap((column) => column.inFile ?? column)
    const heads = columns.map(({ head }) => head)
    const parts = [
      new Blob([csvHead([tables.published, ...heads, tables.act, tables.gone, 'Link'])]),
    ]
    const lineOf = (row: Row) =>
      csvRow([
        { day: row.data_publicacao },
        ...columns.map(({ value }) => value(row)),
        nameOf(row),
        common.situacao[row.situacao] ?? row.situacao,
        `${location.origin}/publicacao/${row.ato_endereco}`,
      ])
    void startExport<Row>({
      file: { address: whole, isLines: false },
      name: `arauto_${table}_${today()}.csv`,
      transcription: {
        add: (rows) => void parts.push(new Blob([rows.map(lineOf).join('')])),
        end: async () => new Blob(parts, { type: 'text/csv;charset=utf-8' }),
      },
    })
  }
}
