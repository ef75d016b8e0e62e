import type { StoredDelivery } from '../store/deliveries-reader.ts'
import type { Once, OnceRequest, OnceState } from '../store/idempotency.ts'
import type { TipoEvento } from '../webhooks/delivery-request.ts'
import type { Outcome } from '../webhooks/outcome.ts'
import type { Filtros, Webhook, WebhookPatch, WebhookRequest } from '../webhooks/webhook.ts'
import type { Aviso } from './schemas/aviso.ts'
import type { DeliveryParameters, Entrega } from './schemas/entrega.ts'
import type { Estatisticas, Periodo } from './schemas/estatisticas.ts'
import type { Evento } from './schemas/evento.ts'
import type { Reenvio } from './schemas/reenvio.ts'

/** Of an account's webhook, what it may be asked for. */
export interface Owned {
  conta_id: string
  webhookId: string
}

interface SecretRotation {
  secret?: string
  /** How long the old one still signs. */
  carencia_horas: number
}

export interface EventsRequest {
  conta_id: string
  /** Null: all. */
  tipo: TipoEvento | null
  /** Only those that came after this one in the order of commits. */
  after: number
  limite: number
}

export interface EventsAnswer {
  resultados: Evento[]
  /** The last one that was looked at. */
  last: number
  tem_mais: boolean
  avisos: Aviso[]
}

/**
 * What the API needs of webhooks. `once`: what is to be kept of the answer to a request with an
 * Idempotency-Key; null for one without.
 */
export interface WebhookDesk {
  /** What is wrong with an address as a receiver, in Portuguese; null when nothing. */
  urlProblem(url: string): Promise<string | null>
  /** What the owner of such filters should know. */
  filterNotices(filtros: Partial<Filtros>): Promise<Aviso[]>

  create(
    conta_id: string,
    request: WebhookRequest,
    once: Once | null,
  ): Promise<Outcome<Webhook & { secret: string | null }>>
  /** A primary-key lookup, on the calling thread. */
  find(owned: Owned): Webhook | null
  /** Oldest first. */
  list(conta_id: string): Promise<Webhook[]>
  patch(owned: Owned, patch: WebhookPatch): Promise<Outcome<Webhook>>
  remove(owned: Owned): Promise<Outcome<null>>
  rotateSecret(
    owned: Owned,
    rotation: SecretRotation,
    once: Once | null,
  ): Promise<Outcome<{ webhook_id: string; secret: string | null; vigente_em: string }>>
  /** Sends an example at once and waits for the end, at most some seconds. */
  test(owned: Owned, tipo: TipoEvento, once: Once | null): Promise<Outcome<Entrega>>

  /** Newest first. `desde`, `ate`: ISO 8601, UTC. */
  deliveries(
    webhookId: string,
    params: DeliveryParameters & { pagina: number; limite: number },
  ): Promise<{ total: number; resultados: Entrega[] }>
  /** A primary-key lookup, on the calling thread. */
  delivery(webhookId: string, id: string): StoredDelivery | null
  retry(owned: Owned, id: string, once: Once | null): Promise<Outcome<Entrega>>
  statistics(webhookId: string, periodo: Periodo): Promise<Estatisticas>

  /** `desde`, `ate`: ISO 8601, UTC. */
  beginReplay(
    owned: Owned,
    period: { desde: string; ate: string },
    once: Once | null,
  ): Promise<Outcome<Reenvio>>
  /** Newest first. */
  replays(webhookId: string): Promise<Reenvio[]>

  events(request: EventsRequest): Promise<EventsAnswer>

  /** What is known of a request with an Idempotency-Key: a primary-key lookup, on the calling thread. */
  known(request: OnceRequest): OnceState
}
