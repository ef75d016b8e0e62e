import { expect, test } from 'vitest'
import { closestWord } from './closest-word.ts'

const NAMES = ['portal_url', 'port', 'host', 'pagina', 'por_pagina']

test.each([
  ['PORTA', 'port'],
  ['portal', 'portal_url'],
  ['hots', 'host'],
  ['paginas', 'pagina'],
  ['por_pag', 'por_pagina'],
  ['assunto', null],
  ['p', null],
])('%s means %s', (word, meant) => {
  expect(closestWord(word, NAMES)).toBe(meant)
})
