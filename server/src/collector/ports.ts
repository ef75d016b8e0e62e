import type { Failure } from '../gazette/inlabs/motivo.ts'
import type { ListedFile } from '../gazette/inlabs/pages.ts'
import type { ArchivedAct } from '../gazette/portal/join-addresses.ts'
import type { ImportResult } from '../ingest/import.ts'
import type { Fence } from '../lib/lease.ts'
import type { Facts } from './facts.ts'
import type { Mark } from './judge.ts'
import type { ReadingFacts } from './readings.ts'

/** Called inside every transaction of a collector; throws when its lease has passed to another. */
export type Guard = () => void

/** What the collector remembers. */
export interface CollectorStore {
  /** What is known of the source and of the days from `since` to `until`. */
  facts(since: string, until: string): Facts
  /** Does `work` in one transaction, under the guard. */
  write(guard: Guard, work: (records: CollectorRecords) => void): void
}

/** Writes inside a transaction. */
export interface CollectorRecords {
  /** The source showed its list of dates. */
  recordDates(dates: string[], now: Date): void
  /** The source showed what it has of a date; null: it lacks the date. */
  recordLook(data: string, files: ListedFile[] | null, now: Date): void
  /** A file of this listed size is in the archive. */
  recordTaken(target: Required<Target>, listedBytes: number, now: Date): void
  recordFailure(failed: FailedStep, now: Date): void
  /** `attempted`: the source was asked for these sections, whether or not anything is new. */
  mark(marks: Mark[], attempted: boolean, now: Date): void
}

/** What was asked for: a date's list, or one of its files. */
export interface Target {
  data: string
  pubName?: string
}

interface FailedStep {
  /** Null: the list of dates. */
  target: Target | null
  failure: Failure
  /** When to ask for the same again, and for anything; null where the source as such is well. */
  retry: { target: Date; source: Date | null }
}

/** What is remembered of the portal's readings, and the addresses that they gave. Each write is a transaction. */
export interface AddressStore {
  /** Of the days from `since` to `until`. */
  facts(since: string, until: string): ReadingFacts
  acts(section: Required<Target>): ArchivedAct[]
  /** The whole text of an act. */
  textOf(id: string): string
  write(guard: Guard, found: { id: string; url: string }[]): void
  /** A reading was had and used; gives how many acts there are, and how many have an address. */
  recordReading(
    guard: Guard,
    section: Required<Target>,
    now: Date,
  ): { publicacoes: number; enderecos: number }
  recordFailure(
    guard: Guard,
    section: Required<Target>,
    failure: Failure,
    retry: { source: Date; target: Date },
  ): void
}

/** A lease in the database. It ends by itself, so that one who was killed holds up nobody for long. */
export interface LeaseStore {
  /** A number higher than any given before; null while another holds the lease. */
  acquire(holder: string, now: Date, until: Date): number | null
  /** Whether this is still the last number given. */
  holds(fence: number): boolean
  /** Puts off the end. Harmless after another has acquired. */
  renew(fence: number, until: Date): void
  release(fence: number): void
}

/** Imports one zip, with events, every transaction under the fence. */
export type ImportZip = (
  path: string,
  options: { fence: Fence; signal: AbortSignal; onProgress(): void },
) => Promise<ImportResult>

/** What happens, for the log. */
export type CollectorEvent =
  | {
      kind: 'taken'
      data: string
      pubName: string
      publicacoes: number
      novas: number
      alteradas: number
      rejeitados: number
    }
  | { kind: 'failed'; data: string | null; pubName: string | null; failure: Failure }
  /** The portal's reading of a section gave permanent addresses. */
  | {
      kind: 'addressed'
      data: string
      pubName: string
      publicacoes: number
      enderecos: number
    }
  /** Another collector is at work on the same archive. */
  | { kind: 'busy' }
  /** Another collector took over while this one was held up. */
  | { kind: 'overtaken' }
  | { kind: 'crashed'; error: unknown }
