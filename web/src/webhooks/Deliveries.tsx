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
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../api/client.ts'
import type { Entrega, Webhook } from '../api/schema.ts'
import { EVENTS, deliveriesOptions } from '../api/webhooks.ts'
import { addDays, today } from '../lib/dates.ts'
import { parseDay } from '../lib/parse-day.ts'
import { Notice } from '../ui/Notice.tsx'
import { useFault } from '../ui/fault.ts'
import { useSpeech } from '../words/words.tsx'
import styles from './Deliveries.module.css'
import { Exchange } from './Exchange.tsx'

const STATUSES: Entrega['status'][] = ['pendente', 'entregue', 'falhou', 'suspensa', 'cancelada']
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
  const [status, setStatus] = useState<Entrega['status'] | null>(null)
  const [tipo, setType] = useState<Entrega['tipo'] | null>(null)
  const [pagina, setPage] = useState(1)
  const [isReplaying, setReplaying] = useState(false)
  const query = { ...(status ? { status } : {}), ...(tipo ? { tipo } : {}), pagina, limite: PAGE }
  const { data } = useQuery({
    ...deliveriesOptions(webhook.id, query),
    placeholderData: (before) => before,
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
          value={status}
          onChange={(chosen) => {
            setStatus(STATUSES.find((one) => one === chosen) ?? null)
            setPage(1)
          }}
        />
        <Select
          aria-label={said.event}
          placeholder={said.anyEvent}
          clearable
          size="xs"
          data={EVENTS}
          value={tipo}
          onChange={(chosen) => {
            setType(EVENTS.find((one) => one === chosen) ?? null)
            setPage(1)
          }}
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
        <span>{said.event}</span>
        <span>{said.attempts}</span>
        <span>{said.answer}</span>
        <span>{said.created}</span>
      </div>
      {data?.total === 0 && <p className={styles.none}>{said.noDeliveries}</p>}
      <ul>
        {data?.resultados.map((delivery) => (
          <Row key={delivery.id} webhook={webhook} delivery={delivery} />
        ))}
      </ul>
      {data && data.total_paginas > 1 && (
        <nav className={styles.pages} aria-label={said.deliveriesTitle}>
          <Button variant="subtle" disabled={pagina === 1} onClick={() => setPage(pagina - 1)}>
            {search.previousPage}
          </Button>
          <span>{search.pageOf(format.number(pagina), format.number(data.total_paginas))}</span>
          <Button
            variant="subtle"
            disabled={pagina === data.total_paginas}
            onClick={() => setPage(pagina + 1)}
          >
            {search.nextPage}
          </Button>
        </nav>
      )}
      <ReplayDialog webhook={webhook} opened={isReplaying} onClose={() => setReplaying(false)} />
    </section>
  )
}

function Row({ webhook, delivery }: { webhook: Webhook; delivery: Entrega }) {
  const {
    words: { webhooks: said },
    format,
  } = useSpeech()
  const [isOpen, setOpen] = useState(false)
  const { status, tipo, tentativas, ultimo_status_http, ultimo_erro, criado_em, origem } = delivery
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
        onClick={() => setOpen(!isOpen)}
        data-row
      >
        <Twist size={16} aria-hidden />
        <span className={styles.status} data-status={status}>
          <Picture size={16} aria-hidden />
          {said.statuses[status]}
        </span>
        <span className={styles.type}>
          {tipo} {origem !== 'automatica' && `(${said.origins[origem]})`}
        </span>
        <span className="figures">{format.number(tentativas)}</span>
        <span className="figures">{answer}</span>
        <span className="figures muted">{format.moment(criado_em)}</span>
      </button>
      {isOpen && (
        <Exchange webhookId={webhook.id} deliveryId={delivery.id} isActive={webhook.ativo} />
      )}
    </li>
  )
}

interface ReplayDialogProps {
  webhook: Webhook
  opened: boolean
  onClose(): void
}

/** Sends again what happened since a day. */
function ReplayDialog({ webhook, opened, onClose }: ReplayDialogProps) {
  const {
    words: { webhooks: said, common, search },
    format,
  } = useSpeech()
  const queries = useQueryClient()
  const [since, setSince] = useState(format.date(addDays(today(), -1)))
  const day = parseDay(since)
  const replaying = useMutation({
    mutationFn: async () => {
      const path = { webhook_id: webhook.id }
      const body = { desde: `${day}T00:00:00-03:00`, ate: new Date().toISOString() }
      return (await call('POST /webhooks/{webhook_id}/reenviar', { path, body })).dados
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['webhooks', webhook.id] }),
  })
  const fault = useFault(replaying.error)
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={said.replay}
      closeButtonProps={{ 'aria-label': common.close }}
    >
      {replaying.data ? (
        <Notice tone="plain">{said.replaying(format.number(replaying.data.eventos))}</Notice>
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
