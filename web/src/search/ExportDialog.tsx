import { Anchor, Button, Checkbox, Modal, Radio, Stack } from '@mantine/core'
import { useState } from 'react'
import { FeedDialog } from '../app/FeedDialog.tsx'
import { addressOf } from '../api/client.ts'
import type { ExportQuery } from '../api/export.ts'
import type { Publicacao } from '../api/schema.ts'
import { type ExportRequest, startExport } from '../app/exporting.ts'
import { useChoice, usePreference } from '../app/preferences.ts'
import { useSession } from '../app/session.tsx'
import { writeAddress } from '../lib/address.ts'
import { today } from '../lib/dates.ts'
import { without } from '../lib/without.ts'
import { CopyAs } from '../ui/CopyAs.tsx'
import { DialogForm } from '../ui/DialogForm.tsx'
import { useSpeech } from '../words/words.tsx'
import styles from './ExportDialog.module.css'
import { COLUMN_NAMES, type ColumnName, USUAL_COLUMNS, fieldsOf, withAct } from './sheet/columns.ts'
import { fileName } from './sheet/file-name.ts'
import {
  MOST_XLSX_ROWS,
  type SheetOptions,
  csvTranscription,
  xlsxTranscription,
} from './sheet/transcribe.ts'
import { searchCall } from './sample-call.ts'
import { type SearchState, queryOf } from '../query/state.ts'

/** The first two are spreadsheets for people, made in this page; the API gives the others. */
const FORMATS = ['xlsx', 'csv', 'jsonl', 'parquet'] as const
type FormatName = (typeof FORMATS)[number]

export interface ExportDialogProps {
  state: SearchState
  total: number
  onClose(): void
}

/** Exports all results as a file, while the visitor goes on. */
export function ExportDialog({ state, total, onClose }: ExportDialogProps) {
  const {
    words: { search, exporting, common, feeds },
    format,
  } = useSpeech()
  const { isEditor } = useSession()
  const [isFeed, setFeed] = useState(false)
  const query = without(queryOf(state), 'ordem', 'pagina', 'limite', 'trechos', 'aproximar')
  const isTooLong = total > MOST_XLSX_ROWS
  const [chosen, choose] = useChoice('exportar')
  const wanted = FORMATS.find((one) => one === chosen) ?? 'xlsx'
  const form = wanted === 'xlsx' && isTooLong ? 'csv' : wanted
  const [columns, setColumns] = useColumns()
  const [isByAct, setByAct] = usePreference('exportar-por-ato', false)
  const isSheet = form === 'xlsx' || form === 'csv'
  const name = `${fileName(state, today())}.${form}`
  const read = (column: ColumnName, value: string) =>
    column === 'situacao' ? (common.situacao[value] ?? value) : value
  const start = () => {
    onClose()
    const shown = isByAct ? withAct(columns) : columns
    const cells = { columns: shown, titles: exporting.columns, read, origin: location.origin }
    const rows = isByAct ? { ...query, agrupar: 'parte' as const } : query
    void startExport(requestOf(form, { query: rows, name }, cells))
  }
  if (isFeed)
    return (
      <FeedDialog
        name={state.termo ?? search.everything}
        path={`/busca/atom${writeAddress(query)}`}
        onClose={onClose}
      />
    )
  return (
    <Modal
      opened
      size="lg"
      onClose={onClose}
      title={exporting.exportOf(common.acts(total, format.number(total)))}
    >
      <DialogForm
        onSubmit={start}
        foot={
          <Button type="submit" variant="filled" disabled={isSheet && columns.length === 0}>
            {search.export}
          </Button>
        }
      >
        <Stack gap={20}>
          <Radio.Group label={exporting.fileKind} value={form} onChange={choose}>
            <Stack gap={10} mt={8}>
              {FORMATS.map((one) => (
                <Radio
                  key={one}
                  value={one}
                  label={exporting.formats[one]}
                  disabled={one === 'xlsx' && isTooLong}
                  description={
                    one === 'xlsx' && isTooLong && exporting.tooLong(format.number(MOST_XLSX_ROWS))
                  }
                />
              ))}
            </Stack>
          </Radio.Group>
          {isSheet && (
            <Checkbox.Group
              label={exporting.columnsLabel}
              description={exporting.columnsHelp}
              value={columns}
              inputWrapperOrder={['label', 'description', 'input']}
              onChange={setColumns}
            >
              <div className={styles.columns}>
                {COLUMN_NAMES.map((one) => (
                  <Checkbox key={one} value={one} label={exporting.columns[one]} />
                ))}
              </div>
            </Checkbox.Group>
          )}
          <Checkbox
            label={exporting.byAct}
            description={exporting.byActHelp}
            checked={isByAct}
            onChange={(event) => setByAct(event.currentTarget.checked)}
          />
          <p className="small muted">
            {exporting.fileIs} <span className={styles.file}>{name}</span>
          </p>
          <p className="small muted">
            {exporting.inProgram}{' '}
            <CopyAs call={searchCall(without(queryOf(state), 'pagina', 'trechos'))} />
          </p>
          {isEditor && (
            <p className="small muted">
              {feeds.offer}{' '}
              <Anchor component="button" type="button" inherit py={4} onClick={() => setFeed(true)}>
                {feeds.menu}
              </Anchor>
            </p>
          )}
        </Stack>
      </DialogForm>
    </Modal>
  )
}

/** The columns chosen on this device, in the order of the sheet. */
function useColumns(): [ColumnName[], (names: string[]) => void] {
  const [kept, keep] = useChoice('colunas')
  const names = kept?.split(',') ?? USUAL_COLUMNS
  return [COLUMN_NAMES.filter((name) => names.includes(name)), (chosen) => keep(chosen.join())]
}

function requestOf(
  form: FormatName,
  { query, name }: { query: ExportQuery; name: string },
  cells: SheetOptions,
): ExportRequest<Publicacao> {
  const fileOf = (asked: ExportQuery) => ({
    address: addressOf('GET /exportar', asked),
    isLines: asked.formato === 'jsonl',
  })
  if (form === 'jsonl' || form === 'parquet')
    return { file: fileOf({ ...query, formato: form }), name }
  const transcription = form === 'csv' ? csvTranscription(cells) : xlsxTranscription(cells)
  const campos = fieldsOf(cells.columns)
  return { file: fileOf({ ...query, formato: 'jsonl', campos }), name, transcription }
}
