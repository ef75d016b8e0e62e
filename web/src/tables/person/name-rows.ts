import { type QueryFunctionContext, infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import type { PaginaPessoal } from '../../api/schema.ts'
import { hasName } from './same-name.ts'

/** As many rows as one answer has. */
const ROWS = 100
/** As many answers as are read at once. */
const ANSWERS = 5

/**
 * The rows whose names have these words, the newest first. The service does not tell longer names apart: answers are
 * read until one has a row with this very name, or there were enough of them; the total and notices come with the first.
 */
export const nameRowsOptions = (name: string) =>
  infiniteQueryOptions({
    queryKey: ['pessoal', 'nome', name],
    queryFn: ({ pageParam, signal }: QueryFunctionContext<readonly string[], string>) =>
      readUntilNamed(
        name,
        async (cursor) => {
          const query = { pessoa_nome: name, limite: ROWS, ...(cursor && { cursor }) }
          return (await call('GET /pessoal', { query, signal })).dados
        },
        pageParam,
      ),
    initialPageParam: '',
    getNextPageParam: ({ proximo }) => proximo,
    staleTime: 60_000,
  })

/** One page of several answers. */
async function readUntilNamed(
  name: string,
  read: (cursor: string) => Promise<PaginaPessoal>,
  start: string,
): Promise<PaginaPessoal> {
  let page = await read(start)
  for (let answers = 1; answers < ANSWERS; answers++) {
    if (page.proximo === null || page.resultados.some((row) => hasName(name, row))) return page
    const { resultados, proximo } = await read(page.proximo)
    page = { ...page, resultados: [...page.resultados, ...resultados], proximo }
  }
  return page
}
