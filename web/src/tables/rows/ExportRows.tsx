import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useShortcuts } from '../../app/shortcuts.ts'
import { useSpeech } from '../../words/words.tsx'
import type { TableRow } from './row.ts'
import { type SavedRows, useSaveRows } from './use-save-rows.ts'

/** Saves all rows that are found, in the columns that are shown. */
export function ExportRows<Row extends TableRow>({
  total,
  ...saved
}: SavedRows<Row> & { total: number }) {
  const {
    words: { tables },
    format,
  } = useSpeech()
  const save = useSaveRows(saved)
  useShortcuts({ e: save })
  const label = tables.exportRows(tables.rows(total, format.number(total)))
  return (
    <Button
      leftSection={<IconDownload size={16} />}
      aria-label={label}
      title={label}
      onClick={save}
    >
      {tables.export}
    </Button>
  )
}
