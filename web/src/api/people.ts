import { queryOptions } from '@tanstack/react-query'
import { call } from './client.ts'
import type { Operations } from './schema.ts'

export const sessionsOptions = queryOptions({
  queryKey: ['sessoes'],
  queryFn: async ({ signal }) => (await call('GET /sessoes', { signal })).dados,
})

export const peopleOptions = queryOptions({
  queryKey: ['pessoas'],
  queryFn: async ({ signal }) => (await call('GET /pessoas', { signal })).dados,
})

export const invitationsOptions = queryOptions({
  queryKey: ['convites'],
  queryFn: async ({ signal }) => (await call('GET /convites', { signal })).dados,
})

/** The audit trail, newest first; `query`: filters and the page. */
export const auditOptions = (query: Operations['GET /auditoria']['query']) =>
  queryOptions({
    queryKey: ['auditoria', query],
    queryFn: async ({ signal }) => (await call('GET /auditoria', { query, signal })).dados,
  })

/** For the administrators of the installation. */
export const accountsOptions = queryOptions({
  queryKey: ['contas'],
  queryFn: async ({ signal }) => (await call('GET /contas', { signal })).dados,
})
