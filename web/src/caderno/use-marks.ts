import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Marking, markActs } from '../api/daybook.ts'
import type { Caderno, PaginaGuardados } from '../api/schema.ts'
import { markedDay, markedPage } from './marked.ts'

/** Marks acts as read, or saves them; what is shown follows the answer. */
export function useMarks() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: Marking) => markActs(body),
    onSuccess(marks) {
      for (const key of ['dia', 'alerta'])
        queries.setQueriesData<Caderno>(
          { queryKey: ['caderno', key] },
          (day) => day && markedDay(day, marks),
        )
      queries.setQueriesData<PaginaGuardados>(
        { queryKey: ['caderno', 'guardados'] },
        (page) => page && markedPage(page, marks),
      )
      // The list begins with what was saved last: it is another one now.
      void queries.invalidateQueries({ queryKey: ['caderno', 'guardados'], refetchType: 'none' })
    },
  })
}

export type Marks = ReturnType<typeof useMarks>
