import type { EventType } from './message/delivery-request.ts'
/** Past events that the owner of a webhook wants to receive after all. Times: ISO 8601, UTC. */
export interface Replay {
  /** `ree_…` */
  id: string
  webhook_id: string
  status: 'pendente' | 'concluido' | 'cancelado'
  desde: string
  ate: string
  /** Events of the period and of the webhook's types, counted when the replay was requested. */
  eventos: number
  /** How many of them were compared with the webhook's filters. */
  examinados: number
  /** Deliveries that were made. */
  criadas: number
  criado_em: string
  concluido_em: string | null
}

/** Both ends inclusive. ISO 8601, UTC. */
export interface ReplayPeriod {
  desde: string
  ate: string
}

/** A replay that is not done yet. */
export interface PendingReplay extends ReplayPeriod {
  id: string
  webhookId: string
  /** The places of the first event still to be examined, and of the last. */
  nextSeq: number
  lastSeq: number
}

/** A delivery that a replay makes. */
export interface ReplayedDelivery {
  evento_id: string
  tipo: EventType
  /** The exact bytes of every attempt. */
  body: Uint8Array
}

/** What was found in one batch of a replay's events. */
export interface ReplayBatch {
  replay: PendingReplay
  deliveries: ReplayedDelivery[]
  /** Events of the period that were looked at. */
  examined: number
  /** Every event up to this one was examined. */
  upTo: number
}
