import type { FinishedAttempt, Receiver, Receivers, SettledAttempt } from './delivery-queue.ts'
import { type RetrySchedule, readRetryAfter } from './retry-schedule.ts'
import { settle } from './settle.ts'

/** An attempt that is over, and how much of the jitter is added to the next one's delay, 0 to 1. */
export interface EndedAttempt {
  attempt: FinishedAttempt
  random: number
}

/** What attempts mean, one after another: each finds its webhook as those before have left it. */
export function settleAll(
  ended: EndedAttempt[],
  receivers: Receivers,
  schedule: RetrySchedule,
): { settled: SettledAttempt[]; receivers: Receivers } {
  const after = new Map(receivers)
  const settled = ended.map(({ attempt, random }): SettledAttempt => {
    const { delivery, endedAt, result } = attempt
    const before = after.get(delivery.webhookId)! // of all that ended, the webhook is known
    const succeeded = result.erro === null
    const retryAfter = readRetryAfter(result.retryAfter ?? undefined, endedAt)
    const settlement = settle(delivery, { succeeded, endedAt, retryAfter }, before, {
      schedule,
      random,
    })
    const receiver: Receiver = {
      ...before,
      health: settlement.health,
      cautious: before.cautious && !succeeded,
    }
    after.set(receiver.id, receiver)
    return { attempt, settlement, receiver }
  })
  return { settled, receivers: after }
}
