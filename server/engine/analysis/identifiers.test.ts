import { expect, test } from 'vitest'
import { findIdentifiers, phraseForms, printIdentifier } from './identifiers.ts'

test.each([
  ['CNPJ nº12.345.678/0001-95,', '12345678000195'],
  ['CNPJ 12.ABC.345/01DE-35', '12abc34501de35'],
  ['CPF 123.456.789-01', '12345678901'],
  ['Processo 23075.012345/2023-11', '23075012345202311'],
  ['NUP 0012345.00012345/2024-77', '001234500012345202477'],
  ['autos 0012345-67.2023.4.01.3400', '00123456720234013400'],
])('%s holds %s', (text, joined) => {
  expect(findIdentifiers(text).map((found) => found.joined)).toEqual([joined])
})

test.each(['***.456.789-**', '12.345.678/0001-9', 'x12.345.678/0001-95', '1.234.567.890-12'])(
  '%s holds none',
  (text) => {
    expect(findIdentifiers(text)).toEqual([])
  },
)

test.each([
  '12.345.678/0001-95',
  '12.abc.345/01de-35',
  '123.456.789-01',
  '23075.012345/2023-11',
  '0012345-67.2023.4.01.3400',
])('%s prints as it was written', (printed) => {
  const joined = findIdentifiers(printed)[0]!.joined
  expect(printIdentifier(joined)).toBe(printed)
})

test('a phrase with an identifier has two forms, one without has one', () => {
  expect(phraseForms(['cnpj', '12.345.678/0001-95'])).toEqual([
    ['cnpj', '12345678', '0001', '95'],
    ['cnpj', '12345678000195'],
  ])
  expect(phraseForms(['cnpj', '12345678000195'])).toEqual(
    phraseForms(['cnpj', '12.345.678/0001-95']),
  )
  expect(phraseForms(['lei', '1326'])).toEqual([['lei', '1326']])
})
