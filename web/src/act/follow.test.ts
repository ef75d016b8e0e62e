import { expect, test } from 'vitest'
import { followQuery } from './follow.ts'

test.each([
  [
    'PORTARIA SCL Nº 418, DE 6 DE NOVEMBRO DE 2026',
    [],
    '"PORTARIA SCL Nº 418, DE 6 DE NOVEMBRO DE 2026"',
  ],
  ['AVISO DE LICITAÇÃO', ['23305.008374/2023-49'], 'processo:"23305.008374/2023-49"'],
  ['EXTRATO "X" Nº 1', ['1/2'], '"EXTRATO X Nº 1" OU processo:"1/2"'],
  ['AVISO', [], null],
])('%s', (titulo, processos, query) =>
  expect(followQuery({ titulo, entidades: { processos } })).toBe(query),
)
