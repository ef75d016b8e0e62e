import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Marking, markActs } from '../api/daybook.ts'
import type { Caderno, MarcaDePessoa, PaginaGuardados } from '../api/schema.ts'
import { type KeptLists, markedDay, markedPage } from './marked.ts'

interface FailedMark {
  body: Marking
  error: Error
}

/** Marks acts as read, or saves them; what is shown follows the answer. */
export function useMarks() {
  const queries = useQueryClient()
  const [failures, setFailures] = useState<FailedMark[]>([])
  const forget = (body: Marking) =>
    setFailures((all) => all.filter((failure) => !isMadeUpFor(failure.body, body)))
  const marking = useMutation({
    mutationFn: (body: Marking) => markActs(body),
    onMutate: forget,
    onError: (error, body) => setFailures((all) => [...all, { body, error }]),
    onSuccess: (marks) => showMarks(queries, marks),
  })
  return {
    ...marking,
    /** Each until it is tried again: a later mark that succeeds is another one. */
    failures,
    retry: () => failures.forEach(({ body }) => marking.mutate(body)),
  }
}

export type Marks = ReturnType<typeof useMarks>

/** Whether another change says the same kind of thing of all these acts. */
function isMadeUpFor(failed: Marking, other: Marking): boolean {
  return (
    (failed.lido === undefined || other.lido !== undefined) &&
    (failed.guardado === undefined || other.guardado !== undefined) &&
    failed.publicacoes.every((id) => other.publicacoes.includes(id))
  )
}

const DAYBOOK = { queryKey: ['caderno'] }
const SAVED = { queryKey: ['caderno', 'guardados'] }

async function showMarks(queries: QueryClient, marks: MarcaDePessoa[]): Promise<void> {
  // An answer that is on its way may be older than the marks: it would take them back.
  const underway = queries.getQueryCache().findAll({ ...DAYBOOK, fetchStatus: 'fetching' })
  await queries.cancelQueries(DAYBOOK)
  const ofDays = ['dia', 'alerta'].map((key) => ({ queryKey: ['caderno', key] }))
  const kept: KeptLists = {
    days: ofDays.flatMap((key) => keptOf<Caderno>(queries, key)),
    pages: keptOf<PaginaGuardados>(queries, SAVED),
  }
  for (const key of ofDays)
    queries.setQueriesData<Caderno>(key, (day) => day && markedDay(day, marks, kept))
  queries.setQueriesData<PaginaGuardados>(SAVED, (page) => page && markedPage(page, marks))
  // The list begins with what was saved last: it is another one now.
  void queries.invalidateQueries({ ...SAVED, refetchType: 'none' })
  void queries.invalidateQueries({ ...DAYBOOK, predicate: (query) => underway.includes(query) })
}

function keptOf<Data>(queries: QueryClient, key: { queryKey: string[] }): Data[] {
  return queries.getQueriesData<Data>(key).flatMap(([, data]) => data ?? [])
}
