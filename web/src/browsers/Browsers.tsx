import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { call } from '../api/client.ts'
import type { Entrega, Webhook } from '../api/schema.ts'
import { useSession } from '../app/session.tsx'
import { Failure } from '../ui/Failure.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Tag } from '../ui/Tag.tsx'
import { useFault } from '../ui/fault.ts'
import { useSpeech } from '../words/words.tsx'
import styles from './Browsers.module.css'
import { ObstacleNotice } from './ObstacleNotice.tsx'
import { useBrowsers } from './this-browser.ts'

/** The browsers in which the account's alerts are shown, and a button for this one. */
export function Browsers() {
  const { browsers: said, common } = useSpeech().words
  const { isEditor } = useSession()
  const { browsers, here, error, refetch, turnOn, remove } = useBrowsers()
  const fault = useFault(remove.error)
  if (error && !browsers) return <Failure error={error} onRetry={() => void refetch()} />
  if (!browsers) return <Skeleton rows={1} sentence={common.loading} />
  return (
    <div>
      <p className="muted">{browsers.length === 0 ? said.none : said.help}</p>
      <ul className={styles.list}>
        {browsers.map((browser) => (
          <Row
            key={browser.id}
            browser={browser}
            isHere={browser === here}
            onRemove={() => remove.mutate(browser)}
          />
        ))}
      </ul>
      {fault && <Notice tone="bad">{fault.message}</Notice>}
      {isEditor && !here?.ativo && (
        <Button loading={turnOn.isPending} onClick={() => turnOn.mutate()}>
          {said.turnOn}
        </Button>
      )}
      <ObstacleNotice error={turnOn.error} />
    </div>
  )
}

interface RowProps {
  browser: Webhook
  isHere: boolean
  onRemove(): void
}

function Row({ browser, isHere, onRemove }: RowProps) {
  const {
    words: { browsers: said },
    format,
  } = useSpeech()
  const { isEditor } = useSession()
  const testing = useMutation({
    mutationFn: async () => {
      const path = { webhook_id: browser.id }
      const body = { tipo: 'alerta.match' as const }
      return (await call('POST /webhooks/{webhook_id}/test', { path, body })).dados
    },
  })
  const fault = useFault(testing.error)
  return (
    <li className={styles.row}>
      <span>
        <b>{browser.nome}</b> {isHere && <Tag tone="ok">{said.thisOne}</Tag>}
        <small>{said.since(format.moment(browser.criado_em))}</small>
      </span>
      {isEditor && (
        <span className={styles.tools}>
          <Button
            size="compact-sm"
            variant="subtle"
            aria-label={`${said.test}: ${browser.nome}`}
            loading={testing.isPending}
            onClick={() => testing.mutate()}
          >
            {said.test}
          </Button>
          <Button
            size="compact-sm"
            variant="subtle"
            aria-label={`${said.remove}: ${browser.nome}`}
            onClick={onRemove}
          >
            {said.remove}
          </Button>
        </span>
      )}
      <Ended browser={browser} />
      {testing.data && <Tested delivery={testing.data} />}
      {fault && <Notice tone="bad">{fault.message}</Notice>}
    </li>
  )
}

/** Why it shows nothing more. */
function Ended({ browser: { ativo, motivo_inativacao, inativado_em } }: { browser: Webhook }) {
  const {
    words: { browsers: said },
    format,
  } = useSpeech()
  if (ativo) return null
  const since = inativado_em ? format.moment(inativado_em) : ''
  const why = {
    manual: said.off(since),
    falhas: said.ended(since),
    endereco_perdido: said.lost,
  }
  return <Notice tone="warn">{why[motivo_inativacao ?? 'manual']}</Notice>
}

function Tested({ delivery }: { delivery: Entrega }) {
  const { browsers: said } = useSpeech().words
  const { status, ultimo_status_http: answer } = delivery
  if (status === 'entregue') return <Notice tone="plain">{said.tested}</Notice>
  const isOver = answer === 404 || answer === 410
  return <Notice tone="warn">{isOver ? said.testOver : said.testFailed}</Notice>
}
