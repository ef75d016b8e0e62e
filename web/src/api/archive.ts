import { queryOptions } from '@tanstack/react-query'
import { without } from '../lib/without.ts'
import { ApiError, call } from './client.ts'
import type { Operations, Publicacao } from './schema.ts'

export type SearchQuery = Operations['GET /buscar']['query']

const MINUTE = 60_000

export const searchOptions = (query: SearchQuery) =>
  queryOptions({
    queryKey: ['buscar', query],
    queryFn: async ({ signal }) => (await call('GET /buscar', { query, signal })).dados,
    staleTime: MINUTE,
  })

export const publicationOptions = (id: string) =>
  queryOptions({
    queryKey: ['publicacao', id],
    queryFn: async ({ signal }) => {
      const { dados, avisos } = await call('GET /publicacao/{id}', {
        path: { id },
        query: { incluir: 'estrutura' },
        signal,
      })
      return { ...dados, avisos }
    },
    staleTime: 10 * MINUTE,
  })

/** The matches of a search in an act; none if the search finds everything. */
export const marksOptions = (
  id: string,
  {
    termo = '*',
    literal = false,
    ignorar_assinatura = false,
  }: Partial<Operations['GET /publicacao/{id}/marcas']['query']>,
) =>
  queryOptions({
    queryKey: ['marcas', id, termo, literal, ignorar_assinatura],
    queryFn: async ({ signal }) => {
      const query = {
        termo,
        ...(literal ? { literal } : {}),
        ...(ignorar_assinatura ? { ignorar_assinatura } : {}),
      }
      return (await call('GET /publicacao/{id}/marcas', { path: { id }, query, signal })).dados
    },
    enabled: termo !== '*',
    staleTime: 10 * MINUTE,
  })

export const editionsOptions = (query: Operations['GET /edicoes']['query'] = {}) =>
  queryOptions({
    queryKey: ['edicoes', query],
    queryFn: async ({ signal }) => (await call('GET /edicoes', { query, signal })).dados,
    staleTime: MINUTE,
  })

/** The years that the archive has acts of, oldest first. */
export const yearsOptions = queryOptions({
  queryKey: ['anos'],
  queryFn: async ({ signal }) => {
    const query = { termo: '*', limite: 1, histograma: 'ano' as const }
    const { histograma } = (await call('GET /buscar', { query, signal })).dados
    return (histograma ?? []).filter(({ total }) => total > 0).map(({ periodo }) => Number(periodo))
  },
  staleTime: MINUTE,
})

export const sourcesOptions = (query: Operations['GET /fontes']['query'] = {}) =>
  queryOptions({
    queryKey: ['fontes', query],
    queryFn: async ({ signal }) => await call('GET /fontes', { query, signal }),
    staleTime: MINUTE,
  })

/** The facets of a search; they do not depend on its order and page. */
export const countsOptions = (search: SearchQuery) => {
  const query = without(search, 'ordem', 'pagina', 'trechos')
  return queryOptions({
    queryKey: ['contagens', query],
    queryFn: async ({ signal }) => {
      const asked = { ...query, ...COUNTED, facetas: [...FACETS] }
      return (await call('GET /buscar', { query: asked, signal })).dados
    },
    staleTime: MINUTE,
  })
}

/** Where only numbers are read of an answer. */
const COUNTED = { limite: 1, aproximar: false }

const FACETS = ['secao', 'orgao', 'tipo_ato', 'situacao'] as const

/** The acts per day that a search finds, whatever its period. */
export const daysOptions = (query: SearchQuery) => {
  const sought = without(query, 'ordem', 'pagina', 'trechos', 'data_inicio', 'data_fim')
  return queryOptions({
    queryKey: ['dias', sought],
    queryFn: async ({ signal }) => {
      const asked = { ...sought, ...COUNTED, histograma: 'dia' as const }
      return (await call('GET /buscar', { query: asked, signal })).dados.histograma ?? []
    },
    staleTime: MINUTE,
  })
}

/** The number of results, and the notices about it. */
export const totalOptions = (query: SearchQuery) =>
  queryOptions({
    queryKey: ['total', query],
    queryFn: async ({ signal }) =>
      (await call('GET /buscar', { query: { ...query, ...COUNTED }, signal })).dados,
    staleTime: MINUTE,
  })

const SIMILAR = 4

export const similarOptions = (id: string) =>
  queryOptions({
    queryKey: ['semelhantes', id],
    queryFn: async ({ signal }) => {
      const asked = { path: { id }, query: { limite: SIMILAR }, signal }
      return (await call('GET /publicacao/{id}/semelhantes', asked)).dados
    },
    staleTime: 10 * MINUTE,
  })

/** The proof that an act was in the source; null: there is none. */
export const proofOptions = (id: string) =>
  queryOptions({
    queryKey: ['prova', id],
    queryFn: async ({ signal }) => {
      try {
        return (await call('GET /publicacao/{id}/prova', { path: { id }, signal })).dados
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      }
    },
    staleTime: 10 * MINUTE,
  })

/**
 * What a list shows of acts beside their titles. It loads after the list, which does not wait for
 * it.
 */
export const factsOptions = (ids: string[]) =>
  queryOptions({
    queryKey: ['fatos', ids],
    queryFn: async ({ signal }): Promise<Map<string, Facts>> => {
      const query = { ids: ids.join(','), campos: [...FACTS] }
      const { publicacoes } = (await call('GET /publicacoes', { query, signal })).dados
      return new Map(publicacoes.map((act) => [act.id, act]))
    },
    enabled: ids.length > 0,
    staleTime: 10 * MINUTE,
  })

const FACTS = ['id', 'edicao', 'pagina', 'entidades'] as const
export type Facts = Pick<Publicacao, (typeof FACTS)[number]>

/** The possible meanings of an unfinished query. */
export const suggestionsOptions = (prefixo: string) =>
  queryOptions({
    queryKey: ['sugestoes', prefixo],
    queryFn: async ({ signal }) =>
      (await call('GET /sugestoes', { query: { prefixo }, signal })).dados,
    staleTime: 10 * MINUTE,
  })

/** The longest beginning of a name that the API takes. */
const LONGEST_PREFIX = 100

/** The bodies of any level whose names or acronyms begin so. */
export const bodiesCalledOptions = (name: string) =>
  queryOptions({
    queryKey: ['orgaos', 'prefixo', name],
    queryFn: async ({ signal }) => {
      const query = { prefixo: name.slice(0, LONGEST_PREFIX) }
      return (await call('GET /orgaos', { query, signal })).dados
    },
    staleTime: 10 * MINUTE,
  })

/** The bodies right below one. */
export const bodiesBelowOptions = (pai: string) =>
  queryOptions({
    queryKey: ['orgaos', pai],
    queryFn: async ({ signal }) => (await call('GET /orgaos', { query: { pai }, signal })).dados,
    staleTime: 10 * MINUTE,
  })
