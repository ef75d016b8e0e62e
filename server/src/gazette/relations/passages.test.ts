import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findPassages } from './passages.ts'

test.each([
  [
    'Na Portaria nº 1, onde se lê: "ANTÔNIO", leia-se: "ANTONIO".',
    [{ onde_se_le: 'ANTÔNIO', leia_se: 'ANTONIO' }],
  ],
  [
    'Onde se lê: “de 3 de maio”, leia-se: “de 4 de maio”; onde se lê “5 cargos” leia-se “6 cargos, no total”.',
    [
      { onde_se_le: 'de 3 de maio', leia_se: 'de 4 de maio' },
      { onde_se_le: '5 cargos', leia_se: '6 cargos, no total' },
    ],
  ],
  [
    'ONDE SE LÊ: Valor: R$ 10,00\n\nLEIA-SE: Valor: R$ 20,00\n\nFULANO DE TAL',
    [{ onde_se_le: 'Valor: R$ 10,00', leia_se: 'Valor: R$ 20,00' }],
  ],
  [
    'onde se lê "(...) Designar FULANO...", leia-se: "(...) Designar, a contar de 1º de maio, FULANO (...)".',
    [{ onde_se_le: 'Designar FULANO', leia_se: 'Designar, a contar de 1º de maio, FULANO' }],
  ],
  ['Onde se lê algo, sem o resto.', []],
  ['Nada a retificar.', []],
])('%s', (text, expected) => {
  expect(findPassages(text)).toEqual(expected)
})

test('every passage is from the text, whatever the input', () => {
  const piece = fc.constantFrom(
    'onde se lê',
    'leia-se',
    ':',
    '"',
    '“',
    '”',
    ' ',
    '\n\n',
    'a',
    'b.',
    'É',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const text = pieces.join('')
      for (const { onde_se_le, leia_se } of findPassages(text)) {
        expect(onde_se_le).not.toBe('')
        expect(text).toContain(onde_se_le)
        expect(text).toContain(leia_se)
      }
    }),
    { numRuns: 1_000 },
  )
})
