import { chatServiceOf } from '../chat/service.ts'
import type { Receiver } from './delivery-queue.ts'

/** The deliveries of one webhook, as held in memory, and the capacity of its receiver. */
export interface Lane {
  readonly id: string
  /** When the earliest may be due (ms since 1970); null: none is pending. */
  dueAt: number | null
  /** Null until it is needed, and again after the webhook changed. */
  receiver: Receiver | null
  /** When its receiver may get the next attempt (ms since 1970), however many are due. */
  restsUntil: number
  /** How long that rest is, in milliseconds. */
  restMs: number
  /** When each attempt in flight began (ms since 1970), by delivery, the earliest first. */
  readonly inFlight: Map<string, number>
  /** How many attempts may be in flight: grows while the receiver answers well. */
  window: number
  /** How long it takes to answer, smoothed, in milliseconds. */
  answerMs: number
}

/**
 * How fast a receiver answers: attempts in flight to slow receivers take no room from the others.
 * Receivers without a recent success are `doubtful`, too.
 */
export type Pace = 'prompt' | 'steady' | 'doubtful'

/** An attempt that has ended. Times are ms since 1970. */
export interface LaneAttempt {
  id: string
  startedAt: number
  endedAt: number
  succeeded: boolean
  /** How long the receiver asked us to leave it alone, in milliseconds, which those with a rest get; 0: it did not. */
  restMs: number
}

/** Attempts in flight to a new or a slow receiver. */
const FIRST = 8
/** Attempts in flight to one that answers well. */
export const MOST = 64
/** Up to these times an answer is prompt, or steady. */
const PROMPT_MS = 50
const STEADY_MS = 1_000
/** Failed attempts in a row after which a receiver gets one attempt at a time. */
const FAILING_AFTER = 3
/** Nobody is left alone for longer, whatever it asks. */
const MOST_REST_MS = 15 * 60_000
/** The weight of one answer in the smoothed answer time. */
const SMOOTHING = 1 / 8

export function createLane(id: string): Lane {
  const idle = { dueAt: null, restsUntil: 0, restMs: 0, inFlight: new Map<string, number>() }
  return { id, ...idle, receiver: null, window: FIRST, answerMs: 0 }
}

/** When a lane with something due may have a turn (ms since 1970); null: nothing is pending. */
export function turnAt({ dueAt, restsUntil, restMs }: Lane, now: number): number | null {
  if (dueAt === null) return null
  // A longer rest means that the clock was set back.
  const isResting = restsUntil > now && restsUntil <= now + restMs
  return isResting ? Math.max(dueAt, restsUntil) : dueAt
}

/** An attempt begins. */
export function enterLane(lane: Lane, id: string, now: number): void {
  lane.inFlight.set(id, now)
  rest(lane, now, restOf(lane.receiver))
}

/** How many attempts a receiver may have in flight. */
export function limitOf(lane: Lane, receiver: Receiver | null): number {
  if (receiver === null) return lane.window
  if (receiver.gone || !receiver.health.ativo) return 0
  const isAlone = isFailing(receiver) || restOf(receiver) > 0
  return isAlone ? 1 : Math.min(lane.window, receiver.max_simultaneas ?? Infinity)
}

/** An attempt that is still waiting says how slow a receiver is before its answer does. */
export function paceOf(lane: Lane, receiver: Receiver | null, now: number): Pace {
  if (receiver !== null && isFailing(receiver)) return 'doubtful'
  const slowest = Math.max(lane.answerMs, now - oldest(lane, now))
  if (slowest <= PROMPT_MS) return 'prompt'
  return slowest <= STEADY_MS ? 'steady' : 'doubtful'
}

/** When its pace gets slower if no answer comes (ms since 1970); null: never. */
export function slowerAt(lane: Lane, now: number): number | null {
  const began = oldest(lane, Infinity)
  return [began + PROMPT_MS, began + STEADY_MS].find((at) => at > now && at < Infinity) ?? null
}

/**
 * Records that an attempt ended. The window grows by one with each good answer while it is in use,
 * and halves with any other result. So a receiver soon gets as much as it can take, and less as
 * soon as it cannot.
 */
export function leaveLane(
  lane: Lane,
  { id, startedAt, endedAt, succeeded, restMs }: LaneAttempt,
): void {
  // Counted from the end: requests take longer to arrive at one time than at another.
  const pause = restOf(lane.receiver)
  if (pause > 0) rest(lane, endedAt, Math.max(pause, Math.min(restMs, MOST_REST_MS)))
  const isInUse = lane.inFlight.size * 2 >= lane.window
  lane.inFlight.delete(id)
  const ms = Math.max(0, endedAt - startedAt)
  lane.answerMs = lane.answerMs === 0 ? ms : lane.answerMs + (ms - lane.answerMs) * SMOOTHING
  const goal = succeeded ? (ms <= STEADY_MS ? MOST : FIRST) : 1
  if (lane.window > goal) lane.window = Math.max(goal, Math.floor(lane.window / 2))
  else if (lane.window < goal && isInUse) lane.window++
}

function rest(lane: Lane, since: number, ms: number): void {
  lane.restsUntil = since + ms
  lane.restMs = ms
}

function oldest(lane: Lane, none: number): number {
  for (const startedAt of lane.inFlight.values()) return startedAt
  return none
}

/** Milliseconds from one attempt to the next, which then is alone; 0: no rest is needed. */
function restOf(receiver: Receiver | null): number {
  return (receiver && chatServiceOf(receiver.url)?.everyMs) ?? 0
}

function isFailing({ health, cautious }: Receiver): boolean {
  return cautious || health.falhas_consecutivas >= FAILING_AFTER
}
