import { queryOptions } from '@tanstack/react-query'
import { call } from './client.ts'

export const bulletinsOptions = queryOptions({
  queryKey: ['boletins'],
  queryFn: async ({ signal }) => (await call('GET /boletins', { signal })).dados,
})

export const bulletinOptions = (id: string) =>
  queryOptions({
    queryKey: ['boletins', id],
    queryFn: async ({ signal }) =>
      (await call('GET /boletins/{id}', { path: { id }, signal })).dados,
  })
