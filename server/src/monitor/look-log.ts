import type { LookLog } from '../gazette/receipt.ts'

/** What was looked at for webhooks and alerts; fulfilled by store/. */
export interface LookLogReader {
  /** Of the days from `first` on, as it is at one moment. */
  read(first: string): Promise<LookLog>
}
