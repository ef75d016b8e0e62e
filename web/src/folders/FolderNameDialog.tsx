import { Button, Modal, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../api/client.ts'
import { FOLDERS } from '../api/folders.ts'
import type { Pasta } from '../api/schema.ts'
import { DialogForm } from '../ui/DialogForm.tsx'
import { useFault } from '../ui/fault.ts'
import { useSpeech } from '../words/words.tsx'

interface FolderNameDialogProps {
  /** The folder to rename; without it, a new one. */
  folder?: Pick<Pasta, 'id' | 'nome'>
  onClose(): void
}

export function FolderNameDialog({ folder, onClose }: FolderNameDialogProps) {
  const { folders: said, common } = useSpeech().words
  const queries = useQueryClient()
  const [nome, setName] = useState(folder?.nome ?? '')
  const saving = useMutation({
    mutationFn: async () =>
      folder === undefined
        ? void (await call('POST /pastas', { body: { nome } }))
        : void (await call('PATCH /pastas/{id}', { path: { id: folder.id }, body: { nome } })),
    onSuccess: async () => {
      await queries.invalidateQueries(FOLDERS)
      onClose()
    },
  })
  const fault = useFault(saving.error)
  return (
    <Modal opened onClose={onClose} title={folder === undefined ? said.create : said.rename}>
      <DialogForm
        onSubmit={() => saving.mutate()}
        fault={fault}
        foot={
          <Button type="submit" variant="filled" loading={saving.isPending}>
            {common.save}
          </Button>
        }
      >
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
