import { expect, test } from 'vitest'
import type { MeantSearch } from '../../search/reading/read-search.ts'
import { narrowFilters } from './narrow-filters.ts'

const query: MeantSearch['query'] = { kind: 'all' }
const filters = { data_fim: '2023-03-20', secoes: ['2'], orgaos: [], valor_min: 1, valor_max: 2 }

test('each filter is left out alone, and a range is one filter', async () => {
  const asked: object[] = []
  await narrowFilters({ query, filters }, async (search) => {
    asked.push(search.filters)
    return 0
  })
  expect(asked).toEqual([
    { secoes: ['2'], orgaos: [], valor_min: 1, valor_max: 2 },
    { data_fim: '2023-03-20', orgaos: [], valor_min: 1, valor_max: 2 },
    { data_fim: '2023-03-20', secoes: ['2'], orgaos: [] },
  ])
})

test('only those without which something is found are told, by a parameter of the request', async () => {
  const found = async ({ filters: { data_fim, secoes } }: MeantSearch) =>
    data_fim === undefined ? 7 : secoes === undefined ? 0 : 3
  expect(await narrowFilters({ query, filters }, found)).toEqual([
    { campo: 'data_fim', total: 7 },
    { campo: 'valor_min', total: 3 },
  ])
})
