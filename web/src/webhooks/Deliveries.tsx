import { Button, Modal, Select, TextInput } from '@mantine/core'
import {
  IconBan,
  IconChevronDown,
  IconChevronRight,
  IconCircleCheck,
  IconCircleX,
  IconClock,
  IconHistory,
  IconPlayerPause,
} from '@tabler/icons-react'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../api/client.ts'
import type { Entrega, Webhook } from '../api/schema.ts'
import { EVENTS, deliveriesOptions, deliveryOptions } from '../api/webhooks.ts'
import { addDays, today } from '../lib/dates.ts'
import { parseDay } from '../lib/parse-day.ts'
import { Notice } from '../ui/Notice.tsx'
import { Notices } from '../ui/Notices.tsx'
import { SectionSign } from '../ui/SectionSign.tsx'
import { useFault } from '../ui/fault.ts'
import { useSpeech } from '../words/words.tsx'
import styles from './Deliveries.module.css'
import { Exchange } from './Exchange.tsx'
import { type Listed, STATUSES } from './listed.ts'

const PAGE = 20

const ICONS = {
  pendente: IconClock,
  enviando: IconClock,
  entregue: IconCircleCheck,
  falhou: IconCircleX,
  suspensa: IconPlayerPause,
  cancelada: IconBan,
}

export function Deliveries({ webhook }: { webhook: Webhook }) {
  const {
    words: { webhooks: said, search },
    format,
  } = useSpeech()
  const listed = useSearch({ from: '/inside/webhooks/$id' })
  const navigate = useNavigate({ from: '/webhooks/$id' })
  const { estado: status, evento: tipo, pagina = 1, entrega } = listed
  /** Each change is one step back in the browser; the other filters stay. */
  const show = (changed: Listed) =>
    void navigate({ search: { ...listed, ...changed }, resetScroll: false })
  const toggle = (id: string) => show({ entrega: id === entrega ? undefined : id })
  const [isReplaying, setReplaying] = useState(false)
  const query = { ...(status ? { status } : {}), ...(tipo ? { tipo } : {}), pagina, limite: PAGE }
  const { data } = useQuery({
    ...deliveriesOptions(webhook.id, query),
    placeholderData: keepPreviousData,
  })
  return (
    <section>
      <header className={styles.head}>
        <h2>{said.deliveriesTitle}</h2>
        <Select
          aria-label={said.state}
          placeholder={said.anyState}
          clearable
          size="xs"
          data={STATUSES.map((value) => ({ value, label: said.statuses[value] }))}
          value={status ?? null}
          onChange={(chosen) =>
            show({ estado: STATUSES.find((one) => one === chosen), pagina: undefined })
          }
        />
        <Select
          aria-label={said.event}
          placeholder={said.anyEvent}
          clearable
          size="xs"
          data={EVENTS}
          value={tipo ?? null}
          onChange={(chosen) =>
            show({ evento: EVENTS.find((one) => one === chosen), pagina: undefined })
          }
        />
        <Button
          size="xs"
          leftSection={<IconHistory size={16} />}
          onClick={() => setReplaying(true)}
        >
          {said.replay}
        </Button>
      </header>
      <div className={styles.names} aria-hidden>
        <span />
        <span>{said.state}</span>
        <span>{said.subject}</span>
        <span>{said.attempts}</span>
        <span>{said.answer}</span>
        <span>{said.lasted}</span>
        <span>{said.created}</span>
      </div>
      {data?.total === 0 && <p className={styles.none}>{said.noDeliveries}</p>}
      <ul>
        {entrega && data && !data.resultados.some(({ id }) => id === entrega) && (
          <Elsewhere webhook={webhook} id={entrega} onToggle={toggle} />
        )}
        {data?.resultados.map((delivery) => (
          <Row
            key={delivery.id}
            webhook={webhook}
            delivery={delivery}
            isOpen={delivery.id === entrega}
            onToggle={toggle}
          />
        ))}
      </ul>
      {data && data.total_paginas > 1 && (
        <nav className={styles.pages} aria-label={said.deliveriesTitle}>
          <Button
            variant="subtle"
            disabled={pagina === 1}
            onClick={() => show({ pagina: pagina - 1 })}
          >
            {search.previousPage}
          </Button>
          <span>{search.pageOf(format.number(pagina), format.number(data.total_paginas))}</span>
          <Button
            variant="subtle"
            disabled={pagina === data.total_paginas}
            onClick={() => show({ pagina: pagina + 1 })}
          >
            {search.nextPage}
          </Button>
        </nav>
      )}
      <ReplayDialog webhook={webhook} opened={isReplaying} onClose={() => setReplaying(false)} />
    </section>
  )
}

/** The open delivery of the address, if the list no longer contains it. */
function Elsewhere({
  id,
  webhook,
  onToggle,
}: { id: string } & Omit<RowProps, 'delivery' | 'isOpen'>) {
  const { data } = useQuery(deliveryOptions(webhook.id, id))
  return data ? <Row webhook={webhook} delivery={data} isOpen onToggle={onToggle} /> : null
}

interface RowProps {
  webhook: Webhook
  delivery: Entrega
  isOpen: boolean
  onToggle(id: string): void
}

function Row({ webhook, delivery, isOpen, onToggle }: RowProps) {
  const {
    words: { webhooks: said },
    format,
  } = useSpeech()
  const { status, tentativas, ultimo_status_http, ultimo_erro, ultima_duracao_ms } = delivery
  const Picture = ICONS[status]
  const Twist = isOpen ? IconChevronDown : IconChevronRight
  const answer =
    ultimo_status_http ??
    (ultimo_erro && ultimo_erro !== 'status_http' ? said.errorNames[ultimo_erro] : '—')
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        aria-expanded={isOpen}
        onClick={() => onToggle(delivery.id)}
        data-row
      >
        <Twist size={16} aria-hidden />
        <span className={styles.status} data-status={status}>
          <Picture size={16} aria-hidden />
          {said.statuses[status]}
        </span>
        <Subject delivery={delivery} />
        <span className="figures">{format.number(tentativas)}</span>
        <span className="figures">{answer}</span>
        <span className="figures">
          {ultima_duracao_ms === null ? '—' : format.duration(ultima_duracao_ms)}
        </span>
        <span className="figures muted">{format.moment(delivery.criado_em)}</span>
      </button>
      {isOpen && (
        <Exchange webhookId={webhook.id} deliveryId={delivery.id} isActive={webhook.ativo} />
      )}
    </li>
  )
}

/** The subject of a delivery, which distinguishes it from others. */
function Subject({ delivery }: { delivery: Entrega }) {
  const { tipo, origem, publicacao, edicao } = delivery
  const { tentativas, criado_em, proxima_tentativa_em: next } = delivery
  const {
    words: { webhooks: said },
    format,
  } = useSpeech()
  return (
    <span className={styles.subject}>
      <b>
        {publicacao?.titulo ??
          (edicao ? said.editionOf(edicao.numero, format.date(edicao.data)) : tipo)}
      </b>
      <small>
        {publicacao && (
          <>
            <SectionSign section={publicacao.secao} narrow />
            {format.date(publicacao.data_publicacao)} ·{' '}
          </>
        )}
        {tipo} {origem !== 'automatica' && `(${said.origins[origem]})`}
        {tentativas === 0 && next !== null && next > criado_em && (
          <> · {said.waitsUntil(format.moment(next))}</>
        )}
      </small>
    </span>
  )
}

interface ReplayDialogProps {
  webhook: Webhook
  opened: boolean
  onClose(): void
}

/** Sends the events since a day again. */
function ReplayDialog({ webhook, opened, onClose }: ReplayDialogProps) {
  const {
    words: { webhooks: said, search },
    format,
  } = useSpeech()
  const queries = useQueryClient()
  const [since, setSince] = useState(format.date(addDays(today(), -1)))
  const day = parseDay(since)
  const replaying = useMutation({
    mutationFn: async () => {
      const path = { webhook_id: webhook.id }
      const body = { desde: `${day}T00:00:00-03:00`, ate: new Date().toISOString() }
      return await call('POST /webhooks/{webhook_id}/reenviar', { path, body })
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['webhooks', webhook.id] }),
  })
  const fault = useFault(replaying.error)
  const events = replaying.data?.dados.eventos ?? 0
  return (
    <Modal opened={opened} onClose={onClose} title={said.replay}>
      {replaying.data ? (
        <>
          <Notice tone="plain">{said.replaying(events, format.number(events))}</Notice>
          <Notices avisos={replaying.data.avisos} />
        </>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            replaying.mutate()
          }}
        >
          <TextInput
            label={said.replaySince}
            description={said.replayHelp}
            value={since}
            onChange={(event) => setSince(event.currentTarget.value)}
            error={day === null ? search.badDate : null}
          />
          {fault && <Notice tone="bad">{fault.message}</Notice>}
          <Button
            type="submit"
            variant="filled"
            mt={16}
            disabled={day === null}
            loading={replaying.isPending}
          >
            {said.replayGo}
          </Button>
        </form>
      )}
    </Modal>
  )
}
