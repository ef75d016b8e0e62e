import { expect, test } from 'vitest'
import { namedNorm } from './named-norm.ts'

test('the kind, number and year of a name', () => {
  expect(namedNorm('Lei 8.112/1990')).toEqual({ especie: 'lei', numero: '8112', ano: 1990 })
  expect(namedNorm('Decreto-Lei 5.452-1943')).toEqual({
    especie: 'decreto_lei',
    numero: '5452',
    ano: 1943,
  })
  expect(namedNorm('Medida Provisória 1.154')).toEqual({
    especie: 'medida_provisoria',
    numero: '1154',
    ano: null,
  })
})

test('names that the table does not have', () => {
  expect(namedNorm('Lei Municipal 159/2011')).toBeNull()
  expect(namedNorm('Constituição')).toBeNull()
})
