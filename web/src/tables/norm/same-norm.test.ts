import { expect, test } from 'vitest'
import { isOfManyBodies, printedDay, sameNorm } from './same-norm.ts'

test.each([
  ['Portaria GR/UFRPE nº 184/2023, de 27/02/2023', '2023-02-27'],
  ['Portaria CNMP-PRESI nº 94, de 14 de junho de 2019', '2019-06-14'],
  ['Portaria nº 3, de 1º de março de 2020', '2020-03-01'],
  ['Portaria nº 3, de 1.2.2020', '2020-02-01'],
  ['Portaria 562/2023', null],
  ['Portaria nº 12, de 45 de nada de 2020', null],
])('the printed day of %s is %s', (nome, day) => {
  expect(printedDay(nome)).toBe(day)
})

test.each([
  ['Lei 8.112/1990', false],
  ['Decreto-Lei 5.452/1943', false],
  ['Medida Provisória 1.154', false],
  ['Lei Municipal 159/2011', true],
  ['Constituição', true],
  ['Portaria 184/2023', true],
  ['Resolução 3/2020', true],
])('%s: bodies have the same number, %s', (norma, expected) => {
  expect(isOfManyBodies(norma)).toBe(expected)
})

const own = { data: '2023-03-17', orgao: 'Ciência/Laboratório' }
test.each([
  ['Portaria nº 184, de 27/02/2023', 'Ciência/Laboratório', 'other'],
  ['Portaria nº 184, de 17/03/2023', 'Ciência/Laboratório/Direção', 'same'],
  ['Portaria nº 184', 'Ciência', 'same'],
  ['Portaria nº 184', 'Ciência/Instituto', 'unclear'],
  ['Portaria nº 184, de 17/03/2023', 'Educação/Universidade', 'unclear'],
  ['Portaria nº 184', 'Educação/Universidade', 'other'],
] as const)('%s, changed by %s: %s', (nome, orgao, expected) => {
  expect(sameNorm({ nome, ato: { orgao } }, own)).toBe(expected)
})

test('two units of one body are related, two bodies of one ministry are not', () => {
  const change = { nome: 'Portaria nº 1', ato: { orgao: 'MEC/UFPI/Reitoria' } }
  expect(sameNorm(change, { data: null, orgao: 'MEC/UFPI/Campus' })).toBe('same')
  expect(sameNorm(change, { data: null, orgao: 'MEC/UFPE/Reitoria' })).toBe('unclear')
})
