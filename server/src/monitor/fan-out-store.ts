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

/** How far the changes of webhooks and alerts were read. */
export interface Seen {
  webhooks: number
  alerts: number
}

/** A page of the outbox of events, in the order of commits. */
export interface OutboxPage {
  /** Without events that concern nobody, or whose act or edition no longer exists. */
  events: FullEvent[]
  /** Events (`evt_…`) that could not be read, and why. */
  unreadable: { id: string; error: unknown }[]
  /** The last event that was looked at; null: there was none. */
  upTo: number | null
}

/** The webhooks and alerts that changed; null: it is inactive or deleted. */
interface SubscriptionChanges {
  seen: Seen
  webhooks: Map<string, Subscriber | null>
  alerts: Map<string, StoredAlert | null>
}

/** What follows from some events. */
export interface Consequences {
  found: (NewDelivery | AlertMatch)[]
  /** Matches of alerts that have no channel, by alert (`alr_…`). */
  unheard: ReadonlyMap<string, number>
  /** The last event that was looked at. */
  upTo: number
}

/** What the monitor needs of the store. */
export interface FanOutStore {
  /** The events that were not processed yet, at most `limit`. */
  next(limit: number): Promise<OutboxPage>
  /** What changed after `seen`. */
  changes(seen: Seen): Promise<SubscriptionChanges>
  /**
   * Stores the consequences of events, from the front of `found`, until the write lock has been held for a
   * few hundredths of a second. With the last of them `unheard` is added (how often alerts without a channel
   * found an act, by alert), and everything up to `upTo` is done. What exists already is not made again.
   * @returns How many were stored; null, and nothing is stored, when a webhook or an alert changed after
   * `seen`.
   * @throws Overtaken
   */
  record(batch: Consequences, seen: Seen, fence: Fence): Promise<number | null>
}
