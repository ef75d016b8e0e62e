import { queryOptions } from '@tanstack/react-query'
import { ApiError, call } from './client.ts'
import type { SessaoAberta } from './schema.ts'

/** The signed-in person; null: nobody. */
export const sessionOptions = queryOptions({
  queryKey: ['sessao'],
  queryFn: async ({ signal }): Promise<SessaoAberta | null> => {
    try {
      return (await call('GET /sessao', { signal })).dados
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null
      throw error
    }
  },
  staleTime: Number.POSITIVE_INFINITY,
  // Without an answer there is nothing to show: it fails rather than waits for a network.
  networkMode: 'always',
  refetchOnReconnect: true,
})

const INSTALLATION_MS = 60_000

/** The public facts about the installation, before signing in. */
export const installationOptions = queryOptions({
  queryKey: ['instalacao'],
  queryFn: async ({ signal }) => (await call('GET /instalacao', { signal })).dados,
  // Whether the service only reads changes by itself.
  staleTime: INSTALLATION_MS,
  refetchInterval: INSTALLATION_MS,
})
