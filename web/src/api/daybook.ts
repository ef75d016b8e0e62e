import { queryOptions } from '@tanstack/react-query'
import type { Day } from '../lib/dates.ts'
import { call } from './client.ts'
import type { DefinirCadernoPorEmailCorpo, MarcarAtosDoCadernoCorpo } from './schema.ts'

/** A day, with its notices; without a day, the newest one with an edition. */
export const daybookOptions = (data: Day | undefined) =>
  queryOptions({
    queryKey: ['caderno', 'dia', data ?? null],
    queryFn: async ({ signal }) => {
      const { dados, avisos } = await call('GET /caderno', { query: { data }, signal })
      return { ...dados, avisos }
    },
  })

/** As many acts of one alert as an answer has. */
const MOST_OF_ALERT = 50

/** All that one alert has found of a day. */
export const daybookAlertOptions = (data: Day, alerta: string) =>
  queryOptions({
    queryKey: ['caderno', 'alerta', data, alerta],
    queryFn: async ({ signal }) => {
      const query = { data, alerta, por_alerta: MOST_OF_ALERT }
      return (await call('GET /caderno', { query, signal })).dados
    },
  })

/** The openings and deadlines that the acts of a day name, the nearest first. */
export const dayDeadlinesOptions = (data: Day) =>
  queryOptions({
    queryKey: ['caderno', 'prazos', data],
    queryFn: async ({ signal }) =>
      (await call('GET /caderno/prazos', { query: { data }, signal })).dados,
  })

/** A page of what the person has saved. */
export const savedOptions = (pagina: number) =>
  queryOptions({
    queryKey: ['caderno', 'guardados', pagina],
    queryFn: async ({ signal }) =>
      (await call('GET /caderno/guardados', { query: { pagina }, signal })).dados,
  })

export type Marking = MarcarAtosDoCadernoCorpo

export async function markActs(body: Marking) {
  return (await call('PATCH /caderno/atos', { body })).dados
}

/** Whether the day comes by mail. */
export const mailingOptions = queryOptions({
  queryKey: ['caderno', 'email'],
  queryFn: async ({ signal }) => (await call('GET /caderno/email', { signal })).dados,
})

export async function setDaybookMails(body: DefinirCadernoPorEmailCorpo) {
  return (await call('PATCH /caderno/email', { body })).dados
}

export async function endDaybookMails() {
  return (await call('DELETE /caderno/email', {})).dados
}
