import type { SourceStatus } from '../../gazette/ledger/ledger.ts'
import type { MailSummary } from '../../mail/mail.ts'
import type { Backlog } from '../../webhooks/backlog.ts'
import type { ArchiveSummary } from '../archive/archive-store.ts'
import type { HistoryRun } from './history-run.ts'
import type { Upload } from './upload.ts'

/** Files and articles that could not be imported, the most recent first. */
export interface ImportFaults {
  recusados: { arquivo: string; motivo: string; em: string }[]
  rejeicoes: { arquivo: string; artigo: string; motivo: string }[]
}

/** A year, and in how many of its months the archive has editions. */
export interface YearHeld {
  ano: number
  meses: number
}

/** The stored state of the service; implemented by store/. */
export interface OperationReader {
  source(): Promise<SourceStatus | null>
  backlog(now: Date): Promise<Backlog>
  mail(): Promise<MailSummary>
  /** At most `limit` of each. */
  faults(limit: number): Promise<ImportFaults>
  archive(): Promise<ArchiveSummary>
  /** The oldest first. */
  years(): Promise<YearHeld[]>
  historyRun(): Promise<HistoryRun | null>
  /** The most recent first. */
  uploads(limit: number): Promise<Upload[]>
  upload(id: string): Promise<Upload | null>
}

/** Each call is one transaction. */
export interface OperationStore {
  /** Forgets what is known about a date at the source, and when to ask for it again. */
  forgetDate(data: string): Promise<void>
  putUpload(upload: Upload): Promise<void>
  /** Writes existing data again, to test whether anything can be written. */
  probe(): Promise<void>
}

/** Disk space, in bytes. */
export interface DiskUse {
  /** The database. */
  banco_bytes: number
  /** Its write-ahead log. */
  wal_bytes: number
  /** The disk of the data folder. */
  livre_bytes: number
  total_bytes: number
}
