import type { EditionPlace } from '../../gazette/edition-place.ts'
import type { EditionPart, ListedAct, PlacedAct } from '../reading/edition-part.ts'
import type { EditionFilter, StoredEdition } from '../../gazette/edition.ts'
import type { LedgerRow, SourceStatus } from '../../gazette/ledger/ledger.ts'
import type { SectionMoments } from '../../gazette/ledger/section-moments.ts'
import type {
  ActHead,
  ActVersion,
  ArchivedPublication,
  Relation,
  SearchHit,
} from '../../gazette/publication-detail.ts'
import type { StoredFonte } from '../../gazette/origin.ts'
import type { PictureForm, PictureType } from '../../gazette/source/picture-form.ts'
import type { ProofParts } from '../../gazette/provenance/proof.ts'
import type { Statement } from '../../gazette/provenance/statement.ts'
import type { PartAddress } from '../../gazette/inner-acts/partes.ts'
import type { HiddenRow } from '../../gazette/rows/hidden-rows.ts'
import type { ActName } from '../../gazette/relations/act-name.ts'
import type { RequestBudget } from '../../lib/flow/budget.ts'
import type { ByteString } from '../../lib/text/byte-string.ts'
import type { ActKey } from '../../../engine/port.ts'
import type { ContractReader } from '../rows/contract-rows.ts'
import type { PersonnelReader } from '../rows/personnel-rows.ts'
import type { SectionCode } from '../../gazette/publication.ts'
import type { NormReader } from '../rows/norm-rows.ts'
import type { SanctionReader } from '../rows/sanction-rows.ts'
import type { TenderReader } from '../rows/tender-rows.ts'
import type { RowTableName, UnreadEditions } from '../rows/row-store.ts'
import type { Touchable } from '../../lib/flow/changes.ts'
import type { ChangeLog } from '../act-changes/change-log.ts'
import type { SearchReader } from '../../search/search-reader.ts'
import type { ActText, Excerpt } from '../../search/snippet/excerpts.ts'
import type { Namesake, PagePlace, SoughtName } from '../citations/namesake.ts'

/** A found act; if requested, why it matches, and which of several acts in it has the words. */
export type FoundAct = SearchHit & { trechos: Excerpt[] | null; parte: PartAddress | null }

/** Roots over the zips of some days. */
export interface DayRoots {
  /** Those of the newest zip of each name. */
  zips: { data: string; arquivo: string; raiz: string }[]
  /** In their order, replaced ones, too. */
  declaracoes: DatedStatement[]
}

/** A statement, with the day that it is about and its root. */
export interface DatedStatement extends Statement {
  data: string
  raiz: string
}

/** What an act did to another one. */
export interface ActCorrection {
  original: ActKey
  /** The act that did it, and what the other one says of it. */
  key: ActKey
  tipo: Relation['tipo']
}

/** The size of the archive. */
export interface ArchiveSummary {
  publicacoes: number
  edicoes: number
  ultima_data: string | null
}

/** A section of a day whose acts the index does not have in full yet. */
export interface UnindexedSection {
  /** YYYY-MM-DD */
  data: string
  secao: string
}

/** An act's text, and who signs it, as its parts are read from. */
export type SignedText = ActText & Pick<ArchivedPublication, 'assinatura'>

/** A picture, by the name that its act gives it. */
interface PictureFacts extends PictureForm {
  nome: string
  sha256: Uint8Array
}

export interface PictureFile {
  tipo: PictureType
  sha256: Uint8Array
  bytes: Uint8Array
}

/** One snapshot of the archive and of its index. */
export interface ArchiveView extends ChangeLog {
  /** What the current request may still spend. */
  budget: RequestBudget
  /** @throws Problem `indisponivel` while the index is of another version of the program */
  index: SearchReader
  publication(id: string): Promise<ArchivedPublication | null>
  /** The packed structure of an act's text; null: an older program did not keep it. */
  structure(id: string): Promise<string | null>
  /** Its rows that the operator hides. */
  hiddenRows(id: string): Promise<HiddenRow[]>
  /** Where an act comes from; null: there is no such act. */
  fonte(id: string): Promise<StoredFonte | null>
  /** The pictures of an act, without their bytes. */
  pictures(id: string): Promise<PictureFacts[]>
  /** Null: there is none of this name. */
  picture(id: string, nome: string): Promise<PictureFile | null>
  /** Null: there is no such act, or its files are in no tree. */
  proofParts(id: string): Promise<ProofParts | null>
  /** What was stated of the zips of these days. */
  roots(first: string, last: string): Promise<DayRoots>
  /** An act's versions, oldest first; null: there is no such act. */
  versions(id: string): Promise<ActVersion[] | null>
  /** Acts in the order of keys, without those that no longer exist. */
  acts(keys: ActKey[]): Promise<ArchivedPublication[]>
  /** The same without their texts, which take most of the time. */
  actHeads(keys: ActKey[]): Promise<ActHead[]>
  /** Both by ids. */
  actsById(ids: string[]): Promise<ArchivedPublication[]>
  actHeadsById(ids: string[]): Promise<ActHead[]>
  /** Null: there is no such act. */
  keyOf(id: string): Promise<ActKey | null>
  /** The related acts; `citations` are those in its text. `madeOf` gets what was looked at. */
  relationsOf(id: string, citations: ActName[], madeOf?: Set<Touchable>): Promise<Relation[]>
  /** Search hits in the order of `keys`, without acts that no longer exist, and without excerpts. */
  hits(keys: ActKey[]): Promise<FoundAct[]>
  /** The same by their keys. */
  hitsByKey(keys: ActKey[]): Promise<Map<ActKey, FoundAct>>
  /** The titles, texts and signatories of the same acts. */
  texts(keys: ActKey[]): Promise<SignedText[]>
  /** The hits as a JSON array, ready to send. */
  hitsAsJson(keys: ActKey[]): Promise<ByteString>
  /** What other acts did to these. */
  correctionsOf(keys: ActKey[]): Promise<ActCorrection[]>
  /** The acts that have cited kinds and numbers, for each of them. */
  namesakes(sought: SoughtName[]): Promise<Namesake[][]>
  /** The acts on printed pages, for each of them, in its order. */
  onPages(places: PagePlace[]): Promise<ActKey[][]>
  /** The acts that others undid. */
  undone(): Promise<ReadonlySet<ActKey>>
  summary(): Promise<ArchiveSummary>
  /** The days of the first and the last act, whether the index has them or not; null: no acts. */
  span(): Promise<{ first: string; last: string } | null>
  /** Newest first; the 100 most recent without a filter. */
  editions(filter: EditionFilter): Promise<StoredEdition[]>
  /** The months that have an edition, YYYY-MM, newest first. */
  editionMonths(): Promise<string[]>
  /** The sections of the editions of these days, in date order. */
  editionParts(first: string, last: string): Promise<EditionPart[]>
  /** The acts of a section of a day, or of all its extra editions, without an order. */
  placesOf(place: Omit<EditionPlace, 'letra'>): Promise<PlacedAct[]>
  /** Acts in the order of keys as they are given, without those that no longer exist. */
  listedActs(keys: ActKey[]): Promise<ListedAct[]>
  /** The nearest days before and after one that have acts of a regular section. */
  daysAround(
    secao: SectionCode,
    data: string,
  ): Promise<{ before: string | null; after: string | null }>
  /** Rows of the ledger from the first to the last date, in date order. */
  ledger(first: string, last: string): Promise<LedgerRow[]>
  /** What was observed of the sections of these days, without those that had no edition. */
  moments(first: string, last: string): Promise<SectionMoments[]>
  firstLedgerDate(): Promise<string | null>
  /** In date order; empty where acts can be searched as soon as they are committed. */
  unindexed(): Promise<UnindexedSection[]>
  /** Null: no collector has ever worked on this archive. */
  sourceStatus(): Promise<SourceStatus | null>
  /** The path of every body as printed in acts; the same list object while it is unchanged. */
  bodyPaths(): Promise<string[]>
  /** The path of every body, its prefixes and the names of its levels. */
  bodies(): Promise<Set<string>>
  actTypes(): Promise<string[]>
  /** The stored rows of contracts, of persons, of tenders, of sanctions, and of norms. */
  contracts: ContractReader
  personnel: PersonnelReader
  tenders: TenderReader
  sanctions: SanctionReader
  norms: NormReader
  /** Of these sections, those with editions of these days that are not of this version of its rules. */
  unreadEditions(
    table: RowTableName,
    read: { versao: number; secoes: SectionCode[] },
    days: { first: string; last: string },
  ): Promise<UnreadEditions[]>
}

/** Reads the archive. */
export interface ArchiveStore {
  /** Runs `work` on one snapshot, whatever others write meanwhile. */
  read<T>(work: (view: ArchiveView) => Promise<T>): Promise<T>
}
