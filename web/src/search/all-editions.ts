import { useQueries, useQuery } from '@tanstack/react-query'
import { editionsOptions, yearsOptions } from '../api/archive.ts'
import type { Edicao } from '../api/schema.ts'
import type { Day } from '../lib/dates.ts'

/**
 * All editions of the years of a period, which may be open at either end; undefined until all are
 * loaded. Requested by year, because without one the service returns the 100 most recent.
 */
export function useEditions(desde?: Day, ate?: Day): Edicao[] | undefined {
  const years = useQuery(yearsOptions)
  const within = (years.data ?? []).filter(
    (year) => `${year}-12-31` >= (desde ?? '') && (ate === undefined || `${year}-01-01` <= ate),
  )
  const found = useQueries({
    queries: within.map((ano) => editionsOptions({ ano })),
    combine: (answers) =>
      answers.every(({ data }) => data) ? answers.flatMap(({ data }) => data ?? []) : undefined,
  })
  return years.data && found
}
