import { Button, Checkbox, FileInput, Modal, TextInput } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { listsOptions } from '../api/lists.ts'
import type { ListaDeTermos } from '../api/schema.ts'
import { DialogForm } from '../ui/DialogForm.tsx'
import { useFault } from '../ui/fault.ts'
import { useSpeech } from '../words/words.tsx'
import { SentList } from './SentList.tsx'
import styles from './ListDialog.module.css'
import { type ListDraft, firstLineOf, isCsv, keyFor, sendList } from './send.ts'
import { keepWayOfReading, wayOfReading } from './way-of-reading.ts'

interface ListDialogProps {
  onClose(): void
  /** The list whose file is sent again; without it, a new one. */
  list?: ListaDeTermos
}

/** Sends the file of a list, and says what became of each line. */
export function ListDialog({ onClose, list }: ListDialogProps) {
  const { lists: said, common } = useSpeech().words
  const queries = useQueryClient()
  const { data: lists = [] } = useQuery(listsOptions)
  const [draft, setDraft] = useState<ListDraft>({
    nome: list?.nome ?? '',
    chave: list?.chave ?? '',
    file: null,
    firstLine: '',
    ...wayOfReading(list?.chave ?? ''),
  })
  const [isAsked, setAsked] = useState(false)
  const change = (changed: Partial<ListDraft>) => setDraft((before) => ({ ...before, ...changed }))
  const sending = useMutation({
    mutationFn: (file: File) => sendList(draft, file),
    onSuccess: () => queries.invalidateQueries({ queryKey: listsOptions.queryKey }),
  })
  const fault = useFault(sending.error)
  // A new list would take the place of the one with its key, in all alerts of it.
  const other = list ? undefined : lists.find(({ chave }) => chave === draft.chave)
  const { file } = draft
  const send = () => {
    setAsked(true)
    if (file === null || other) return
    keepWayOfReading(draft)
    sending.mutate(file)
  }
  const choose = async (chosen: File | null) => {
    const firstLine = chosen && isCsv(chosen) ? await firstLineOf(chosen) : ''
    change({ file: chosen, firstLine })
  }
  const title = list ? said.sendTitle(list.nome) : said.createTitle
  return (
    <Modal opened onClose={onClose} title={title} size={640}>
      {sending.data ? (
        <SentList list={sending.data} onClose={onClose} />
      ) : (
        <DialogForm
          onSubmit={send}
          fault={fault}
          foot={
            <>
              <Button variant="subtle" onClick={onClose}>
                {common.cancel}
              </Button>
              <Button type="submit" variant="filled" loading={sending.isPending}>
                {said.send}
              </Button>
            </>
          }
        >
          <div className={styles.fields}>
            <TextInput
              label={said.name}
              value={draft.nome}
              onChange={({ currentTarget: { value: nome } }) =>
                // The key follows the name until somebody writes another.
                change(
                  !list && draft.chave === keyFor(draft.nome)
                    ? { nome, chave: keyFor(nome) }
                    : { nome },
                )
              }
              error={fault?.of('nome')}
              required
              data-autofocus
            />
            <TextInput
              label={said.key}
              description={said.keyHelp}
              value={draft.chave}
              onChange={(event) => change({ chave: event.currentTarget.value })}
              error={other ? said.keyTaken(other.nome) : fault?.of('chave')}
              required
              readOnly={list !== undefined}
            />
            <FileInput
              label={said.file}
              description={said.fileHelp}
              placeholder={said.chooseFile}
              accept=".txt,.csv,text/plain,text/csv"
              value={file}
              onChange={choose}
              error={
                isAsked && file === null ? said.noFile : (fault?.of('corpo') ?? fault?.of('itens'))
              }
              withAsterisk
            />
            {file !== null && isCsv(file) && (
              <TextInput
                label={said.column}
                description={said.columnHelp(draft.firstLine)}
                value={draft.coluna}
                onChange={(event) => change({ coluna: event.currentTarget.value })}
                error={fault?.of('coluna')}
              />
            )}
            <Checkbox
              label={said.phrases}
              description={said.phrasesHelp}
              checked={draft.frases}
              onChange={(event) => change({ frases: event.currentTarget.checked })}
            />
          </div>
        </DialogForm>
      )}
    </Modal>
  )
}
