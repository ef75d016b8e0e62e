import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { startExport } from '../../app/exporting.ts'
import { saveFile } from '../../app/save-file.ts'
import { useShortcuts } from '../../app/shortcuts.ts'
import { csvHead, csvRow } from '../../lib/csv.ts'
import { today } from '../../lib/dates.ts'
import { useSpeech } from '../../words/words.tsx'
import type { RowColumn, TableRow } from './row.ts'

interface ExportRowsProps<Row> {
  table: string
  rows: Row[]
  columns: RowColumn<Row>[]
  nameOf(row: Row): string
  /** The file of all rows that are found. */
  whole: string
}

/**
 * Saves the rows of this page, in its columns, or all that are found, in those of the API: the only place where a
 * table is exported.
 */
export function ExportRows<Row extends TableRow>({
  table,
  rows,
  columns,
  nameOf,
  whole,
}: ExportRowsProps<Row>) {
  const {
    words: { tables, common },
    format,
  } = useSpeech()
  const save = () => {
    const head = [tables.published, ...columns.map(({ head }) => head), tables.act, tables.gone]
    const lines = rows.map((row) =>
      csvRow([
        { day: row.data_publicacao },
        ...columns.map(({ value }) => value(row)),
        nameOf(row),
        common.situacao[row.situacao] ?? row.situacao,
        `${location.origin}/publicacao/${row.publicacao}`,
      ]),
    )
    const file = new Blob([csvHead([...head, 'Link']), ...lines], { type: 'text/csv' })
    saveFile(file, `arauto_${table}_${today()}.csv`)
  }
  const saveWhole = () =>
    void startExport({
      file: { address: whole, isLines: false },
      name: `arauto_${table}_${today()}_tudo.csv`,
    })
  useShortcuts({ e: save })
  const shown = tables.exportRows(tables.rows(rows.length, format.number(rows.length)))
  return (
    <>
      <button type="button" className="link small" onClick={saveWhole}>
        {tables.exportAll}
      </button>
      <Button
        leftSection={<IconDownload size={16} />}
        aria-label={shown}
        title={shown}
        onClick={save}
      >
        {tables.export}
      </Button>
    </>
  )
}
