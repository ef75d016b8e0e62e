import type { DueByWebhook, Target } from './delivery-queue.ts'

/** The deliveries of one webhook, as far as memory knows of them. */
export interface Lane {
  readonly id: string
  inFlight: number
  /** When the earliest may be due (ms since 1970); null: none is pending. */
  dueAt: number | null
  /** Null until it is needed, and again when the webhook has changed. */
  target: Target | null
}

export interface Limits {
  /** Attempts in flight at once. */
  total: number
  perWebhook: number
  /** How many of `total` may go to receivers that did not answer lately: the rest is for the others. */
  doubtful: number
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
      lane = { id, inFlight: 0, dueAt: null, target: null }
      lanes.set(id, lane)
    }
    return lane
  }

  function expect(id: string, dueAt: number): void {
    const lane = laneOf(id)
    lane.dueAt = Math.min(lane.dueAt ?? dueAt, dueAt)
  }

  return {
    laneOf,
    inFlight: () => inFlight,

    /** Something of this webhook is due then, or may be. */
    expect,
    expectAll: (due: DueByWebhook) => due.forEach((dueAt, id) => expect(id, dueAt)),

    /** What memory holds of this webhook is out of date. */
    forget(id: string): void {
      const lane = lanes.get(id)
      if (lane) lane.target = null
    },

    /** An attempt has ended. */
    leave(lane: Lane): void {
      lane.inFlight--
      inFlight--
    },

    /** When something is due for which there is room, at the earliest; null: nothing. */
    nextDue(): number | null {
      if (inFlight >= total) return null
      const full = doubtfulInFlight() >= doubtful
      let next: number | null = null
      for (const { dueAt, inFlight, target } of lanes.values()) {
        if (dueAt === null || inFlight >= limitOf(target, perWebhook)) continue
        if (full && target !== null && isDoubtful(target)) continue
        next = Math.min(next ?? dueAt, dueAt)
      }
      return next
    },

    /**
     * Calls `take` for the webhooks in turn, as long as there is room and something may be due. It takes
     * one delivery and returns true; or says what is due in `lane.dueAt` and returns false.
     */
    fill(now: number, load: (id: string) => Target, take: (lane: Lane) => boolean): void {
      let doubtfulRoom = doubtful - doubtfulInFlight()
      for (const lane of lanes.values()) {
        if (inFlight >= total) return
        if (lane.dueAt === null && lane.inFlight === 0) lanes.delete(lane.id)
        if (lane.dueAt === null || lane.dueAt > now || lane.inFlight >= perWebhook) continue
        lane.target ??= load(lane.id)
        const limit = limitOf(lane.target, perWebhook)
        if (limit === 0) lane.dueAt = null
        const doubted = isDoubtful(lane.target)
        if (lane.inFlight >= limit || (doubted && doubtfulRoom <= 0) || !take(lane)) continue
        lane.inFlight++
        inFlight++
        if (doubted) doubtfulRoom--
        // To the end of the row, where this loop comes by again.
        lanes.delete(lane.id)
        lanes.set(lane.id, lane)
      }
    },
  }

  function doubtfulInFlight(): number {
    let sum = 0
    for (const { target, inFlight } of lanes.values())
      if (target !== null && isDoubtful(target)) sum += inFlight
    return sum
  }
}

function isDoubtful({ health, cautious }: Target): boolean {
  return cautious || health.falhas_consecutivas >= DOUBTFUL_FAILURES
}

/** How many attempts a receiver may have in flight. */
function limitOf(target: Target | null, perWebhook: number): number {
  if (target === null) return perWebhook
  if (target.gone || !target.health.ativo) return 0
  return isDoubtful(target) ? 1 : perWebhook
}
