import type { AttemptError } from './attempt-error.ts'
import type { EventType } from './message/delivery-request.ts'

/** Why a delivery exists: something happened, or a person requested a test or a replay. */
export const DELIVERY_ORIGINS = ['automatica', 'teste', 'reenvio'] as const
export type DeliveryOrigin = (typeof DELIVERY_ORIGINS)[number]

export const DELIVERY_STATUSES = [
  'pendente',
  'enviando',
  'entregue',
  'falhou',
  'suspensa',
  'cancelada',
] as const
export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number]

/** The subject of a delivery, as sent; null: something else. */
export interface DeliverySubject {
  publicacao: {
    id: string
    titulo: string
    secao: '1' | '2' | '3' | 'extra'
    data_publicacao: string
  } | null
  edicao: { numero: string; data: string } | null
}

/** One event to one webhook, as the webhook's owner sees it. Times: ISO 8601, UTC. */
export interface Delivery extends DeliverySubject {
  /** `dlv_…` */
  id: string
  /** `evt_…` */
  evento_id: string
  webhook_id: string
  tipo: EventType
  origem: DeliveryOrigin
  status: DeliveryStatus
  tentativas: number
  ultimo_status_http: number | null
  ultimo_erro: AttemptError | null
  ultima_duracao_ms: number | null
  criado_em: string
  proxima_tentativa_em: string | null
  concluido_em: string | null
}

/** One HTTP request of a delivery. */
export interface DeliveryAttempt {
  /** From 1 on. */
  numero: number
  iniciada_em: string
  duracao_ms: number
  status_http: number | null
  /** Null when it succeeded. */
  erro: AttemptError | null
  ip: string | null
  resposta: string | null
}

/** The content of a delivery. */
interface DeliveryContent {
  /** Those that are the same at every attempt. */
  cabecalhos: Record<string, string>
  corpo: string
  /** The deliveries that the request was for, this one among them; `dlv_…` */
  entregas: string[]
}

export interface DeliveryDetail extends Delivery {
  /** First to last. */
  historico: DeliveryAttempt[]
  requisicao: DeliveryContent
}

/** A delivery with its attempts and the bytes that are sent. */
export interface StoredDelivery {
  delivery: Delivery
  historico: DeliveryAttempt[]
  /** The deliveries of its last attempt's message, and what each says; before the first, itself. */
  enviadas: { id: string; body: Uint8Array }[]
}

/** All given fields must match (AND). `desde`, `ate`: ISO 8601, UTC, inclusive. */
export interface DeliveryFilter {
  status?: DeliveryStatus
  tipo?: EventType
  desde?: string
  ate?: string
}

/** Some of a webhook's deliveries, newest first. */
export interface DeliveryPage {
  /** How many there are in all. */
  total: number
  resultados: Delivery[]
}

/** Why a delivery cannot be retried now. */
export type RetryRefusal = 'entrega_de_teste' | 'webhook_inativo' | 'entrega_enviando'

/** Null: it may be retried; a waiting delivery is sent now. */
export function retryRefusal(
  { origem, status }: Pick<Delivery, 'origem' | 'status'>,
  webhook: { ativo: boolean },
): RetryRefusal | null {
  if (origem === 'teste') return 'entrega_de_teste'
  if (!webhook.ativo) return 'webhook_inativo'
  return status === 'enviando' ? 'entrega_enviando' : null
}
