import type { Once, OnceRefusal, OnceRequest } from '../access/once.ts'
import type { Outcome } from '../lib/errors/outcome.ts'
import type {
  Delivery,
  DeliveryAttempt,
  DeliveryFilter,
  DeliveryPage,
  RetryRefusal,
  StoredDelivery,
} from './delivery.ts'
import type { EventType } from './message/delivery-request.ts'
import type { Owned } from './webhook.ts'

/** Deliveries as the webhook's owner sees them; implemented by store/. */
export interface DeliveryReader {
  page(
    webhookId: string,
    filter: DeliveryFilter,
    part: { offset: number; limit: number },
  ): Promise<DeliveryPage>
  /** Null when the webhook has no such delivery. */
  find(webhookId: string, id: string): Promise<StoredDelivery | null>
}

/** A test that was sent and has ended. */
export interface FinishedTest {
  id: string
  evento_id: string
  webhook_id: string
  tipo: EventType
  body: Uint8Array
  attempt: DeliveryAttempt
  concluido_em: string
}

/**
 * Deliveries that a person requests. Every call is one transaction, which also stores the answer's
 * receipt for `once`.
 */
export interface AskedDeliveries {
  /** One more attempt of a delivery that is over, at once and outside the schedule. */
  retry(
    owned: Owned,
    id: string,
    once: Once | null,
    now: Date,
  ): Promise<
    Outcome<Delivery, 'webhook_inexistente' | 'entrega_inexistente' | RetryRefusal | OnceRefusal>
  >
  /** The same request sent meanwhile is told that the first is still running. */
  beginTest(request: OnceRequest, now: Date): Promise<OnceRefusal | null>
  /** Stores a test; it has no other consequences. */
  recordTest(test: FinishedTest, once: Once | null, now: Date): Promise<Delivery>
}
