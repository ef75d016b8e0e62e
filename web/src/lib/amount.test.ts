import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAmount } from './amount.ts'

test.each([
  ['2000', 2_000],
  ['2.000', 2_000],
  ['2.000,5', 2_000.5],
  ['2.000,50', 2_000.5],
  ['2000.50', 2_000.5],
  ['R$ 1.234.567,89', 1_234_567.89],
  ['R$1', 1],
  ['0,5', 0.5],
  ['10 mil', 10_000],
  ['1,5 milhão', 1_500_000],
  ['1.5 mi', 1_500_000],
  ['2 bilhões', 2_000_000_000],
])('%s', (written, amount) => {
  expect(readAmount(written, ',')).toBe(amount)
})

test.each([
  ['2,000', 2_000],
  ['2,000.50', 2_000.5],
  ['1.5 million', 1_500_000],
])('in English: %s', (written, amount) => {
  expect(readAmount(written, '.')).toBe(amount)
})

test.each(['', 'muito', '-5', '1.23.4', '1,2,3', '12.34,567', '5 dias', '1e3', '2,0005'])(
  'no amount: %j',
  (written) => {
    expect(readAmount(written, ',')).toBeNull()
  },
)

test('what is printed is read again, in both languages', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e13 }), (cents) => {
      const amount = cents / 100
      for (const [locale, decimal] of [
        ['pt-BR', ','],
        ['en-GB', '.'],
      ] as const)
        for (const minimumFractionDigits of [0, 2]) {
          const printed = new Intl.NumberFormat(locale, {
            minimumFractionDigits,
            maximumFractionDigits: 2,
          }).format(amount)
          expect(readAmount(printed, decimal)).toBe(amount)
        }
    }),
  )
})
