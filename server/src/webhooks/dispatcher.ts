import { createBell } from '../lib/flow/bell.ts'
import type { Clock } from '../lib/time/clock.ts'
import type { Fence } from '../lib/flow/lease.ts'
import { deliveryHeaders } from './message/delivery-request.ts'
import type {
  DeliveryQueue,
  DueByWebhook,
  DueDelivery,
  FinishedAttempt,
  QueueMark,
  Receiver,
  TurnResult,
} from './delivery-queue.ts'
import { type LaneRoom, createLanes } from './lanes.ts'
import { type HourTally, addHourTallies } from './hour-tally.ts'
import type { RetrySchedule } from './retry-schedule.ts'
import type { createSender } from './sender.ts'
import { type Dispatchers, ownerOf } from './ownership.ts'
import { type AttemptToSettle, settleAll } from './settle-all.ts'
import { signingSecrets } from './webhook.ts'

export interface DispatcherDeps {
  queue: DeliveryQueue
  /** The lease under which deliveries are claimed. */
  fence: Fence
  sender: Pick<ReturnType<typeof createSender>, 'send'>
  room: LaneRoom
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

/** Results wait to be recorded together: as long as the last turn took, and at most this long. */
const GROUP_MS = 5
/**
 * How often a busy dispatcher writes the statistics: a row per webhook and hour, which each turn
 * would change.
 */
const TALLY_MS = 1_000
/** How often to look for new deliveries, in case no signal came. */
const LOOK_MS = 50
/** A clock that goes back further than this between two checks was set back. */
const SET_BACK_MS = 1_000
/** How often to read the whole queue, in case something was missed. */
const SURVEY_MS = 60_000
/** How often to check which dispatchers run, and whether dead ones left work behind. */
const ROLL_CALL_MS = 1_000

/**
 * Sends due deliveries. Its whole state is in the queue: if it is killed, the next dispatcher continues and
 * repeats only what was in flight. It does one step after another, except for the attempts themselves: an
 * attempt that ends during a turn is recorded by the next turn.
 */
export function createDispatcher(deps: DispatcherDeps) {
  const { queue, fence, sender, room, schedule, clock, random, onTurn } = deps
  const lanes = createLanes(room)
  const bell = createBell()
  let ended: AttemptToSettle[] = []
  /** Results that are not in the statistics yet: of the last second at most. */
  let tallies: HourTally[] = []
  let tallyAt = 0
  /** When to record the waiting results, on performance's clock. */
  let writeAt = Infinity
  let turnMs = 0
  let lookAt = 0
  let surveyAt = 0
  let rollCallAt = 0
  let seen: QueueMark
  let lastMoment = clock()
  /** The running dispatchers, including this one; each has webhooks of its own. */
  let dispatchers: Dispatchers = [fence.lease]

  return {
    /** An older delivery may be due: a person asked for a retry. */
    wake(): void {
      surveyAt = 0
      bell.ring()
    },

    /** There may be new deliveries. */
    look(): void {
      lookAt = 0
      bell.ring()
    },

    /**
     * Sends until `signal` aborts; then starts nothing more, and resolves when everything in flight is
     * recorded. Call it once.
     * @throws Overtaken
     */
    async run(signal: AbortSignal): Promise<void> {
      signal.addEventListener('abort', bell.ring, { once: true })
      seen = await queue.newest()
      for (;;) {
        if (!signal.aborted) await lookAround()
        if (isTurnDue(signal)) await turn(signal)
        if (signal.aborted && lanes.inFlight() === 0) return
        await bell.wait(idleMs(signal))
      }
    },
  }

  /** Looks for new deliveries and changed webhooks, and from time to time at all pending ones. */
  async function lookAround(): Promise<void> {
    const now = performance.now()
    await followClock()
    if (rollCallAt <= now) {
      rollCallAt = now + ROLL_CALL_MS
      const { freed, present } = await queue.recover(fence, clock())
      if (freed || areOthers(present)) surveyAt = 0
      dispatchers = present
    }
    if (surveyAt <= now) {
      surveyAt = now + SURVEY_MS
      lanes.leaveOut(isOthers)
      expectAll(await queue.due())
    }
    if (lookAt <= now) {
      lookAt = now + LOOK_MS
      const news = await queue.news(seen)
      seen = news.seen
      news.changed.forEach(lanes.forget)
      expectAll(news.due)
    }
  }

  /**
   * Retries keep their waits when the clock is set back meanwhile. With several dispatchers, no
   * single clock decides.
   */
  async function followClock(): Promise<void> {
    const moment = clock()
    const byMs = lastMoment.getTime() - moment.getTime()
    lastMoment = moment
    if (byMs <= SET_BACK_MS || dispatchers.length > 1) return
    await queue.setBack(fence, byMs, moment)
    surveyAt = 0
  }

  function expectAll(due: DueByWebhook): void {
    for (const [id, dueAt] of due) if (!isOthers(id)) lanes.expect(id, dueAt)
  }

  function isOthers(webhookId: string): boolean {
    return dispatchers.length > 1 && ownerOf(webhookId, dispatchers) !== fence.lease
  }

  function areOthers(present: Dispatchers): boolean {
    return present.join() !== dispatchers.join()
  }

  function isTurnDue(signal: AbortSignal): boolean {
    const now = clock().getTime()
    const due = signal.aborted ? null : lanes.nextDue(now)
    return writeAt <= performance.now() || (due !== null && due <= now)
  }

  /** How long there is nothing to do, unless a signal arrives. */
  function idleMs(signal: AbortSignal): number {
    const now = performance.now()
    if (signal.aborted) return writeAt - now
    const moment = clock().getTime()
    const due = lanes.nextDue(moment)
    const send = due === null ? Infinity : due - moment
    return Math.min(...[writeAt, lookAt, surveyAt, rollCallAt].map((at) => at - now), send)
  }

  /** Records finished attempts and starts due deliveries. */
  async function turn(signal: AbortSignal): Promise<void> {
    const began = performance.now()
    const writing = ended
    ended = []
    writeAt = Infinity
    for (const { attempt } of writing) leave(attempt)
    let uncounted: HourTally[] = []
    const now = clock()
    const wanted = signal.aborted ? new Map<string, null>() : lanes.candidates(now.getTime())
    const concerned = new Map([...lanes.known(idsOf(writing)), ...wanted])
    const result = await queue.turn(
      { fence, now, receivers: concerned, change: seen.change, dispatchers },
      (current, present) => {
        const { settled, hours, receivers } = settleAll(writing, current, schedule)
        const claims =
          signal.aborted || areOthers(present) ? [] : lanes.plan(now.getTime(), receivers)
        uncounted = addHourTallies([...tallies, ...hours])
        // With nothing in flight, the next turn may be far off; the queue then writes them at once.
        const mayWait = !signal.aborted && performance.now() < tallyAt
        return {
          settled,
          hours: uncounted,
          hoursMayWait: mayWait,
          inFlight: lanes.inFlight(),
          claims,
        }
      },
    )
    tallies = result.isCounted ? [] : uncounted
    if (result.isCounted) tallyAt = performance.now() + TALLY_MS
    else writeAt = Math.min(writeAt, tallyAt)
    if (areOthers(result.present)) rollCallAt = 0
    for (const { settlement, receiver } of result.settled)
      if (settlement.status === 'pendente' && settlement.dueAt !== null)
        expectAll(new Map([[receiver.id, settlement.dueAt]]))
    const begun = inTurns(result)
    result.changed.forEach(lanes.forget)
    lanes.take({ ...result, begun }, now.getTime())
    for (const delivery of begun) void send(delivery, result.receivers.get(delivery.webhookId)!) // read for the claim
    report(result, begun)
    turnMs = performance.now() - began
  }

  function leave({
    delivery: { id, webhookId },
    startedAt,
    endedAt,
    result,
  }: FinishedAttempt): void {
    lanes.leave(webhookId, { id, startedAt, endedAt, succeeded: result.erro === null })
  }

  function report({ settled }: TurnResult, begun: DueDelivery[]): void {
    const now = clock().getTime()
    const attempts: Record<string, number> = {}
    for (const { attempt } of settled) {
      const outcome = attempt.result.erro ?? 'entregue'
      attempts[outcome] = (attempts[outcome] ?? 0) + 1
    }
    onTurn({
      attempts,
      lags: begun.map(({ dueAt }) => (now - dueAt) / 1_000),
      inFlight: lanes.inFlight(),
      deactivated: settled.filter(({ settlement }) => settlement.consequence === 'deactivate')
        .length,
    })
  }

  async function send(delivery: DueDelivery, { url, secrets }: Receiver): Promise<void> {
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
    const attempt = { delivery, startedAt, endedAt: clock().getTime(), result }
    ended.push({ attempt, random: random() })
    planWriting()
  }

  /**
   * Schedules the recording of finished attempts, in groups when there are many: once half of those in flight
   * have ended, or after a short wait. Receivers answer the other half meanwhile.
   */
  function planWriting(): void {
    const now = performance.now()
    const isHalf = 2 * ended.length >= lanes.inFlight()
    const at = isHalf ? now : now + Math.min(GROUP_MS, turnMs)
    if (at >= writeAt) return
    writeAt = at
    bell.ring()
  }
}

function idsOf(ended: AttemptToSettle[]): Set<string> {
  return new Set(ended.map(({ attempt }) => attempt.delivery.webhookId))
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
