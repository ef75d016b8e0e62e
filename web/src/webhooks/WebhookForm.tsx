import { Button, Modal } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Webhook } from '../api/schema.ts'
import { WouldBeTold } from '../tables/watched/WouldBeTold.tsx'
import type { WatchedRows } from '../tables/watched/watched-rows.ts'
import { DialogForm } from '../ui/DialogForm.tsx'
import { Notices } from '../ui/Notices.tsx'
import { SecretLine } from '../ui/SecretLine.tsx'
import { useFault } from '../ui/fault.ts'
import { useSpeech } from '../words/words.tsx'
import { WebhookFields } from './WebhookFields.tsx'
import styles from './WebhookForm.module.css'
import { WouldReceive } from './WouldReceive.tsx'
import { type Made, hasActs, hasRows, saveDraft, webhookDraft } from './draft.ts'

interface WebhookFormProps {
  opened: boolean
  onClose(): void
  /** The webhook to change; without it, a new one is created. */
  webhook?: Webhook
  /** What a new one is told of, if somebody came to ask for that. */
  rows?: WatchedRows | null
}

/**
 * Creates or changes a webhook: fields at the left, the acts that they would have brought at the
 * right.
 */
export function WebhookForm({ opened, onClose, webhook, rows = null }: WebhookFormProps) {
  const {
    words: { webhooks: said, common },
  } = useSpeech()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [draft, setDraft] = useState(() => webhookDraft(webhook, rows))
  const [made, setMade] = useState<Made | null>(null)
  const saving = useMutation({
    mutationFn: () => saveDraft(draft, webhook),
    onSuccess(saved: Made) {
      void queries.invalidateQueries({ queryKey: ['webhooks'] })
      if (saved.secret !== null || saved.avisos.length > 0) setMade(saved)
      else leaveFor(saved.id)
    },
  })
  const fault = useFault(saving.error)
  const leaveFor = (id: string) => {
    onClose()
    if (!webhook) void navigate({ to: '/webhooks/$id', params: { id } })
  }
  const close = () => (made ? leaveFor(made.id) : onClose())
  const formTitle = webhook ? said.editTitle : said.createTitle
  const title = made ? (made.secret === null ? said.saved : said.secretTitle) : formTitle
  return (
    <Modal opened={opened} onClose={close} title={title} size={made ? 560 : 920}>
      {made ? (
        <SavedWebhook made={made} onDone={close} />
      ) : (
        <DialogForm
          onSubmit={() => saving.mutate()}
          fault={fault}
          foot={
            <>
              <Button variant="subtle" onClick={close}>
                {common.cancel}
              </Button>
              <Button type="submit" variant="filled" loading={saving.isPending}>
                {webhook ? common.save : said.create}
              </Button>
            </>
          }
        >
          <div className={styles.columns}>
            <div className={styles.fields}>
              <WebhookFields
                draft={draft}
                onChange={(changed) => setDraft((before) => ({ ...before, ...changed }))}
                onFilters={(changed) =>
                  setDraft((before) => ({ ...before, filtros: { ...before.filtros, ...changed } }))
                }
                isNew={webhook === undefined}
                fault={fault}
              />
            </div>
            <div className={styles.fields}>
              {hasActs(draft.eventos) && (
                <WouldReceive termos={draft.termos} filtros={draft.filtros} />
              )}
              {hasRows(draft.eventos) && draft.linhas !== null && (
                <WouldBeTold watched={draft.linhas} literal={draft.filtros.literal} />
              )}
            </div>
          </div>
        </DialogForm>
      )}
    </Modal>
  )
}

/** The notices about its filters, and the secret of a new one. */
function SavedWebhook({ made: { secret, avisos }, onDone }: { made: Made; onDone: () => void }) {
  const {
    words: { common },
  } = useSpeech()
  return (
    <div className={styles.fields}>
      <Notices avisos={avisos} />
      {secret === null ? (
        <Button variant="filled" onClick={onDone}>
          {common.close}
        </Button>
      ) : (
        <Secret secret={secret} onDone={onDone} />
      )}
    </div>
  )
}

export function Secret({ secret, onDone }: { secret: string; onDone: () => void }) {
  const {
    words: { webhooks: said },
  } = useSpeech()
  return (
    <div className={styles.fields}>
      <p className="muted">{said.secretOnce}</p>
      <SecretLine secret={secret} />
      <Button variant="filled" onClick={onDone}>
        {said.secretKept}
      </Button>
    </div>
  )
}
