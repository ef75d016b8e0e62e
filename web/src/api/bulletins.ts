import { queryOptions } from '@tanstack/react-query'
import type { Day } from '../lib/dates.ts'
import { call } from './client.ts'
import type { Operations } from './schema.ts'

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

/** The mail that a bulletin would have been on a day. Nothing is sent. */
export const bulletinPreviewOptions = (id: string, data: Day) =>
  queryOptions({
    queryKey: ['boletins', id, 'previa', data],
    queryFn: async ({ signal }) => {
      const asked = { path: { id }, body: { data }, signal }
      return (await call('POST /boletins/{id}/previa', asked)).dados
    },
    staleTime: 5 * 60_000,
  })

/** A page of what was sent. */
export const issuesOptions = (
  id: string,
  query: Operations['GET /boletins/{id}/envios']['query'],
) =>
  queryOptions({
    queryKey: ['boletins', id, 'envios', query],
    queryFn: async ({ signal }) =>
      (await call('GET /boletins/{id}/envios', { path: { id }, query, signal })).dados,
  })

/** The pages of a bulletin that strangers can still read. */
export const openPagesOptions = (
  id: string,
  query: Operations['GET /boletins/{id}/paginas']['query'],
) =>
  queryOptions({
    queryKey: ['boletins', id, 'paginas', query],
    queryFn: async ({ signal }) =>
      (await call('GET /boletins/{id}/paginas', { path: { id }, query, signal })).dados,
  })

/** One of them, with what it said. */
export const issueOptions = (id: string, envio_id: string) =>
  queryOptions({
    queryKey: ['boletins', id, 'envio', envio_id],
    queryFn: async ({ signal }) =>
      (await call('GET /boletins/{id}/envios/{envio_id}', { path: { id, envio_id }, signal }))
        .dados,
  })
