import type { Config } from '../config.ts'
import { dispatch } from '../service/push/dispatch.ts'
import { readBacklog } from '../store/push/backlog.ts'
import { createDeliveryQueue } from '../store/push/delivery-queue.ts'
import { openSecretBox } from '../store/secret-key.ts'
import { openSender } from '../webhooks/open-sender.ts'
import type { Backlog } from '../webhooks/backlog.ts'
import type { TurnReport } from '../webhooks/dispatcher.ts'
import { resolveByNameServers } from '../webhooks/resolver.ts'
import { type PartDeps, openPart } from './pipeline-part.ts'

export interface DispatcherOptions extends PartDeps {
  /** From 0 to below 1: how much of the jitter is added. */
  random(): number
  onTurn(report: TurnReport): void
  /** What waits, every few seconds. */
  onBacklog(backlog: Backlog): void
}

const BACKLOG_MS = 5_000

/** Delivers from an archive on this machine until `signal` aborts; then what is in flight ends first. */
export async function deliverArchive(
  { dataDir, secretKey, webhooks }: Pick<Config, 'dataDir' | 'secretKey' | 'webhooks'>,
  { onBacklog, ...options }: DispatcherOptions,
  signal: AbortSignal,
): Promise<void> {
  using part = openPart(dataDir, options)
  const { sql, shared } = part
  const queue = createDeliveryQueue(sql, await openSecretBox(sql, dataDir, secretKey))
  await using sender = openSender(webhooks, resolveByNameServers, options.clock)
  const { schedule } = webhooks
  const { random, onTurn } = options
  const measure = async () => onBacklog(await readBacklog(sql, options.clock()))
  const measuring = setInterval(() => void measure(), BACKLOG_MS)
  try {
    await dispatch({ ...shared, queue, sender, schedule, random, onTurn }, signal)
  } finally {
    clearInterval(measuring)
  }
}
