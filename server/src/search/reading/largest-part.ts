import { group, printQuery } from '../../../engine/query.ts'
import { analyzeField, isStopWord, tokensOf } from '../../../engine/analysis.ts'
import type { Query } from '../../../engine/port.ts'
import { idf } from '../../../engine/ranking.ts'
import { allOnceOver } from '../../lib/flow/all-once-over.ts'
import { asWritten } from './applied.ts'

/** Another query that finds something, ready to search. */
export interface Alternative {
  /** What it leaves out, as written. */
  parte: string
  total: number
  consulta: string
}

/** More parts would cost too many searches; pasted texts have an approximate list. */
const MOST_PARTS = 24
/** Growing from one part takes a search for each other part. */
const MOST_SEARCHES = 96
const MOST_SHOWN = 5

/**
 * The largest parts of a query that find something, the heaviest first. Each begins with one part and
 * takes in the others, the rarest first, as long as some act has them all.
 * @param termo As typed, with its slips, which find nothing.
 */
export async function largestParts(
  termo: string,
  query: Query,
  total: (query: Query) => Promise<number>,
): Promise<Alternative[]> {
  const parts = query.kind === 'and' ? query.children : [query]
  const excluded = parts.filter(({ kind }) => kind === 'not')
  const sought = parts.filter(({ kind }) => kind !== 'not').slice(0, MOST_PARTS)
  if (sought.length < 2) return []
  const find = (some: Query[]) => total(group('and', [...inOrder(some), ...excluded]))
  const inOrder = (some: Query[]) => sought.filter((part) => some.includes(part))

  const weights = await weigh(sought, find, await total({ kind: 'all' }))
  const known = [...weights.keys()]
  const starts = known.slice(0, Math.floor(MOST_SEARCHES / Math.max(1, known.length)))
  const all = await allOnceOver(starts.map((start) => grow(start, known, find)))
  const grown = new Map(
    all.map(inOrder).map((some) => [some.map((part) => sought.indexOf(part)).join(), some]),
  )
  const sizeOf = (some: Query[]) => some.reduce((sum, part) => sum + wordsOf(part), 0)
  const largest = Math.max(0, ...[...grown.values()].map(sizeOf))
  const weightOf = (some: Query[]) => some.reduce((sum, part) => sum + weights.get(part)!, 0) // all are known
  const best = [...grown.values()]
    .filter((some) => sizeOf(some) === largest)
    .sort((a, b) => weightOf(b) - weightOf(a))
    .slice(0, MOST_SHOWN)
  const told = best.map(async (some) => ({
    total: await find(some),
    consulta: printed(group('and', [...some, ...excluded])),
  }))
  return (await Promise.all(told)).map((one) => ({
    ...one,
    parte: wordsWithout(termo, one.consulta),
  }))
}

const printed = (query: Query) => printQuery(asWritten(query))

const wordsIn = (termo: string) => tokensOf(analyzeField(termo)).filter((word) => !isStopWord(word))

/** How many words a part was written with; it is read as one. */
const wordsOf = (part: Query) => Math.max(1, wordsIn(printed(part)).length)

/** The words of a query that another one lacks, in order. */
function wordsWithout(termo: string, consulta: string): string {
  const kept = new Set(wordsIn(consulta))
  return wordsIn(termo)
    .filter((word) => !kept.has(word))
    .join(' ')
}

/** The parts that find something alone, the rarest first. */
async function weigh(
  parts: Query[],
  find: (some: Query[]) => Promise<number>,
  acts: number,
): Promise<Map<Query, number>> {
  const having = await allOnceOver(parts.map((part) => find([part])))
  const weighed = parts.flatMap(
    (part, i): [Query, number][] => (having[i]! > 0 ? [[part, idf(acts, having[i]!)]] : []), // one of each
  )
  return new Map(weighed.sort(([, a], [, b]) => b - a))
}

async function grow(
  start: Query,
  others: Query[],
  find: (some: Query[]) => Promise<number>,
): Promise<Query[]> {
  let grown = [start]
  for (const other of others) {
    if (other === start) continue
    const larger = [...grown, other]
    if ((await find(larger)) > 0) grown = larger
  }
  return grown
}
