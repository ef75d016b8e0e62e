import { Button, Group, Modal, TextInput } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { call } from '../api/client.ts'
import { FOLDERS, foldersOfActOptions, foldersOptions, keepAct } from '../api/folders.ts'
import { Failure } from '../ui/Failure.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useSpeech } from '../words/words.tsx'

interface KeepDialogProps {
  act: { id: string; titulo: string }
  onClose(): void
}

/** Puts an act into folders, old or new; it is taken out only in the folder, where its note can be read. */
export function KeepDialog({ act, onClose }: KeepDialogProps) {
  const { folders: said, common } = useSpeech().words
  const queries = useQueryClient()
  const all = useQuery(foldersOptions)
  const having = useQuery(foldersOfActOptions(act.id))
  const [nome, setName] = useState('')
  const keeping = useMutation({
    mutationFn: async (folder: string | null) => {
      const id = folder ?? (await call('POST /pastas', { body: { nome: nome.trim() } })).dados.id
      await keepAct(id, act.id)
    },
    onSuccess: (_kept, folder) => {
      if (folder === null) setName('')
    },
    onSettled: () => queries.invalidateQueries(FOLDERS),
  })
  const createAndKeep = (event: FormEvent) => {
    event.preventDefault()
    keeping.mutate(null)
  }
  const failed = [all, having].find(({ error, data }) => error !== null && !data)
  return (
    <Modal opened onClose={onClose} title={said.keep}>
      <p className="small muted">{act.titulo}</p>
      {failed?.error ? (
        <Failure error={failed.error} onRetry={() => void failed.refetch()} />
      ) : !all.data || !having.data ? (
        <Skeleton sentence={common.loading} />
      ) : (
        <ul>
          {all.data.map(({ id, nome: name }) => {
            const isThere = having.data.some((folder) => folder.id === id)
            return (
              <Group key={id} component="li" justify="space-between" wrap="nowrap" mih={44}>
                <Link to="/pastas/$id" params={{ id }}>
                  {name}
                </Link>
                {isThere ? (
                  <Group component="span" gap={4} wrap="nowrap">
                    <IconCheck size={16} aria-hidden />
                    {said.isThere}
                  </Group>
                ) : (
                  <Button
                    size="compact-sm"
                    aria-label={`${said.keepHere}: ${name}`}
                    disabled={keeping.isPending}
                    onClick={() => keeping.mutate(id)}
                  >
                    {said.keepHere}
                  </Button>
                )}
              </Group>
            )
          })}
        </ul>
      )}
      <Group component="form" align="end" gap={8} mt={12} onSubmit={createAndKeep}>
        <TextInput
          label={said.create}
          value={nome}
          onChange={(event) => setName(event.currentTarget.value)}
          maxLength={200}
          flex={1}
        />
        <Button type="submit" disabled={nome.trim() === '' || keeping.isPending}>
          {said.createAndKeep}
        </Button>
      </Group>
      <p role="status" className="hidden">
        {keeping.isSuccess ? said.isThere : ''}
      </p>
      {keeping.error && (
        <Failure error={keeping.error} onRetry={() => keeping.mutate(keeping.variables)} />
      )}
    </Modal>
  )
}
