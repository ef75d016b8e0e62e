import { expect, test } from 'vitest'
import { blameOf } from './allowances.ts'

test.each([
  ['termo', { termo: 'obras', filters: {} }, { palavras: { nome: 'maria' } }],
  ['pessoa_nome', { termo: '*', filters: {} }, { palavras: { nome: 'maria', cargo: 'chefe' } }],
  ['cargo_funcao', { termo: '*', filters: {} }, { palavras: { cargo: 'chefe' } }],
  ['data_inicio', { termo: '*', filters: {} }, {}],
  ['data_fim', { termo: '*', filters: { data_fim: '2024-03-18' } }, {}],
])('rows that take too much work are blamed on %s', (campo, acts, own) => {
  const call = { service: 'personnel', method: 'list', args: [{ acts, own }] }
  expect(blameOf(call)?.campo).toBe(campo)
})
