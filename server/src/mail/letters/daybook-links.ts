import { brazilianDate } from '../brasilia-time.ts'
import { type Inline, link } from '../letter.ts'
import { daybookUrl } from '../links.ts'

/** A mail that gathers more days than these says too little of each anyway. */
const MOST_DAYS = 7

/** The pages with all that was found on some days, the newest first, for those who have an account. */
export function daybookLinks(days: string[], publicUrl: string): Inline[] {
  const newest = [...new Set(days)].toSorted().toReversed().slice(0, MOST_DAYS)
  return newest.map((day) =>
    link(`Abrir o caderno de ${brazilianDate(day)}`, daybookUrl(publicUrl, day)),
  )
}
