import type { WaitingBatch } from './edition-batch.ts'

/** Deliveries that wait for their editions; implemented by store/. */
export interface EditionBatchStore {
  /** Of the webhooks that get what comes edition by edition, those for which something waits. */
  waiting(now: Date): Promise<WaitingBatch[]>
  /** What waits for the webhook's first attempt is due at `dueAt`. */
  release(webhookId: string, dueAt: Date, now: Date): Promise<void>
}
