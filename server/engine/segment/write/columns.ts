import type { ActKey } from '../../port/keys.ts'
import type { AnalyzedAct } from '../../port/act.ts'
import { bytesOf } from '../format/byte-reader.ts'
import { encodeFacet } from '../format/facet-column.ts'
import { byteToLength } from '../../ranking/length.ts'
import type { ColumnName, FacetName, SegmentRow } from '../format/segment-row.ts'

/** A segment's columns in their stored form. */
export type Columns = [ColumnName, Uint8Array][]

export const FACETS: FacetName[] = ['secao', 'tipo_ato', 'orgao']

/** The prefix of the terms of a facet's values (analysis.ts). */
const TERM_START: Record<FacetName, string> = {
  secao: ':secao=',
  tipo_ato: ':tipo=',
  orgao: ':orgao=',
}

/** The value of a facet for each of some acts. */
export function readFacet(acts: AnalyzedAct[], name: FacetName): string[] {
  const start = TERM_START[name]
  return acts.map(({ filters }) => {
    const at = filters.lastIndexOf(start) // the last of a body's terms is its whole path
    if (at < 0) return ''
    const end = filters.indexOf(' ', at)
    return filters.slice(at + start.length, end < 0 ? undefined : end)
  })
}

/** The columns of acts by their length bytes (length.ts), their amounts and the values of their facets. */
export function encodeColumns(
  lengths: Uint8Array,
  amounts: Float64Array,
  facets: Record<FacetName, string[]>,
): Columns {
  return [
    ['lengths', lengths],
    ['amounts', bytesOf(amounts)],
    ...FACETS.map((name): Columns[number] => [name, encodeFacet(facets[name])]),
  ]
}

/** The total number of words of some acts, by their length bytes. */
export function sumLengths(lengths: Uint8Array): number {
  return lengths.reduce((sum, byte) => sum + byteToLength(byte), 0)
}

/** The key range for a segment's row; keys ascend. */
export function keyRange(keys: ArrayLike<ActKey>): Pick<SegmentRow, 'firstKey' | 'lastKey'> {
  return { firstKey: keys[0]!, lastKey: keys[keys.length - 1]! } // a segment has at least one act
}
