import { MultiSelect, TagsInput, TextInput, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { listsOptions } from '../api/lists.ts'
import { webhooksOptions } from '../api/webhooks.ts'
import { BrowserSwitch } from '../browsers/BrowserSwitch.tsx'
import { Folded } from '../filters/Folded.tsx'
import { MoreFields } from '../filters/MoreFields.tsx'
import { PlaceFields } from '../filters/PlaceFields.tsx'
import type { Fault } from '../ui/fault.ts'
import { webhookTitle } from '../app/webhook-title.ts'
import { useSpeech } from '../words/words.tsx'
import { WhenFields } from './WhenFields.tsx'
import { type Draft, linesOf } from './draft.ts'
import type { RowParts } from './row-parts.ts'

interface FollowFieldsProps {
  draft: Draft
  /** Of an alert of rows. */
  rowParts: RowParts | undefined
  onChange(changed: Partial<Draft>): void
  /** Several may come before the draft is shown again. */
  onFilters(changed: Partial<Draft['filtros']>): void
  /** Of a new alert, the search above the fields shows the query. */
  withQuery: boolean
  /** The filters in words; empty: none. */
  narrowed: string
  fault: Fault | null
}

/** The fields of an alert: its name, what it seeks, where it reports and when. */
export function FollowFields({
  draft,
  rowParts,
  onChange,
  onFilters,
  withQuery,
  narrowed,
  fault,
}: FollowFieldsProps) {
  const {
    words: { alerts: said },
  } = useSpeech()
  const webhooks = useQuery(webhooksOptions).data ?? []
  const { when } = draft
  return (
    <>
      <TextInput
        label={said.name}
        description={said.nameHelp}
        value={draft.nome}
        onChange={(event) => onChange({ nome: event.currentTarget.value })}
        error={fault?.of('nome')}
        data-autofocus
      />
      {draft.linhas === null ? (
        <SoughtActs {...{ draft, onChange, onFilters, withQuery, narrowed, fault }} />
      ) : (
        rowParts && (
          <rowParts.Fields
            value={draft.linhas}
            onChange={(linhas) => onChange({ linhas })}
            fault={fault}
          />
        )
      )}
      <TagsInput
        label={said.channels}
        description={said.emailHelp}
        placeholder={said.emailPlaceholder}
        value={draft.emails}
        onChange={(emails) => onChange({ emails })}
        acceptValueOnBlur
        error={fault?.of('canais')}
      />
      <BrowserSwitch value={draft.webhooks} onChange={(chosen) => onChange({ webhooks: chosen })} />
      {webhooks.length > 0 && (
        <MultiSelect
          label={said.webhooks}
          description={said.webhooksHelp}
          data={webhooks.map((webhook) => ({ value: webhook.id, label: webhookTitle(webhook) }))}
          value={draft.webhooks}
          onChange={(chosen) => onChange({ webhooks: chosen })}
        />
      )}
      <WhenFields
        value={when}
        onChange={(changed) => onChange({ when: { ...when, ...changed } })}
      />
    </>
  )
}

/** What an alert of acts seeks. */
function SoughtActs({
  draft,
  onChange,
  onFilters,
  withQuery,
  narrowed,
  fault,
}: Omit<FollowFieldsProps, 'rowParts'>) {
  const {
    words: { alerts: said, filters },
    format,
  } = useSpeech()
  const lists = useQuery(listsOptions).data ?? []
  const ofFilters = { value: draft.filtros, onChange: onFilters, fault }
  return (
    <>
      {withQuery && (
        <TextInput
          label={said.query}
          value={draft.consulta}
          onChange={(event) => onChange({ consulta: event.currentTarget.value })}
          error={fault?.of('consulta')}
        />
      )}
      <Textarea
        label={said.terms}
        description={said.termsHelp}
        value={draft.termos}
        onChange={(event) => onChange({ termos: event.currentTarget.value })}
        error={termFaults(fault, linesOf(draft.termos))}
        autosize
        minRows={1}
        maxRows={8}
      />
      {lists.length > 0 && (
        <MultiSelect
          label={said.lists}
          description={said.listsHelp}
          data={lists.map(({ id, nome, total }) => ({
            value: id,
            label: `${nome} (${format.number(total)})`,
          }))}
          value={draft.listas}
          onChange={(chosen) => onChange({ listas: chosen })}
          error={fault?.of('listas')}
        />
      )}
      <Folded title={filters.title} summary={narrowed || filters.none}>
        <PlaceFields {...ofFilters} />
        <MoreFields {...ofFilters} />
      </Folded>
    </>
  )
}

/** The faults of single items, each with its text; else that of all. */
function termFaults(fault: Fault | null, lines: string[]): string | undefined {
  const faulty = lines.flatMap((line, index) => {
    const said = fault?.of(`termos[${index}]`)
    return said === undefined ? [] : [`${line}: ${said}`]
  })
  return faulty.length > 0 ? faulty.join(' ') : fault?.of('termos')
}
