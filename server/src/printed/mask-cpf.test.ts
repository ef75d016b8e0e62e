import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maskCpfs } from './mask-cpf.ts'

test.each([
  ['CPF nº 123.456.789-09, servidora', 'CPF nº ***.456.789-**, servidora'],
  ['(123.456.789-00)', '(***.456.789-**)'],
  ['CPF 12345678909.', 'CPF ***456789**.'],
  ['111.222.333-44 e 555.666.777-88', '***.222.333-** e ***.666.777-**'],
])('%s is shown as %s', (text, shown) => {
  expect(maskCpfs(text)).toBe(shown)
})

test.each([
  'CNPJ 12.345.678/0001-95',
  'processo 12345.678901/2024-09',
  'processo 0001234-56.2024.4.01.3400',
  'matrícula 12345678901', // no check digits of a CPF
  'telefone 61912345678',
  '1123.456.789-09',
  '123.456.789-091',
  '***.456.789-**',
])('%s stays', (text) => {
  expect(maskCpfs(text)).toBe(text)
})

test('no offset moves', () => {
  const text = fc.string({ unit: fc.constantFrom(...'0123456789.-/ a'.split('')) })
  fc.assert(
    fc.property(text, (text) => {
      expect(maskCpfs(text)).toHaveLength(text.length)
    }),
  )
})
