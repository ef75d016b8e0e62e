import { describe, expect, test } from 'vitest'
import { cnpj, cnpjDigit, money, processNumber, thousands } from './identifiers.ts'
import { createRandom } from './random.ts'

describe('cnpj', () => {
  test('its check digit rule agrees with published examples', () => {
    // Banco do Brasil, and the tax authority's own example of an alphanumeric number.
    expect(`${cnpjDigit('000000000001')}${cnpjDigit('0000000000019')}`).toBe('91')
    expect(`${cnpjDigit('12ABC34501DE')}${cnpjDigit('12ABC34501DE3')}`).toBe('35')
  })

  test('gives valid, distinct numbers of a range that belongs to nobody', () => {
    const numbers = Array.from({ length: 2000 }, (_, n) => cnpj(n))
    expect(new Set(numbers).size).toBe(2000)
    for (const number of numbers) {
      expect(number).toMatch(/^(99|AM)\.[0-9A-Z]{3}\.[0-9A-Z]{3}\/9901-\d\d$/)
      const bare = number.replace(/\W/g, '')
      expect(bare.slice(12)).toBe(`${cnpjDigit(bare.slice(0, 12))}${cnpjDigit(bare.slice(0, 13))}`)
    }
    expect(numbers.filter((number) => /[A-Z]/.test(number))).toHaveLength(50)
  })
})

test('amounts and process numbers have the form of the gazette', () => {
  const random = createRandom('forms')
  for (let i = 0; i < 500; i++) {
    expect(money(random)).toMatch(/^R\$ \d{1,3}(\.\d{3})*,\d\d$/)
    expect(processNumber(random, 2026)).toMatch(/^99\d{3}\.\d{6}\/2026-\d\d$/)
  }
  expect([0, 999, 1000, 1_020_003].map(thousands)).toEqual(['0', '999', '1.000', '1.020.003'])
})
