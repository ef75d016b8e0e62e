import { useMutation, useQueryClient } from '@tanstack/react-query'
import { lazy, memo, useState } from 'react'
import { alertsOptions } from '../api/alerts.ts'
import { call } from '../api/client.ts'
import type { Alerta } from '../api/schema.ts'
import { DialogBoundary } from '../app/DialogBoundary.tsx'
import { part } from '../app/parts.ts'
import { useSession } from '../app/session.tsx'
import { searchOf } from '../filters/standing.ts'
import { Confirm } from '../ui/Confirm.tsx'
import { useSpeech } from '../words/words.tsx'
import { AlertChannels } from './AlertChannels.tsx'
import { type AlertAction, AlertMenu } from './AlertMenu.tsx'
import { AlertSought } from './AlertSought.tsx'
import styles from './AlertsPage.module.css'
import { FollowDialog } from './FollowDialog.tsx'
import { PastDialog } from './PastDialog.tsx'
import type { RowParts } from './row-parts.ts'

const FeedDialog = lazy(
  part(async () => ({ default: (await import('../app/FeedDialog.tsx')).FeedDialog })),
)

interface AlertRowProps {
  alert: Alerta
  rowParts: RowParts
  isAsked: boolean
}

/** An alert in the list, and what can be done with it. */
export const AlertRow = memo(function AlertRow({ alert, rowParts, isAsked }: AlertRowProps) {
  const { alerts: said, common } = useSpeech().words
  const queries = useQueryClient()
  const { isEditor } = useSession()
  const [open, setOpen] = useState<AlertAction | null>(null)
  const onClose = () => setOpen(null)
  const path = { id: alert.id }
  const onSettled = () => queries.invalidateQueries({ queryKey: alertsOptions.queryKey })
  const switching = useMutation({
    mutationFn: () => call('PATCH /alertas/{id}', { path, body: { ativo: !alert.ativo } }),
    onSettled,
  })
  const deleting = useMutation({
    mutationFn: () => call('DELETE /alertas/{id}', { path }),
    onSettled,
  })
  return (
    <li className={styles.row} aria-current={isAsked || undefined}>
      <AlertSought alert={alert} rowParts={rowParts} />
      <AlertChannels alert={alert} />
      <WhenTold alert={alert} />
      {isEditor && <AlertMenu alert={alert} onOpen={setOpen} onSwitch={() => switching.mutate()} />}
      {open === 'edit' && (
        <FollowDialog
          alert={alert}
          search={searchOf(alert)}
          rowParts={rowParts}
          onClose={onClose}
        />
      )}
      {open === 'past' && <PastDialog alert={alert} rowParts={rowParts} onClose={onClose} />}
      {open === 'feed' && (
        <DialogBoundary onClose={onClose}>
          <FeedDialog name={alert.nome} path={`/alertas/${alert.id}/atom`} onClose={onClose} />
        </DialogBoundary>
      )}
      <Confirm
        opened={open === 'delete'}
        title={said.deleteTitle}
        sentence={said.deleteHelp}
        action={common.delete}
        error={deleting.error}
        onConfirm={() => deleting.mutate()}
        onClose={onClose}
      />
    </li>
  )
})

/** How often it tells what it finds, and up to where it has looked. */
function WhenTold({ alert }: { alert: Alerta }) {
  const {
    words: { alerts: said },
    format,
  } = useSpeech()
  const receipt = alert.conferido_ate
  return (
    <div className="small muted">
      {alert.frequencia === 'diaria' ? said.daily(alert.hora) : said.frequencies[alert.frequencia]}
      {alert.avisar_vazio && (
        <>
          <br />
          {said.tellsNothing}
        </>
      )}
      <br />
      {receipt && (
        <>
          {said.checked(format.moment(receipt.em))}{' '}
          {receipt.edicao
            ? said.checkedEdition(
                receipt.edicao.numero,
                format.date(receipt.edicao.data),
                receipt.edicao.provisoria,
              )
            : said.checkedNone}
        </>
      )}
    </div>
  )
}
