import { expect, test } from 'vitest'
import { entityTerms, printEntity, readEntity } from './entities.ts'

test('a text has the terms of its norms with their year and without', () => {
  expect(entityTerms('Lei 8.112/90 (Processo nº 5/2023)', 2023)).toEqual([
    ':norma=lei_8112_1990',
    ':norma=lei_8112',
  ])
})

test('a town’s law is found with and without its sphere', () => {
  expect(entityTerms('Lei Municipal nº 159/2011', 2023)).toEqual([
    ':norma=lei_municipal_159_2011',
    ':norma=lei_municipal_159',
    ':norma=lei_159_2011',
    ':norma=lei_159',
  ])
})

test.each([
  ['Lei 8.112/90', 'lei_8112_1990', 'Lei 8.112/1990'],
  ['lei federal 8112/90', 'lei_8112_1990', 'Lei 8.112/1990'],
  ['decreto-lei 9.760/46', 'decreto_lei_9760_1946', 'Decreto-Lei 9.760/1946'],
  [
    'lei complementar municipal 12',
    'lei_complementar_municipal_12',
    'Lei Complementar Municipal 12',
  ],
  ['decreto estadual 5/2020', 'decreto_estadual_5_2020', 'Decreto Estadual 5/2020'],
  ['in 5/2017', 'instrucao_normativa_5_2017', 'Instrução Normativa 5/2017'],
  ['lc 75/93', 'lei_complementar_75_1993', 'Lei Complementar 75/1993'],
  ['mp 1154', 'medida_provisoria_1154', 'Medida Provisória 1.154'],
  ['Lei 556/1850', 'lei_556_1850', 'Lei 556/1850'],
  ['lei nº 3.353, de 1888', 'lei_3353_1888', 'Lei 3.353/1888'],
  ['Lei 3.353, de 13 de maio de 1888', 'lei_3353_1888', 'Lei 3.353/1888'],
  ['Decreto 1/1807', 'decreto_1', 'Decreto 1'],
])('the norm searched with %s', (written, value, name) => {
  expect(readEntity('norma', written)).toBe(value)
  expect(printEntity('norma', value)).toBe(name)
})

test.each(['8.112/90', 'contrato 5/2020', 'Lei 1/2001 e Lei 2/2002'])('no norm: %s', (written) => {
  expect(readEntity('norma', written)).toBeNull()
})
