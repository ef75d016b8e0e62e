import { Problem } from '../../lib/errors/problem.ts'
import { readSearch } from '../../search/reading/read-search.ts'
import { READING_VERSION } from '../../search/reading/reading.ts'
import type { ArchiveView } from '../archive/archive-store.ts'

/** What completions are taken from. */
export type Completable = Pick<ArchiveView, 'budget' | 'texts'> & {
  index: Pick<ArchiveView['index'], 'search' | 'commonest' | 'nearestWords'>
}

/** A text to search for, as shown and as searched. */
export interface Completion {
  texto: string
  termo: string
}

export interface Counted extends Completion {
  /** The number of acts that the search finds. */
  total: number
}

/** What counting one completion may cost: a few milliseconds. */
const STEPS = 400_000

/**
 * With the number of acts that a search for each finds, most first, at most `most`. What finds nothing, or
 * would take too long to count, is left out.
 */
export async function countEach(
  view: Completable,
  completions: Completion[],
  most: number,
): Promise<Counted[]> {
  const counted: Counted[] = []
  for (const one of completions) {
    const total = (await view.budget.spare(STEPS, () => countOf(view, one.termo))) ?? 0
    if (total > 0) counted.push({ ...one, total })
  }
  return counted.sort((a, b) => b.total - a.total).slice(0, most)
}

async function countOf({ index }: Completable, termo: string): Promise<number> {
  const meant = searchOf(termo)
  if (meant === null) return 0
  return (await index.search({ ...meant, order: 'recentes', offset: 0, limit: 0 })).total
}

/** Null: it is no query yet, such as an open quotation. */
function searchOf(termo: string) {
  try {
    const { query, filters } = readSearch({ termo, filters: {}, leitura: READING_VERSION })
    return { query, filters }
  } catch (error) {
    if (error instanceof Problem) return null
    throw error
  }
}
