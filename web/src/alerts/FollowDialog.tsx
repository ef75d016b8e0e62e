import { Button, Modal } from '@mantine/core'
import { IconBellPlus } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { alertsOptions } from '../api/alerts.ts'
import { call } from '../api/client.ts'
import type { Alerta, Aviso } from '../api/schema.ts'
import { useSession } from '../app/session.tsx'
import { filterWords } from '../filters/readable.ts'
import type { SearchState } from '../query/state.ts'
import { OldArchive } from '../app/OldArchive.tsx'
import { useFreshness } from '../app/use-freshness.ts'
import { DialogForm } from '../ui/DialogForm.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Query } from '../ui/Query.tsx'
import { useFault } from '../ui/fault.ts'
import { useNoticeText } from '../words/use-notice-text.ts'
import { useSpeech } from '../words/words.tsx'
import { EstimatePanel } from './EstimatePanel.tsx'
import { FollowFields } from './FollowFields.tsx'
import { MailPreview } from './MailPreview.tsx'
import { bodyOf, draftOf, linesOf, soughtBy } from './draft.ts'
import type { RowParts, RowsSought } from './row-parts.ts'
import styles from './FollowDialog.module.css'

interface FollowDialogProps {
  onClose(): void
  /** The search to follow. */
  search?: SearchState
  /** The rows to follow, instead of acts. */
  rows?: RowsSought
  /** Needed if it is, or has, an alert of rows. */
  rowParts?: RowParts
  /** Its name, if not taken from the query. */
  name?: string
  /** What the alert will report, if the query does not show that. */
  help?: string
  /** The alert to change; without it, a new one is created. */
  alert?: Alerta
}

/** Turns a search into an alert: every field has a default, and the estimate is beside it. */
export function FollowDialog({
  onClose,
  search = {},
  rows,
  rowParts,
  name,
  help,
  alert,
}: FollowDialogProps) {
  const { words, format } = useSpeech()
  const { alerts: said, filters } = words
  const { email } = useSession().person
  const queries = useQueryClient()
  const [draft, setDraft] = useState(() =>
    draftOf({ search, rows, alert, name, everything: said.everything, email }),
  )
  const [isPreview, setPreview] = useState(false)
  const { nome, consulta, termos, listas, filtros, linhas, when } = draft
  const saving = useMutation({
    mutationFn: async () => {
      const body = bodyOf(draft, alert)
      return alert
        ? await call('PATCH /alertas/{id}', { path: { id: alert.id }, body })
        : await call('POST /alertas', { body })
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: alertsOptions.queryKey }),
  })
  const fault = useFault(saving.error)
  const narrowed = (
    linhas === null
      ? filterWords(filtros, words, format)
      : (rowParts?.wordsOf(linhas, words, format) ?? [])
  ).join(' · ')
  const saved = saving.data?.dados
  return (
    <Modal
      opened
      onClose={onClose}
      size={920}
      padding={24}
      title={
        <span className={styles.title}>
          {alert ? said.editTitle : linhas ? words.watchedRows.followTitle : said.followTitle}
          <small>
            {linhas === null && (
              <>
                <code>
                  <Query text={consulta} />
                </code>{' '}
              </>
            )}
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
            <Foot
              isNew={alert === undefined}
              isPreview={isPreview}
              onPreview={() => setPreview(!isPreview)}
              isSaving={saving.isPending}
              onClose={onClose}
            />
          }
        >
          {isPreview && (
            <MailPreview
              alert={{
                nome,
                ...soughtBy(draft),
                frequencia: when.frequencia,
              }}
            />
          )}
          <div className={styles.columns} hidden={isPreview}>
            <div className={styles.fields}>
              {help && <p className="muted">{help}</p>}
              {(search.data_inicio ?? search.data_fim) && (
                <Notice tone="plain">{said.periodStays}</Notice>
              )}
              <FollowFields
                draft={draft}
                onChange={(changed) => setDraft((before) => ({ ...before, ...changed }))}
                onFilters={(changed) =>
                  setDraft((before) => ({ ...before, filtros: { ...before.filtros, ...changed } }))
                }
                rowParts={rowParts}
                withQuery={alert !== undefined}
                narrowed={narrowed}
                fault={fault}
              />
            </div>
            {linhas === null ? (
              <EstimatePanel
                consulta={consulta}
                termos={linesOf(termos)}
                listas={listas}
                filtros={filtros}
              />
            ) : (
              rowParts && <rowParts.Estimate watched={linhas} literal={filtros.literal} />
            )}
          </div>
        </DialogForm>
      )}
    </Modal>
  )
}

interface FootProps {
  isNew: boolean
  isPreview: boolean
  onPreview(): void
  isSaving: boolean
  onClose(): void
}

function Foot({ isNew, isPreview, onPreview, isSaving, onClose }: FootProps) {
  const { alerts: said, common } = useSpeech().words
  return (
    <>
      <button type="button" className={`link alone ${styles.preview}`} onClick={onPreview}>
        {isPreview ? said.previewBack : said.preview}
      </button>
      <Button variant="subtle" className={styles.cancel} onClick={onClose}>
        {common.cancel}
      </Button>
      <Button
        type="submit"
        variant="filled"
        leftSection={<IconBellPlus size={16} />}
        loading={isSaving}
      >
        {isNew ? said.create : common.save}
      </Button>
    </>
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
  // Of an old archive that says nothing about the days after it.
  const receipt = useFreshness()?.state === 'old' ? null : alert.conferido_ate
  return (
    <div className={styles.saved} role="status">
      <p>
        <b>{isNew ? said.created(alert.filtros.linhas !== null) : said.saved}</b>{' '}
        {receipt && said.checked(format.moment(receipt.em))}
      </p>
      <OldArchive />
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
