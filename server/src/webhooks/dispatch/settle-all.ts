import { chatServiceOf } from '../chat/service.ts'
import type {
  FinishedAttempt,
  DeliveryMessage,
  Receiver,
  Receivers,
  SettledAttempt,
} from './delivery-queue.ts'
import { type HourTally, type Tally, tallyHours, tallyOf } from '../hour-tally.ts'
import { readRetryAfter } from '../../lib/time/retry-after.ts'
import type { RetrySchedule } from '../retry-schedule.ts'
import { afterSilence } from '../sending-time.ts'
import type { AttemptResult } from '../sender.ts'
import { type Settlement, settle } from '../settle.ts'

/** An attempt that has ended, and how much of the jitter is added to the next one's delay, 0 to 1. */
export interface AttemptToSettle {
  attempt: FinishedAttempt
  random: number
}

/** A message that was sent, and how its one attempt ended for all deliveries in it. */
export interface FinishedMessage extends Omit<FinishedAttempt, 'delivery' | 'mensagem'> {
  deliveries: DeliveryMessage
  /** As of {@link AttemptToSettle}: the same for all, so that they stay together and in order. */
  random: number
}

/** The attempts of messages, one for each delivery in them. */
export function attemptsOf(messages: FinishedMessage[]): AttemptToSettle[] {
  return messages.flatMap(({ deliveries, random, ...ended }) => {
    const mensagem = deliveries.length > 1 ? deliveries[0].id : null
    return deliveries.map((delivery) => ({ attempt: { ...ended, delivery, mensagem }, random }))
  })
}

/** Settles attempts one after another: each sees its webhook as the former ones have left it. */
export function settleAll(
  ended: AttemptToSettle[],
  receivers: Receivers,
  schedule: RetrySchedule,
): { settled: SettledAttempt[]; hours: HourTally[]; receivers: Receivers } {
  const after = new Map(receivers)
  const settled = ended.map(({ attempt, random }): SettledAttempt => {
    const { delivery, endedAt, result } = attempt
    const before = after.get(delivery.webhookId)! // the webhooks of all ended attempts are known
    const succeeded = result.erro === null
    const retryAfter = readRetryAfter(result.retryAfter ?? undefined, endedAt)
    const isOver = isOverFor(before, attempt)
    const end = { succeeded, endedAt, retryAfter, isOver }
    const settlement = heedingSilence(settle(delivery, end, before, { schedule, random }), before)
    const receiver: Receiver = {
      ...before,
      health: settlement.health,
      cautious: before.cautious && !succeeded,
    }
    after.set(receiver.id, receiver)
    return { attempt, settlement, receiver }
  })
  const tallied = settled.map(({ attempt, settlement: { status } }) => ({
    webhookId: attempt.delivery.webhookId,
    endedAt: attempt.endedAt,
    tally: tallyOfAttempt(attempt.result, status),
  }))
  return { settled, hours: tallyHours(tallied), receivers: after }
}

/**
 * Push services say so of subscriptions that have ended (RFC 8030); other receivers may be mended. One that was
 * reactivated meanwhile has subscribed again.
 */
function isOverFor(
  receiver: Receiver,
  { startedAt, result: { status_http } }: FinishedAttempt,
): boolean {
  if (chatServiceOf(receiver.url)?.isBrowser !== true || receiver.health.aliveAt > startedAt)
    return false
  return status_http === 404 || status_http === 410
}

/** With a next attempt that disturbs nobody. */
function heedingSilence(settlement: Settlement, { envio }: Receiver): Settlement {
  const { dueAt } = settlement
  if (dueAt === null || envio === null) return settlement
  return { ...settlement, dueAt: afterSilence(envio, new Date(dueAt)).getTime() }
}

/** What an attempt that left its delivery with `status` adds to the statistics. */
function tallyOfAttempt(
  { erro, status_http, duracao_ms }: AttemptResult,
  status: Settlement['status'],
): Tally {
  return tallyOf({
    succeeded: erro === null,
    answeredAfterMs: status_http === null ? null : duracao_ms,
    concluded: status === 'entregue' || status === 'falhou' ? status : null,
  })
}
