import type { Fence } from '../../lib/flow/lease.ts'
import type { DeliveryOrigin } from '../delivery.ts'
import type { EventType } from '../message/delivery-request.ts'
import type { HourTally } from '../hour-tally.ts'
import type { Health } from '../inactivity.ts'
import type { Dispatchers } from './ownership.ts'
import type { SendingTimes } from '../sending-time.ts'
import type { AttemptResult } from '../sender.ts'
import type { DeliveryState, Settlement } from '../settle.ts'
import type { RotatingSecrets } from '../webhook.ts'

/** A delivery whose next attempt is due. */
export interface DueDelivery extends DeliveryState {
  /** Its number in the queue. */
  seq: number
  /** `dlv_…` */
  id: string
  webhookId: string
  event: { id: string; tipo: EventType }
  origem: DeliveryOrigin
  /** Milliseconds since 1970. */
  dueAt: number
  /** The exact bytes of every attempt. */
  body: Uint8Array
}

/** Deliveries of one webhook that one request takes, in the order in which they were made: most take one each. */
export type DeliveryMessage = [DueDelivery, ...DueDelivery[]]

/** A webhook as the dispatcher sees it. */
export interface Receiver {
  id: string
  url: string
  /** Its host alone, if the address is a secret. */
  shownUrl: string
  secrets: RotatingSecrets
  /** The most concurrent attempts, if the owner set a limit; null: as many as it answers well. */
  max_simultaneas: number | null
  /** When it gets what comes; null: at once. */
  envio: SendingTimes | null
  health: Health
  /** Reactivated, and no success since. */
  cautious: boolean
  /** Deleted: deliveries in flight are the last. */
  gone: boolean
}

/** Webhooks as the dispatcher sees them, by id. */
export type Receivers = ReadonlyMap<string, Receiver>

export interface FinishedAttempt {
  delivery: DueDelivery
  /** Milliseconds since 1970. */
  startedAt: number
  endedAt: number
  result: AttemptResult
  /** The first delivery of its message, if the message had several; otherwise null. */
  mensagem: string | null
}

/** Webhooks that have something to send, and when the earliest of it is due (ms since 1970). */
export type DueByWebhook = ReadonlyMap<string, number>

/** How far the queue was read: the last delivery, and the last change of a webhook. */
export interface QueueMark {
  delivery: number
  change: number
}

/** Changes after a {@link QueueMark}. */
interface News {
  seen: QueueMark
  /** Webhooks that changed. */
  changed: string[]
  /** Pending deliveries among the new ones, and of the webhooks that changed. */
  due: DueByWebhook
}

/** The input of a turn. */
export interface Turn {
  /** The lease under which deliveries are claimed. */
  fence: Fence
  now: Date
  /** The webhooks concerned, as they were after the change numbered `change`; null: not known. */
  receivers: ReadonlyMap<string, Receiver | null>
  change: number
  /** The dispatchers that were running when this was read. */
  dispatchers: Dispatchers
}

/** An attempt that has ended, its consequences for the delivery, and the webhook's state after it. */
export interface SettledAttempt {
  attempt: FinishedAttempt
  settlement: Settlement
  receiver: Receiver
}

/** What to write and to claim, decided on the present state of the webhooks. */
export interface TurnDecision {
  /** In the order in which they ended. */
  settled: SettledAttempt[]
  /** What these attempts, and those of former turns, add to the statistics of their webhooks. */
  hours: HourTally[]
  /** Whether the statistics may wait for a later turn, if anything is in flight after this one. */
  hoursMayWait: boolean
  /** How many attempts are in flight besides those that are claimed now. */
  inFlight: number
  /** Webhooks in the order of their turns, each as often as one more of its messages may begin. */
  claims: string[]
  /** How many deliveries a message may take, of webhooks whose messages may take several. */
  gathering: ReadonlyMap<string, number>
  /** Webhooks that get nothing now but what somebody asked for, and until when (ms since 1970). */
  silent: ReadonlyMap<string, number>
}

/** The result of a turn. */
export interface TurnResult extends Pick<TurnDecision, 'settled' | 'claims'> {
  /** Whether the statistics were written completely. */
  isCounted: boolean
  /** The running dispatchers. */
  present: Dispatchers
  /** The webhooks concerned, after it. */
  receivers: Receivers
  /** Webhooks that changed after the change of the turn. */
  changed: string[]
  /** Deliveries that are `enviando` from now on, by webhook, the earliest first. */
  claimed: ReadonlyMap<string, DueDelivery[]>
  /**
   * For webhooks that had less than was claimed, or to which another dispatcher still sends: when to look
   * again; null: none is pending.
   */
  next: ReadonlyMap<string, number | null>
}

/** The running dispatchers, and what dead ones left behind. */
interface RollCall {
  present: Dispatchers
  /** Whether deliveries were freed from leases that have ended. */
  freed: boolean
}

/** The queue of deliveries: the database itself. */
export interface DeliveryQueue {
  /**
   * Makes deliveries due again that were claimed under leases that have ended, or by the former holder of
   * `fence`; they do not count as failures. A dispatcher that comes back after that is overtaken.
   * @throws Overtaken
   */
  recover(fence: Fence, now: Date): Promise<RollCall>
  /**
   * The clock was set back to `now`, by `byMs`: planned attempts move back with it.
   * @throws Overtaken
   */
  setBack(fence: Fence, byMs: number, now: Date): Promise<void>
  /** All pending deliveries. */
  due(): Promise<DueByWebhook>
  newest(): Promise<QueueMark>
  news(seen: QueueMark): Promise<News>
  /**
   * Records finished attempts and claims due deliveries, in one transaction: `decide` is called with the
   * webhooks concerned and the dispatchers at work. `decide` has no effects. Nothing is claimed of a webhook
   * while another dispatcher has deliveries of it in flight.
   * @throws Overtaken
   */
  turn(
    turn: Turn,
    decide: (receivers: Receivers, present: Dispatchers) => TurnDecision,
  ): Promise<TurnResult>
}
