import { expect, test } from 'vitest'
import { isInScope, zipScope } from './zip-name.ts'

test.each([
  ['2023-03-20-DO2.zip', { period: '2023-03-20', pubName: 'DO2', secao_base: null, part: null }],
  ['2023-03-20-do1e.ZIP', { period: '2023-03-20', pubName: 'DO1E', secao_base: null, part: null }],
  [
    'copia de 2023-03-20.zip',
    { period: '2023-03-20', pubName: null, secao_base: null, part: null },
  ],
  ['S01082026.zip', { period: '2026-08', pubName: null, secao_base: '1', part: null }],
  ['s03012017_Parte2.zip', { period: '2017-01', pubName: null, secao_base: '3', part: 2 }],
  ['S03012017 - PARTE 01.zip', { period: '2017-01', pubName: null, secao_base: '3', part: 1 }],
  ['S04082026.zip', { period: '', pubName: null, secao_base: null, part: null }],
  ['S01132026.zip', { period: '', pubName: null, secao_base: null, part: null }],
  ['edicoes.zip', { period: '', pubName: null, secao_base: null, part: null }],
])('%s promises %j', (name, scope) => {
  expect(zipScope(name)).toEqual(scope)
})

test.each([
  ['2023-03-20-DO2.zip', '2023-03-20', 'DO2', true],
  ['2023-03-20-DO2.zip', '2023-03-20', 'DO2E', false],
  ['2023-03-20-DO2.zip', '2023-03-21', 'DO2', false],
  ['2023-03-20.zip', '2023-03-20', 'DO3', true],
  ['S02032023.zip', '2023-03-20', 'DO2', true],
  ['S02032023.zip', '2023-03-31', 'DO2E', true],
  ['S02032023.zip', '2023-03-20', 'DO1', false],
  ['S02032023.zip', '2023-04-01', 'DO2', false],
  ['edicoes.zip', '2023-04-01', 'DO2', true],
])('%s and an act of %s %s: %s', (name, data, pubName, expected) => {
  expect(isInScope(zipScope(name), { data, pubName })).toBe(expected)
})
