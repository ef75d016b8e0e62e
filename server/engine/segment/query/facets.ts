import type { Facets } from '../../port/search.ts'
import { KEYS_PER_DAY, dateOfKey } from '../../port/keys.ts'
import type { FacetName } from '../format/segment-row.ts'
import { type DocSet, countBetween, isList, lowestBit } from '../read/doc-set.ts'
import type { Segment } from '../read/segment.ts'
import type { FacetNames } from './facet-names.ts'
import type { Matches } from './matches.ts'

type Ordinals = Uint8Array | Uint16Array

/** The number of matches in a segment for each value of its columns. */
interface Counts {
  segment: Segment
  secao: Uint32Array
  tipo_ato: Uint32Array
  orgao: Uint32Array
}

/** Counts the values of the matches. */
export function countFacets(matches: Matches[], names: Record<FacetName, FacetNames>): Facets {
  const counted = matches.map((match) => countColumns(match, names))
  return {
    total: matches.reduce((sum, { count }) => sum + count, 0),
    secao: sumUp(counted, names.secao),
    tipo_ato: sumUp(counted, names.tipo_ato),
    orgao: sumUp(counted, names.orgao),
    dia: countDays(matches),
  }
}

function countColumns(
  { segment, set, count }: Matches,
  names: Record<FacetName, FacetNames>,
): Counts {
  segment.take(count >>> 4)
  const empty = (name: FacetName) => new Uint32Array(names[name].idsOf(segment).length)
  const counts = { secao: empty('secao'), tipo_ato: empty('tipo_ato'), orgao: empty('orgao') }
  const ordinals = (name: FacetName) => segment.facetOrdinals(name)
  addColumns(set, ordinals('secao'), ordinals('tipo_ato'), ordinals('orgao'), counts)
  return { segment, ...counts }
}

/**
 * All three columns in one pass. Adjacent acts mostly have the same value, and incrementing a
 * counter again must wait for the previous increment; the other two columns fill that time.
 */
function addColumns(
  set: DocSet,
  secao: Ordinals,
  tipo: Ordinals,
  orgao: Ordinals,
  counts: Omit<Counts, 'segment'>,
): void {
  const { secao: ofSecao, tipo_ato: ofTipo, orgao: ofOrgao } = counts
  if (isList(set))
    for (let i = 0; i < set.length; i++) {
      const act = set[i]!
      ofSecao[secao[act]!]!++
      ofTipo[tipo[act]!]!++
      ofOrgao[orgao[act]!]!++
    }
  else
    for (let word = 0; word < set.length; word++)
      for (let bits = set[word]!; bits !== 0; bits &= bits - 1) {
        const act = (word << 5) + lowestBit(bits)
        ofSecao[secao[act]!]!++
        ofTipo[tipo[act]!]!++
        ofOrgao[orgao[act]!]!++
      }
}

function sumUp(counted: Counts[], names: FacetNames): Map<string, number> {
  const sums = new Uint32Array(names.size)
  for (const { segment, [names.facet]: counts } of counted) {
    const ids = names.idsOf(segment)
    segment.take(ids.length >>> 3)
    for (let i = 0; i < counts.length; i++) sums[ids[i]!]! += counts[i]!
  }
  return names.rollUp(sums)
}

/** The acts of a day have consecutive ordinals. */
function countDays(matches: Matches[]): Map<string, number> {
  const days = new Map<number, number>()
  for (const { segment, set } of matches) {
    const { keys, row } = segment
    for (let from = 0; from < row.acts;) {
      segment.take(5)
      const day = Math.floor(keys.keyOf(from) / KEYS_PER_DAY)
      const to = Math.max(from + 1, keys.ordinalFrom((day + 1) * KEYS_PER_DAY)) // never stands still
      const count = countBetween(set, from, to)
      if (count > 0) days.set(day, (days.get(day) ?? 0) + count)
      from = to
    }
  }
  return new Map([...days].map(([day, count]) => [writtenDate(day), count]))
}

/**
 * Formatting a date takes longer than counting it, and there are some ten thousand dates at most.
 */
const writtenDates = new Map<number, string>()

function writtenDate(day: number): string {
  const known = writtenDates.get(day)
  if (known !== undefined) return known
  const date = dateOfKey(day * KEYS_PER_DAY)
  writtenDates.set(day, date)
  return date
}
