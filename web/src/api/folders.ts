import { queryOptions } from '@tanstack/react-query'
import { writeAddress } from '../lib/address.ts'
import { call } from './client.ts'
import type { AlterarAtoDaPastaCorpo, Operations } from './schema.ts'

export const foldersOptions = queryOptions({
  queryKey: ['pastas', 'todas'],
  queryFn: async ({ signal }) => (await call('GET /pastas', { signal })).dados,
})

/** Those that have an act. */
export const foldersOfActOptions = (publicacao: string) =>
  queryOptions({
    queryKey: ['pastas', 'ato', publicacao],
    queryFn: async ({ signal }) =>
      (await call('GET /pastas', { query: { publicacao }, signal })).dados,
  })

export const folderOptions = (id: string) =>
  queryOptions({
    queryKey: ['pastas', 'uma', id],
    queryFn: async ({ signal }) => (await call('GET /pastas/{id}', { path: { id }, signal })).dados,
  })

export type KeptQuery = Operations['GET /pastas/{id}/atos']['query']

export const keptActsOptions = (id: string, query: KeptQuery) =>
  queryOptions({
    queryKey: ['pastas', 'atos', id, query],
    queryFn: async ({ signal }) =>
      (await call('GET /pastas/{id}/atos', { path: { id }, query, signal })).dados,
  })

/** Everything that is known of folders. */
export const FOLDERS = { queryKey: ['pastas'] }

export type Annotations = AlterarAtoDaPastaCorpo

export async function keepAct(id: string, publicacao_id: string) {
  const path = { id, publicacao_id }
  return (await call('PUT /pastas/{id}/atos/{publicacao_id}', { path, body: {} })).dados
}

export async function annotateAct(id: string, publicacao_id: string, body: Annotations) {
  const path = { id, publicacao_id }
  return (await call('PATCH /pastas/{id}/atos/{publicacao_id}', { path, body })).dados
}

/** An act in a folder, as it is now. */
export async function readKept(id: string, publicacao_id: string) {
  const path = { id, publicacao_id }
  return (await call('GET /pastas/{id}/atos/{publicacao_id}', { path })).dados
}

/** The address of a folder's file. */
export function folderFile(id: string, formato: 'csv' | 'xlsx' | 'ics', query: KeptQuery): string {
  const { pagina: _page, limite: _limit, ...filters } = query
  return `/api/v1/pastas/${id}/exportar${writeAddress({ formato, ...filters })}`
}
