import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectLinear } from '../../test/_linear.ts'
import { CPF_FORMS, tellsCpf } from '../../test/_cpf-forms.ts'
import { maskCpfs } from './mask-cpf.ts'

test.each([
  ['CPF nº 123.456.789-09, servidora', 'CPF nº ***.456.789-**, servidora'],
  ['(123.456.789-00)', '(***.456.789-**)'],
  ['CPF 12345678909.', 'CPF ***456789**.'],
  ['111.222.333-44 e 555.666.777-88', '***.222.333-** e ***.666.777-**'],
  ['FULANA123.456.789-00', 'FULANA***.456.789-**'],
  ['CPF/MF sob o nº 111 222 333 44', 'CPF/MF sob o nº *** 222 333 **'], // wrong check digits, but it is called a CPF
  ['C.P.F.: 11122233344', 'C.P.F.: ***222333**'],
  ['123.456.789 - 09', '***.456.789 - **'],
])('%s is shown as %s', (text, shown) => {
  expect(maskCpfs(text)).toBe(shown)
})

test.each(CPF_FORMS)('no digits of %s are told', (form) => {
  for (const text of [
    form,
    `FULANA, ${form}, brasileira`,
    `(${form})`,
    `nº ${form}.`,
    `FULANA${form}`,
  ]) {
    const shown = maskCpfs(text)
    expect(tellsCpf(shown)).toBe(false)
    expect(shown).toHaveLength(text.length)
  }
})

test.each(['CPF nº ', 'nº nº', '123.456.789 ', '1', '12 ', 'CPF sob o nº 111.222.333 - 44, '])(
  'time is linear in a text of %j',
  (piece) => {
    expectLinear(20_000, (times) => {
      const text = piece.repeat(times)
      return () => maskCpfs(text)
    })
  },
)

test.each([
  'CNPJ 12.345.678/0001-95',
  'processo 12345.678901/2024-09',
  'processo 0001234-56.2024.4.01.3400',
  'matrícula 12345678901', // no check digits of a CPF
  'telefone 61912345678',
  '1123.456.789-09',
  '123.456.789-091',
  '***.456.789-**',
  'R$ 123.456.789,09',
  'R$ 111.222.333 - 44 parcelas', // no check digits
  'matrícula 111222333-44',
  'processo 111.222.333/44',
  'processo 23532001411/22-23',
  'NE11122233344',
  'CPF e telefone 61912345678',
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
