import { ActionIcon, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { alertsOptions } from '../api/alerts.ts'
import { bulletinsOptions } from '../api/bulletins.ts'
import { call } from '../api/client.ts'
import type { Boletim } from '../api/schema.ts'
import { Confirm } from '../ui/Confirm.tsx'
import { Notice } from '../ui/Notice.tsx'
import { useFault } from '../ui/fault.ts'
import { useSpeech } from '../words/words.tsx'

/** Pauses, resumes and deletes a bulletin. */
export function BulletinMenu({ bulletin }: { bulletin: Boletim }) {
  const { bulletins: said, common } = useSpeech().words
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [isDeleting, setDeleting] = useState(false)
  const path = { id: bulletin.id }
  const refresh = async () => {
    await queries.invalidateQueries({ queryKey: bulletinsOptions.queryKey })
    // They say which bulletins have them.
    await queries.invalidateQueries({ queryKey: alertsOptions.queryKey })
  }
  const switching = useMutation({
    mutationFn: () => call('PATCH /boletins/{id}', { path, body: { ativo: !bulletin.ativo } }),
    onSettled: refresh,
  })
  const fault = useFault(switching.error)
  const deleting = useMutation({
    mutationFn: () => call('DELETE /boletins/{id}', { path }),
    async onSuccess() {
      await navigate({ to: '/boletins', ignoreBlocker: true })
      await refresh()
    },
  })
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon aria-label={said.actions(bulletin.nome)}>
            <IconDots size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => switching.mutate()}>
            {bulletin.ativo ? said.pause : said.resume}
          </Menu.Item>
          <Menu.Item onClick={() => setDeleting(true)}>{common.delete}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {fault && <Notice tone="bad">{fault.message}</Notice>}
      <Confirm
        opened={isDeleting}
        title={said.deleteTitle}
        sentence={said.deleteHelp}
        action={common.delete}
        error={deleting.error}
        onConfirm={() => deleting.mutate()}
        onClose={() => setDeleting(false)}
      />
    </>
  )
}
