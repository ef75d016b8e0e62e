import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tokenize } from './analysis.ts'
import { codesIn, findCodes, findTypedCodes } from './codes.ts'

test.each([
  ['PREGÃO ELETRÔNICO Nº 00015/2023', '15/2023'],
  ['Pregão nº15/2023.', '15/2023'],
  ['Ata 15 / 2023;', '15/2023'],
  ['Portaria 1.326/2023', '1326/2023'],
  ['BR-163', 'br-163'],
  ['na BR163, km', 'br-163'],
  ['BR 163/SC', 'br-163'],
  ['CC-04', 'cc-4'],
  ['CCE 1.13', 'cce-113'],
  ['DAS 101.4', 'das-1014'],
  ['DAS-101.4', 'das-1014'],
  ['TRT-2ª Região', 'trt-2'],
  ['COVID–19', 'covid-19'],
  ['o e-Social', 'e-social'],
  ['Processo 25010.000304/2023-83', '25010.000304/2023'],
])('%s prints %s', (text, code) => {
  expect(codesIn(text)).toEqual([code])
})

test.each([
  'em 12/05/2023',
  '15/23',
  'DE 17 DE MAIO',
  'LOA 2023',
  'lote 2',
  '12.345.678/0001-95',
  '0012345-67.2023.4.01.3400',
  'R$ 1.000,00',
  'pré-1-2',
  '12ABC3',
  'guarda-chuva',
  'à-2',
])('%s prints none', (text) => {
  expect(codesIn(text)).toEqual([])
})

test.each([
  ['pregão 015/2023', '15/2023', false],
  ['25010.000304/23', '25010.000304/2023', false],
  ['br-163', 'br-163', false],
  ['eSocial', 'e-social', false],
  ['br 163', 'br-163', true],
  ['cce 1.13', 'cce-113', true],
  ['15/23', '15/2023', true],
  ['15/93', '15/1993', true],
])('who types %s means %s', (typed, value, isLoose) => {
  expect(findTypedCodes(typed)).toMatchObject([{ value, isLoose }])
})

test.each(['5/12', 'no 5', '23106.010161/2023-23', '29562351/0001-78', 'a-social-b'])(
  'who types %s means no code',
  (typed) => {
    expect(findTypedCodes(typed)).toEqual([])
  },
)

const number = fc.nat(9_999_999)
const letters = fc.stringMatching(/^[A-Z]{2,5}$/)

test('zeros before a number do not count, and a value is read as itself', () => {
  fc.assert(
    fc.property(number, fc.integer({ min: 1900, max: 2099 }), fc.nat(3), (n, year, zeros) => {
      const padded = `${n}`.padStart(Math.min(7, `${n}`.length + zeros), '0')
      const value = `${n}/${year}`
      expect(codesIn(`nº ${padded}/${year},`)).toEqual([value])
      expect(findTypedCodes(value)).toMatchObject([{ value }])
    }),
  )
  fc.assert(
    fc.property(letters, fc.nat(999), fc.constantFrom('-', '', ' ', '-0'), (name, n, joint) => {
      const [value] = codesIn(`na ${name}${joint}${n} e`)
      fc.pre(value !== undefined) // a stop word has no number
      expect(value).toBe(`${name.toLowerCase()}-${n}`)
      expect(findTypedCodes(value)).toMatchObject([{ value, isLoose: false }])
    }),
  )
})

test('a code consists of whole words', () => {
  const piece = fc.constantFrom(...'15 / 2023 - BR 101 . e social ª 1.13 0 A º é'.split(' '), ' ')
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = pieces.join('')
      const tokens = tokenize(text)
      for (const { start, end } of [...findCodes(text), ...findTypedCodes(text)]) {
        expect(tokens.map((token) => token.start)).toContain(start)
        expect(tokens.map((token) => token.end)).toContain(end)
      }
    }),
    { numRuns: 1_000 },
  )
})
