import type { Json, SampleCall } from '../lib/sample-code.ts'

/** A search with the names of the API. */
export type AskedSearch = { termo: string } & Record<string, Json | undefined>

/** The search as a request for programs. */
export function searchCall(search: AskedSearch): SampleCall {
  return {
    method: 'GET',
    path: '/buscar',
    ids: [],
    query: search,
    body: null,
    names: { Python: 'buscar', JavaScript: 'buscar', R: 'arauto_buscar' },
    shows: 'acts',
  }
}
