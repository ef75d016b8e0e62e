import type { Fence } from '../lib/flow/lease.ts'
import type { AlertMatch } from '../alerts/alert.ts'
import type { FullEvent } from './full-event.ts'
import type { SeekingAlert } from '../alerts/alert.ts'
import type { Subscriber } from './subscriptions.ts'

/** A delivery to create. */
export interface NewDelivery {
  /** `evt_…` */
  evento_id: string
  tipo: FullEvent['tipo']
  webhook_id: string
  /** The exact bytes of every attempt. */
  body: Uint8Array
}

/** The point up to which changes of webhooks and alerts were read, and how many rows had been hidden by then. */
export interface Seen {
  webhooks: number
  alerts: number
  hidden: number
}

/** An event that an account will get in its turn: its position in the order of commits. */
interface WaitingEvent {
  conta_id: string
  seq: number
}

/** A page of the outbox of events, in the order of commits. */
export interface OutboxPage {
  /** Events that may concern anybody, without those whose act or edition no longer exists. */
  events: FullEvent[]
  /** Events that concern one account alone. */
  ofAccounts: WaitingEvent[]
  /** Events (`evt_…`) that could not be read, and the reasons. */
  unreadable: { id: string; error: unknown }[]
  /** The last event that was examined; null: there was none. */
  upTo: number | null
}

/** The webhooks and alerts that changed; null: inactive or deleted. */
interface SubscriptionChanges {
  seen: Seen
  webhooks: Map<string, Subscriber | null>
  alerts: Map<string, SeekingAlert | null>
}

/** The consequences of some events. */
export interface Consequences {
  found: (NewDelivery | AlertMatch)[]
  /** Matches of alerts that have no channel, by alert (`alr_…`). */
  unheard: ReadonlyMap<string, number>
  /** Events that accounts will get later. */
  waiting: WaitingEvent[]
  /**
   * The account whose turn it is: it has received all of its waiting events up to `upTo`; null:
   * everybody's turn.
   */
  turnOf: string | null
  /** The last event that was examined. */
  upTo: number
}

/** What the monitor needs from the store. */
export interface FanOutStore {
  /** The unprocessed events; of those that may concern anybody, at most `limit`. */
  next(limit: number): Promise<OutboxPage>
  /** The next account with waiting events, after `last` and round again; null: none has. */
  nextInTurn(last: string | null): Promise<string | null>
  /** The positions of an account's waiting events, at most `limit`, in the order of commits. */
  waiting(conta_id: string, limit: number): Promise<number[]>
  /**
   * The event at this position; null: its content is no longer stored. @throws Error when it cannot
   * be read
   */
  event(seq: number): Promise<FullEvent | null>
  /** The changes after `seen`. */
  changes(seen: Seen): Promise<SubscriptionChanges>
  /**
   * Stores the consequences of events, from the front of `found`, until the write lock has been
   * held for a few hundredths of a second. With the last of them, it adds `unheard` (how often
   * alerts without a channel found an act, by alert), stores `waiting`, and marks everything up to
   * `upTo` as processed. Deliveries that exist already are not created again.
   * @returns How many were stored; null, and nothing is stored, when a webhook or an alert changed,
   * or a row was hidden, after `seen`.
   * @throws Overtaken
   */
  record(batch: Consequences, seen: Seen, fence: Fence): Promise<number | null>
}
