import { useQuery } from '@tanstack/react-query'
import { factsOptions } from '../api/archive.ts'
import type { ResultadoBusca } from '../api/schema.ts'
import { usePreference } from '../app/preferences.ts'
import type { SearchState } from '../query/state.ts'
import { Hit } from './Hit.tsx'

interface ActsProps {
  hits: ResultadoBusca[]
  /** The number of the first one. */
  start?: number
  state: SearchState
}

/** A list of found acts. */
export function Acts({ hits, start = 1, state }: ActsProps) {
  const [isCompact] = usePreference('compacta', false)
  const facts = useQuery(factsOptions(hits.map(({ id }) => id)))
  return (
    <ol start={start} data-density={isCompact ? 'compact' : undefined}>
      {hits.map((hit) => (
        <li key={hit.id}>
          <Hit hit={hit} facts={facts.data?.get(hit.id)} state={state} />
        </li>
      ))}
    </ol>
  )
}
