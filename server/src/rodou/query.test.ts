import { expect, test } from 'vitest'
import { parseQuery } from '../search/reading/parse.ts'
import { readExpression } from './expression.ts'
import { type Manner, queryOf } from './query.ts'

const PLAIN: Manner = { inTitle: false, loose: false }

function translated(term: string, manner: Partial<Manner> = {}): string {
  const query = queryOf(readExpression(term).expression, { ...PLAIN, ...manner })
  parseQuery(query)
  return query
}

test.each([
  ['pregão eletrônico', '"pregão eletrônico"'],
  ['  dois   brancos ', '"dois brancos"'],
  ['a & b', '"a" "b"'],
  ['a && b', '"a" "b"'],
  ['a AND b', '"a" "b"'],
  ['a | b', '"a" OU "b"'],
  ['a || b OR c', '"a" OU "b" OU "c"'],
  ['a ! b', '"a" -"b"'],
  ['a NOT b', '"a" -"b"'],
  ['a & !b & !c d', '"a" -"b" -"c d"'],
  ['a & b | c', '("a" "b") OU "c"'],
  ['a & (b | c)', '"a" ("b" OU "c")'],
  ['(a | b) ! (c & d)', '("a" OU "b") -("c" "d")'],
  ['!a', '* -"a"'],
  ['!a & !b', '* -"a" -"b"'],
  ['a | !b', '"a" OU (* -"b")'],
  ['a & !(!b)', '"a" "b"'],
  ['a !(!b & !c)', '"a" -(* -"b" -"c")'],
  ['"frase entre aspas"', '"frase entre aspas"'],
  ['designar AND (MGI OR "Ministério X")', '"designar" ("MGI" OU "Ministério X")'],
  ['"a+b"~100', '"a b"~100'],
  ['educação -temporário', '"educação" -"temporário"'],
  ['educação +superior', '"educação" "superior"'],
  ['bem-estar - 2024', '"bem-estar - 2024"'],
  ['licita.*', 'licita*'],
  ['licita*', 'licita*'],
  ['licita\\w* & obra', 'licita* "obra"'],
  ['Instrução Normativa (IN)', '"Instrução Normativa" "IN"'],
  ['“aspas curvas”', '"aspas curvas"'],
  ['and or not', '"and or not"'],
])('%s', (term, query) => {
  expect(translated(term)).toBe(query)
})

test('a title and loose words', () => {
  expect(translated('a | b', { inTitle: true })).toBe('titulo:("a" OU "b")')
  expect(translated('OBRAS E serviços 7/2024', { loose: true })).toBe('obras e serviços "7/2024"')
  expect(translated('um dois & !três quatro', { loose: true })).toBe('(um dois) -(três quatro)')
  expect(translated('"a b"~5')).toBe('"a b"~5')
})

test.each([
  ['AT&T', '"AT&T"'],
  ['P&D & inovação', '"P&D" "inovação"'],
  ['Atenção! Urgente', '"Atenção! Urgente"'],
  ['Yahoo!', '"Yahoo!"'],
  ['a|b', '"a|b"'],
  ['a !b', '"a" -"b"'],
  ['a & !(b | c)', '"a" -("b" OU "c")'],
])('asking the portal, an operator is no part of a word: %s', (term, query) => {
  const { expression } = readExpression(term, 'portal')
  expect(queryOf(expression, { inTitle: false, loose: false })).toBe(query)
})

test.each([
  '(a',
  'a)',
  'a |',
  '| a',
  '!',
  '()',
  '',
  '"aberta',
  '""',
  '@',
  'a & —',
  'portaria.*mgi',
  'port[ao]',
  'a\\d',
  'frase com pre.*',
  'frase com prefixo*',
  `${'('.repeat(60)}a${')'.repeat(60)}`,
])('refuses %s', (term) => {
  expect(() => readExpression(term)).toThrow(/^(tem|é) /)
})
