import type { Clock } from '../../lib/time/clock.ts'
import type { Fence } from '../../lib/flow/lease.ts'
import { createAlarm } from './alarm.ts'
import type { DeliveryQueue, QueueMark, Turn, TurnResult } from './delivery-queue.ts'
import type { Lanes } from './lanes.ts'
import { type Dispatchers, isOwn } from './ownership.ts'

/** How often to look for new deliveries, in case no signal came. */
const NEWS_MS = 50
/** How often to check which dispatchers run, and whether dead ones left work behind. */
const ROLL_CALL_MS = 1_000
/** How often to read the whole queue, in case something was missed. */
const SURVEY_MS = 60_000
/** A clock that goes back further than this between two polls was set back. */
const SET_BACK_MS = 1_000

interface QueuePollerDeps {
  queue: DeliveryQueue
  fence: Fence
  clock: Clock
}

export type QueuePoller = ReturnType<typeof createQueuePoller>

/** Tells `lanes` what the queue has for this dispatcher, and follows who else is sending. */
export function createQueuePoller({ queue, fence, clock }: QueuePollerDeps, lanes: Lanes) {
  const news = createAlarm(0)
  const rollCall = createAlarm(0)
  const survey = createAlarm(0)
  let seen: QueueMark
  let lastMoment = clock()
  /** The running dispatchers, including this one; each has webhooks of its own. */
  let dispatchers: Dispatchers = [fence.lease]

  return {
    /** There may be new deliveries. */
    expectNews: () => news.set(0),
    /** An older delivery may be due. */
    expectChange: () => survey.set(0),
    /** In how many milliseconds to poll. */
    left: () => Math.min(news.left(), rollCall.left(), survey.left()),
    /** What was read of the queue so far. */
    known: (): Pick<Turn, 'change' | 'dispatchers'> => ({ change: seen.change, dispatchers }),
    /** Whether no dispatcher has come or gone. */
    isCurrent,

    /** What comes from now on is news. */
    async start(): Promise<void> {
      seen = await queue.newest()
    },
    /** @throws Overtaken */
    async poll(): Promise<void> {
      await followClock()
      if (rollCall.left() <= 0) await callRoll()
      if (survey.left() <= 0) await readAll()
      if (news.left() <= 0) await readNews()
    },
    /** Learns from the result of a turn what the next poll would have found. */
    learn({ present, settled, changed }: TurnResult): void {
      if (!isCurrent(present)) rollCall.set(0)
      for (const { settlement, receiver } of settled)
        if (settlement.status === 'pendente' && settlement.dueAt !== null)
          expectOwn([[receiver.id, settlement.dueAt]])
      changed.forEach(lanes.forget)
    },
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
    survey.set(0)
  }

  function isCurrent(present: Dispatchers): boolean {
    return present.join() === dispatchers.join()
  }

  async function callRoll(): Promise<void> {
    rollCall.set(ROLL_CALL_MS)
    const { freed, present } = await queue.recover(fence, clock())
    if (freed || !isCurrent(present)) survey.set(0)
    dispatchers = present
  }

  async function readAll(): Promise<void> {
    survey.set(SURVEY_MS)
    lanes.leaveOut((id) => !isOwn(id, fence.lease, dispatchers))
    expectOwn(await queue.due())
  }

  async function readNews(): Promise<void> {
    news.set(NEWS_MS)
    const found = await queue.news(seen)
    seen = found.seen
    found.changed.forEach(lanes.forget)
    expectOwn(found.due)
  }

  function expectOwn(due: Iterable<readonly [id: string, dueAt: number]>): void {
    for (const [id, dueAt] of due) if (isOwn(id, fence.lease, dispatchers)) lanes.expect(id, dueAt)
  }
}
