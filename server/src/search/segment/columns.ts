import type { AnalyzedAct, ActKey } from '../search-index.ts'
import { encodeFacet } from './facet-column.ts'
import { KeyRuns } from './key-runs.ts'
import { byteToLength, lengthToByte } from './length.ts'
import type { ColumnName, FacetName, SegmentRow } from './segment-store.ts'

/** The values of some acts in the order of their keys, which become the columns of a segment. */
export interface Columns {
  keys: number[]
  /** Length bytes (length.ts). */
  lengths: number[]
  facets: Record<FacetName, string[]>
}

const SPACE = 0x20

export const FACETS: FacetName[] = ['secao', 'tipo_ato', 'orgao']

export function readColumns(acts: [ActKey, AnalyzedAct][]): Columns {
  return {
    keys: acts.map(([key]) => key),
    lengths: acts.map(([, { fields }]) =>
      lengthToByte(countWords(fields.titulo.words) + countWords(fields.corpo.words)),
    ),
    facets: {
      secao: acts.map(([, act]) => lastFilter(act, ':secao=')),
      tipo_ato: acts.map(([, act]) => lastFilter(act, ':tipo=')),
      orgao: acts.map(([, act]) => lastFilter(act, ':orgao=')),
    },
  }
}

/** The columns as they are stored. */
export function encodeColumns({ keys, lengths, facets }: Columns): [ColumnName, Uint8Array][] {
  return [
    ['keys', KeyRuns.encode(keys)],
    ['lengths', Uint8Array.from(lengths)],
    ...FACETS.map((name): [ColumnName, Uint8Array] => [name, encodeFacet(facets[name])]),
  ]
}

/** What the segment's row says of its acts. */
export function summary({
  keys,
  lengths,
}: Columns): Pick<SegmentRow, 'acts' | 'firstKey' | 'lastKey' | 'length'> {
  return {
    acts: keys.length,
    firstKey: keys[0]!, // a segment has at least one act
    lastKey: keys.at(-1)!,
    length: lengths.reduce((sum, byte) => sum + byteToLength(byte), 0),
  }
}

function countWords(words: string): number {
  let count = words === '' ? 0 : 1
  for (let at = 0; at < words.length; at++) if (words.charCodeAt(at) === SPACE) count++
  return count
}

/** The value of the last filter that begins so: of a body's terms, the last is its whole path. */
function lastFilter({ filters }: AnalyzedAct, start: string): string {
  return filters.findLast((filter) => filter.startsWith(start))?.slice(start.length) ?? ''
}
