import type { Failure } from '../gazette/inlabs/reason.ts'
import type { SectionMark } from '../gazette/ledger/ledger.ts'
import type { ListedFile } from '../gazette/inlabs/pages.ts'
import type { ArchivedAct } from '../gazette/portal/join-permalinks.ts'
import type { ImportResult } from '../ingest/import-result.ts'
import type { Fence } from '../lib/flow/lease.ts'
import type { Facts } from './facts.ts'
import type { ReadingFacts } from './readings.ts'

/** The days to collect. */
export interface DateRange {
  since: string
  until: string
}

/** Stores the collector's facts. */
export interface CollectorStore {
  /** The facts about the source and the days. */
  facts(range: DateRange): Promise<Facts>
  /** Writes all of it in one transaction, or nothing. @throws Overtaken */
  write(fence: Fence, records: Records): Promise<void>
}

/** The entries to write, and how to derive more from them. */
interface Records {
  entries: CollectorEntry[]
  /** Derives more entries from the facts of `range`, read after the first ones were written. */
  conclude(facts: Facts): CollectorEntry[]
  range: DateRange
  now: Date
}

export type CollectorEntry =
  /** The source showed its list of dates. */
  | { kind: 'dates'; dates: string[] }
  /** The source showed its files of a date; null: it lacks the date. */
  | { kind: 'look'; data: string; files: ListedFile[] | null }
  /** A file of this listed size is in the archive; `confirms`: a second look found the same bytes. */
  | { kind: 'taken'; target: Required<Target>; listedBytes: number; confirms: boolean }
  | FailedStep
  /** `attempted`: the source was asked for these sections, with or without news. */
  | { kind: 'marks'; marks: SectionMark[]; attempted: boolean }

/** The target of a request: a date's list, or one of its files. */
export interface Target {
  data: string
  pubName?: string
}

interface FailedStep {
  kind: 'failure'
  /** Null: the list of dates. */
  target: Target | null
  failure: Failure
  /**
   * When to request the same target again, and anything at all; null when the source itself works.
   */
  retry: { target: Date; source: Date | null }
}

/** Stores the portal's readings and the links found in them. Each write is one transaction. */
export interface PermalinkStore {
  facts(range: DateRange): Promise<ReadingFacts>
  acts(section: Required<Target>): Promise<ArchivedAct[]>
  /** The whole texts of acts, by id. */
  texts(ids: string[]): Promise<Map<string, string>>
  write(fence: Fence, found: { id: string; url: string }[]): Promise<void>
  /**
   * Records that a reading was fetched and used; returns the number of acts, and how many have a
   * permanent link.
   */
  recordReading(
    fence: Fence,
    section: Required<Target>,
    now: Date,
  ): Promise<{ publicacoes: number; enderecos: number }>
  recordFailure(
    fence: Fence,
    section: Required<Target>,
    failure: Failure,
    retry: { source: Date; target: Date },
  ): Promise<void>
}

/** Imports one zip, with events, every transaction under the fence. */
export type ImportZip = (
  path: string,
  options: { fence: Fence; signal: AbortSignal; onProgress(): void },
) => Promise<ImportResult>

/** An event for the log. */
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
  /** The portal's reading of a section gave permanent links. */
  | {
      kind: 'linked'
      data: string
      pubName: string
      publicacoes: number
      enderecos: number
    }
  /** The source failed and is not asked again before this time. */
  | { kind: 'waiting'; until: Date }
  /** Another collector is at work on the same archive. */
  | { kind: 'busy' }
  /** Another collector took over while this one was stopped. */
  | { kind: 'overtaken' }
  | { kind: 'crashed'; error: unknown }
