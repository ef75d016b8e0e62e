import { queryOptions } from '@tanstack/react-query'
import { call } from './client.ts'

export const keysOptions = queryOptions({
  queryKey: ['chaves'],
  queryFn: async ({ signal }) => (await call('GET /chaves', { signal })).dados,
})

export const usageOptions = (id: string) =>
  queryOptions({
    queryKey: ['chaves', id, 'uso'],
    queryFn: async ({ signal }) =>
      (await call('GET /chaves/{id}/uso', { path: { id }, query: { periodo: '30d' }, signal }))
        .dados,
  })
