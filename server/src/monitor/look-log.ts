import type { LookLog } from '../gazette/ledger/receipt.ts'

/** What was looked at for webhooks and alerts; fulfilled by store/. */
export interface LookLogReader {
  /**
   * Of the days from `first` on, as it is at one moment. `conta_id`: what waits for this account alone counts; null:
   * what waits for any.
   */
  read(first: string, conta_id: string | null): Promise<LookLog>
}
