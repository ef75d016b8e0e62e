import type { Receiver, Receivers } from './delivery-queue.ts'
import {
  type Lane,
  type LaneAttempt,
  type Pace,
  createLane,
  enterLane,
  leaveLane,
  limitOf,
  paceOf,
  slowerAt,
  turnAt,
} from './lane.ts'

/** Attempts in flight at once to receivers of each pace: the slow take no room from the prompt. */
export type LaneRoom = Readonly<Record<Pace, number>>

/** The result of a plan. */
export interface Taken {
  receivers: Receivers
  /** The first deliveries of the messages to start, in the order of the turns of their webhooks. */
  begun: Iterable<{ id: string; webhookId: string }>
  /** Of webhooks that had less than was planned: when the next is due; null: none is pending. */
  next: ReadonlyMap<string, number | null>
}

export type Lanes = ReturnType<typeof createLanes>

/** Decides whose turn it is: round robin over the webhooks, so that nobody's backlog delays the others. */
export function createLanes(room: LaneRoom) {
  /** In the order of their turns. */
  const lanes = new Map<string, Lane>()
  let inFlight = 0

  function laneOf(id: string): Lane {
    let lane = lanes.get(id)
    if (!lane) {
      lane = createLane(id)
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
    /** Forgets webhooks that belong to other dispatchers now; their attempts in flight end here. */
    leaveOut(isOthers: (id: string) => boolean): void {
      for (const lane of lanes.values())
        if (isOthers(lane.id)) {
          lane.dueAt = null
          if (lane.inFlight.size === 0) lanes.delete(lane.id)
        }
    },

    /** Forgets the receiver of this webhook, because it has changed. */
    forget(id: string): void {
      const lane = lanes.get(id)
      if (lane) lane.receiver = null
    },

    /** An attempt has ended. */
    leave(webhookId: string, attempt: LaneAttempt): void {
      leaveLane(laneOf(webhookId), attempt)
      inFlight--
    },

    /** The earliest time at which something is due and may have room; null: nothing. */
    nextDue(now: number): number | null {
      const free = freeRoom(receiverInMemory, now)
      const times: number[] = []
      let isAnyCrowdedOut = false
      for (const lane of lanes.values()) {
        const { receiver } = lane
        const at = turnAt(lane, now)
        if (at === null || lane.inFlight.size >= limitOf(lane, receiver)) continue
        if (free[paceOf(lane, receiver, now)] > 0) times.push(at)
        else isAnyCrowdedOut = true
      }
      if (isAnyCrowdedOut)
        for (const lane of lanes.values()) times.push(slowerAt(lane, now) ?? Infinity)
      const next = times.reduce((earliest, time) => Math.min(earliest, time), Infinity)
      return next === Infinity ? null : next
    },

    /** The receivers of these webhooks held in memory; null: not in memory. */
    known: (ids: Iterable<string>) =>
      new Map([...ids].map((id) => [id, lanes.get(id)?.receiver ?? null])),

    /** Webhooks that may get a turn, and the receivers held in memory; null: not in memory. */
    candidates(now: number): Map<string, Receiver | null> {
      const row = [...lanes.values()].filter(isDue(now))
      return new Map(share(row, receiverInMemory, now).map((lane) => [lane.id, lane.receiver]))
    },

    /**
     * Gives turns to `receivers`: one each, repeatedly, as long as there is room. Changes nothing; {@link
     * take} gets the result.
     */
    plan(now: number, receivers: Receivers): string[] {
      const row = [...lanes.values()].filter(({ id }) => receivers.has(id)).filter(isDue(now))
      const receiverOf = ({ id, receiver }: Lane) => receivers.get(id) ?? receiver
      return share(row, receiverOf, now).map(({ id }) => id)
    },

    /** Deliveries start; a webhook that got a turn goes to the end of the row. */
    take({ receivers, begun, next }: Taken, now: number): void {
      for (const receiver of receivers.values()) {
        const lane = laneOf(receiver.id)
        lane.receiver = receiver
        if (limitOf(lane, receiver) === 0) lane.dueAt = null
      }
      for (const [id, dueAt] of next) laneOf(id).dueAt = dueAt
      for (const { id, webhookId } of begun) {
        const lane = laneOf(webhookId)
        enterLane(lane, id, now)
        inFlight++
        lanes.delete(webhookId)
        lanes.set(webhookId, lane)
      }
      for (const { id, dueAt, inFlight, restsUntil } of lanes.values())
        if (dueAt === null && inFlight.size === 0 && restsUntil <= now) lanes.delete(id)
    },
  }

  /** The turns of `row`; a lane appears as often as it gets one. */
  function share(row: Lane[], receiverOf: (lane: Lane) => Receiver | null, now: number): Lane[] {
    const free = freeRoom(receiverOf, now)
    const turns: Lane[] = []
    const counts = new Map<Lane, number>()
    // The array grows during the loop: a lane that got a turn is added again at the end.
    const line = [...row]
    for (const lane of line) {
      const receiver = receiverOf(lane)
      const pace = paceOf(lane, receiver, now)
      const count = counts.get(lane) ?? 0
      if (free[pace] <= 0 || lane.inFlight.size + count >= limitOf(lane, receiver)) continue
      counts.set(lane, count + 1)
      turns.push(lane)
      free[pace]--
      line.push(lane)
    }
    return turns
  }

  function freeRoom(
    receiverOf: (lane: Lane) => Receiver | null,
    now: number,
  ): Record<Pace, number> {
    const free = { ...room }
    for (const lane of lanes.values())
      if (lane.inFlight.size > 0) free[paceOf(lane, receiverOf(lane), now)] -= lane.inFlight.size
    return free
  }
}

function isDue(now: number): (lane: Lane) => boolean {
  return (lane) => {
    const at = turnAt(lane, now)
    return at !== null && at <= now
  }
}

function receiverInMemory({ receiver }: Lane): Receiver | null {
  return receiver
}
