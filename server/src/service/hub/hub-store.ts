import type { Outcome } from '../../lib/errors/outcome.ts'

export type HubMode = 'subscribe' | 'unsubscribe'

/** Who is to be sent which feed. */
export interface HubSubject {
  /** The key in the feed's address. */
  chave_id: string
  /** The feed's address. */
  topic: string
  /** Where its content goes. */
  callback: string
  /** Signs what is sent; null: nothing is signed. */
  secret: string | null
}

/** A request to the hub. */
export interface HubRequest extends HubSubject {
  mode: HubMode
  /** How long the subscription is to last. */
  lease_seconds: number
  /** The digest of the feed as it is now. */
  seen: string
}

interface Claimed extends HubSubject {
  /** Identifies feed and subscriber together. */
  subject: string
  /** Until when nobody else does this. */
  dueAt: number
}

/** A request that the subscriber has to confirm. */
export interface HubConfirmation extends Claimed, HubRequest {
  kind: 'pedido'
}

/** A subscription whose feed may have changed. */
export interface HubDelivery extends Claimed {
  kind: 'envio'
  /** The digest of the feed as the subscriber has it. */
  sent: string
  /** How often the content that it lacks could not be delivered. */
  failures: number
}

export type HubTask = HubConfirmation | HubDelivery

/** What somebody wanted, which does not open with the key of the secrets: it is kept no more. */
type HubLoss = Pick<HubTask, 'kind' | 'chave_id'>

export interface HubClaim {
  tasks: HubTask[]
  lost: HubLoss[]
}

/** Implemented by store/. Every write is one transaction. */
export interface HubStore {
  /**
   * Keeps a request until it is confirmed, in place of an older one of the same subscriber for the same feed.
   * `limit`: the most subscribers of feeds with one key.
   */
  ask(request: HubRequest, limit: number, now: Date): Promise<Outcome<null, 'limite'>>
  /**
   * Makes subscriptions due if the gazette has changed since this happened last, in whatever process, and that was not
   * after `since`. What is being sent is looked at once more afterwards; what waits for another attempt goes on waiting.
   */
  touch(now: Date, since: Date): Promise<void>
  /** Claims what is due, and ends what has come to its end. Until `until` nobody else gets the same. */
  claim(limit: number, now: Date, until: Date): Promise<HubClaim>
  /** The subscriber has confirmed: the subscription begins, goes on, or ends. */
  confirm(confirmed: HubConfirmation, now: Date): Promise<void>
  /** The subscriber has not confirmed: everything stays as it was. */
  forget(asked: HubConfirmation): Promise<void>
  /** Nothing more is sent. */
  end(subject: string): Promise<void>
  /** The subscriber has the feed with this digest. */
  delivered(delivery: HubDelivery, sent: string, now: Date): Promise<void>
  /** `next`: when to try again; null: not before something changes. */
  failed(delivery: HubDelivery, next: Date | null, now: Date): Promise<void>
}
