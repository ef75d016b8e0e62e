import { expect, test } from 'vitest'
import { firstKeyOf } from '../../../engine/port.ts'
import { type RowCounter, type RowCount, countRows } from './row-facets.ts'

test('every month is told, the last one first', async () => {
  const months = Array.from({ length: 150 }, (_, i) => {
    const year = 2012 + Math.floor(i / 12)
    return `${year}-${String((i % 12) + 1).padStart(2, '0')}`
  })
  const days = months.map((month) => ({ first: firstKeyOf(`${month}-15`), total: 2 }))
  const reader: RowCounter<object, 'mes', RowCount> = {
    counts: async () => [],
    days: async () => days,
  }
  const facets = { filtersOf: { mes: [] }, asked: ['mes' as const] }
  const { mes } = await countRows(reader, { filter: {}, anywhere: {} }, facets)
  expect(mes).toEqual({
    total_valores: months.length,
    valores: months.toReversed().map((valor) => ({ valor, total: 2 })),
  })
})
