import { type SigningSecrets, signatureHeaders } from './signing.ts'

/** The types of the contract. */
export const EVENT_TYPES = [
  'publicacao.nova',
  'publicacao.atualizada',
  'linha.nova',
  'linha.prazo',
  'edicao.publicada',
  'alerta.match',
] as const
export type EventType = (typeof EVENT_TYPES)[number]

/** What all deliveries of an event have in common. */
export interface EventHead {
  /** `evt_…` */
  id: string
  tipo: EventType
  /** ISO 8601, UTC */
  criado_em: string
}

/** The exact bytes of a delivery's body, the same at every attempt. `dados`: JSON, as UTF-8. */
export function deliveryBody(event: EventHead, webhookId: string, dados: Uint8Array): Buffer {
  const { id, tipo, criado_em } = event
  const head = JSON.stringify({ id, tipo, criado_em, webhook_id: webhookId })
  return Buffer.concat([Buffer.from(`${head.slice(0, -1)},"dados":`), dados, Buffer.from('}')])
}

export interface Attempt {
  event: Pick<EventHead, 'id' | 'tipo'>
  /** `dlv_…`, the same at every attempt. */
  deliveryId: string
  /** From 1 on. */
  numero: number
  body: Uint8Array
  /** Unix time of sending, in whole seconds. */
  timestamp: number
}

/** The headers of one attempt: the contract's, exactly, and additive ones. */
export function deliveryHeaders(attempt: Attempt, secrets: SigningSecrets): Record<string, string> {
  const { event, deliveryId, numero, body, timestamp } = attempt
  return {
    ...constantHeaders(event, deliveryId),
    'X-Service-Attempt': String(numero),
    ...signatureHeaders({ eventId: event.id, timestamp, body }, secrets),
  }
}

/** Of those, the ones that say the same at every attempt; `webhook-id` does too. */
export function constantHeaders(
  { tipo }: Pick<EventHead, 'tipo'>,
  deliveryId: string,
): Record<string, string> {
  return {
    'Content-Type': 'application/json',
    'User-Agent': 'Arauto-Webhooks/1',
    'X-Service-Event': tipo,
    'X-Service-Delivery': deliveryId,
  }
}
