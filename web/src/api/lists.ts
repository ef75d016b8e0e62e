import { queryOptions } from '@tanstack/react-query'
import { call } from './client.ts'

export const listsOptions = queryOptions({
  queryKey: ['listas'],
  queryFn: async ({ signal }) => (await call('GET /listas', { signal })).dados,
})
