import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { byDay } from '../lib/by-day.ts'
import { call } from './client.ts'
import type { AlteracaoDeNorma, Operations } from './schema.ts'

export type ContractsQuery = Operations['GET /contratos']['query']
export type PersonnelQuery = Operations['GET /pessoal']['query']
export type TendersQuery = Operations['GET /licitacoes']['query']
export type SanctionsQuery = Operations['GET /sancoes']['query']
export type NormsQuery = Operations['GET /normas']['query']

const MINUTE = 60_000

/** Rows of the table of contracts; sums and notices come with its first page. */
export const contractsOptions = (query: ContractsQuery) =>
  queryOptions({
    queryKey: ['contratos', query],
    queryFn: async ({ signal }) => (await call('GET /contratos', { query, signal })).dados,
    staleTime: MINUTE,
  })

/** Rows of the table of persons, likewise. */
export const personnelOptions = (query: PersonnelQuery) =>
  queryOptions({
    queryKey: ['pessoal', query],
    queryFn: async ({ signal }) => (await call('GET /pessoal', { query, signal })).dados,
    staleTime: MINUTE,
  })

/** Rows of the table of tenders, likewise. */
export const tendersOptions = (query: TendersQuery) =>
  queryOptions({
    queryKey: ['licitacoes', query],
    queryFn: async ({ signal }) => (await call('GET /licitacoes', { query, signal })).dados,
    staleTime: MINUTE,
  })

/** The openings and deadlines that an act names, the nearest first. */
export const deadlinesOfActOptions = (id: string) =>
  queryOptions({
    queryKey: ['prazos', id],
    queryFn: async ({ signal }) => {
      const asked = { path: { id }, query: { incluir: 'prazos' as const }, signal }
      const { prazos = [] } = (await call('GET /publicacao/{id}', asked)).dados
      return prazos.toSorted(byDay)
    },
    staleTime: 10 * MINUTE,
  })

/** Rows of the table of sanctions, likewise. */
export const sanctionsOptions = (query: SanctionsQuery) =>
  queryOptions({
    queryKey: ['sancoes', query],
    queryFn: async ({ signal }) => (await call('GET /sancoes', { query, signal })).dados,
    staleTime: MINUTE,
  })

/** Rows of the table of norms, likewise. */
export const normsOptions = (query: NormsQuery) =>
  queryOptions({
    queryKey: ['normas', query],
    queryFn: async ({ signal }) => (await call('GET /normas', { query, signal })).dados,
    staleTime: MINUTE,
  })

/** What the archive knows of a norm; refused where nothing in it names the norm. */
export const normRecordOptions = (norma: string) =>
  queryOptions({
    queryKey: ['norma', norma],
    queryFn: async ({ signal }) =>
      (await call('GET /normas/{norma}', { path: { norma }, signal })).dados,
    staleTime: MINUTE,
  })

/** As many changes as one answer brings. */
const CHANGES = 50

/** What acts do to a norm, the newest first; the total, quality and notices come with the first page. */
export const normChangesOptions = (norma: string, efeito?: AlteracaoDeNorma['efeito']) =>
  infiniteQueryOptions({
    queryKey: ['alteracoes', norma, efeito],
    queryFn: async ({ pageParam, signal }) => {
      const query = {
        limite: CHANGES,
        ...(efeito && { efeito: [efeito] }),
        ...(pageParam && { cursor: pageParam }),
      }
      const asked = { path: { norma }, query, signal }
      return (await call('GET /normas/{norma}/alteracoes', asked)).dados
    },
    initialPageParam: '',
    getNextPageParam: ({ proximo }) => proximo,
    staleTime: MINUTE,
  })

/** The rows that are read from an act, of every table. */
export const rowsOfActOptions = (id: string) =>
  queryOptions({
    queryKey: ['linhas', id],
    queryFn: async ({ signal }) => {
      const asked = { path: { id }, query: { incluir: 'linhas' as const }, signal }
      const { linhas } = (await call('GET /publicacao/{id}', asked)).dados
      return linhas ?? null
    },
    staleTime: 10 * MINUTE,
  })
