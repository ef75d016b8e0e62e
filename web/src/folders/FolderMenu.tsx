import { ActionIcon, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../api/client.ts'
import { FOLDERS } from '../api/folders.ts'
import type { Pasta } from '../api/schema.ts'
import { Confirm } from '../ui/Confirm.tsx'
import { useSpeech } from '../words/words.tsx'
import { FolderNameDialog } from './FolderNameDialog.tsx'

interface FolderMenuProps {
  folder: Pasta
  onDeleted?(): void
}

/** What may be done with a folder. */
export function FolderMenu({ folder, onDeleted }: FolderMenuProps) {
  const {
    words: { folders: said, common },
    format: { number },
  } = useSpeech()
  const queries = useQueryClient()
  const [open, setOpen] = useState<'rename' | 'delete' | null>(null)
  const deleting = useMutation({
    mutationFn: () => call('DELETE /pastas/{id}', { path: { id: folder.id } }),
    onSuccess: () => {
      onDeleted?.()
      return queries.invalidateQueries(FOLDERS)
    },
  })
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon aria-label={said.actions(folder.nome)}>
            <IconDots size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setOpen('rename')}>{said.rename}</Menu.Item>
          <Menu.Item onClick={() => setOpen('delete')}>{common.delete}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {open === 'rename' && <FolderNameDialog folder={folder} onClose={() => setOpen(null)} />}
      <Confirm
        opened={open === 'delete'}
        title={said.deleteTitle(folder.nome)}
        sentence={said.deleteHelp(folder.total, number(folder.total))}
        action={common.delete}
        error={deleting.error}
        onConfirm={() => deleting.mutate()}
        onClose={() => setOpen(null)}
      />
    </>
  )
}
