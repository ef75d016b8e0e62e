import { expect, test } from 'vitest'
import { statementsOf } from '../../../test/_query-plans.ts'
import type { TenderFilter } from '../../service/rows/tender-rows.ts'
import { createTenderReader } from './tender-reader.ts'

/** What the sums of these rows take, and a page of them. */
const listing = (filter: TenderFilter) =>
  statementsOf(async (sql) => {
    const reader = createTenderReader(sql, 2 ** 20)
    await reader.sums(filter)
    await reader.page(filter, { order: 'recentes', after: null, limit: 20 })
  })

const texts = (count: number) => Array.from({ length: count }, (_, i) => String(i).padEnd(14, '1'))
const numbers = (count: number) =>
  texts(count).map((numero, i) => ({ numero, ano: i % 2 ? 2024 : null }))

test('any number of numbers and winners makes the same statements', async () => {
  const [two, many] = await Promise.all(
    [2, 40].map((count) => listing({ numeros: numbers(count), vencedores: texts(count) })),
  )
  expect(many).toEqual(two)
})

test.each<[string, TenderFilter]>([
  ['srp', { srp: true }],
  ['numero', { numeros: numbers(1) }],
  ['numero', { numeros: numbers(3) }],
])('sums by %s read an index alone', async (name, filter) => {
  const [sums] = await listing(filter)
  expect(sums?.plan).toContain(`SEARCH c USING COVERING INDEX licitacoes_by_${name}`)
})
