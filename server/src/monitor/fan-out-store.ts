import type { Fence } from '../lib/lease.ts'
import type { AlertMatch, StoredAlert } from './alert.ts'
import type { FullEvent } from './full-event.ts'
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

/** Some of the outbox of events, in the order of commits. */
export interface OutboxPage {
  /** What happened; what concerns nobody, or is of nothing that we have, is left out. */
  events: FullEvent[]
  /** Events (`evt_…`) that could not be read, and why. */
  unreadable: { id: string; error: unknown }[]
  /** The last event that was looked at; null: there was none. */
  upTo: number | null
}

/** The webhooks and alerts that changed; null: it is inactive, or gone. */
interface SubscriptionChanges {
  seen: Seen
  webhooks: Map<string, Subscriber | null>
  alerts: Map<string, StoredAlert | null>
}

/** What the monitor needs of the store. */
export interface FanOutStore {
  /** What nobody was told of yet, of at most `limit` events. */
  next(limit: number): Promise<OutboxPage>
  /** What changed after `seen`. */
  changes(seen: Seen): Promise<SubscriptionChanges>
  /**
   * Keeps what follows from events, from the front of `found`, until the write lock has been held for a few
   * hundredths of a second. With the last of them, everything up to `upTo` is done. What there is
   * already is not made again.
   * @returns How many were kept; null, and none is, when a webhook or an alert changed after `seen`.
   * @throws Overtaken
   */
  record(
    found: (NewDelivery | AlertMatch)[],
    upTo: number,
    seen: Seen,
    fence: Fence,
  ): Promise<number | null>
}
