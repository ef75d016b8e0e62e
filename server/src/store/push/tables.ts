import type { AttemptError } from '../../webhooks/attempt-error.ts'
import type { DeliveryOrigin, DeliveryStatus } from '../../webhooks/delivery.ts'
import type { EventType } from '../../webhooks/message/delivery-request.ts'
import type { SendingTimes } from '../../webhooks/sending-time.ts'
import type { Replay } from '../../webhooks/replay.ts'
import { type StoredColumn, bool, bytes, int, json, nullable, text, word } from '../rows.ts'
import { webhookFilters } from '../standing-filter.ts'
import { table } from '../table.ts'

/** Those that were stored before there were days of the week have none: on all. */
export const sendingTimes: StoredColumn<SendingTimes> = {
  read(value) {
    const stored = json<Omit<SendingTimes, 'dias'> & Partial<SendingTimes>>().read(value)
    return { ...stored, dias: stored.dias ?? null }
  },
  write: json<SendingTimes>().write,
}

/** What happened, in order of `seq`: the outbox of everything that is sent. */
export const events = table('events', {
  seq: int,
  id: text,
  tipo: word<EventType>(),
  criado_em: text,
  dados: text,
  conta_id: nullable(text),
})

/** Events that wait until it is their account's turn. */
export const waitingEvents = table('waiting_events', { conta_id: text, seq: int })

export const webhooks = table('webhooks', {
  id: text,
  chave: nullable(text),
  nome: nullable(text),
  url: text,
  eventos: json<EventType[]>(),
  filtros: webhookFilters,
  leitura: int,
  max_simultaneas: nullable(int),
  /** Null: at once. */
  envio: nullable(sendingTimes),
  ativo: bool,
  motivo_inativacao: nullable(word<'manual' | 'falhas'>()),
  falhas_consecutivas: int,
  criado_em: text,
  atualizado_em: text,
  inativado_em: nullable(text),
  /** Null: the same as `atualizado_em`. */
  watching_since: nullable(text),
  conta_id: text,
  alive_at: int,
  warned: bool,
  cautious: bool,
  secret: bytes,
  next_secret: nullable(bytes),
  next_secret_from: nullable(text),
  /** webhook-addresses.ts */
  sealed_url: nullable(bytes),
  deleted_at: nullable(text),
})

export const deliveries = table('deliveries', {
  seq: int,
  id: text,
  evento_id: text,
  webhook_id: text,
  tipo: word<EventType>(),
  origem: word<DeliveryOrigin>(),
  status: word<DeliveryStatus>(),
  tentativas: int,
  failures: int,
  first_started_at: nullable(int),
  due_at: nullable(int),
  ultimo_status_http: nullable(int),
  ultimo_erro: nullable(word<AttemptError>()),
  criado_em: text,
  concluido_em: nullable(text),
  body: bytes,
  by_person: bool,
  /** Somebody asked for the next attempt. */
  at_once: bool,
  claimed_by: nullable(text),
  claimed_fence: nullable(int),
})

export const attempts = table('attempts', {
  delivery_id: text,
  numero: int,
  iniciada_em: text,
  duracao_ms: int,
  status_http: nullable(int),
  erro: nullable(word<AttemptError>()),
  ip: nullable(text),
  resposta: nullable(text),
  /** The first delivery of the message, if it had several. */
  mensagem: nullable(text),
})

/** Milliseconds since 1970; null: none went out so far. */
export const sectionDeliveries = table('section_deliveries', {
  data: text,
  pub_name: text,
  first_delivered_at: nullable(int),
  last_delivered_at: nullable(int),
  last_sent_at: nullable(int),
})

export const replays = table('replays', {
  seq: int,
  id: text,
  webhook_id: text,
  status: word<Replay['status']>(),
  desde: text,
  ate: text,
  eventos: int,
  examinados: int,
  criadas: int,
  criado_em: text,
  concluido_em: nullable(text),
  next_seq: int,
  last_seq: int,
})

/** Failed attempts, for the statistics of webhooks. */
export const webhookErrors = table('webhook_errors', {
  webhook_id: text,
  ended_at: int,
  delivery_id: text,
  numero: int,
  erro: word<AttemptError>(),
  status_http: nullable(int),
})

/** Answers by duration: one column for each bound of webhooks/hour-tally.ts, and one for longer answers. */
const answers = {
  answers_0: int,
  answers_1: int,
  answers_2: int,
  answers_3: int,
  answers_4: int,
  answers_5: int,
  answers_6: int,
  answers_7: int,
  answers_8: int,
  answers_9: int,
  answers_10: int,
  answers_11: int,
}
export const ANSWER_COLUMNS = Object.keys(answers) as (keyof typeof answers)[]

/** The results of an hour's attempts. */
export const webhookHours = table('webhook_hours', {
  webhook_id: text,
  hour: int,
  delivered: int,
  failed: int,
  successes: int,
  failures: int,
  answer_ms: int,
  ...answers,
})

/** The key by which browsers know this installation. */
export const pushKeys = table('push_keys', { id: int, sealed: bytes })
