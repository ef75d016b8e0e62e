import { describe, expect, it } from 'vitest'
import { createFormat } from './format.ts'
import { dates } from './pt/common.ts'

const format = createFormat('pt-BR', dates)

describe('days, as people read them', () => {
  it('have their year unless it is this one', () => {
    const year = new Date().getFullYear()
    expect(format.day('2023-03-20')).toBe('20 mar 2023')
    expect(format.weekdayDate('2023-03-20')).toBe('seg 20 mar 2023')
    expect(format.day(`${year}-06-15`)).toBe('15 jun')
  })

  it.each([
    ['2026-11-19', 'há 5 dias'],
    ['2026-10-25', 'há 4 semanas'],
    ['2026-02-27', 'há 8 meses'],
    ['2024-12-24', 'há 22 meses'],
    ['2023-05-12', 'há 3 anos'],
  ])('have an age: %s, %s', (day, age) => {
    expect(format.ago(day, '2026-11-24')).toBe(age)
  })
})
