import type { ActField } from '../../gazette/publication-detail.ts'
import type { ActRecord } from '../archive/read-acts.ts'

/** A way to write acts down, piece by piece; whoever writes keeps nothing between the pieces. */
export interface ExportFormat {
  /** What the file begins with. */
  head(fields: readonly ActField[]): Uint8Array
  /** Some acts; `offset` is how many bytes come before. */
  body(fields: readonly ActField[], acts: ActRecord[], offset: number): Body
  /** What the file ends with, after so many bytes; it may need all that the pieces noted, in order. */
  tail(fields: readonly ActField[], notes: Uint8Array[], offset: number): Uint8Array
  /** Characters of acts that make a piece; one that is larger may come with the last of them. */
  pieceLength: number
}

interface Body {
  bytes: Uint8Array
  /** What the tail must know of it. */
  note: Uint8Array | null
}

export const NOTHING = new Uint8Array()
