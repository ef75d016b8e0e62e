import type { ActKey } from '../../engine/port.ts'
import type { PackedVector } from './quantise.ts'

/** What made the vectors of a store. */
export interface VectorMaker {
  model: string
  /** The version of what is embedded of an act (act-words.ts). */
  version: number
  dimensions: number
  /** What it made of a sentence that is always the same. */
  sample: Float32Array
}

/** An act of the archive, as the text stands that a vector is made of. */
export interface EmbeddedText {
  key: ActKey
  /** Differs once the act's text does. */
  digest: Uint8Array
}

interface StoredVector extends EmbeddedText, PackedVector {}

/** Some acts of the archive, newest first. */
interface ActPage {
  /** The last of them; null: there are none. */
  last: ActKey | null
  count: number
  /** Those whose vector is missing, or is of another text. */
  lacking: EmbeddedText[]
}

/** The vectors of an archive, beside it: what is lost is made again. */
export interface VectorStore {
  /** Null: none were ever made. */
  maker(): Promise<VectorMaker | null>
  /** Forgets all vectors, which others made. */
  begin(maker: VectorMaker): Promise<void>
  put(vectors: StoredVector[]): Promise<void>
  /** The vectors behind a key, oldest act first. */
  read(after: ActKey, limit: number): Promise<({ key: ActKey } & PackedVector)[]>
  /** The acts of the archive before a key. */
  page(before: ActKey, limit: number): Promise<ActPage>
  /** Forgets acts that the archive has no more, and those before a key; says which. */
  forget(before: ActKey): Promise<ActKey[]>
  /** What keeps the vectors from being made; null: nothing. */
  note(trouble: string | null): Promise<void>
}
