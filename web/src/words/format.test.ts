import { describe, expect, it } from 'vitest'
import { createFormat } from './format.ts'
import { dates as english } from './en/common.ts'
import { dates } from './pt/common.ts'

const format = createFormat('pt-BR', dates)

describe('shares and sizes, as each language writes them', () => {
  const other = createFormat('en-GB', english)
  it.each([
    [0.998, '99,8%', '99.8%'],
    [1, '100%', '100%'],
  ])('%d', (share, portuguese, inEnglish) => {
    expect([format.percent(share), other.percent(share)]).toEqual([portuguese, inEnglish])
  })
  it.each([
    [1_500_000, '1,5 MB', '1.5 MB'],
    [640_400, '640 KB', '640 KB'],
    [999_700, '1 MB', '1 MB'],
    [999_960_000, '1 GB', '1 GB'],
  ])('%d', (count, portuguese, inEnglish) => {
    expect([format.bytes(count), other.bytes(count)]).toEqual([portuguese, inEnglish])
  })
})

it('a balance has its sign', () => {
  expect([1_240, 0, -3].map(format.signed)).toEqual(['+1.240', '0', '-3'])
})

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
