import type { Once, OnceRefusal } from '../access/once.ts'
import type { Outcome } from '../lib/errors/outcome.ts'
import type { PendingReplay, Replay, ReplayBatch, ReplayPeriod } from './replay.ts'
import type { Owned } from './webhook.ts'

/** Replays; implemented by store/. */
export interface ReplayReader {
  /** Newest first, at most a hundred. */
  list(webhookId: string): Promise<Replay[]>
  /** The oldest that is not done; null when all are. */
  pending(): Promise<PendingReplay | null>
}

/** Every call is one transaction. */
export interface ReplayStore {
  /**
   * Begins a replay. It leaves out events that the monitor has not processed yet, because they are
   * sent anyway.
   */
  begin(
    owned: Owned,
    period: ReplayPeriod,
    once: Once | null,
    now: Date,
  ): Promise<
    Outcome<Replay, 'webhook_inexistente' | 'webhook_inativo' | 'reenvio_pendente' | OnceRefusal>
  >
  /**
   * Creates the deliveries that were found, except existing ones; none if another process has processed these
   * events.
   * @returns How many new deliveries there are.
   */
  advance(batch: ReplayBatch, now: Date): Promise<number>
}
