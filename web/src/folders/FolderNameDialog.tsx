import { Button, Modal, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../api/client.ts'
import { FOLDERS } from '../api/folders.ts'
import type { Pasta } from '../api/schema.ts'
import { DialogForm } from '../ui/DialogForm.tsx'
import { Notice } from '../ui/Notice.tsx'
import { useFault } from '../ui/fault.ts'
import { useSpeech } from '../words/words.tsx'
import { isOutdated } from './save-annotations.ts'

interface FolderNameDialogProps {
  /** The folder to rename; without it, a new one. */
  folder?: Pick<Pasta, 'id' | 'nome' | 'versao'>
  onClose(): void
}

export function FolderNameDialog({ folder, onClose }: FolderNameDialogProps) {
  const { folders: said, common } = useSpeech().words
  const queries = useQueryClient()
  const [nome, setName] = useState(folder?.nome ?? '')
  const [firstName] = useState(folder?.nome)
  /** As it was read; what somebody else has made of it since. */
  const [read, setRead] = useState(folder)
  const saving = useMutation({
    mutationFn: async () =>
      folder === undefined
        ? void (await call('POST /pastas', { body: { nome } }))
        : void (await call('PATCH /pastas/{id}', {
            path: { id: folder.id },
            body: { nome, ...(read && { versao: read.versao }) },
          })),
    onError: async (error) => {
      if (folder === undefined || !isOutdated(error)) return
      const { dados } = await call('GET /pastas/{id}', { path: { id: folder.id } })
      setRead(dados)
    },
    onSuccess: async () => {
      await queries.invalidateQueries(FOLDERS)
      onClose()
    },
  })
  const fault = useFault(saving.error)
  const newName = read && read.nome !== firstName ? read.nome : null
  return (
    <Modal opened onClose={onClose} title={folder === undefined ? said.create : said.rename}>
      <DialogForm
        onSubmit={() => saving.mutate()}
        fault={newName !== null && isOutdated(saving.error) ? null : fault}
        foot={
          <Button type="submit" variant="filled" loading={saving.isPending}>
            {common.save}
          </Button>
        }
      >
        {newName !== null && <Notice tone="warn">{said.renamedMeanwhile(newName)}</Notice>}
        <TextInput
          label={said.name}
          value={nome}
          onChange={(event) => setName(event.currentTarget.value)}
          error={fault?.of('nome')}
          maxLength={200}
          required
          data-autofocus
        />
      </DialogForm>
    </Modal>
  )
}
