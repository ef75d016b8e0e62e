import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconDots, IconMail, IconMailbox, IconWebhook } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { lazy, memo, useState } from 'react'
import { alertsOptions } from '../api/alerts.ts'
import { bulletinsOptions } from '../api/bulletins.ts'
import { call } from '../api/client.ts'
import type { Alerta } from '../api/schema.ts'
import { listsOptions } from '../api/lists.ts'
import { webhooksOptions } from '../api/webhooks.ts'
import { DialogBoundary } from '../app/DialogBoundary.tsx'
import { part } from '../app/parts.ts'
import { useSession } from '../app/session.tsx'
import { usePageTitle } from '../app/title.ts'
import { OldArchive } from '../app/OldArchive.tsx'
import { filterWords } from '../filters/readable.ts'
import { searchOf, standingFilterOf } from '../filters/standing.ts'
import { Confirm } from '../ui/Confirm.tsx'
import { Empty } from '../ui/Empty.tsx'
import { Failure } from '../ui/Failure.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Query } from '../ui/Query.tsx'
import { Tag } from '../ui/Tag.tsx'
import { useRows } from '../ui/useRows.ts'
import type { RowParts } from './row-parts.ts'
import { webhookTitle } from '../app/webhook-title.ts'
import { useSpeech } from '../words/words.tsx'
import styles from './AlertsPage.module.css'
import { FollowDialog } from './FollowDialog.tsx'
import { FromMail } from './FromMail.tsx'
import { rowsSoughtBy } from './draft.ts'
import { PastDialog } from './PastDialog.tsx'

const FeedDialog = lazy(
  part(async () => ({ default: (await import('../app/FeedDialog.tsx')).FeedDialog })),
)

export function AlertsPage({ rowParts }: { rowParts: RowParts }) {
  const {
    words: { alerts: said, bulletins, common },
    format,
  } = useSpeech()
  const { data, error, refetch } = useQuery(alertsOptions)
  const { alerta } = useSearch({ from: '/inside/alertas' })
  const asked = data?.find(({ id }) => id === alerta)
  // Visitors from a mail see its alert first.
  const others = (data ?? []).filter((alert) => alert !== asked)
  const { shown, left, showMore } = useRows(asked ? [asked, ...others] : others)
  usePageTitle(said.title)
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton sentence={common.loading} />
  const begin = (
    <Button variant="filled" component={Link} to="/">
      {said.beginSearch}
    </Button>
  )
  const toOthers = (
    <>
      <Button component={Link} to="/listas" variant="subtle" ml="auto">
        {said.toLists}
      </Button>
      <Button component={Link} to="/boletins" variant="subtle">
        {bulletins.title}
      </Button>
    </>
  )
  const fromMail = <FromMail {...(asked ? { alert: asked, search: searchOf(asked) } : {})} />
  if (data.length === 0)
    return (
      <>
        {fromMail}
        <Empty title={said.none} sentence={said.noneHelp} steps={said.steps}>
          {begin}
          <div>{toOthers}</div>
        </Empty>
      </>
    )
  return (
    <>
      <PageHead title={said.title}>
        {toOthers}
        {begin}
      </PageHead>
      <OldArchive />
      {fromMail}
      <ul>
        {shown.map((alert) => (
          <Row key={alert.id} alert={alert} rowParts={rowParts} isAsked={alert === asked} />
        ))}
      </ul>
      {left > 0 && <Button onClick={showMore}>{common.showMore(format.number(left))}</Button>}
    </>
  )
}

interface RowProps {
  alert: Alerta
  rowParts: RowParts
  isAsked: boolean
}

const Row = memo(function Row({ alert, rowParts, isAsked }: RowProps) {
  const { words, format } = useSpeech()
  const { alerts: said, common } = words
  const queries = useQueryClient()
  const { isEditor } = useSession()
  const [open, setOpen] = useState<'edit' | 'past' | 'feed' | 'delete' | null>(null)
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
  const receipt = alert.conferido_ate
  const search = searchOf(alert)
  const rows = rowsSoughtBy(alert)
  const [table = '', ...ofRows] = rows === null ? [] : rowParts.wordsOf(rows, words, format)
  const narrowed = rows === null ? filterWords(standingFilterOf(search), words, format) : ofRows
  const webhooks = useQuery({ ...webhooksOptions, enabled: alert.canais.webhooks.length > 0 })
  const items = alert.termos.length + alert.listas.length
  const lists = useQuery({ ...listsOptions, enabled: alert.listas.length > 0 })
  const listName = (id: string) => lists.data?.find((one) => one.id === id)?.nome ?? id
  const bulletins = useQuery({ ...bulletinsOptions, enabled: alert.boletins.length > 0 })
  const nameOf = (id: string) => {
    const webhook = webhooks.data?.find((one) => one.id === id)
    return webhook ? webhookTitle(webhook) : said.webhook
  }
  return (
    <li className={styles.row} aria-current={isAsked || undefined}>
      <div className={styles.what}>
        <b>{alert.nome}</b>
        {!alert.ativo && <Tag tone="plain">{said.off}</Tag>}
        <p>
          {rows !== null ? (
            words.watchedRows.sought(table, ofRows.length === 0)
          ) : items === 0 ? (
            <Link to="/" search={search} className={styles.query}>
              <Query text={alert.consulta} />
            </Link>
          ) : (
            // No search in an address holds thousands of terms.
            <span className={styles.query}>
              {alert.consulta !== '*' && (
                <>
                  <Query text={alert.consulta} /> ·{' '}
                </>
              )}
              {[
                ...(alert.termos.length > 0
                  ? [said.countedTerms(alert.termos.length, format.number(alert.termos.length))]
                  : []),
                ...alert.listas.map((id) => said.ofList(listName(id))),
              ].join(' · ')}
            </span>
          )}
        </p>
        {narrowed.length > 0 && <p className="small muted">{narrowed.join(' · ')}</p>}
      </div>
      <ul className={styles.channels}>
        {alert.enderecos.map(({ email, situacao }) => (
          <li key={email}>
            <IconMail size={15} aria-hidden /> {email}
            {situacao !== 'confirmado' && (
              <span className={styles.waits}>{said.addressStates[situacao]}</span>
            )}
          </li>
        ))}
        {alert.canais.webhooks.map((id) => (
          <li key={id}>
            <IconWebhook size={15} aria-hidden />
            <Link to="/webhooks/$id" params={{ id }}>
              {nameOf(id)}
            </Link>
          </li>
        ))}
        {alert.boletins.map((id) => (
          <li key={id}>
            <IconMailbox size={15} aria-hidden />
            <span>
              {said.inBulletin}{' '}
              <Link to="/boletins/$id" params={{ id }}>
                {bulletins.data?.find((one) => one.id === id)?.nome ?? id}
              </Link>
            </span>
          </li>
        ))}
      </ul>
      <div className="small muted">
        {alert.frequencia === 'diaria'
          ? said.daily(alert.hora)
          : said.frequencies[alert.frequencia]}
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
      {isEditor && (
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon aria-label={said.actions(alert.nome)}>
              <IconDots size={18} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => setOpen('edit')}>{common.edit}</Menu.Item>
            <Menu.Item onClick={() => setOpen('past')}>{said.past}</Menu.Item>
            <Menu.Item onClick={() => setOpen('feed')}>{words.feeds.menu}</Menu.Item>
            <Menu.Item onClick={() => switching.mutate()}>
              {alert.ativo ? said.pause : said.resume}
            </Menu.Item>
            <Menu.Item onClick={() => setOpen('delete')}>{common.delete}</Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
      {open === 'edit' && (
        <FollowDialog
          alert={alert}
          search={search}
          rowParts={rowParts}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'past' && (
        <PastDialog alert={alert} rowParts={rowParts} onClose={() => setOpen(null)} />
      )}
      {open === 'feed' && (
        <DialogBoundary onClose={() => setOpen(null)}>
          <FeedDialog
            name={alert.nome}
            path={`/alertas/${alert.id}/atom`}
            onClose={() => setOpen(null)}
          />
        </DialogBoundary>
      )}
      <Confirm
        opened={open === 'delete'}
        title={said.deleteTitle}
        sentence={said.deleteHelp}
        action={common.delete}
        error={deleting.error}
        onConfirm={() => deleting.mutate()}
        onClose={() => setOpen(null)}
      />
    </li>
  )
})
