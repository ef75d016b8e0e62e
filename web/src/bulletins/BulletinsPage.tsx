import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { alertsOptions } from '../api/alerts.ts'
import { bulletinsOptions } from '../api/bulletins.ts'
import type { Alerta, Boletim } from '../api/schema.ts'
import { useSession } from '../app/session.tsx'
import { usePageTitle } from '../app/title.ts'
import { Empty } from '../ui/Empty.tsx'
import { Failure } from '../ui/Failure.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Tag } from '../ui/Tag.tsx'
import { useRows } from '../ui/useRows.ts'
import { useSpeech } from '../words/words.tsx'
import { AddressState } from './AddressState.tsx'
import { BulletinMenu } from './BulletinMenu.tsx'
import styles from './BulletinsPage.module.css'

/** The mails that tell of several alerts at once. */
export function BulletinsPage() {
  const {
    words: { bulletins: said, common },
    format,
  } = useSpeech()
  const { data, error, refetch } = useQuery(bulletinsOptions)
  const { data: alerts, error: alertsError, refetch: refetchAlerts } = useQuery(alertsOptions)
  const { isEditor } = useSession()
  const { shown, left, showMore } = useRows(data ?? [])
  usePageTitle(said.title)
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  if (alertsError && !alerts)
    return <Failure error={alertsError} onRetry={() => void refetchAlerts()} />
  if (!data || !alerts) return <Skeleton sentence={common.loading} />
  const create = isEditor && (
    <Button
      variant="filled"
      component={Link}
      to="/boletins/novo"
      leftSection={<IconPlus size={16} />}
    >
      {said.create}
    </Button>
  )
  if (data.length === 0)
    return (
      <Empty title={said.none} sentence={said.noneHelp} steps={said.steps}>
        {alerts.length > 0 ? (
          create
        ) : (
          <Button variant="filled" component={Link} to="/">
            {said.beginAlerts}
          </Button>
        )}
      </Empty>
    )
  return (
    <>
      <PageHead title={said.title}>{create}</PageHead>
      <ul>
        {shown.map((bulletin) => (
          <Row key={bulletin.id} bulletin={bulletin} alerts={alerts} />
        ))}
      </ul>
      {left > 0 && <Button onClick={showMore}>{common.showMore(format.number(left))}</Button>}
    </>
  )
}

/** More recipients than these are counted. */
const FEW = 4

const Row = memo(function Row({ bulletin, alerts }: { bulletin: Boletim; alerts: Alerta[] }) {
  const {
    words: { bulletins: said },
    format,
  } = useSpeech()
  const { isEditor } = useSession()
  const { id, nome, ativo, enderecos, proximo_envio_em } = bulletin
  const known = bulletin.alertas.flatMap((one) => alerts.find((alert) => alert.id === one) ?? [])
  const deleted = bulletin.alertas.length - known.length
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <Link to="/boletins/$id" params={{ id }} className={styles.name}>
          {nome}
        </Link>{' '}
        {!ativo && <Tag tone="plain">{said.off}</Tag>}
        <p className="small muted">{known.map((alert) => alert.nome).join(' · ')}</p>
        {deleted > 0 && <p className={`small ${styles.gone}`}>{said.deletedAlerts(deleted)}</p>}
      </div>
      <ul className={styles.people}>
        {enderecos.slice(0, FEW).map((address) => (
          <li key={address.email}>
            {address.email} <AddressState state={address.situacao} />
          </li>
        ))}
        {enderecos.length === 0 && <li className="muted">{said.noRecipients}</li>}
        {enderecos.length > FEW && (
          <li className="muted">{said.furtherRecipients(format.number(enderecos.length - FEW))}</li>
        )}
      </ul>
      <p className="small muted">
        {proximo_envio_em === null ? said.noNext : said.next(format.moment(proximo_envio_em))}
      </p>
      {isEditor && <BulletinMenu bulletin={bulletin} />}
    </li>
  )
})
