import { expect, test } from 'vitest'
import { infinitivesOf } from './verb-forms.ts'

test.each([
  ['aluga', ['alugar']],
  ['vendeu', ['vender']],
  ['saiu', ['sair']],
  ['morreram', ['morrer']],
  ['vendendo', ['vender']],
  ['vendidas', ['vender', 'vendir']], // only the first one is known
  ['morre', ['morrer', 'morrir']],
  ['casa', []], // a house
  ['motor', []],
])('%s may be a form of %j', (word, infinitives) => {
  expect(infinitivesOf(word)).toEqual(infinitives)
})
