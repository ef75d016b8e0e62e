import { stem } from '../../../engine/analysis.ts'
import { group, printQuery } from '../../../engine/query.ts'
import type { MostQuery, Query } from '../../../engine/port.ts'
import { idf } from '../../../engine/ranking.ts'

/** The questions to an index, of which the second one is about a list under its filters. */
interface Counts {
  total(query: Query): Promise<number>
  found(query: MostQuery): Promise<number>
}

/** A shorter list is looked over at a glance. */
const LONG_LIST = 8
/** A list ends with acts that have this share of what the best one has. */
const LEAST_OF_BEST = 0.6
/** Readings of a part that are so many times rarer than all of them say more than the others. */
const RARER = 4.5
/** What was typed says more as soon as it is this much rarer. */
const TYPED_RARER = 1.2
/** How near the weight of the best act is guessed: within a sixteenth. */
const GUESSES = 4

/**
 * Ends a long list where acts say far less than the best. What a part is read as may be much rarer
 * than another of its readings, `bolo` than *gêneros alimentícios*; an act that has the rarer one
 * counts as much more as that is rarer, and comes first.
 */
export async function endedList(list: MostQuery, acts: number, index: Counts): Promise<MostQuery> {
  if ((await index.found(list)) < LONG_LIST) return list
  const added = await Promise.all(list.parts.map((part) => tellingOf(part, acts, index)))
  const parts = [...list.parts, ...added.flat()]
  const best = await weightOfBest({ ...list, parts }, index)
  return {
    ...list,
    parts,
    least: Math.max(list.least, Math.ceil(best * LEAST_OF_BEST)),
  }
}

/** The readings of a part that are much rarer than all, weighed by how much; none if there are none. */
async function tellingOf(
  { query, weight }: MostQuery['parts'][number],
  acts: number,
  { total }: Counts,
): Promise<MostQuery['parts']> {
  if (query.kind !== 'or') return []
  const readings = inAnyNumber(query.children)
  const counts = await Promise.all(readings.map(total))
  const all = sum(counts)
  const isTelling = (count: number, at: number) =>
    count > 0 && count * (at === 0 ? TYPED_RARER : RARER) <= all
  const children = readings.filter((_, at) => isTelling(counts[at]!, at)) // one for each
  if (children.length === 0) return []
  const rarity = idf(acts, sum(counts.filter(isTelling)))
  const more = Math.round(weight * (rarity / idf(acts, Math.min(all, acts)) - 1))
  return more > 0 ? [{ query: { kind: 'or', children }, weight: more }] : []
}

/** Each reading once, whether in the singular or the plural: `urna funeraria`, `urnas funerarias`. */
function inAnyNumber(readings: Query[]): Query[] {
  const byStems = Map.groupBy(readings, (reading) =>
    reading.kind === 'near' || reading.kind === 'phrase'
      ? reading.words.map(stem).join(' ')
      : printQuery(reading),
  )
  return [...byStems.values()].map((some) => group('or', some))
}

/** What the best act of a list has, guessed from below. */
async function weightOfBest(list: MostQuery, { found }: Counts): Promise<number> {
  let low = list.least
  let high = sum(list.parts.map(({ weight }) => weight))
  for (let guess = 0; guess < GUESSES && low < high; guess++) {
    const least = Math.ceil((low + high) / 2)
    if ((await found({ ...list, least })) > 0) low = least
    else high = least - 1
  }
  return low
}

function sum(values: number[]): number {
  return values.reduce((total, one) => total + one, 0)
}
