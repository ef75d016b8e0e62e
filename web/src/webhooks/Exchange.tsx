import { Button, CopyButton } from '@mantine/core'
import { IconCircleCheck, IconCircleX, IconClock, IconRefresh } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../api/client.ts'
import type { EntregaDetalhe, Tentativa } from '../api/schema.ts'
import { deliveryOptions } from '../api/webhooks.ts'
import { Notice } from '../ui/Notice.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useFault } from '../ui/fault.ts'
import type { Words } from '../words/pt/index.ts'
import { useSpeech } from '../words/words.tsx'
import styles from './Deliveries.module.css'

interface ExchangeProps {
  webhookId: string
  deliveryId: string
  /** Whether the webhook is active; without that, nothing can be sent again from here. */
  isActive?: boolean
}

/** An expanded delivery: its attempts on one line, the request, the response, and their meaning. */
export function Exchange({ webhookId, deliveryId, isActive }: ExchangeProps) {
  const {
    words: { common },
  } = useSpeech()
  const { data: delivery } = useQuery(deliveryOptions(webhookId, deliveryId))
  const [chosen, setChosen] = useState<number | null>(null)
  if (!delivery) return <Skeleton rows={1} sentence={common.loading} />
  const attempt =
    delivery.historico.find(({ numero }) => numero === chosen) ?? delivery.historico.at(-1)
  return (
    <div className={styles.panel}>
      <Attempts delivery={delivery} chosen={attempt?.numero ?? null} onChoose={setChosen} />
      <div className={styles.sides}>
        <Sent delivery={delivery} />
        {attempt && <Answered attempt={attempt} />}
      </div>
      {isActive !== undefined && <Again delivery={delivery} isActive={isActive} />}
    </div>
  )
}

interface AttemptsProps {
  delivery: EntregaDetalhe
  chosen: number | null
  onChoose(numero: number): void
}

function Attempts({
  delivery: { historico, proxima_tentativa_em },
  chosen,
  onChoose,
}: AttemptsProps) {
  const {
    words: { webhooks: said },
    format,
  } = useSpeech()
  return (
    <ol className={styles.line}>
      {historico.map((attempt) => {
        const isGood = attempt.erro === null
        const Picture = isGood ? IconCircleCheck : IconCircleX
        return (
          <li key={attempt.numero} data-good={isGood}>
            <Picture size={18} aria-hidden />
            <button
              type="button"
              className="link"
              aria-pressed={attempt.numero === chosen}
              onClick={() => onChoose(attempt.numero)}
            >
              {said.attempt(attempt.numero, outcomeOf(attempt, said.errorNames))}
            </button>
            <small>{format.moment(attempt.iniciada_em)}</small>
          </li>
        )
      })}
      {proxima_tentativa_em && (
        <li>
          <IconClock size={18} aria-hidden />
          {said.attempt(historico.length + 1, '')}
          <small>{format.moment(proxima_tentativa_em)}</small>
        </li>
      )}
    </ol>
  )
}

function outcomeOf({ status_http, erro }: Tentativa, names: Record<string, string>): string {
  return status_http === null ? (names[erro ?? 'rede'] ?? '') : String(status_http)
}

function Sent({ delivery: { requisicao } }: { delivery: EntregaDetalhe }) {
  const {
    words: { webhooks: said, common },
  } = useSpeech()
  const headers = Object.entries(requisicao.cabecalhos).map(([name, value]) => `${name}: ${value}`)
  const text = `${headers.join('\n')}\n\n${pretty(requisicao.corpo)}`
  return (
    <section>
      <header>
        {said.sent}
        <CopyButton value={text}>
          {({ copied, copy }) => (
            <button type="button" className="link alone" onClick={copy}>
              {copied ? common.copied : common.copy}
            </button>
          )}
        </CopyButton>
      </header>
      {requisicao.entregas.length > 1 && (
        <p className="muted small">{said.together(requisicao.entregas.length - 1)}</p>
      )}
      <pre tabIndex={0}>{text}</pre>
    </section>
  )
}

/** As sent, but with line breaks; anything but JSON stays unchanged. */
function pretty(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 1)
  } catch {
    return body
  }
}

function Answered({ attempt }: { attempt: Tentativa }) {
  const {
    words: { webhooks: said },
    format,
  } = useSpeech()
  const { status_http, erro, resposta, ip, duracao_ms } = attempt
  // An answer that is not HTTP has no status, but it arrived.
  const isAnswered = status_http !== null || erro === 'resposta_invalida'
  return (
    <section>
      <header>
        {isAnswered ? said.answered : said.unanswered}
        <b>{said.outcome(outcomeOf(attempt, said.errorNames), format.duration(duracao_ms))}</b>
      </header>
      <pre tabIndex={0}>{resposta || (isAnswered ? said.emptyAnswer : said.noAnswer)}</pre>
      <dl className={styles.facts}>
        {ip && (
          <>
            <dt>{said.ip}</dt>
            <dd>
              <code>{ip}</code>
            </dd>
          </>
        )}
        <dt>{said.duration}</dt>
        <dd>{format.duration(duracao_ms)}</dd>
      </dl>
      {erro && (
        <p className="small">
          <b>{said.meaning}</b>{' '}
          {erro === 'status_http' ? said.statusMeaning(status_http ?? 0) : said.errors[erro]}
        </p>
      )}
    </section>
  )
}

function Again({ delivery, isActive }: { delivery: EntregaDetalhe; isActive: boolean }) {
  const {
    words: { webhooks: said },
    format,
  } = useSpeech()
  const queries = useQueryClient()
  const sending = useMutation({
    mutationFn: () => {
      const path = { webhook_id: delivery.webhook_id, delivery_id: delivery.id }
      return call('POST /webhooks/{webhook_id}/deliveries/{delivery_id}/retry', { path })
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['webhooks', delivery.webhook_id] }),
  })
  const fault = useFault(sending.error)
  const act = actOf(delivery.requisicao.corpo)
  const isWaiting = delivery.status === 'pendente'
  const next = delivery.proxima_tentativa_em
  const why = refusalOf(delivery, isActive, said)
  return (
    <div className={styles.actions}>
      <Button
        leftSection={<IconRefresh size={16} />}
        disabled={why !== null}
        loading={sending.isPending}
        onClick={() => sending.mutate()}
      >
        {isWaiting ? said.retryNow : said.retry}
      </Button>
      {why && <span className="muted small">{why}</span>}
      {why === null && isWaiting && next && (
        <span className="muted small">{said.retryWaiting(format.moment(next))}</span>
      )}
      {act && (
        <Link to="/publicacao/$id" params={{ id: act }} className="alone">
          {said.openAct}
        </Link>
      )}
      {fault && <Notice tone="bad">{fault.message}</Notice>}
    </div>
  )
}

/** Why a delivery cannot be sent again now; null: it can. */
function refusalOf(
  { origem, status }: EntregaDetalhe,
  isActive: boolean,
  said: Words['webhooks'],
): string | null {
  if (origem === 'teste') return said.retryTest
  if (!isActive) return said.retryInactive
  return status === 'enviando' ? said.retrySending : null
}

/** The act of a delivery; null if it is about something else. */
function actOf(body: string): string | null {
  return /"(pub_[0-9A-Z]+)"/.exec(body)?.[1] ?? null
}
