import { expect, test } from 'vitest'
import type { SearchAnswer, SearchParams } from './archive-queries.ts'
import { type PolledQueries, rememberSearches } from './remember-searches.ts'
import { minutely } from './versioned-cache.ts'

const asking = (termo: string) => ({ termo }) as SearchParams

test('a search is asked again once the archive has changed, and each minute', async () => {
  let version = '1'
  let now = 0
  const asked: string[] = []
  const queries: Pick<PolledQueries, 'search'> = {
    async search({ termo }) {
      asked.push(termo)
      return { total: asked.length } as SearchAnswer
    },
  }
  const { search } = rememberSearches(
    { ...queries, simulate: () => Promise.reject(new Error('nobody asks')) },
    minutely({ version: () => version }, () => new Date(now)),
  )
  const totals: number[] = []
  const ask = async (termo: string) => totals.push((await search(asking(termo))).total)
  await ask('a')
  await ask('a')
  await ask('b')
  version = '2'
  await ask('a')
  now = 60_000
  await ask('a')
  expect(asked).toEqual(['a', 'b', 'a', 'a'])
  expect(totals).toEqual([1, 1, 2, 3, 4])
})
