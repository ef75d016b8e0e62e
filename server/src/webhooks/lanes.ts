import type { DueByWebhook, Receiver, Receivers } from './delivery-queue.ts'

/** The deliveries of one webhook, as held in memory. */
interface Lane {
  readonly id: string
  inFlight: number
  /** When the earliest may be due (ms since 1970); null: none is pending. */
  dueAt: number | null
  /** Null until it is needed, and again after the webhook changed. */
  receiver: Receiver | null
}

export interface Limits {
  /** Attempts in flight at once. */
  total: number
  perWebhook: number
  /** How many of `total` may go to receivers that did not answer recently: the rest is for the others. */
  doubtful: number
}

/** What came of a plan. */
export interface Taken {
  receivers: Receivers
  /** Webhooks of the deliveries to start, in the order of their turns. */
  begun: Iterable<string>
  /** Of webhooks that had less than was planned: when the next is due; null: none is pending. */
  next: ReadonlyMap<string, number | null>
}

/** Failed attempts in a row after which a receiver gets one attempt at a time. */
const DOUBTFUL_FAILURES = 3

/** Decides whose turn it is: round robin over the webhooks, so that nobody's backlog delays the others. */
export function createLanes({ total, perWebhook, doubtful }: Limits) {
  /** In the order of their turns. */
  const lanes = new Map<string, Lane>()
  let inFlight = 0

  function laneOf(id: string): Lane {
    let lane = lanes.get(id)
    if (!lane) {
      lane = { id, inFlight: 0, dueAt: null, receiver: null }
      lanes.set(id, lane)
    }
    return lane
  }

  function expect(id: string, dueAt: number): void {
    const lane = laneOf(id)
    lane.dueAt = Math.min(lane.dueAt ?? dueAt, dueAt)
  }

  return {
    inFlight: () => inFlight,

    /** A delivery of this webhook is, or may be, due at that time. */
    expect,
    expectAll: (due: DueByWebhook) => due.forEach((dueAt, id) => expect(id, dueAt)),

    /** What memory holds about this webhook is out of date. */
    forget(id: string): void {
      const lane = lanes.get(id)
      if (lane) lane.receiver = null
    },

    /** An attempt has ended. */
    leave(id: string): void {
      laneOf(id).inFlight--
      inFlight--
    },

    /** The earliest time at which something is due for which there is room; null: nothing. */
    nextDue(): number | null {
      if (inFlight >= total) return null
      const full = doubtfulInFlight(receiverInMemory) >= doubtful
      let next: number | null = null
      for (const { dueAt, inFlight, receiver } of lanes.values()) {
        if (dueAt === null || inFlight >= limitOf(receiver, perWebhook)) continue
        if (full && receiver !== null && isDoubtful(receiver)) continue
        next = Math.min(next ?? dueAt, dueAt)
      }
      return next
    },

    /** What memory holds of these webhooks. */
    known: (ids: Iterable<string>) =>
      new Map([...ids].map((id) => [id, lanes.get(id)?.receiver ?? null])),

    /** Webhooks whose turn it may be, and what memory holds of each. */
    candidates(now: number): Map<string, Receiver | null> {
      const row = [...lanes.values()].filter(isDue(now))
      return new Map(share(row, receiverInMemory).map((lane) => [lane.id, lane.receiver]))
    },

    /**
     * Gives turns to `receivers`: one each, repeatedly, as long as there is room. Changes nothing; {@link
     * take} gets the result.
     */
    plan(now: number, receivers: Receivers): string[] {
      const row = [...lanes.values()].filter(({ id }) => receivers.has(id)).filter(isDue(now))
      return share(row, ({ id, receiver }) => receivers.get(id) ?? receiver).map(({ id }) => id)
    },

    /** Deliveries start; a webhook that got a turn goes to the end of the row. */
    take({ receivers, begun, next }: Taken): void {
      for (const receiver of receivers.values()) {
        const lane = laneOf(receiver.id)
        lane.receiver = receiver
        if (limitOf(receiver, perWebhook) === 0) lane.dueAt = null
      }
      for (const [id, dueAt] of next) laneOf(id).dueAt = dueAt
      for (const id of begun) {
        const lane = laneOf(id)
        lane.inFlight++
        inFlight++
        lanes.delete(id)
        lanes.set(id, lane)
      }
      for (const { id, dueAt, inFlight } of lanes.values())
        if (dueAt === null && inFlight === 0) lanes.delete(id)
    },
  }

  /** The turns of `row`; a lane appears as often as it gets one. */
  function share(row: Lane[], receiverOf: (lane: Lane) => Receiver | null): Lane[] {
    let doubtfulRoom = doubtful - doubtfulInFlight(receiverOf)
    const room = total - inFlight
    const turns: Lane[] = []
    const counts = new Map<Lane, number>()
    // The array grows during the loop: a lane that got a turn is added again at the end.
    const line = [...row]
    for (const lane of line) {
      if (turns.length >= room) break
      const receiver = receiverOf(lane)
      const doubted = receiver !== null && isDoubtful(receiver)
      const count = counts.get(lane) ?? 0
      const limit = limitOf(receiver, perWebhook)
      if (lane.inFlight + count >= limit || (doubted && doubtfulRoom <= 0)) continue
      counts.set(lane, count + 1)
      turns.push(lane)
      if (doubted) doubtfulRoom--
      line.push(lane)
    }
    return turns
  }

  function isDue(now: number): (lane: Lane) => boolean {
    return ({ dueAt, inFlight }) => dueAt !== null && dueAt <= now && inFlight < perWebhook
  }

  function doubtfulInFlight(receiverOf: (lane: Lane) => Receiver | null): number {
    let sum = 0
    for (const lane of lanes.values()) {
      if (lane.inFlight === 0) continue
      const receiver = receiverOf(lane)
      if (receiver !== null && isDoubtful(receiver)) sum += lane.inFlight
    }
    return sum
  }
}

function receiverInMemory({ receiver }: Lane): Receiver | null {
  return receiver
}

function isDoubtful({ health, cautious }: Receiver): boolean {
  return cautious || health.falhas_consecutivas >= DOUBTFUL_FAILURES
}

/** How many attempts a receiver may have in flight. */
function limitOf(receiver: Receiver | null, perWebhook: number): number {
  if (receiver === null) return perWebhook
  if (receiver.gone || !receiver.health.ativo) return 0
  return isDoubtful(receiver) ? 1 : perWebhook
}
