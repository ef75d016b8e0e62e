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

/** An event that an account is to be told of in its turn: its place in the order of commits. */
interface WaitingEvent {
  conta_id: string
  seq: number
}

/** A page of the outbox of events, in the order of commits. */
export interface OutboxPage {
  /** What may concern anybody. Without events that concern nobody, or whose act or edition no longer exists. */
  events: FullEvent[]
  /** What concerns one account alone. */
  ofAccounts: WaitingEvent[]
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
  /** What accounts are to be told later. */
  waiting: WaitingEvent[]
  /** Whose turn it is: what it was to be told, up to `upTo`, it has been; null: everybody's. */
  turnOf: string | null
  /** The last event that was looked at. */
  upTo: number
}

/** What the monitor needs of the store. */
export interface FanOutStore {
  /** The events that were not processed yet: of those that may concern anybody at most `limit`. */
  next(limit: number): Promise<OutboxPage>
  /** The next account that is to be told something, after `last` and round again; null: none is. */
  nextInTurn(last: string | null): Promise<string | null>
  /** The places of what an account is to be told, at most `limit`, in the order of commits. */
  waiting(conta_id: string, limit: number): Promise<number[]>
  /** The event at this place; null: its content is no longer stored. @throws Error when it cannot be read */
  event(seq: number): Promise<FullEvent | null>
  /** What changed after `seen`. */
  changes(seen: Seen): Promise<SubscriptionChanges>
  /**
   * Stores the consequences of events, from the front of `found`, until the write lock has been held for a
   * few hundredths of a second. With the last of them `unheard` is added (how often alerts without a channel
   * found an act, by alert), `waiting` noted, and everything up to `upTo` is done. What exists already is not
   * made again.
   * @returns How many were stored; null, and nothing is stored, when a webhook or an alert changed after
   * `seen`.
   * @throws Overtaken
   */
  record(batch: Consequences, seen: Seen, fence: Fence): Promise<number | null>
}
