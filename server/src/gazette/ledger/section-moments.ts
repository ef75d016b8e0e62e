import type { LedgerRow } from './ledger.ts'

/** What was observed of a section of a day; null: it was not, or it has not happened. */
export interface SectionMoments extends Pick<LedgerRow, 'data' | 'pub_name'> {
  estado: Exclude<LedgerRow['estado'], 'sem_edicao'>
  /** Of the first look at the source that found its file. */
  offeredAt: Date | null
  /** Of the last look at its day before that. */
  unofferedAt: Date | null
  /** When its first act was written. */
  begunAt: Date | null
  /** When it was first here in whole. */
  wholeAt: Date | null
  /** When the first and the last delivery of the acts that made it whole were accepted. */
  firstDeliveredAt: Date | null
  lastDeliveredAt: Date | null
  /** When the last of those deliveries was first attempted, whatever became of it. */
  lastSentAt: Date | null
}
