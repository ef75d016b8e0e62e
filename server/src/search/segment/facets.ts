import { dateOfDay } from '../../lib/dates.ts'
import { type Facets, KEYS_PER_DAY } from '../search-index.ts'
import { countBetween, listOf } from './doc-set.ts'
import type { FacetNames } from './facet-names.ts'
import type { Matches } from './matches.ts'
import type { Segment } from './segment.ts'
import type { FacetName } from './segment-store.ts'

/** Counts the values that the matches have. */
export function countFacets(matches: Matches[], names: Record<FacetName, FacetNames>): Facets {
  const found = matches.map(({ segment, set }) => ({ segment, acts: listOf(set) }))
  return {
    total: matches.reduce((sum, { count }) => sum + count, 0),
    secao: countValues(found, names.secao),
    tipo_ato: countValues(found, names.tipo_ato),
    orgao: countValues(found, names.orgao),
    dia: countDays(matches),
  }
}

function countValues(
  found: { segment: Segment; acts: Uint16Array }[],
  names: FacetNames,
): Map<string, number> {
  const counted = found.map(({ segment, acts }) => {
    const ids = names.idsOf(segment) // which may be new values
    return { ids, counts: countOrdinals(acts, segment.facetOrdinals(names.facet), ids.length) }
  })
  const sums = new Uint32Array(names.size)
  for (const { ids, counts } of counted)
    for (let i = 0; i < counts.length; i++) sums[ids[i]!]! += counts[i]!
  return names.rollUp(sums)
}

function countOrdinals(
  acts: Uint16Array,
  ordinals: Uint8Array | Uint16Array,
  values: number,
): Uint32Array {
  const counts = new Uint32Array(values)
  for (let i = 0; i < acts.length; i++) counts[ordinals[acts[i]!]!]!++
  return counts
}

/** The acts of a day have consecutive ordinals. */
function countDays(matches: Matches[]): Map<string, number> {
  const days = new Map<number, number>()
  for (const { segment, set } of matches) {
    const { keys, row } = segment
    for (let from = 0; from < row.acts;) {
      const day = Math.floor(keys.keyOf(from) / KEYS_PER_DAY)
      const to = Math.max(from + 1, keys.ordinalFrom((day + 1) * KEYS_PER_DAY)) // never stands still
      const count = countBetween(set, from, to)
      if (count > 0) days.set(day, (days.get(day) ?? 0) + count)
      from = to
    }
  }
  return new Map([...days].map(([day, count]) => [dateOfDay(day), count]))
}
