import { expect, test } from 'vitest'
import { sectionOf } from './sections.ts'

test.each([
  ['DO1', 'DO1', '1', '1'],
  ['DO2', 'DO2', '2', '2'],
  ['do3 ', 'DO3', '3', '3'],
  ['DO1E', 'DO1E', 'extra', '1'],
  ['DO3E', 'DO3E', 'extra', '3'],
  ['DO1_EXTRA_A', 'DO1E', 'extra', '1'],
  ['DO2_EXTRA_D', 'DO2E', 'extra', '2'],
  ['DO2ESP', 'DO2E', 'extra', '2'],
  ['DO1A', 'DO1', '1', '1'],
  ['DO1_SUP', 'DO1', '1', '1'],
  ['ANVISA', 'DO1', '1', '1'],
  ['ORCAMENTO', 'DO1', '1', '1'],
])('%s is %s, section %s of %s', (name, pubName, secao, secao_base) => {
  expect(sectionOf(name)).toEqual({ pubName, secao, secao_base })
})

test.each(['DO4', 'DO', 'DO1X', 'XDO1', '', 'toString'])('refuses %j by name', (name) => {
  expect(() => sectionOf(name)).toThrow(`pubName desconhecido: "${name.toUpperCase()}"`)
})
