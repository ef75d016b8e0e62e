import { Button, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { folderFile } from '../api/folders.ts'
import { useSpeech } from '../words/words.tsx'
import type { FolderState } from './state.ts'

/** The shown acts as a file. */
export function FolderExport({ id, state }: { id: string; state: FolderState }) {
  const { folders: said } = useSpeech().words
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" leftSection={<IconDownload size={16} />}>
          {said.export}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {(['xlsx', 'csv', 'ics'] as const).map((format) => (
          <Menu.Item key={format} component="a" href={folderFile(id, format, state)} download>
            {said.formats[format]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
