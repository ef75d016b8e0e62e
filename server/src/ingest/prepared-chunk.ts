import type { ParsedChunk } from '../gazette/article/read-chunk.ts'
import type { PreparedBatch } from './archive-writer.ts'

/** The acts of some entries of a source, as a parser thread returns them. */
export interface PreparedChunk extends Omit<ParsedChunk, 'acts'> {
  batches: PreparedBatch[]
}
