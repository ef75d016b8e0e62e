import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { memo, useState } from 'react'
import type { Estatisticas, Webhook } from '../api/schema.ts'
import { statisticsOptions, webhooksOptions } from '../api/webhooks.ts'
import { useSession } from '../app/session.tsx'
import { webhookTitle } from '../app/webhook-title.ts'
import { readAsked, watchedInAddress } from '../tables/watched/watched-rows.ts'
import { Sparkline } from '../ui/charts/Sparkline.tsx'
import { useSpeech } from '../words/words.tsx'
import { HealthTag } from './HealthTag.tsx'
import { WebhookForm } from './WebhookForm.tsx'
import styles from './WebhooksPage.module.css'
import { BY_NEED, healthOf, slotsOf } from './health.ts'
import { ListScreen } from '../app/ListScreen.tsx'
import { OldArchive } from '../app/OldArchive.tsx'

export function WebhooksPage() {
  const {
    words: { webhooks: said },
  } = useSpeech()
  const webhooks = useQuery(webhooksOptions)
  const asked = readAsked(useSearch({ from: '/inside/webhooks' }))
  const navigate = useNavigate({ from: '/webhooks' })
  const rows = watchedInAddress(asked)
  const [isCreating, setCreating] = useState(rows !== null)
  const close = () => {
    setCreating(false)
    if (rows !== null) void navigate({ search: {}, replace: true })
  }
  const { isEditor } = useSession()
  return (
    <ListScreen
      query={webhooks}
      said={said}
      sorted={(all) => all.toSorted((a, b) => needOf(a) - needOf(b))}
      row={(webhook) => <Row key={webhook.id} webhook={webhook} />}
      onCreate={() => setCreating(true)}
      notice={<OldArchive />}
    >
      {isEditor && (
        <WebhookForm key={rows?.tabela ?? 'novo'} opened={isCreating} onClose={close} rows={rows} />
      )}
    </ListScreen>
  )
}

const needOf = (webhook: Webhook) => BY_NEED.indexOf(healthOf(webhook))

const Row = memo(function Row({ webhook }: { webhook: Webhook }) {
  const {
    words: { webhooks: said },
  } = useSpeech()
  const { data } = useQuery(statisticsOptions(webhook.id, '7d'))
  return (
    <li className={styles.row}>
      <div>
        <Link to="/webhooks/$id" params={{ id: webhook.id }} className={styles.name} data-row>
          {webhookTitle(webhook)}
        </Link>
        <p className="muted small">{webhook.eventos.join(', ')}</p>
      </div>
      <HealthTag webhook={webhook} />
      <div className={styles.spark}>
        {data && (
          <Sparkline
            values={slotsOf(data).map(({ sucessos, falhas }) => sucessos + falhas)}
            bad={slotsOf(data).map(({ falhas }) => falhas)}
            label={said.attemptsInWeek(data.tentativas.sucessos + data.tentativas.falhas)}
            height={24}
          />
        )}
      </div>
      <span className="figures muted">{data && <Week statistics={data} />}</span>
    </li>
  )
})

/** The results of the week's deliveries, and the attempts at those that still wait. */
function Week({ statistics: { entregas, tentativas } }: { statistics: Estatisticas }) {
  const {
    words: { webhooks: said },
    format,
  } = useSpeech()
  const { taxa_sucesso: rate } = entregas
  const { sucessos, falhas } = tentativas
  if (sucessos + falhas === 0) return said.nothingSent
  return (
    <>
      {rate === null ? said.noneEnded : said.arrived(format.percent(rate))}
      {falhas > 0 && (
        <span className={styles.failed}>
          {said.attemptsFailed(falhas, format.number(falhas), format.number(sucessos + falhas))}
        </span>
      )}
    </>
  )
}
