import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { lazy, useState } from 'react'
import { DialogBoundary } from '../app/DialogBoundary.tsx'
import { part } from '../app/parts.ts'
import { useShortcuts } from '../app/shortcuts.ts'
import { useSpeech } from '../words/words.tsx'
import type { ExportDialogProps } from './ExportDialog.tsx'
import styles from './ResultsHead.module.css'

const ExportDialog = lazy(
  part(async () => ({ default: (await import('./ExportDialog.tsx')).ExportDialog })),
)

/** Opens the dialog that exports all results. */
export function ExportButton(results: Omit<ExportDialogProps, 'onClose'>) {
  const {
    words: { search },
  } = useSpeech()
  const [isOpen, setOpen] = useState(false)
  useShortcuts({ e: () => setOpen(true) })
  return (
    <>
      <Button
        className={styles.export}
        aria-label={search.export}
        leftSection={<IconDownload size={16} />}
        onClick={() => setOpen(true)}
      >
        <span className={styles.wide}>{search.export}</span>
      </Button>
      {isOpen && (
        <DialogBoundary onClose={() => setOpen(false)}>
          <ExportDialog {...results} onClose={() => setOpen(false)} />
        </DialogBoundary>
      )}
    </>
  )
}
