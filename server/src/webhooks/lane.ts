import type { Receiver } from './delivery-queue.ts'

/** The deliveries of one webhook, as held in memory, and what its receiver can take. */
export interface Lane {
  readonly id: string
  /** When the earliest may be due (ms since 1970); null: none is pending. */
  dueAt: number | null
  /** Null until it is needed, and again after the webhook changed. */
  receiver: Receiver | null
  /** When each attempt in flight began (ms since 1970), by delivery, the earliest first. */
  readonly inFlight: Map<string, number>
  /** How many attempts may be in flight: grows while the receiver answers well. */
  window: number
  /** How long it takes to answer, smoothed, in milliseconds. */
  answerMs: number
}

/**
 * How soon a receiver answers: what is in flight to slower ones takes no room from the others. `doubtful` are
 * also those that did not succeed lately.
 */
export type Pace = 'prompt' | 'quick' | 'steady' | 'slow' | 'slower' | 'doubtful'

/** An attempt that has ended. Times are ms since 1970. */
export interface LaneAttempt {
  id: string
  startedAt: number
  endedAt: number
  succeeded: boolean
}

/** Attempts in flight to a receiver of which little is known, or that is slow. */
const FIRST = 8
/** Attempts in flight to one that answers well. */
export const MOST = 64
/**
 * Up to how many milliseconds an answer has which pace; later it is doubtful. Steps are small, so that one who is held
 * up for a moment soon has room again that the slow have left.
 */
const UP_TO_MS = [
  ['prompt', 50],
  ['quick', 125],
  ['steady', 250],
  ['slow', 500],
  ['slower', 1_000],
] as const satisfies [Pace, number][]
/** A later answer does not speak for more at once. */
const GOOD_MS = 1_000
/** Failed attempts in a row after which a receiver gets one attempt at a time. */
const FAILING_AFTER = 3
/** How much one answer changes what is expected of the next. */
const SMOOTHING = 1 / 8

export function createLane(id: string): Lane {
  return { id, dueAt: null, receiver: null, inFlight: new Map(), window: FIRST, answerMs: 0 }
}

/** How many attempts a receiver may have in flight. */
export function limitOf(lane: Lane, receiver: Receiver | null): number {
  if (receiver === null) return lane.window
  if (receiver.gone || !receiver.health.ativo) return 0
  return isFailing(receiver) ? 1 : Math.min(lane.window, receiver.max_simultaneas ?? Infinity)
}

/** An attempt that is still waiting says how slow a receiver is before its answer does. */
export function paceOf(lane: Lane, receiver: Receiver | null, now: number): Pace {
  if (receiver !== null && isFailing(receiver)) return 'doubtful'
  const slowest = Math.max(lane.answerMs, now - oldest(lane, now))
  return UP_TO_MS.find(([, ms]) => slowest <= ms)?.[0] ?? 'doubtful'
}

/** When its pace gets slower if no answer comes (ms since 1970); null: never. */
export function slowerAt(lane: Lane, now: number): number | null {
  const began = oldest(lane, Infinity)
  if (began === Infinity) return null
  return UP_TO_MS.map(([, ms]) => began + ms).find((at) => at > now) ?? null
}

/**
 * An attempt has ended: the window opens by one for each good answer while it is in use, and halves at what
 * is not one, so that a receiver gets as much as it can take soon, and less as soon as it can't.
 */
export function leaveLane(lane: Lane, { id, startedAt, endedAt, succeeded }: LaneAttempt): void {
  const isInUse = lane.inFlight.size * 2 >= lane.window
  lane.inFlight.delete(id)
  const ms = Math.max(0, endedAt - startedAt)
  lane.answerMs = lane.answerMs === 0 ? ms : lane.answerMs + (ms - lane.answerMs) * SMOOTHING
  const goal = succeeded ? (ms <= GOOD_MS ? MOST : FIRST) : 1
  if (lane.window > goal) lane.window = Math.max(goal, Math.floor(lane.window / 2))
  else if (lane.window < goal && isInUse) lane.window++
}

function oldest(lane: Lane, none: number): number {
  for (const startedAt of lane.inFlight.values()) return startedAt
  return none
}

function isFailing({ health, cautious }: Receiver): boolean {
  return cautious || health.falhas_consecutivas >= FAILING_AFTER
}
