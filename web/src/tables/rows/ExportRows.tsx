import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { startExport } from '../../app/exporting.ts'
import { useShortcuts } from '../../app/shortcuts.ts'
import { csvHead, csvRow } from '../../lib/csv.ts'
import { today } from '../../lib/dates.ts'
import { useSpeech } from '../../words/words.tsx'
import type { RowColumn, TableRow } from './row.ts'

interface ExportRowsProps<Row> {
  table: string
  total: number
  columns: RowColumn<Row>[]
  nameOf(row: Row): string
  /** The file of all rows that are found, as JSON Lines. */
  whole: string
}

/**
 * Saves all rows that are found, in the columns that are shown, as spreadsheets in Portuguese open them. The API's own
 * CSV has commas between its fields: Excel would put each of its lines into one cell.
 */
export function ExportRows<Row extends TableRow>({
  table,
  total,
  columns,
  nameOf,
  whole,
}: ExportRowsProps<Row>) {
  const {
    words: { tables, common },
    format,
  } = useSpeech()
  const save = () => {
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
  useShortcuts({ e: save })
  const saved = tables.exportRows(tables.rows(total, format.number(total)))
  return (
    <Button
      leftSection={<IconDownload size={16} />}
      aria-label={saved}
      title={saved}
      onClick={save}
    >
      {tables.export}
    </Button>
  )
}
