import { Button, Modal, MultiSelect, TagsInput, TextInput } from '@mantine/core'
import { IconBellPlus } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { alertsOptions } from '../api/alerts.ts'
import { call } from '../api/client.ts'
import type { Alerta, Aviso } from '../api/schema.ts'
import { webhooksOptions } from '../api/webhooks.ts'
import { useSession } from '../app/session.tsx'
import { Folded } from '../filters/Folded.tsx'
import { MoreFields } from '../filters/MoreFields.tsx'
import { PlaceFields } from '../filters/PlaceFields.tsx'
import { filterWords } from '../filters/readable.ts'
import { standingFilterOf } from '../filters/standing.ts'
import type { SearchState } from '../query/state.ts'
import { DialogForm } from '../ui/DialogForm.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Query } from '../ui/Query.tsx'
import { useFault } from '../ui/fault.ts'
import { titleOf } from '../webhooks/health.ts'
import { useNoticeText } from '../words/use-notice-text.ts'
import { useSpeech } from '../words/words.tsx'
import { EstimatePanel } from './EstimatePanel.tsx'
import { MailPreview } from './MailPreview.tsx'
import { type When, WhenFields } from './WhenFields.tsx'
import styles from './FollowDialog.module.css'

/** The longest name. */
const LONGEST = 100

interface FollowDialogProps {
  onClose(): void
  /** The search to follow. */
  search: SearchState
  /** Its name, if not taken from the query. */
  name?: string
  /** What the alert will report, if the query does not show that. */
  help?: string
  /** The alert to change; without it, a new one is created. */
  alert?: Alerta
}

/** Turns a search into an alert: every field has a default, and the estimate is beside it. */
export function FollowDialog({ onClose, search, name, help, alert }: FollowDialogProps) {
  const { words, format } = useSpeech()
  const { alerts: said, common, filters } = words
  const { person } = useSession()
  const queries = useQueryClient()
  const webhooks = useQuery(webhooksOptions)
  const [nome, setName] = useState(
    alert?.nome ?? name?.slice(0, LONGEST) ?? nameFor(search.termo, said.everything),
  )
  const [consulta, setQuery] = useState(alert?.consulta ?? search.termo ?? '*')
  const [emails, setEmails] = useState(alert?.canais.emails ?? [person.email])
  const [chosen, setChosen] = useState(alert?.canais.webhooks ?? [])
  const [when, setWhen] = useState<When>(() => whenOf(alert))
  const [isPreview, setPreview] = useState(false)
  const [filtros, setFilters] = useState(() => standingFilterOf(search))
  const saving = useMutation({
    mutationFn: async () => {
      const body = { nome, consulta, filtros, canais: { emails, webhooks: chosen }, ...when }
      return alert
        ? await call('PATCH /alertas/{id}', { path: { id: alert.id }, body })
        : await call('POST /alertas', { body })
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: alertsOptions.queryKey }),
  })
  const fault = useFault(saving.error)
  const narrowed = filterWords(filtros, words, format).join(' · ')
  const ofFilters = {
    value: filtros,
    onChange: (changed: Partial<typeof filtros>) =>
      setFilters((before) => ({ ...before, ...changed })),
    fault,
  }
  const saved = saving.data?.dados
  return (
    <Modal
      opened
      onClose={onClose}
      size={920}
      padding={24}
      title={
        <span className={styles.title}>
          {alert ? said.editTitle : said.followTitle}
          <small>
            <code>
              <Query text={consulta} />
            </code>{' '}
            {narrowed || filters.none}
          </small>
        </span>
      }
      classNames={{ header: styles.header ?? '' }}
    >
      {saved ? (
        <Saved
          alert={saved}
          isNew={alert === undefined}
          avisos={saving.data?.avisos ?? []}
          onClose={onClose}
        />
      ) : (
        <DialogForm
          onSubmit={() => saving.mutate()}
          fault={fault}
          foot={
            <>
              <button
                type="button"
                className={`link alone ${styles.preview}`}
                onClick={() => setPreview(!isPreview)}
              >
                {isPreview ? said.previewBack : said.preview}
              </button>
              <Button variant="subtle" className={styles.cancel} onClick={onClose}>
                {common.cancel}
              </Button>
              <Button
                type="submit"
                variant="filled"
                leftSection={<IconBellPlus size={16} />}
                loading={saving.isPending}
              >
                {alert ? common.save : said.create}
              </Button>
            </>
          }
        >
          {isPreview && (
            <MailPreview alert={{ nome, consulta, filtros, frequencia: when.frequencia }} />
          )}
          <div className={styles.columns} hidden={isPreview}>
            <div className={styles.fields}>
              {help && <p className="muted">{help}</p>}
              {(search.data_inicio ?? search.data_fim) && (
                <Notice tone="plain">{said.periodStays}</Notice>
              )}
              <TextInput
                label={said.name}
                description={said.nameHelp}
                value={nome}
                onChange={(event) => setName(event.currentTarget.value)}
                error={fault?.of('nome')}
                data-autofocus
              />
              {alert && (
                <TextInput
                  label={said.query}
                  value={consulta}
                  onChange={(event) => setQuery(event.currentTarget.value)}
                  error={fault?.of('consulta')}
                />
              )}
              <Folded title={filters.title} summary={narrowed || filters.none}>
                <PlaceFields {...ofFilters} />
                <MoreFields {...ofFilters} />
              </Folded>
              <TagsInput
                label={said.channels}
                description={said.emailHelp}
                placeholder={said.emailPlaceholder}
                value={emails}
                onChange={setEmails}
                acceptValueOnBlur
                error={fault?.of('canais')}
              />
              {(webhooks.data?.length ?? 0) > 0 && (
                <MultiSelect
                  label={said.webhooks}
                  description={said.webhooksHelp}
                  data={(webhooks.data ?? []).map((webhook) => ({
                    value: webhook.id,
                    label: titleOf(webhook),
                  }))}
                  value={chosen}
                  onChange={setChosen}
                />
              )}
              <WhenFields value={when} onChange={(changed) => setWhen({ ...when, ...changed })} />
            </div>
            <EstimatePanel consulta={consulta} filtros={filtros} />
          </div>
        </DialogForm>
      )}
    </Modal>
  )
}

interface SavedProps {
  alert: Alerta
  isNew: boolean
  avisos: Aviso[]
  onClose(): void
}

function Saved({ alert, isNew, avisos, onClose }: SavedProps) {
  const {
    words: { alerts: said, common },
    format,
  } = useSpeech()
  const textOf = useNoticeText()
  const receipt = alert.conferido_ate
  return (
    <div className={styles.saved} role="status">
      <p>
        <b>{isNew ? said.created : said.saved}</b>{' '}
        {receipt && said.checked(format.moment(receipt.em))}
      </p>
      {avisos.map((aviso) => (
        <Notice key={aviso.mensagem} tone="warn">
          {textOf(aviso)}
        </Notice>
      ))}
      <Button variant="filled" onClick={onClose}>
        {common.close}
      </Button>
    </div>
  )
}

/** For a new alert: a choice that suits most people. */
function whenOf(alert: Alerta | undefined): When {
  const { frequencia = 'edicao', hora = 8, avisar_vazio = false } = alert ?? {}
  return { frequencia, hora, avisar_vazio }
}

/** A name from the words of the query, without its operators. */
function nameFor(termo: string | undefined, everything: string): string {
  const words = (termo ?? '').replaceAll(/["()*]|\b(?:OU|OR|E|AND)\b|(?:^|\s)-\S+/g, ' ')
  const name = words.replaceAll(/\s+/g, ' ').trim()
  return name === '' ? everything : name.charAt(0).toUpperCase() + name.slice(1, LONGEST)
}
