import { useDebouncedValue } from '@mantine/hooks'
import { useQueries, useQuery } from '@tanstack/react-query'
import { suggestionsOptions } from '../api/archive.ts'
import type { BodyNode } from './body-tree.ts'
import { canSuggest } from './suggest.ts'

const PAUSE_MS = 120

/** Counts what a body has among the results. */
export interface BodyCounter {
  /** What the counts depend on. */
  of: object
  count(path: string): Promise<number | null>
}

interface SuggestedBodies {
  bodies: BodyNode[]
  isLooking: boolean
}

/**
 * Bodies of the whole archive by acronym or a word of their name, with their number of results.
 */
export function useSuggestedBodies(sought: string, counter: BodyCounter): SuggestedBodies {
  const [asked] = useDebouncedValue(sought.trim(), PAUSE_MS)
  const isEnabled = canSuggest(asked)
  const found = useQuery({ ...suggestionsOptions(asked), enabled: isEnabled })
  const bodies = (found.data ?? []).flatMap(({ orgao, texto }) =>
    orgao === null ? [] : [{ path: orgao, name: nameWithin(texto, orgao), children: [] }],
  )
  const counts = useQueries({
    queries: bodies.map(({ path }) => ({
      queryKey: ['contagem-do-orgao', counter.of, path],
      queryFn: () => counter.count(path),
    })),
  })
  const counted = bodies.flatMap((body, at) => {
    const total = counts[at]?.data
    return total == null ? [] : [{ ...body, total }]
  })
  const isLooking = asked !== sought.trim() || (isEnabled && found.isPending)
  return { bodies: counted, isLooking: isLooking || counted.length < bodies.length }
}

/** Distinguishes bodies of the same name by their parents. */
function nameWithin(name: string, path: string): string {
  const parent = path.split('/').at(-2)
  return parent === undefined ? name : `${name} · ${parent}`
}
