import type { AlertMatch, StoredAlert } from './alert.ts'
import type { Fact } from './fact.ts'
import type { Subscriber } from './subscriptions.ts'

/** A delivery to be made. */
export interface NewDelivery {
  /** `evt_…` */
  evento_id: string
  tipo: string
  webhook_id: string
  /** The exact bytes of every attempt. */
  body: Uint8Array
}

/** How far somebody has seen what webhooks and alerts became. */
export interface Seen {
  webhooks: number
  alerts: number
}

/** An event as it lies in the outbox. */
export interface OutboxEntry {
  /** Its place in the order of commits. */
  seq: number
  /** `evt_…` */
  id: string
  /** What happened; null when there is nobody to be told: it is of nothing that we have. */
  read(): Fact | null
}

/** What the monitor needs of the store. */
export interface FanOutStore {
  /** What nobody was told of yet, in the order of commits, at most `limit`. */
  next(limit: number): OutboxEntry[]
  /** The webhooks and alerts that changed after `seen`; null: it is inactive, or gone. */
  changes(seen: Seen): {
    seen: Seen
    webhooks: Map<string, Subscriber | null>
    alerts: Map<string, StoredAlert | null>
  }
  /**
   * Keeps what follows from facts, from the front of `found`, until the write lock has been held for a few
   * hundredths of a second. With the last of them, everything up to `upTo` is done. What there is
   * already is not made again.
   * @returns How many were kept; null, and none is, when a webhook or an alert changed after `seen`.
   */
  record(found: (NewDelivery | AlertMatch)[], upTo: number, seen: Seen): number | null
}
