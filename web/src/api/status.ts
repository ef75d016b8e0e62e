import { queryOptions } from '@tanstack/react-query'
import { call } from './client.ts'

const STATUS_MS = 60_000

/** What anybody may know of the service, where its operator shows it. */
export const statusOptions = queryOptions({
  queryKey: ['situacao'],
  queryFn: async ({ signal }) => (await call('GET /situacao', { signal })).dados,
  staleTime: STATUS_MS,
  refetchInterval: STATUS_MS,
})
