import type { DueByWebhook, Receiver, Receivers } from './delivery-queue.ts'

/** The deliveries of one webhook, as far as memory knows of them. */
interface Lane {
  readonly id: string
  inFlight: number
  /** When the earliest may be due (ms since 1970); null: none is pending. */
  dueAt: number | null
  /** Null until it is needed, and again when the webhook has changed. */
  receiver: Receiver | null
}

export interface Limits {
  /** Attempts in flight at once. */
  total: number
  perWebhook: number
  /** How many of `total` may go to receivers that did not answer lately: the rest is for the others. */
  doubtful: number
}

/** What came of a plan. */
export interface Taken {
  receivers: Receivers
  /** Webhooks of the deliveries that begin, in the order of their turns. */
  begun: Iterable<string>
  /** Of webhooks that had less than was planned: when the next is due; null: none is pending. */
  next: ReadonlyMap<string, number | null>
}

/** Failed attempts in a row after which a receiver gets one attempt at a time. */
const DOUBTFUL_FAILURES = 3

/** Whose turn it is: round robin over the webhooks, so that nobody's backlog delays anybody else. */
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

    /** Something of this webhook is due then, or may be. */
    expect,
    expectAll: (due: DueByWebhook) => due.forEach((dueAt, id) => expect(id, dueAt)),

    /** What memory holds of this webhook is out of date. */
    forget(id: string): void {
      const lane = lanes.get(id)
      if (lane) lane.receiver = null
    },

    /** An attempt has ended. */
    leave(id: string): void {
      laneOf(id).inFlight--
      inFlight--
    },

    /** When something is due for which there is room, at the earliest; null: nothing. */
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
     * Whose turn it is among `receivers`: one each, again and again, as long as there is room. Changes
     * nothing; what came of it is told by {@link take}.
     */
    plan(now: number, receivers: Receivers): string[] {
      const row = [...lanes.values()].filter(({ id }) => receivers.has(id)).filter(isDue(now))
      return share(row, ({ id, receiver }) => receivers.get(id) ?? receiver).map(({ id }) => id)
    },

    /** Deliveries begin; who got something goes to the end of the row. */
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

  /** The turns of `row`, a lane as often as it gets something. */
  function share(row: Lane[], receiverOf: (lane: Lane) => Receiver | null): Lane[] {
    let doubtfulRoom = doubtful - doubtfulInFlight(receiverOf)
    const room = total - inFlight
    const turns: Lane[] = []
    const counts = new Map<Lane, number>()
    // An array that is added to while it is walked: who got one stands in line again.
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
