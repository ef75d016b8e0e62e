import type { LookLog } from './receipt.ts'

/** What has been checked for webhooks and alerts; implemented by store/. */
export interface LookLogReader {
  /**
   * The state of the days from `first` on, at one moment. `conta_id`: only events that wait for
   * this account count as waiting; null: those of any account.
   */
  read(first: string, conta_id: string | null): Promise<LookLog>
}
