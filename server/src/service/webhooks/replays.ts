import type { Clock } from '../../lib/time/clock.ts'
import type { EventLog } from '../../events/event-log.ts'
import type { ReplayReader, ReplayStore } from '../../webhooks/replay-store.ts'
import type { ReplayBatch } from '../../webhooks/replay.ts'
import type { WebhookReader } from '../../webhooks/webhook-store.ts'
import type { Signals } from '../signals.ts'
import { findBatch } from './replay-batch.ts'

/** The work that replays still have to do. */
export interface ReplayQueries {
  /** The next batch of the oldest unfinished replay; null: nothing is left to do. */
  nextBatch(): Promise<ReplayBatch | null>
}

/** The progress of replays. */
export interface ReplayCommands {
  /** Stores a batch; does nothing if another process has processed these events. */
  keep(batch: ReplayBatch): Promise<void>
}

export function createReplayQueries(
  replays: ReplayReader,
  webhooks: WebhookReader,
  log: EventLog,
): ReplayQueries {
  return {
    async nextBatch() {
      const replay = await replays.pending()
      return replay && (await findBatch(log, replay, await webhooks.listener(replay.webhookId)))
    },
  }
}

export function createReplayCommands(
  replays: ReplayStore,
  signals: Pick<Signals, 'announce'>,
  clock: Clock,
): ReplayCommands {
  return {
    async keep(batch) {
      if ((await replays.advance(batch, clock())) > 0) signals.announce('deliveries')
    },
  }
}
