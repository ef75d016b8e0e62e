import { useQuery } from '@tanstack/react-query'
import type { Estatisticas, Webhook } from '../api/schema.ts'
import { deliveriesOptions } from '../api/webhooks.ts'
import { inBrasilia } from '../lib/dates.ts'
import { useSpeech } from '../words/words.tsx'
import styles from './WebhookPage.module.css'

/** Four figures: arrived, speed, waiting, and next. */
export function Figures({ webhook, statistics }: { webhook: Webhook; statistics: Estatisticas }) {
  const {
    words: { webhooks: said },
    format,
  } = useSpeech()
  const pending = useQuery(deliveriesOptions(webhook.id, { status: 'pendente', limite: 1 }))
  const { entregas, tentativas, tempo_resposta: time } = statistics
  const next = pending.data?.resultados[0]?.proxima_tentativa_em ?? null
  const all = entregas.entregues + entregas.falhas
  return (
    <dl className={styles.figures}>
      <div>
        <dt>{said.arrivedTitle}</dt>
        <dd>
          {entregas.taxa_sucesso !== null && <b>{format.percent(entregas.taxa_sucesso)}</b>}{' '}
          {all === 0
            ? said.noneEnded
            : said.of(format.number(entregas.entregues), format.number(all))}
          <br />
          {tentativas.taxa_sucesso !== null &&
            said.ofAttempts(format.percent(tentativas.taxa_sucesso))}
        </dd>
      </div>
      <div>
        <dt>{said.responseTitle}</dt>
        <dd>
          {time.media_ms === null ? (
            '—'
          ) : (
            <>
              <b>{format.duration(time.media_ms)}</b> {said.onAverage}
            </>
          )}
          <br />
          {time.p95_ms !== null && said.p95(format.duration(time.p95_ms))}
        </dd>
      </div>
      <div>
        <dt>{said.waitingTitle}</dt>
        <dd>
          <b>{format.number(pending.data?.total ?? 0)}</b>{' '}
          {said.deliveries(pending.data?.total ?? 0)}
        </dd>
      </div>
      <div>
        <dt>{said.nextTitle}</dt>
        <dd>
          {next === null ? (
            '—'
          ) : (
            <>
              <b>{format.time(next)}</b> {format.dayMonth(inBrasilia(next).day)}
            </>
          )}
        </dd>
      </div>
    </dl>
  )
}
