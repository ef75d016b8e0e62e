import { ActionIcon, Button, Menu, SegmentedControl } from '@mantine/core'
import { IconDots, IconSend } from '@tabler/icons-react'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiError, call } from '../api/client.ts'
import type { Estatisticas, Webhook } from '../api/schema.ts'
import { statisticsOptions, webhookOptions } from '../api/webhooks.ts'
import { OldArchive } from '../app/OldArchive.tsx'
import { useShortcuts } from '../app/shortcuts.ts'
import { useSession } from '../app/session.tsx'
import { usePageTitle } from '../app/title.ts'
import { webhookTitle } from '../app/webhook-title.ts'
import { Confirm } from '../ui/Confirm.tsx'
import { Failure } from '../ui/Failure.tsx'
import { NotFound } from '../app/NotFound.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useSpeech } from '../words/words.tsx'
import { AttemptsChart } from './AttemptsChart.tsx'
import { Deliveries } from './Deliveries.tsx'
import { Figures } from './Figures.tsx'
import { healthOf } from './health.ts'
import { HealthTag } from './HealthTag.tsx'
import { Outlook } from './Outlook.tsx'
import { Receives } from './Receives.tsx'
import { TestDialog } from './TestDialog.tsx'
import { WebhookForm } from './WebhookForm.tsx'
import styles from './WebhookPage.module.css'

const PERIODS: Estatisticas['periodo'][] = ['24h', '7d', '30d']

export function WebhookPage() {
  const { id } = useParams({ from: '/inside/webhooks/$id' })
  const {
    words: { common, webhooks: said },
  } = useSpeech()
  const { data: webhook, error, refetch } = useQuery(webhookOptions(id))
  usePageTitle(webhook && webhookTitle(webhook))
  if (error instanceof ApiError && error.status === 404)
    return (
      <NotFound title={said.notFound} help={said.notFoundHelp}>
        <Link to="/webhooks">{said.toAll}</Link>
      </NotFound>
    )
  if (error && !webhook) return <Failure error={error} onRetry={() => void refetch()} />
  if (!webhook) return <Skeleton sentence={common.loading} />
  return <Detail webhook={webhook} />
}

function Detail({ webhook }: { webhook: Webhook }) {
  const {
    words: { webhooks: said },
  } = useSpeech()
  const [periodo, setPeriod] = useState<Estatisticas['periodo']>('7d')
  const [isTesting, setTesting] = useState(false)
  const statistics = useQuery({
    ...statisticsOptions(webhook.id, periodo),
    placeholderData: keepPreviousData,
  })
  useShortcuts({ t: () => setTesting(true) })
  return (
    <>
      <Head webhook={webhook} onTest={() => setTesting(true)} />
      <div className={styles.notices}>
        <OldArchive />
        <Outlook webhook={webhook} onTest={() => setTesting(true)} />
      </div>
      <div className={styles.columns}>
        <div>
          <header className={styles.titled}>
            <h2>{said.how}</h2>
            <SegmentedControl
              aria-label={said.period}
              value={periodo}
              onChange={setPeriod}
              data={PERIODS.map((value) => ({ value, label: said.periods[value] }))}
            />
          </header>
          {statistics.data && <Figures webhook={webhook} statistics={statistics.data} />}
          {statistics.data && <AttemptsChart statistics={statistics.data} />}
          <Deliveries webhook={webhook} />
        </div>
        <Receives webhook={webhook} statistics={statistics.data} />
      </div>
      <TestDialog webhook={webhook} opened={isTesting} onClose={() => setTesting(false)} />
    </>
  )
}

function Head({ webhook, onTest }: { webhook: Webhook; onTest: () => void }) {
  const {
    words: { webhooks: said, common },
  } = useSpeech()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null)
  const path = { webhook_id: webhook.id }
  const { isEditor } = useSession()
  const refresh = () => queries.invalidateQueries({ queryKey: ['webhooks'] })
  const switching = useMutation({
    mutationFn: (ativo: boolean) => call('PATCH /webhooks/{webhook_id}', { path, body: { ativo } }),
    onSettled: refresh,
  })
  const deleting = useMutation({
    mutationFn: () => call('DELETE /webhooks/{webhook_id}', { path }),
    async onSuccess() {
      await navigate({ to: '/webhooks' })
      queries.removeQueries({ queryKey: ['webhooks', webhook.id] })
      await refresh()
    },
  })
  return (
    <header>
      <nav className="small muted" aria-label={said.title}>
        <Link to="/webhooks">{said.title}</Link> / {webhook.id}
      </nav>
      <div className={styles.head}>
        <h1>{webhookTitle(webhook)}</h1>
        <HealthTag webhook={webhook} />
        {isEditor && (
          <div className={styles.tools}>
            <Button leftSection={<IconSend size={16} />} onClick={onTest}>
              {said.sendTest}
            </Button>
            <Button onClick={() => setOpen('edit')}>{common.edit}</Button>
            <Menu position="bottom-end">
              <Menu.Target>
                <ActionIcon variant="default" size={36} aria-label={said.more}>
                  <IconDots size={18} />
                </ActionIcon>
              </Menu.Target>
              <Menu.Dropdown>
                {healthOf(webhook) !== 'lost' && (
                  <Menu.Item onClick={() => switching.mutate(!webhook.ativo)}>
                    {webhook.ativo ? said.deactivate : said.reactivate}
                  </Menu.Item>
                )}
                <Menu.Item onClick={() => setOpen('delete')}>{common.delete}</Menu.Item>
              </Menu.Dropdown>
            </Menu>
          </div>
        )}
        <code className={styles.url}>{webhook.url}</code>
      </div>
      {open === 'edit' && <WebhookForm opened onClose={() => setOpen(null)} webhook={webhook} />}
      <Confirm
        opened={open === 'delete'}
        title={said.deleteTitle}
        sentence={said.deleteHelp}
        action={common.delete}
        error={deleting.error}
        onConfirm={() => deleting.mutate()}
        onClose={() => setOpen(null)}
      >
        {webhook.ativo && (
          <Button
            onClick={() => {
              switching.mutate(false)
              setOpen(null)
            }}
          >
            {said.deactivate}
          </Button>
        )}
      </Confirm>
    </header>
  )
}
