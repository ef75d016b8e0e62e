import { queryOptions } from '@tanstack/react-query'
import { call } from './client.ts'
import type { Operations } from './schema.ts'

type Simulated = Operations['POST /alertas/simular']['body']

export const alertsOptions = queryOptions({
  queryKey: ['alertas'],
  queryFn: async ({ signal }) => (await call('GET /alertas', { signal })).dados,
})

/** What an alert would have found in the last 90 days. */
export const simulationOptions = (body: Simulated) =>
  queryOptions({
    queryKey: ['simular', body],
    queryFn: async ({ signal }) => (await call('POST /alertas/simular', { body, signal })).dados,
    staleTime: 5 * 60_000,
  })
