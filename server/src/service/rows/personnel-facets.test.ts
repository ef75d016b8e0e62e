import { expect, test } from 'vitest'
import { firstKeyOf } from '../../../engine/port.ts'
import { countPersonnel } from './personnel-facets.ts'
import type { PersonnelReader } from './personnel-rows.ts'

test('every month is told, the last one first', async () => {
  const months = Array.from({ length: 150 }, (_, i) => {
    const year = 2012 + Math.floor(i / 12)
    return `${year}-${String((i % 12) + 1).padStart(2, '0')}`
  })
  const days = months.map((month) => ({ first: firstKeyOf(`${month}-15`), total: 2 }))
  const reader = { days: async () => days } as unknown as PersonnelReader
  const { mes } = await countPersonnel(reader, { filter: {}, anywhere: {} }, ['mes'])
  expect(mes).toEqual({
    total_valores: months.length,
    valores: months.toReversed().map((valor) => ({ valor, total: 2 })),
  })
})
