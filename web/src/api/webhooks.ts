import { queryOptions } from '@tanstack/react-query'
import { call } from './client.ts'
import type { Estatisticas, Operations } from './schema.ts'

export type EventType = Operations['POST /webhooks']['body']['eventos'][number]
export const EVENTS: EventType[] = [
  'publicacao.nova',
  'publicacao.atualizada',
  'linha.nova',
  'linha.prazo',
  'edicao.publicada',
  'alerta.match',
]

/** How often to look at deliveries that wait for an answer. */
const AGAIN_MS = 10_000

export const webhooksOptions = queryOptions({
  queryKey: ['webhooks'],
  queryFn: async ({ signal }) => (await call('GET /webhooks', { signal })).dados,
})

export const webhookOptions = (webhook_id: string) =>
  queryOptions({
    queryKey: ['webhooks', webhook_id],
    queryFn: async ({ signal }) =>
      (await call('GET /webhooks/{webhook_id}', { path: { webhook_id }, signal })).dados,
    refetchInterval: AGAIN_MS,
  })

export const statisticsOptions = (webhook_id: string, periodo: Estatisticas['periodo']) =>
  queryOptions({
    queryKey: ['webhooks', webhook_id, 'estatisticas', periodo],
    queryFn: async ({ signal }) => {
      const asked = { path: { webhook_id }, query: { periodo }, signal }
      return (await call('GET /webhooks/{webhook_id}/estatisticas', asked)).dados
    },
    refetchInterval: AGAIN_MS,
  })

type DeliveriesQuery = Operations['GET /webhooks/{webhook_id}/deliveries']['query']

export const deliveriesOptions = (webhook_id: string, query: DeliveriesQuery) =>
  queryOptions({
    queryKey: ['webhooks', webhook_id, 'entregas', query],
    queryFn: async ({ signal }) =>
      (await call('GET /webhooks/{webhook_id}/deliveries', { path: { webhook_id }, query, signal }))
        .dados,
    refetchInterval: AGAIN_MS,
  })

export const deliveryOptions = (webhook_id: string, delivery_id: string) =>
  queryOptions({
    queryKey: ['webhooks', webhook_id, 'entrega', delivery_id],
    queryFn: async ({ signal }) => {
      const path = { webhook_id, delivery_id }
      const asked = { path, signal }
      return (await call('GET /webhooks/{webhook_id}/deliveries/{delivery_id}', asked)).dados
    },
    refetchInterval: AGAIN_MS,
  })
