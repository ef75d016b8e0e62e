import type { Client } from '../lib/client.ts'
import type { Order, SearchQuery } from './queries.ts'

/** A search as both engines answer it. */
export interface Found {
  ms: number
  total: number
}

/** Asks over HTTP, as any client would. */
export async function askArauto(client: Client, query: SearchQuery, order: Order): Promise<Found> {
  const { ms, body } = await client.get(searchPath(query, order))
  return { ms, total: (body.dados as { total: number }).total }
}

export function searchPath(
  { kind, text, secao, month, orgao, page }: SearchQuery,
  order: Order,
): string {
  const parameters = new URLSearchParams({
    termo: kind === 'phrase' ? `"${text}"` : text,
    ordem: order,
    pagina: String(page),
    ...(secao && { secao }),
    ...(orgao && { orgao }),
    ...(month && { data_inicio: `${month}-01`, data_fim: lastDay(month) }),
  })
  return `/buscar?${parameters.toString()}`
}

/** The last day of a month, YYYY-MM-DD. */
export function lastDay(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
}
