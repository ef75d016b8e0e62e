import { Button, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useRef } from 'react'
import { startExport } from '../app/exporting.ts'
import { useShortcuts } from '../app/shortcuts.ts'
import { without } from '../lib/without.ts'
import { useSpeech } from '../words/words.tsx'
import styles from './ResultsHead.module.css'
import { type SearchState, queryOf } from './state.ts'

const FORMATS = ['csv', 'jsonl', 'parquet'] as const

/** All that was found as a file; it comes while the visitor goes on. */
export function ExportMenu({ state, total }: { state: SearchState; total: number }) {
  const {
    words: { search, common },
    format,
  } = useSpeech()
  const button = useRef<HTMLButtonElement>(null)
  useShortcuts({ e: () => button.current?.click() })
  const query = without(queryOf(state), 'ordem', 'pagina', 'limite', 'trechos')
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          ref={button}
          className={styles.export}
          aria-label={search.export}
          leftSection={<IconDownload size={16} />}
        >
          <span className={styles.wide}>{search.export}</span>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{search.exportOf(common.acts(total, format.number(total)))}</Menu.Label>
        {FORMATS.map((formato) => (
          <Menu.Item
            key={formato}
            // Spreadsheets know by its first bytes that a CSV is in UTF-8.
            onClick={() => void startExport({ ...query, formato, bom: formato === 'csv' })}
          >
            {search.formats[formato]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
