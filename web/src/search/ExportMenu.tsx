import { Button, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useRef } from 'react'
import { addressOf } from '../api/client.ts'
import { useShortcuts } from '../app/shortcuts.ts'
import { without } from '../lib/without.ts'
import { useSpeech } from '../words/words.tsx'
import { type SearchState, queryOf } from './state.ts'

/** All that was found as a file, which the browser itself saves while it comes. */
export function ExportMenu({ state, total }: { state: SearchState; total: number }) {
  const {
    words: { search, common },
    format,
  } = useSpeech()
  const button = useRef<HTMLButtonElement>(null)
  useShortcuts({ e: () => button.current?.click() })
  const query = without(queryOf(state), 'ordem', 'pagina', 'limite', 'trechos')
  const acts = common.acts(total, format.number(total))
  const item = (name: string, formato: 'csv' | 'jsonl') => (
    <Menu.Item component="a" href={addressOf('GET /exportar', { ...query, formato })} download>
      {search.exportAs(name, acts)}
    </Menu.Item>
  )
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button ref={button} leftSection={<IconDownload size={16} />}>
          {search.export}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {item('CSV', 'csv')}
        {item('JSON Lines', 'jsonl')}
      </Menu.Dropdown>
    </Menu>
  )
}
