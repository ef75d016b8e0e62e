import { dateOfDay } from '../../lib/dates.ts'
import { type Facets, KEYS_PER_DAY } from '../search-index.ts'
import { FACETS } from './columns.ts'
import { type DocSet, countBetween, isList, lowestBit } from './doc-set.ts'
import type { Matches } from './matches.ts'
import type { Segment } from './segment.ts'

/** Counts the values that the matches have, in one pass over them. */
export function countFacets(matches: Matches[]): Facets {
  const facets: Facets = {
    total: 0,
    secao: new Map(),
    tipo_ato: new Map(),
    orgao: new Map(),
    dia: new Map(),
  }
  for (const match of matches) {
    if (match.count === 0) continue
    facets.total += match.count
    countDays(match.segment, match.set, facets.dia)
    for (const name of FACETS) {
      const { ordinals, values } = match.segment.facet(name)
      for (const [i, count] of countOrdinals(match.set, ordinals, values.length).entries())
        add(facets[name], values[i]!, count)
    }
  }
  return { ...facets, orgao: rollUp(facets.orgao) }
}

function countOrdinals(set: DocSet, ordinals: Uint16Array, values: number): Uint32Array {
  const counts = new Uint32Array(values)
  if (isList(set)) for (const act of set) counts[ordinals[act]!]!++
  else
    for (let word = 0; word < set.length; word++)
      for (let bits = set[word]!; bits !== 0; bits &= bits - 1)
        counts[ordinals[word * 32 + lowestBit(bits)]!]!++
  return counts
}

/** The acts of a day have consecutive ordinals. */
function countDays({ keys, row }: Segment, set: DocSet, days: Map<string, number>): void {
  for (let from = 0; from < row.acts;) {
    const day = Math.floor(keys.keyOf(from) / KEYS_PER_DAY)
    const to = Math.max(from + 1, keys.ordinalFrom((day + 1) * KEYS_PER_DAY)) // never stands still
    add(days, dateOfDay(day), countBetween(set, from, to))
    from = to
  }
}

/** Adds the count of each body to those above it in its path. */
function rollUp(bodies: Map<string, number>): Map<string, number> {
  const sums = new Map<string, number>()
  for (const [path, count] of bodies) {
    const levels = path.split('/')
    for (let depth = 1; depth <= levels.length; depth++)
      add(sums, levels.slice(0, depth).join('/'), count)
  }
  return sums
}

function add(counts: Map<string, number>, value: string, count: number): void {
  if (count > 0) counts.set(value, (counts.get(value) ?? 0) + count)
}
