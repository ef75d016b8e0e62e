import { useQuery } from '@tanstack/react-query'
import { searchOptions } from '../api/archive.ts'
import { type SearchState, queryOf } from '../query/state.ts'

interface Neighbour {
  id: string
  /** The list, at the neighbour's page. */
  state: SearchState
}

interface Neighbours {
  /** From 1; null: the act is not in this list. */
  place: number | null
  total: number | null
  previous: Neighbour | null
  next: Neighbour | null
}

/** The position of an act in the list that it was opened from, across the list's pages. */
export function useNeighbours(id: string, state: SearchState): Neighbours {
  const page = useQuery(searchOptions(queryOf(state))).data
  const at = page?.resultados.findIndex((hit) => hit.id === id) ?? -1
  const isFirst = at === 0 && page !== undefined && page.pagina > 1
  const isLast =
    page !== undefined && at === page.resultados.length - 1 && page.pagina < page.total_paginas
  const before = { ...state, pagina: (state.pagina ?? 1) - 1 }
  const after = { ...state, pagina: (state.pagina ?? 1) + 1 }
  const previousPage = useQuery({ ...searchOptions(queryOf(before)), enabled: isFirst }).data
  const nextPage = useQuery({ ...searchOptions(queryOf(after)), enabled: isLast }).data
  if (!page || at < 0) return { place: null, total: null, previous: null, next: null }
  return {
    place: (page.pagina - 1) * page.limite + at + 1,
    total: page.total,
    previous: isFirst
      ? neighbour(previousPage?.resultados.at(-1), before)
      : neighbour(page.resultados[at - 1], state),
    next: isLast
      ? neighbour(nextPage?.resultados[0], after)
      : neighbour(page.resultados[at + 1], state),
  }
}

function neighbour(hit: { id: string } | undefined, state: SearchState): Neighbour | null {
  return hit ? { id: hit.id, state } : null
}
