import type { AnalyzedAct } from '../../port/act.ts'
import { norms, roundAverage } from '../../ranking/norms.ts'
import { type Columns, encodeColumns, readFacet, sumLengths } from './columns.ts'
import { readFields } from './field-terms.ts'
import type { Piece } from './piece.ts'
import { SegmentWriter } from './segment-writer.ts'
import { readLengths, writeTerms } from './write-terms.ts'

/**
 * A complete segment, built without the database and so in any thread; it lacks only the keys of
 * its acts.
 */
export interface SegmentPart {
  acts: number
  /** The number of words of its acts, and the average length used for the best shares (bm25.ts). */
  length: number
  average: number
  columns: Columns
  piece: Piece
}

/** @param acts At least one. */
export function buildPart(acts: AnalyzedAct[]): SegmentPart {
  const fields = readFields(acts)
  const lengths = readLengths(fields, acts.length)
  const length = sumLengths(lengths)
  const average = roundAverage(length, acts.length)
  const writer = new SegmentWriter({ acts: acts.length, lengths, norms: norms(average) })
  writeTerms(acts, fields, writer)
  const facets = {
    secao: readFacet(acts, 'secao'),
    tipo_ato: readFacet(acts, 'tipo_ato'),
    orgao: readFacet(acts, 'orgao'),
  }
  const amounts = Float64Array.from(acts, ({ valor }) => valor)
  const columns = encodeColumns(lengths, amounts, facets)
  return { acts: acts.length, length, average, columns, piece: writer.finish() }
}
