import type { Config } from '../config.ts'
import { Problem } from '../lib/errors/problem.ts'
import { dispatch } from '../service/push/dispatch.ts'
import { releaseEditions } from '../service/push/edition-batches.ts'
import { createVapidReader } from '../store/push/vapid.ts'
import { readBacklog } from '../store/push/backlog.ts'
import { createEditionBatchStore } from '../store/push/edition-batches.ts'
import { createLookLog } from '../store/push/look-log.ts'
import { createDeliveryQueue } from '../store/push/delivery-queue.ts'
import type { Backlog } from '../webhooks/backlog.ts'
import type { TurnReport } from '../webhooks/dispatch/turn.ts'
import { openSender } from '../webhooks/open-sender.ts'
import { resolveByNameServers } from '../webhooks/address/resolver.ts'
import type { PipelinePart } from './pipeline-part.ts'

export interface DispatcherOptions {
  /** From 0 to below 1: the share of the jitter to add. */
  random(): number
  onTurn(report: TurnReport): void
  /** The request of a delivery could not be made; it is tried again. */
  onUnmade(id: string, error: unknown): void
  /** Reports the queue every few seconds, less often where counting takes long. */
  onBacklog(backlog: Backlog): void
}

const BACKLOG_MS = 5_000
/** Counting the queue takes at most this share of the time. */
const BACKLOG_SHARE = 0.05

/** Delivers from an archive until `signal` aborts; then what is in flight ends first. */
export async function deliverPart(
  { sql, openBox, shared }: PipelinePart,
  webhooks: Config['webhooks'],
  { random, onTurn, onUnmade, onBacklog }: DispatcherOptions,
  signal: AbortSignal,
): Promise<void> {
  const box = await openBox()
  const queue = createDeliveryQueue(sql, box)
  const vapid = createVapidReader(sql, box, webhooks.contact)
  await using sender = openSender(webhooks, resolveByNameServers, shared.clock)
  const { schedule } = webhooks
  const waitingFor = { batches: createEditionBatchStore(sql), looks: createLookLog(sql) }
  let measuring = setTimeout(measure, BACKLOG_MS)
  async function measure(): Promise<void> {
    const begun = performance.now()
    await tellBacklog()
    const pause = Math.max(BACKLOG_MS, (performance.now() - begun) / BACKLOG_SHARE)
    if (!signal.aborted) measuring = setTimeout(measure, pause)
  }
  /** If the database has no time to count, deliveries go on and the count is tried again. */
  async function tellBacklog(): Promise<void> {
    try {
      onBacklog(await readBacklog(sql, shared.clock()))
    } catch (error) {
      if (!(error instanceof Problem)) throw error
    }
  }
  try {
    await Promise.all([
      dispatch({ ...shared, queue, sender, vapid, schedule, random, onTurn, onUnmade }, signal),
      releaseEditions({ ...shared, ...waitingFor }, signal),
    ])
  } finally {
    clearTimeout(measuring)
  }
}
