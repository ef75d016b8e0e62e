import { Checkbox, TagsInput, TextInput } from '@mantine/core'
import { useState } from 'react'
import { EVENTS } from '../api/webhooks.ts'
import { Folded } from '../filters/Folded.tsx'
import { MoreFields } from '../filters/MoreFields.tsx'
import { PlaceFields } from '../filters/PlaceFields.tsx'
import { WatchedFields } from '../tables/watched/WatchedFields.tsx'
import { Notice } from '../ui/Notice.tsx'
import type { Fault } from '../ui/fault.ts'
import { useSpeech } from '../words/words.tsx'
import { type WebhookDraft, furtherFilters, hasActs, hasRows } from './draft.ts'
import { SendingFields } from './SendingFields.tsx'
import { chatOf, isFlow } from './health.ts'
import { isDelayedBy, sendingWords } from './sending.ts'

interface WebhookFieldsProps {
  draft: WebhookDraft
  onChange(changed: Partial<WebhookDraft>): void
  /** Several may come before the draft is shown again. */
  onFilters(changed: Partial<WebhookDraft['filtros']>): void
  /** A new one may have its receiver's secret. */
  isNew: boolean
  fault: Fault | null
}

/** The fields of a webhook: its name, its receiver, and what it is told of. */
export function WebhookFields({ draft, onChange, onFilters, isNew, fault }: WebhookFieldsProps) {
  const { words } = useSpeech()
  const { webhooks: said, filters } = words
  const { filtros } = draft
  const further = furtherFilters(filtros)
  const [before] = useState(further)
  const [isDelayed] = useState(isDelayedBy(draft.envio))
  const chat = chatOf(draft.url)
  const ofFilters = { value: filtros, onChange: onFilters, fault }
  return (
    <>
      <TextInput
        label={said.name}
        description={said.nameHelp}
        value={draft.nome}
        onChange={(event) => onChange({ nome: event.currentTarget.value })}
        error={fault?.of('nome')}
      />
      <TextInput
        label={said.address}
        description={said.addressHelp}
        placeholder="https://"
        type="url"
        required
        withAsterisk={false}
        value={draft.url}
        onChange={(event) => onChange({ url: event.currentTarget.value })}
        error={fault?.of('url')}
        data-autofocus
      />
      {chat && <Notice tone="plain">{said.chat(chat)}</Notice>}
      {!chat && isFlow(draft.url) && <Notice tone="plain">{said.flow}</Notice>}
      {isNew && (
        <TextInput
          label={said.ownSecret}
          description={said.ownSecretHelp}
          value={draft.secret}
          onChange={(event) => onChange({ secret: event.currentTarget.value })}
          error={fault?.of('secret')}
          autoComplete="off"
        />
      )}
      <Checkbox.Group
        label={said.events}
        value={draft.eventos}
        onChange={(chosen) =>
          onChange({ eventos: EVENTS.filter((event) => chosen.includes(event)) })
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
      {hasRows(draft.eventos) && (
        <WatchedFields
          value={draft.linhas}
          onChange={(linhas) => onChange({ linhas })}
          fault={fault}
        />
      )}
      {hasActs(draft.eventos) && (
        <>
          <TagsInput
            label={said.terms}
            description={said.termsHelp}
            value={draft.termos}
            onChange={(termos) => onChange({ termos })}
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
        </>
      )}
      <Folded title={said.sending} summary={inOneLine(sendingWords(draft, words))} open={isDelayed}>
        <SendingFields
          value={draft.envio}
          onChange={(envio) => onChange({ envio })}
          fault={fault}
        />
      </Folded>
    </>
  )
}

function inOneLine([first, ...others]: string[]): string {
  return [first, ...others.map((one) => one.charAt(0).toLowerCase() + one.slice(1))].join('; ')
}
