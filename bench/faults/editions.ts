import { mkdirSync } from 'node:fs'
import { dateOfDay, dayNumber } from '../../server/src/lib/time/dates.ts'
import { manyArticles, writeZip } from '../../server/test/_editions.ts'

/** A word in every third act, so that a search must find some, not all. */
export const THIRD = 'terceiridade'

/** One section of a day, as a file. */
export interface Edition {
  /** YYYY-MM-DD */
  data: string
  path: string
  acts: number
}

/**
 * Writes editions of consecutive days from `firstDate` on, with this many acts each, named as INLABS
 * does.
 */
export function writeDays(
  folder: string,
  { firstDate, days, acts }: { firstDate: string; days: number; acts: number },
): Edition[] {
  mkdirSync(folder, { recursive: true })
  return Array.from({ length: days }, (_, i) => {
    const data = dateOfDay(dayNumber(firstDate) + i)
    const articles = manyArticles(acts, { data }).map((article, n) =>
      n % 3 === 0 ? { ...article, texto: `${article.texto}<p>${THIRD}</p>` } : article,
    )
    return { data, acts, path: writeZip(folder, `${data}-DO1.zip`, articles) }
  })
}

/** How many of these acts have {@link THIRD}. */
export function thirdsOf(editions: readonly Edition[]): number {
  return editions.reduce((sum, { acts }) => sum + Math.ceil(acts / 3), 0)
}

export function actsOf(editions: readonly Edition[]): number {
  return editions.reduce((sum, { acts }) => sum + acts, 0)
}
