import { Button, Checkbox, Modal, TagsInput, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../api/client.ts'
import type { Aviso, FiltrosAlerta, Webhook } from '../api/schema.ts'
import { EVENTS, type EventType } from '../api/webhooks.ts'
import { Folded } from '../filters/Folded.tsx'
import { MoreFields } from '../filters/MoreFields.tsx'
import { PlaceFields } from '../filters/PlaceFields.tsx'
import { standingFilterOf } from '../filters/standing.ts'
import { DialogForm } from '../ui/DialogForm.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Notices } from '../ui/Notices.tsx'
import { SecretLine } from '../ui/SecretLine.tsx'
import { useFault } from '../ui/fault.ts'
import { useSpeech } from '../words/words.tsx'
import styles from './WebhookForm.module.css'
import { WouldReceive } from './WouldReceive.tsx'
import { chatOf } from './health.ts'

interface WebhookFormProps {
  opened: boolean
  onClose(): void
  /** The webhook to change; without it, a new one is created. */
  webhook?: Webhook
}

interface Draft {
  nome: string
  url: string
  /** For a new one, if its receiver has chosen it; otherwise the service makes one. */
  secret: string
  eventos: EventType[]
  termos: string[]
  filtros: FiltrosAlerta
}

/** The saved webhook; `secret`: of a new one, if the service made it. */
interface Made {
  id: string
  secret: string | null
  avisos: Aviso[]
}

const draftOf = (webhook?: Webhook): Draft => ({
  nome: webhook?.nome ?? '',
  url: webhook?.url ?? '',
  secret: '',
  eventos: webhook?.eventos ?? ['publicacao.nova'],
  termos: webhook?.filtros.termos ?? [],
  filtros: shownFilter(webhook),
})

/** As it is read: a webhook older than readings takes words literally. */
function shownFilter(webhook: Webhook | undefined): FiltrosAlerta {
  if (!webhook) return standingFilterOf({})
  const { termos: _terms, ...filtros } = webhook.filtros
  return { ...filtros, literal: filtros.literal || webhook.leitura === 0 }
}

/** The number of folded filters in use. */
function furtherFilters(filter: FiltrosAlerta): number {
  const { tipos_ato, situacoes, cnpjs, valor_min, valor_max, literal } = filter
  const lists = [tipos_ato, situacoes, cnpjs].filter(({ length }) => length > 0).length
  return lists + (valor_min !== null || valor_max !== null ? 1 : 0) + (literal ? 1 : 0)
}

/**
 * Creates or changes a webhook: fields at the left, the acts that they would have brought at the
 * right.
 */
export function WebhookForm({ opened, onClose, webhook }: WebhookFormProps) {
  const {
    words: { webhooks: said, common, filters },
  } = useSpeech()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [draft, setDraft] = useState(() => draftOf(webhook))
  const [made, setMade] = useState<Made | null>(null)
  const { nome, url, secret, eventos, termos, filtros } = draft
  const [before] = useState(() => furtherFilters(filtros))
  const saving = useMutation({
    mutationFn: async () => {
      const body = { nome: nome.trim() || null, url, eventos, filtros: { termos, ...filtros } }
      if (!webhook) {
        const { dados, avisos } = await call('POST /webhooks', {
          body: secret === '' ? body : { ...body, secret },
        })
        // A secret that was given is known; the service's own is shown only here.
        return { id: dados.id, secret: dados.secret ?? null, avisos }
      }
      const path = { webhook_id: webhook.id }
      const { dados, avisos } = await call('PATCH /webhooks/{webhook_id}', { path, body })
      return { id: dados.id, secret: null, avisos }
    },
    onSuccess(saved: Made) {
      void queries.invalidateQueries({ queryKey: ['webhooks'] })
      if (saved.secret !== null || saved.avisos.length > 0) setMade(saved)
      else leaveFor(saved.id)
    },
  })
  const fault = useFault(saving.error)
  const set = (changed: Partial<Draft>) => setDraft((before) => ({ ...before, ...changed }))
  const leaveFor = (id: string) => {
    onClose()
    if (!webhook) void navigate({ to: '/webhooks/$id', params: { id } })
  }
  const close = () => (made ? leaveFor(made.id) : onClose())
  const chat = chatOf(url)
  const formTitle = webhook ? said.editTitle : said.createTitle
  const title = made ? (made.secret === null ? said.saved : said.secretTitle) : formTitle
  const further = furtherFilters(filtros)
  const ofFilters = {
    value: filtros,
    onChange: (changed: Partial<FiltrosAlerta>) =>
      setDraft((before) => ({ ...before, filtros: { ...before.filtros, ...changed } })),
    fault,
  }
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
              <TextInput
                label={said.name}
                description={said.nameHelp}
                value={nome}
                onChange={(event) => set({ nome: event.currentTarget.value })}
                error={fault?.of('nome')}
              />
              <TextInput
                label={said.address}
                description={said.addressHelp}
                placeholder="https://"
                type="url"
                required
                withAsterisk={false}
                value={url}
                onChange={(event) => set({ url: event.currentTarget.value })}
                error={fault?.of('url')}
                data-autofocus
              />
              {chat && <Notice tone="warn">{said.chat(chat)}</Notice>}
              {!webhook && (
                <TextInput
                  label={said.ownSecret}
                  description={said.ownSecretHelp}
                  value={secret}
                  onChange={(event) => set({ secret: event.currentTarget.value })}
                  error={fault?.of('secret')}
                  autoComplete="off"
                />
              )}
              <Checkbox.Group
                label={said.events}
                value={eventos}
                onChange={(chosen) =>
                  set({ eventos: EVENTS.filter((event) => chosen.includes(event)) })
                }
                error={fault?.of('eventos')}
              >
                {EVENTS.map((event) => (
                  <Checkbox
                    key={event}
                    value={event}
                    label={said.eventNames[event]}
                    description={<code>{event}</code>}
                    mt={8}
                  />
                ))}
              </Checkbox.Group>
              <TagsInput
                label={said.terms}
                description={said.termsHelp}
                value={termos}
                onChange={(termos) => set({ termos })}
                splitChars={[]}
                acceptValueOnBlur
                error={fault?.of('filtros.termos')}
              />
              <PlaceFields {...ofFilters} />
              <Folded
                title={filters.more}
                summary={further > 0 ? filters.count(further) : ''}
                open={before > 0}
              >
                <MoreFields {...ofFilters} />
              </Folded>
            </div>
            <WouldReceive termos={termos} filtros={filtros} />
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
