import { expect, test } from 'vitest'
import { typedName } from './typed-name.ts'

test.each([
  ['Maria de Souza e Silva', 'Maria de Souza e Silva'],
  ['  "JOÃO  D\u2019ÁVILA" ', 'JOÃO D\u2019ÁVILA'],
  ['José C. Sant\u0027Anna-Lima', 'José C. Sant\u0027Anna-Lima'],
])('%s may be a name', (query, name) => {
  expect(typedName(query)).toBe(name)
})

test.each([
  'maria',
  'de souza',
  'edital OU aviso',
  'educação -temporário',
  'titulo:portaria nomear',
  'lei 8112',
  '"obra rodovia"~5',
  'concurs* público',
  '(maria silva)',
  '"maria silva" "souza"',
  '',
  'a b '.repeat(60),
])('%s is none', (query) => {
  expect(typedName(query)).toBeNull()
})
