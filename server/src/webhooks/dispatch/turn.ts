import type { Bell } from '../../lib/flow/bell.ts'
import type { Clock } from '../../lib/time/clock.ts'
import type { Fence } from '../../lib/flow/lease.ts'
import type { HourTally } from '../hour-tally.ts'
import { sentBody } from '../chat/sent-body.ts'
import { deliveryHeaders } from '../message/delivery-request.ts'
import type { RetrySchedule } from '../retry-schedule.ts'
import type { createSender } from '../sender.ts'
import { signingSecrets } from '../webhook.ts'
import type {
  DeliveryQueue,
  DueDelivery,
  FinishedAttempt,
  Receiver,
  TurnResult,
} from './delivery-queue.ts'
import type { Lanes } from './lanes.ts'
import type { QueuePoller } from './queue-poller.ts'
import type { ResultBuffer } from './result-buffer.ts'
import { type AttemptToSettle, settleAll } from './settle-all.ts'

export interface TurnDeps {
  queue: DeliveryQueue
  /** The lease under which deliveries are claimed. */
  fence: Fence
  sender: Pick<ReturnType<typeof createSender>, 'send'>
  schedule: RetrySchedule
  clock: Clock
  /** From 0 to below 1. */
  random(): number
  onTurn(report: TurnReport): void
}

/** The result of a turn, for the metrics. */
export interface TurnReport {
  /** Ended attempts by result: `entregue`, or the class of their error. */
  attempts: Record<string, number>
  /** How late each new attempt begins, in seconds. */
  lags: number[]
  inFlight: number
  /** Webhooks that went inactive. */
  deactivated: number
}

interface TurnParts {
  lanes: Lanes
  poller: QueuePoller
  results: ResultBuffer
  /** Rings when results are to be recorded earlier than expected. */
  bell: Bell
}

/** A turn of the dispatcher: records the attempts that have ended, and starts the deliveries that are due. */
export function createTurn(deps: TurnDeps, { lanes, poller, results, bell }: TurnParts) {
  const { queue, fence, schedule, clock, onTurn } = deps

  /** Starts nothing if `signal` has aborted. */
  return async (signal: AbortSignal): Promise<void> => {
    const began = performance.now()
    const now = clock()
    const ended = results.take()
    for (const { attempt } of ended) leave(attempt)
    const { result, uncounted } = await record(ended, now, signal)
    poller.learn(result)
    const begun = inTurns(result)
    lanes.take({ ...result, begun }, now.getTime())
    for (const delivery of begun) void start(delivery, result.receivers.get(delivery.webhookId)!) // read for the claim
    onTurn(reportOf(result, begun, clock(), lanes.inFlight()))
    results.recorded(uncounted, performance.now() - began)
  }

  function leave({ delivery, startedAt, endedAt, result }: FinishedAttempt): void {
    const { id, webhookId } = delivery
    lanes.leave(webhookId, { id, startedAt, endedAt, succeeded: result.erro === null })
  }

  /** @returns What the queue did, and the statistics that it left to a later turn. */
  async function record(
    ended: AttemptToSettle[],
    now: Date,
    signal: AbortSignal,
  ): Promise<{ result: TurnResult; uncounted: HourTally[] }> {
    const ids = new Set(ended.map(({ attempt }) => attempt.delivery.webhookId))
    const wanted = signal.aborted ? [] : lanes.candidates(now.getTime())
    const receivers = new Map([...lanes.known(ids), ...wanted])
    let tallies: HourTally[] = []
    const result = await queue.turn(
      { fence, now, receivers, ...poller.known() },
      (current, present) => {
        const { settled, hours, receivers } = settleAll(ended, current, schedule)
        tallies = results.talliesWith(hours)
        const mayClaim = !signal.aborted && poller.isCurrent(present)
        return {
          settled,
          hours: tallies,
          // With nothing in flight, the next turn may be far off; the queue then writes them at once.
          hoursMayWait: !signal.aborted && results.mayTalliesWait(),
          inFlight: lanes.inFlight(),
          claims: mayClaim ? lanes.plan(now.getTime(), receivers) : [],
        }
      },
    )
    return { result, uncounted: result.isCounted ? [] : tallies }
  }

  async function start(delivery: DueDelivery, receiver: Receiver): Promise<void> {
    const attempt = await send(delivery, receiver, deps)
    if (results.add({ attempt, random: deps.random() }, lanes.inFlight())) bell.ring()
  }
}

async function send(
  delivery: DueDelivery,
  { url, secrets }: Receiver,
  { sender, clock }: Pick<TurnDeps, 'sender' | 'clock'>,
): Promise<FinishedAttempt> {
  const { id: deliveryId, event } = delivery
  const body = sentBody(url, delivery.body)
  const now = clock()
  const startedAt = now.getTime()
  const timestamp = Math.floor(startedAt / 1_000)
  const numero = delivery.tentativas + 1
  const headers = deliveryHeaders(
    { event, deliveryId, numero, body, timestamp },
    signingSecrets(secrets, now),
  )
  const result = await sender.send({ url, headers, body })
  return { delivery, startedAt, endedAt: clock().getTime(), result }
}

/** The deliveries that were claimed, in the order of the turns of their webhooks. */
function inTurns({ claims, claimed }: TurnResult): DueDelivery[] {
  const taken = new Map<string, number>()
  return claims.flatMap((id) => {
    const index = taken.get(id) ?? 0
    taken.set(id, index + 1)
    return claimed.get(id)?.[index] ?? []
  })
}

function reportOf(
  { settled }: TurnResult,
  begun: DueDelivery[],
  now: Date,
  inFlight: number,
): TurnReport {
  const attempts: Record<string, number> = {}
  for (const { attempt } of settled) {
    const outcome = attempt.result.erro ?? 'entregue'
    attempts[outcome] = (attempts[outcome] ?? 0) + 1
  }
  return {
    attempts,
    lags: begun.map(({ dueAt }) => (now.getTime() - dueAt) / 1_000),
    inFlight,
    deactivated: settled.filter(({ settlement }) => settlement.consequence === 'deactivate').length,
  }
}
