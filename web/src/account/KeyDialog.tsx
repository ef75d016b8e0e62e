import { Button, Checkbox, Modal, NumberInput, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../api/client.ts'
import { keysOptions } from '../api/keys.ts'
import type { Chave } from '../api/schema.ts'
import { useSession } from '../app/session.tsx'
import { parseDay } from '../lib/parse-day.ts'
import { DialogForm } from '../ui/DialogForm.tsx'
import { SecretLine } from '../ui/SecretLine.tsx'
import { useFault } from '../ui/fault.ts'
import { useSpeech } from '../words/words.tsx'
import styles from './KeysPage.module.css'
import { lastDayOf } from './last-day.ts'

const USUAL_LIMIT = 120

interface KeyDialogProps {
  onClose(): void
  /** The key to change; without it, a new one is created. */
  apiKey?: Chave
}

/** The name of a key, its scopes, limit and expiry. */
export function KeyDialog({ onClose, apiKey: key }: KeyDialogProps) {
  const {
    words: { keys: said, common, search },
    format,
  } = useSpeech()
  const session = useSession()
  // The key of a feed has no other scope, and is made with its address.
  const isOfFeed = key?.escopos.includes('feeds') ?? false
  const scopes = session.scopes.filter((scope) => (scope === 'feeds') === isOfFeed)
  const queries = useQueryClient()
  const [nome, setName] = useState(key?.nome ?? '')
  const [escopos, setScopes] = useState<Chave['escopos']>(key?.escopos ?? ['consulta'])
  const [limite, setLimit] = useState<string | number>(key?.limite ?? USUAL_LIMIT)
  const [until, setUntil] = useState(key?.expira_em ? format.date(lastDayOf(key.expira_em)) : '')
  const expira = until.trim() === '' ? undefined : parseDay(until)
  const saving = useMutation({
    mutationFn: async () => {
      const body = { nome, escopos, limite: Number(limite) }
      if (!key)
        return (await call('POST /chaves', { body: expira ? { ...body, expira } : body })).dados
          .chave
      await call('PATCH /chaves/{id}', {
        path: { id: key.id },
        body: { ...body, expira: expira ?? null },
      })
      onClose()
      return null
    },
    onSettled: () => queries.invalidateQueries({ queryKey: keysOptions.queryKey }),
  })
  const fault = useFault(saving.error)
  const secret = saving.data
  return (
    <Modal
      opened
      onClose={onClose}
      size={560}
      title={secret ? said.keepTitle : key ? said.changeTitle(key.nome) : said.create}
    >
      {secret ? (
        <Made secret={secret} onDone={onClose} />
      ) : (
        <DialogForm
          onSubmit={() => saving.mutate()}
          fault={fault}
          foot={
            <Button
              type="submit"
              variant="filled"
              disabled={expira === null}
              loading={saving.isPending}
            >
              {key ? common.save : said.create}
            </Button>
          }
        >
          <div className={styles.form}>
            <TextInput
              label={said.name}
              description={said.nameHelp}
              required
              withAsterisk={false}
              value={nome}
              onChange={(event) => setName(event.currentTarget.value)}
              error={fault?.of('nome')}
              data-autofocus
            />
            <Checkbox.Group
              label={said.scopes}
              value={escopos}
              onChange={(chosen) => setScopes(scopes.filter((scope) => chosen.includes(scope)))}
              error={fault?.of('escopos')}
            >
              {scopes.map((scope) => (
                <Checkbox
                  key={scope}
                  value={scope}
                  label={said.scopeNames[scope]}
                  description={said.scopeHelp[scope]}
                  mt={8}
                />
              ))}
            </Checkbox.Group>
            <NumberInput
              label={said.limitField}
              value={limite}
              onChange={setLimit}
              min={1}
              error={fault?.of('limite')}
            />
            <TextInput
              label={said.expiryField}
              description={said.expiryHelp}
              value={until}
              onChange={(event) => setUntil(event.currentTarget.value)}
              error={expira === null ? search.badDate : fault?.of('expira')}
            />
          </div>
        </DialogForm>
      )}
    </Modal>
  )
}

/** Shown once: it closes only when the visitor confirms that it was saved. */
function Made({ secret, onDone }: { secret: string; onDone: () => void }) {
  const {
    words: { keys: said },
  } = useSpeech()
  const [isKept, setKept] = useState(false)
  return (
    <div className={styles.form}>
      <p className="muted">{said.keepHelp}</p>
      <SecretLine secret={secret} />
      <Checkbox
        label={said.kept}
        checked={isKept}
        onChange={(event) => setKept(event.currentTarget.checked)}
      />
      <Button variant="filled" disabled={!isKept} onClick={onDone}>
        {said.done}
      </Button>
    </div>
  )
}
