import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findCnpjs, isCnpj, printCnpj } from './cnpj.ts'
import { findProcessNumbers, printProcessNumber } from './process-number.ts'
import { expectLinear } from '../../test/_linear.ts'

test.each([
  ['CNPJ nº12.345.678/0001-95, e', ['12345678000195']],
  ['12345678000195 e 12345678/0001-95', ['12345678000195']],
  ['12.ABC.345/01DE-35', ['12ABC34501DE35']],
  ['12.345.678/0001-96', []],
  ['00.000.000/0000-00', []],
  ['112.345.678/0001-95', []],
  ['1.12.345.678/0001-95', []],
  ['123.456.789-09', []],
])('CNPJs in %s', (text, expected) => {
  expect(findCnpjs(text)).toEqual(expected)
})

const cnpj = fc
  .tuple(fc.stringMatching(/^[\dA-Z]{12}$/), fc.constant(null))
  .map(([base]) => {
    const rest = Array.from({ length: 100 }, (_, i) => String(i).padStart(2, '0'))
    return rest.map((digits) => base + digits).find(isCnpj) ?? ''
  })
  .filter((joined) => joined !== '')

test('exactly one pair of check digits is valid, and every printed number is found', () => {
  fc.assert(
    fc.property(cnpj, (joined) => {
      expect(findCnpjs(`x ${printCnpj(joined)}.`)).toEqual([joined])
      const wrong =
        joined.slice(0, 12) + String((Number(joined.slice(12)) + 1) % 100).padStart(2, '0')
      expect(isCnpj(wrong)).toBe(false)
    }),
  )
})

test.each([
  ['Processo nº 23106.010161/2023-23.', ['23106010161202323']],
  ['23163.003195.2022-04', ['23163003195202204']],
  ['Nº Processo: 23081058874202301. Objeto', ['23081058874202301']],
  ['0000651-02.2023.4.01.8006', ['00006510220234018006']],
  ['1234567.12345678/2024-11', ['123456712345678202411']],
  ['Notificação de Autuação - 08640000072202328', ['08640000072202328']],
  ['código 23081058874202302', []],
  ['Programa de Trabalho 02061056942570001', []],
  ['19953.100064/2023-735', []],
])('process numbers in %s', (text, expected) => {
  expect(findProcessNumbers(text)).toEqual(expected)
  for (const digits of expected)
    expect(findProcessNumbers(printProcessNumber(digits) ?? '')).toEqual([digits])
})

test.each(['12.345.678/0001-9', '1', '23106.010161/2023-', 'processo ', '0000651-02.2023.'])(
  'a text of nothing but %j takes linear time',
  (piece) => {
    expectLinear(30_000, (times) => {
      const text = piece.repeat(times)
      return () => {
        findCnpjs(text)
        findProcessNumbers(text)
      }
    })
  },
)
