import type { AttemptResult } from './sender.ts'
import type { TipoEvento } from './delivery-request.ts'
import type { Tally } from './hour-tally.ts'
import type { Health } from './inactivity.ts'
import type { DeliveryState, Settlement } from './settle.ts'
import type { RotatingSecrets } from './webhook.ts'

/** A delivery whose next attempt is due. */
export interface DueDelivery extends DeliveryState {
  /** `dlv_…` */
  id: string
  webhookId: string
  event: { id: string; tipo: TipoEvento }
  /** Milliseconds since 1970. */
  dueAt: number
  /** The exact bytes of every attempt. */
  body: Uint8Array
}

/** A webhook as the dispatcher sees it. */
export interface Target {
  id: string
  url: string
  secrets: RotatingSecrets
  health: Health
  /** Reactivated, and not heard of since. */
  cautious: boolean
  /** Deleted: what is under way is the last. */
  gone: boolean
}

export interface FinishedAttempt {
  delivery: DueDelivery
  /** Milliseconds since 1970. */
  startedAt: number
  endedAt: number
  result: AttemptResult
}

/** Webhooks that have something to send, and when the earliest of it is due (ms since 1970). */
export type DueByWebhook = Map<string, number>

/** The queue of deliveries: the database itself. */
export interface DeliveryQueue {
  /** What was being sent when the last dispatcher ended is due again, and nobody's failure. */
  recover(): void
  /** All that is pending. */
  due(): DueByWebhook
  /** What is pending of these webhooks. */
  dueOf(webhookIds: string[]): DueByWebhook
  /** The numbers of the last delivery that was made and the last change of a webhook. */
  newest(): { delivery: number; change: number }
  /** What is pending of the deliveries made after the one numbered `last`. */
  dueSince(last: number): { last: number; due: DueByWebhook }
  /** The webhooks that changed after `seen`. */
  changedSince(seen: number): { seen: number; ids: string[] }
  /** One write transaction; null, and nothing done, while somebody else writes. */
  transaction<T>(work: (queue: QueueTransaction) => T): { result: T } | null
}

/** What can be done within one transaction. */
export interface QueueTransaction {
  changedSince(seen: number): { seen: number; ids: string[] }
  target(webhookId: string): Target
  /**
   * Takes the earliest delivery of a webhook, if it is due by `now`: it is `enviando` from then on.
   * @returns It; or when the earliest is due; or null when nothing is pending.
   */
  claim(webhookId: string, now: number): DueDelivery | number | null
  /** Writes down an attempt, what it means for its delivery, and what the statistics say of it. */
  finish(attempt: FinishedAttempt, settlement: Settlement, tally: Tally): void
  /** Keeps what {@link Target} says of the receiver's health. */
  saveHealth(target: Target): void
  /** Makes a webhook inactive, suspends its deliveries and tells its owner why. */
  deactivate(target: Target, cause: FinishedAttempt): void
  /** Tells the owner that the receiver does not answer. */
  warn(target: Target, cause: FinishedAttempt): void
}
