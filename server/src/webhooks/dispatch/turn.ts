import type { Bell } from '../../lib/flow/bell.ts'
import type { Clock } from '../../lib/time/clock.ts'
import type { Fence } from '../../lib/flow/lease.ts'
import { type SpanStart, traced } from '../../lib/tracing/spans.ts'
import type { HourTally } from '../hour-tally.ts'
import type { Vapid } from '../../lib/crypto/vapid.ts'
import type { OutgoingRequest } from '../exchange.ts'
import type { EventType } from '../message/delivery-request.ts'
import { UNSENDABLE, outgoingRequest } from '../message/outgoing-request.ts'
import { readRetryAfter } from '../../lib/time/retry-after.ts'
import type { RetrySchedule } from '../retry-schedule.ts'
import type { createSender } from '../sender.ts'
import { silentUntil } from '../sending-time.ts'
import { chatServiceOf } from '../chat/service.ts'
import type {
  DeliveryQueue,
  DeliveryMessage,
  Receiver,
  Receivers,
  TurnResult,
} from './delivery-queue.ts'
import type { Lanes } from './lanes.ts'
import type { QueuePoller } from './queue-poller.ts'
import type { ResultBuffer } from './result-buffer.ts'
import { type FinishedMessage, attemptsOf, settleAll } from './settle-all.ts'

export interface TurnDeps {
  queue: DeliveryQueue
  /** The lease under which deliveries are claimed. */
  fence: Fence
  sender: Pick<ReturnType<typeof createSender>, 'send'>
  /** The keys by which browsers know us. */
  vapid(): Promise<Vapid>
  schedule: RetrySchedule
  clock: Clock
  /** From 0 to below 1. */
  random(): number
  onTurn(report: TurnReport): void
  /** The request of a delivery could not be made: its attempt has failed. */
  onUnmade(id: string, error: unknown): void
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
    ended.forEach(leave)
    const { result, uncounted } = await record(ended, now, signal)
    poller.learn(result)
    const begun = messagesOf(result)
    lanes.take({ ...result, begun: begun.map(([first]) => first) }, now.getTime())
    for (const message of begun) void start(message, result.receivers.get(message[0].webhookId)!) // read for the claim
    onTurn(reportOf(result, begun, clock(), lanes.inFlight()))
    results.recorded(uncounted, performance.now() - began)
  }

  function leave({ deliveries: [first], startedAt, endedAt, result }: FinishedMessage): void {
    const { id, webhookId } = first
    const restMs = readRetryAfter(result.retryAfter ?? undefined, endedAt) ?? 0
    const succeeded = result.erro === null
    lanes.leave(webhookId, { id, startedAt, endedAt, succeeded, restMs })
  }

  /** @returns What the queue did, and the statistics that it left to a later turn. */
  async function record(
    ended: FinishedMessage[],
    now: Date,
    signal: AbortSignal,
  ): Promise<{ result: TurnResult; uncounted: HourTally[] }> {
    const ids = new Set(ended.map(({ deliveries: [first] }) => first.webhookId))
    const wanted = signal.aborted ? [] : lanes.candidates(now.getTime())
    const receivers = new Map([...lanes.known(ids), ...wanted])
    let tallies: HourTally[] = []
    const result = await queue.turn(
      { fence, now, receivers, ...poller.known() },
      (current, present) => {
        const { settled, hours, receivers } = settleAll(attemptsOf(ended), current, schedule)
        tallies = results.talliesWith(hours)
        const mayClaim = !signal.aborted && poller.isCurrent(present)
        return {
          settled,
          hours: tallies,
          // With nothing in flight, the next turn may be far off; the queue then writes them at once.
          hoursMayWait: !signal.aborted && results.mayTalliesWait(),
          inFlight: lanes.inFlight(),
          claims: mayClaim ? lanes.plan(now.getTime(), receivers) : [],
          gathering: gatheringOf(receivers),
          silent: silentOf(receivers, now),
        }
      },
    )
    return { result, uncounted: result.isCounted ? [] : tallies }
  }

  async function start(message: DeliveryMessage, receiver: Receiver): Promise<void> {
    const ended = await send(message, receiver, deps)
    if (results.add({ ...ended, random: deps.random() }, lanes.inFlight())) bell.ring()
  }
}

async function send(
  deliveries: DeliveryMessage,
  receiver: Receiver,
  { sender, vapid, clock, onUnmade }: Pick<TurnDeps, 'sender' | 'vapid' | 'clock' | 'onUnmade'>,
): Promise<Omit<FinishedMessage, 'random'>> {
  const [{ id: deliveryId, event, tentativas }] = deliveries
  const now = clock()
  const startedAt = now.getTime()
  const bodies = deliveries.map(({ body }) => body)
  const attempt = { event, deliveryId, numero: tentativas + 1, bodies }
  const request = await outgoingRequest({ to: receiver, ...attempt, vapid }, now).catch(
    (error: unknown) => {
      onUnmade(deliveryId, error)
      return null
    },
  )
  const result =
    request === null
      ? UNSENDABLE
      : await traced(
          () => attemptSpan(attempt, request),
          async (span) => {
            const sent = await sender.send(request)
            if (sent.status_http !== null)
              span?.set({ 'http.response.status_code': sent.status_http })
            if (sent.erro !== null) span?.fail(sent.erro)
            return sent
          },
        )
  return { deliveries, startedAt, endedAt: clock().getTime(), result }
}

/** What is said of an attempt: the host, and no more of an address that may have a token in it. */
function attemptSpan(
  { event, deliveryId, numero }: { event: { tipo: EventType }; deliveryId: string; numero: number },
  { method = 'POST', url }: OutgoingRequest,
): SpanStart {
  const { hostname, port } = new URL(url)
  return {
    name: `deliver ${event.tipo}`,
    kind: 'client',
    attributes: {
      'http.request.method': method,
      'server.address': hostname,
      'server.port': Number(port) || 443,
      'arauto.delivery.id': deliveryId,
      'arauto.delivery.attempt': numero,
    },
  }
}

function gatheringOf(receivers: Receivers): ReadonlyMap<string, number> {
  return new Map(
    [...receivers.values()].flatMap((receiver): [string, number][] => {
      const channel = chatServiceOf(receiver.url)
      return channel === null ? [] : [[receiver.id, channel.most]]
    }),
  )
}

function silentOf(receivers: Receivers, now: Date): ReadonlyMap<string, number> {
  return new Map(
    [...receivers.values()].flatMap(({ id, envio }): [string, number][] => {
      const until = silentUntil(envio, now)
      return until === null ? [] : [[id, until.getTime()]]
    }),
  )
}

/** The messages of what was claimed, in the order of the turns of their webhooks. */
function messagesOf({ claims, claimed, receivers }: TurnResult): DeliveryMessage[] {
  const gathering = gatheringOf(receivers)
  const taken = new Map<string, number>()
  return claims.flatMap((id): DeliveryMessage[] => {
    const from = taken.get(id) ?? 0
    const to = from + (gathering.get(id) ?? 1)
    taken.set(id, to)
    const [first, ...others] = claimed.get(id)?.slice(from, to) ?? []
    return first === undefined ? [] : [[first, ...others]]
  })
}

function reportOf(
  { settled }: TurnResult,
  begun: DeliveryMessage[],
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
    lags: begun.flat().map(({ dueAt }) => (now.getTime() - dueAt) / 1_000),
    inFlight,
    deactivated: settled.filter(({ settlement }) => settlement.consequence === 'deactivate').length,
  }
}
