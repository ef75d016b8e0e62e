import { useQuery } from '@tanstack/react-query'
import { editionsOptions, sourcesOptions } from '../api/archive.ts'
import { today } from '../lib/dates.ts'
import { type FreshnessState, freshnessOf, freshnessPeriod, newestOf } from './freshness.ts'

/** How fresh the archive is; undefined until that is known. */
export function useFreshness(): FreshnessState | undefined {
  const editions = useQuery(editionsOptions())
  const sources = useQuery({
    ...sourcesOptions(freshnessPeriod(newestOf(editions.data ?? []), today())),
    enabled: editions.data !== undefined,
  })
  if (!editions.data || !sources.data) return undefined
  const { dados, coletor } = sources.data
  return freshnessOf(editions.data, dados, coletor, today())
}
