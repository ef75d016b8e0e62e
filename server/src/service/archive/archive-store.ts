import type { Edition, EditionFilter } from '../../gazette/edition.ts'
import type { LedgerRow, SourceStatus } from '../../gazette/ledger/ledger.ts'
import type {
  ActHead,
  ActVersion,
  ArchivedPublication,
  Relation,
  SearchHit,
} from '../../gazette/publication-detail.ts'
import type { ActName } from '../../gazette/relations/act-name.ts'
import type { ByteString } from '../../lib/byte-string.ts'
import type { ActKey, SearchReader } from '../../search/search-index.ts'
import type { ActText, Excerpt } from '../../search/snippet/excerpts.ts'

/** An act that was found; `trechos`: why, where that was asked. */
export type FoundAct = SearchHit & { trechos: Excerpt[] | null }

/** How much the archive holds. */
export interface ArchiveSummary {
  publicacoes: number
  edicoes: number
  ultima_data: string | null
}

/** A section of a day of which the index lacks acts that the archive has. */
export interface UnindexedSection {
  /** YYYY-MM-DD */
  data: string
  secao: string
}

/** One snapshot of the archive and of its index. */
export interface ArchiveView {
  /** @throws Problem `indisponivel` while the index is of another version of the program */
  index: SearchReader
  publication(id: string): Promise<ArchivedPublication | null>
  /** What it was and is, oldest first; null: there is no such act. */
  versions(id: string): Promise<ActVersion[] | null>
  /** Acts in the order of keys, without those that no longer exist. */
  acts(keys: ActKey[]): Promise<ArchivedPublication[]>
  /** The same without their texts, which take most of the time. */
  actHeads(keys: ActKey[]): Promise<ActHead[]>
  /** Null: there is no such act. */
  keyOf(id: string): Promise<ActKey | null>
  /** The acts related to it; `citations` are those in its text. */
  relationsOf(id: string, citations: ActName[]): Promise<Relation[]>
  /** Search hits in the order of `keys`, without acts that no longer exist, and without excerpts. */
  hits(keys: ActKey[]): Promise<FoundAct[]>
  /** The titles and texts of the same. */
  texts(keys: ActKey[]): Promise<ActText[]>
  /** The hits as a JSON array, ready to be sent. */
  hitsAsJson(keys: ActKey[]): Promise<ByteString>
  summary(): Promise<ArchiveSummary>
  /** Newest first; the 100 most recent without a filter. */
  editions(filter: EditionFilter): Promise<Edition[]>
  /** Rows of the ledger from the first to the last date, in date order. */
  ledger(first: string, last: string): Promise<LedgerRow[]>
  firstLedgerDate(): Promise<string | null>
  /** In the order of days; none where acts are found at their commit. */
  unindexed(): Promise<UnindexedSection[]>
  /** Null: no collector has ever worked on this archive. */
  sourceStatus(): Promise<SourceStatus | null>
  /** Every body's path as acts bear it; the same list while there is no other. */
  bodyPaths(): Promise<string[]>
  /** Every body's path, its prefixes and the names of its levels. */
  bodies(): Promise<Set<string>>
  actTypes(): Promise<string[]>
}

/** Reads the archive. */
export interface ArchiveStore {
  /** Runs `work` on one snapshot, whatever others write meanwhile. */
  read<T>(work: (view: ArchiveView) => Promise<T>): Promise<T>
}
