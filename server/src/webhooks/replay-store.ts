import type { Once, OnceRefusal } from '../access/once.ts'
import type { Outcome } from '../lib/outcome.ts'
import type { PendingReplay, Replay, ReplayBatch, ReplayPeriod } from './replay.ts'
import type { Owned } from './webhook.ts'

/** Replays; fulfilled by store/. */
export interface ReplayReader {
  /** Newest first, at most a hundred. */
  list(webhookId: string): Promise<Replay[]>
  /** The oldest that is not done; null when all are. */
  pending(): Promise<PendingReplay | null>
}

/** Every call is one transaction. */
export interface ReplayStore {
  /** Begins one. What the monitor has not come to yet is not in it: that is sent anyway. */
  begin(
    owned: Owned,
    period: ReplayPeriod,
    once: Once | null,
    now: Date,
  ): Promise<
    Outcome<Replay, 'webhook_inexistente' | 'webhook_inativo' | 'reenvio_pendente' | OnceRefusal>
  >
  /**
   * Makes the deliveries that were found, but for those that are there already; nothing when somebody else
   * has been over these events.
   * @returns How many deliveries there are now that were not there.
   */
  advance(batch: ReplayBatch, now: Date): Promise<number>
}
