import type { Clock } from '../lib/clock.ts'
import { deliveryHeaders } from './delivery-request.ts'
import { tallyOf } from './hour-tally.ts'
import type {
  DeliveryQueue,
  DueDelivery,
  FinishedAttempt,
  QueueTransaction,
  Target,
} from './delivery-queue.ts'
import { type Lane, type Limits, createLanes } from './lanes.ts'
import { type RetrySchedule, readRetryAfter } from './retry-schedule.ts'
import type { AttemptResult, createSender } from './sender.ts'
import { type Settlement, settle } from './settle.ts'
import { signingSecrets } from './webhook.ts'

export interface DispatcherDeps {
  queue: DeliveryQueue
  sender: Pick<ReturnType<typeof createSender>, 'send'>
  limits: Limits
  schedule: RetrySchedule
  clock: Clock
  /** From 0 to below 1. */
  random(): number
  onProgress(progress: Progress): void
}

/** What came of a turn, for the metrics. */
export interface Progress {
  attempts: FinishedAttempt[]
  /** How late each new attempt begins, in milliseconds. */
  lags: number[]
  inFlight: number
  /** Webhooks that went inactive. */
  deactivated: number
}

/** Results are written together: this many, or those of this many milliseconds. */
const GROUP = 128
const GROUP_MS = 5
/** How soon to try again while somebody else writes. */
const BUSY_MS = 2
/** How often to look for what others have put into the queue, in case nobody woke us. */
const LOOK_MS = 50
/** How often to look at the whole queue, in case something was missed. */
const SURVEY_MS = 60_000

export type Dispatcher = ReturnType<typeof startDispatcher>

/**
 * Sends what is due until it is stopped; the queue must have been recovered. All that must last is in
 * it: killed at any moment, the next one goes on, and sends again only what was in flight.
 */
export function startDispatcher(deps: DispatcherDeps) {
  const { queue, sender, limits, schedule, clock, random, onProgress } = deps
  const lanes = createLanes(limits)
  let ended: FinishedAttempt[] = []
  let { delivery: seenDelivery, change: seenChange } = queue.newest()
  let turning: NodeJS.Timeout | undefined
  /** When `turning` is to fire, on performance's clock. */
  let turnAt = Infinity
  let stopping = false
  const drained = Promise.withResolvers<void>()

  survey()
  const looking = setInterval(look, LOOK_MS)
  const surveying = setInterval(survey, SURVEY_MS)

  /** Looks for new deliveries, and for webhooks that changed. */
  function look(): void {
    const { last, due } = queue.dueSince(seenDelivery)
    seenDelivery = last
    lanes.expectAll(due)
    const { seen, ids } = queue.changedSince(seenChange)
    seenChange = seen
    ids.forEach(lanes.forget)
    lanes.expectAll(queue.dueOf(ids))
    planSending()
  }

  /** Looks at everything that is pending. */
  function survey(): void {
    lanes.expectAll(queue.due())
    planSending()
  }

  /** Sees to it that what is due is sent. */
  function planSending(): void {
    const due = stopping ? null : lanes.nextDue()
    if (due !== null) turnIn(Math.max(0, due - clock().getTime()))
  }

  /** Sees to it that what has ended is written down, in groups when there is much of it. */
  function planWriting(): void {
    if (ended.length === 0) return
    turnIn(ended.length >= GROUP || ended.length === lanes.inFlight() ? 0 : GROUP_MS)
  }

  function turnIn(ms: number): void {
    const at = performance.now() + ms
    if (at >= turnAt) return
    clearTimeout(turning)
    turnAt = at
    turning = setTimeout(turn, Math.min(ms, SURVEY_MS))
  }

  /** Writes down what has ended, and begins what is due. */
  function turn(): void {
    turnAt = Infinity
    const done = queue.transaction((tx) => {
      tx.changedSince(seenChange).ids.forEach(lanes.forget)
      const deactivated = writeDown(tx)
      return { deactivated, begun: stopping ? [] : take(tx) }
    })
    if (done === null) return turnIn(BUSY_MS)
    const { deactivated, begun } = done.result
    const attempts = ended
    ended = []
    const now = clock().getTime()
    const lags = begun.map(({ delivery }) => now - delivery.dueAt)
    for (const { delivery, target } of begun) void send(delivery, target)
    onProgress({ attempts, lags, inFlight: lanes.inFlight(), deactivated })
    if (stopping && lanes.inFlight() === 0) drained.resolve()
    planSending()
  }

  /** Gives the number of webhooks that went inactive. */
  function writeDown(tx: QueueTransaction): number {
    const touched = new Map<string, Target>()
    let deactivated = 0
    for (const attempt of ended) {
      const lane = lanes.laneOf(attempt.delivery.webhookId)
      lanes.leave(lane)
      const target = (lane.target ??= tx.target(lane.id))
      const { delivery, endedAt, result } = attempt
      const succeeded = result.erro === null
      const settlement = settle(
        delivery,
        {
          succeeded,
          endedAt,
          retryAfter: readRetryAfter(result.retryAfter ?? undefined, endedAt),
        },
        target,
        { schedule, random: random() },
      )
      tx.finish(attempt, settlement, tallyOfAttempt(result, settlement.status))
      target.health = settlement.health
      target.cautious &&= !succeeded
      touched.set(target.id, target)
      if (settlement.status === 'pendente' && settlement.dueAt !== null)
        lanes.expect(lane.id, settlement.dueAt)
      if (settlement.consequence === 'warn') tx.warn(target, attempt)
      if (settlement.consequence === 'deactivate') {
        tx.deactivate(target, attempt)
        deactivated++
      }
    }
    for (const target of touched.values()) tx.saveHealth(target)
    return deactivated
  }

  function take(tx: QueueTransaction): { delivery: DueDelivery; target: Target }[] {
    const taken: { delivery: DueDelivery; target: Target }[] = []
    const now = clock().getTime()
    lanes.fill(now, tx.target, (lane: Lane) => {
      const claimed = tx.claim(lane.id, now)
      if (claimed === null || typeof claimed === 'number') {
        lane.dueAt = claimed
        return false
      }
      taken.push({ delivery: claimed, target: lane.target! }) // fill has loaded it
      return true
    })
    return taken
  }

  async function send(delivery: DueDelivery, { url, secrets }: Target): Promise<void> {
    const { id: deliveryId, event, body } = delivery
    const now = clock()
    const startedAt = now.getTime()
    const timestamp = Math.floor(startedAt / 1_000)
    const numero = delivery.tentativas + 1
    const headers = deliveryHeaders(
      { event, deliveryId, numero, body, timestamp },
      signingSecrets(secrets, now),
    )
    const result = await sender.send({ url, headers, body })
    ended.push({ delivery, startedAt, endedAt: clock().getTime(), result })
    planWriting()
  }

  return {
    /** Something may be due that was there before: an attempt that a person asked for. */
    wake: survey,
    /** Something new may be there. */
    look,
    /** Begins nothing more; resolves when all that was in flight is written down. */
    async stop(): Promise<void> {
      stopping = true
      clearInterval(looking)
      clearInterval(surveying)
      if (lanes.inFlight() > 0) await drained.promise
      clearTimeout(turning)
    },
  }
}

/** What the statistics say of an attempt that left its delivery with `status`. */
function tallyOfAttempt(
  { erro, status_http, duracao_ms }: AttemptResult,
  status: Settlement['status'],
) {
  return tallyOf({
    succeeded: erro === null,
    answeredAfterMs: status_http === null ? null : duracao_ms,
    concluded: status === 'entregue' || status === 'falhou' ? status : null,
  })
}
