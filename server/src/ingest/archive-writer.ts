import type { ActOrigin, UnknownOrigin, XmlFile } from '../gazette/origin.ts'
import type { PictureForm } from '../gazette/source/picture-form.ts'
import type { Publication } from '../gazette/publication.ts'
import type { ActRelations } from '../gazette/relations/relations-of.ts'
import type { EXTRACTOR_VERSION } from '../gazette/rows/extractor-version.ts'
import type {
  ContractKeys,
  MovementKeys,
  NormKeys,
  SanctionKeys,
  TenderKeys,
} from '../gazette/rows/row-keys.ts'
import type { IndexPart } from '../../engine/index.ts'

/** An act ready to be written; everything costly was done in a parser thread. */
export interface PreparedAct {
  publication: Omit<Publication, 'conteudo_completo'>
  /** `conteudo_completo`, compressed. */
  content: Uint8Array
  /** The structure of its text, packed and compressed; null: not even the archive that it is copied from has it. */
  structure: Uint8Array | null
  /** Likewise. */
  origin: ActOrigin | UnknownOrigin
  /** SHA-256 of the normalised publication: if equal, the act is unchanged. */
  digest: Uint8Array
  /** The same of the act as older programs read it; null: they read it alike. */
  formerDigest: Uint8Array | null
  /** The names of the images in its text, each once. */
  images: string[]
  /** What its text says about itself and other acts. */
  relations: ActRelations
  /** Null: they are read behind the acts. */
  rows: ActRows | null
}

/** An act in the archive whose rows are to be read. */
export type UnreadAct = Pick<PreparedAct, 'publication' | 'content' | 'digest'>

/** The rows that were read of an act of this text. */
export interface RowsOfAct {
  id: string
  digest: Uint8Array
  rows: ActRows
}

/** The rows that an act says by table, and the versions of the rules that read them. */
export interface ActRows {
  versoes: Record<keyof typeof EXTRACTOR_VERSION, number>
  contratos: PreparedContract[]
  pessoal: PreparedMovement[]
  licitacoes: PreparedTender[]
  sancoes: PreparedSanction[]
  normas: PreparedNorm[]
}

/** What reading the rows of an act gives; the defect is told in Portuguese. */
export type RowsOrDefect = ActRows | { defect: string }

/** What a row has in any table. */
interface PreparedRow {
  /** A digest of what it says, wherever in the act it stands and whichever rules read it. */
  dito: string
  /** As it is shown, packed and compressed. */
  linha: Uint8Array
}

/** A row of `contratos`: by what it is found and summed, and what it shows, as JSON. Amounts are cents of reais. */
export interface PreparedContract extends ContractKeys, PreparedRow {
  /** The total of an instrument whose contractors have no amounts of their own; the same in the row of each. */
  valor_comum: number | null
  /** Of the rows with the same total, the first one's place among the act's. */
  instrumento: number
}

/** A row of `pessoal`, likewise. */
export interface PreparedMovement extends MovementKeys, PreparedRow {}

/** A row of `licitacoes`, likewise. */
export interface PreparedTender extends TenderKeys, PreparedRow {}

/** A row of `sancoes`, likewise. */
export interface PreparedSanction extends SanctionKeys, PreparedRow {}

/** A row of `normas`, likewise. */
export interface PreparedNorm extends NormKeys, PreparedRow {}

/** Acts to write in one transaction. */
export interface PreparedBatch {
  acts: PreparedAct[]
  /** The index part of these acts, valid if all of them are written and their keys ascend. */
  part: IndexPart
}

/** A picture in an act, as its source has it. */
export interface ActPicture extends PictureForm {
  /** The act's id. */
  publicacao: string
  /** As the act names it. */
  nome: string
  sha256: Uint8Array
  bytes: Uint8Array
}

/** Section and day of a row of the ledger. */
export interface LedgerKey {
  data: string
  pubName: string
}

/** The source of acts while they are written. */
export interface ActSource extends Pick<SourceFile, 'origem' | 'arquivo'> {
  /** Of a zip; null: loose files. */
  sha256: string | null
  /** Whether it should contain all acts of this section. */
  covers(section: LedgerKey): boolean
}

export interface LedgerEntry extends LedgerKey {
  estado: 'completa' | 'parcial'
  artigos: number
  /** The articles among them that were set aside: unreadable, or no acts. */
  rejeitados: number
  /** Ids of the acts. */
  atos: ReadonlySet<string>
}

/** The record of a file that was read completely. */
export interface SourceFile {
  /**
   * Distinguishes it from others of the same name: a zip's SHA-256, the path of a folder of XML
   * files.
   */
  origem: string
  /** File name without its folder. */
  arquivo: string
  artigos: number
  publicacoes: number
  /** Pieces of pages among the articles, set aside because they are no acts. */
  fragmentos: number
  /** The editions of its acts, such as `2023-03-20 54`. */
  edicoes: string[]
}

/** A whole source (a zip, a folder's XML files) after its last act. */
export interface FinishedSource {
  file: SourceFile
  sha256: string | null
  entries: LedgerEntry[]
  /** Editions (date and number) for which this may be the first complete section. */
  editions: { data: string; numero: string }[]
  rejections: { artigo: string; motivo: string }[]
  /** The XML files that could be read. */
  files: XmlFile[]
}

/** A source that could not be imported at all, and why, in Portuguese. */
export interface RefusedSource extends Pick<SourceFile, 'origem' | 'arquivo'> {
  motivo: string
}

export type ActOutcome =
  | 'nova'
  | 'alterada'
  | 'igual'
  /** Nothing changes: the archive has more parts of the split act, or a newer text. */
  | 'mantida'

interface WrittenBatch {
  outcomes: ActOutcome[]
  /** The ids of the acts whose rows must be read, and given to `writeRows`. */
  unread: ReadonlySet<string>
}

/** What the importer needs of the store. Each call that writes is one transaction, events included. */
export interface ArchiveWriter {
  /**
   * Writes acts, whose rows follow. A section that changes is `parcial` until {@link
   * finish}, unless it is complete and the origin has only some of its acts.
   */
  write(batch: PreparedBatch, origin: ActSource): Promise<WrittenBatch>
  /** Writes and tells the rows of acts that still have the text that they were read from. */
  writeRows(read: RowsOfAct[]): Promise<void>
  /** Stores a picture of an act in the archive; returns false when it was there already. */
  keepPicture(picture: ActPicture): Promise<boolean>
  /**
   * Links some of the acts of a file that was read to its end with those that correct them, and
   * those that they correct; returns false when nothing was left to do.
   */
  settle(arquivo: string): Promise<boolean>
  /** Ends a file. A re-reading notes it, so that the next one goes on after it. */
  finish(source: FinishedSource): Promise<void>
  refuse(source: RefusedSource): Promise<void>
  /**
   * The file of this `origem`, if it was read before and left nothing incomplete; in a re-reading, if one
   * that did not come to its end has read it again.
   */
  readBefore(origem: string): Promise<SourceFile | null>
  /**
   * Every file was read: the ledger tells which extra editions are missing, and which days months of the base
   * lack; the next re-reading begins with the first file.
   */
  end(): Promise<void>
}
