import { expect, test } from 'vitest'
import { stem } from '../../../engine/analysis.ts'
import { allFamilies, relativesOf } from './families.ts'

test('every word is in one family, and its relatives are no inflections of it', () => {
  const stems = allFamilies().flatMap((family) => family.map(stem))
  expect(stems.filter((one, i) => stems.indexOf(one) !== i)).toEqual([])
  expect(allFamilies().length).toBeGreaterThan(150)
  for (const family of allFamilies()) expect(family.length).toBeGreaterThan(1)
})

test.each([
  ['nomeação', ['nomear']],
  ['nomeadas', ['nomeacao']],
  ['exonera', ['exoneracao']],
  ['cedida', ['ceder', 'cessao']],
  ['aposentadorias', ['aposentar']],
])('%s also means %s', (word, relatives) => {
  expect(relativesOf(word.normalize('NFD').replace(/\p{M}/gu, ''))).toEqual(relatives)
})

test.each([
  'dispensa',
  'dispensar',
  'porto',
  'porta',
  'contrato',
  'registro',
  'registrar',
  'constituicao',
  'instituicao',
  'ato',
  'casa',
  'de',
  '2023',
])('%s is read literally', (word) => {
  expect(relativesOf(word)).toEqual([])
})
