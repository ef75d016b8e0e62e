import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createLexicon } from './lexicon.ts'
import { word } from './widening.ts'

const runOf = (text: string) => text.split(' ').map((one) => word(null, one) as never)
const lexicon = createLexicon(() => [
  ['van', 1],
  ['van escolar', 2],
  ['gás de cozinha', 3],
  ['licença sem salário', 4],
  ['covid 19', 5],
])

test.each([
  ['van', { value: 1, length: 1 }],
  ['van nova', { value: 1, length: 1 }],
  ['van escolares novas', { value: 2, length: 2 }],
  ['van para escolar', { value: 2, length: 3 }],
  ['van para alunos', { value: 1, length: 1 }],
  ['gas cozinha', { value: 3, length: 2 }],
  ['gas de cozinha a', { value: 3, length: 3 }],
  ['gas natural', null],
  ['licenca sem salario', { value: 4, length: 3 }],
  ['covid 19', { value: 5, length: 2 }],
  ['covid 20', null],
  ['a van', null],
  ['de', null],
])('%s', (text, entry) => {
  expect(lexicon(runOf(text))).toEqual(entry)
})

test('nothing begins an empty run', () => {
  expect(lexicon([])).toBeNull()
})

test('a phrase has one value, and words', () => {
  const twice = createLexicon(() => [
    ['carro', 1],
    ['carros', 2],
  ])
  expect(() => twice([])).toThrow('carros')
  expect(() => createLexicon(() => [['de', 1]])([])).toThrow('de')
})

test('the longest phrase is found, whatever follows', () => {
  const words = fc.constantFrom('obra', 'ponte', 'via', 'de', 'escola')
  const phrases = fc.uniqueArray(
    fc.array(fc.constantFrom('obra', 'ponte', 'via', 'escola'), { minLength: 1, maxLength: 3 }),
    { selector: (phrase) => phrase.join(' '), maxLength: 10 },
  )
  fc.assert(
    fc.property(phrases, fc.array(words, { minLength: 1, maxLength: 6 }), (known, typed) => {
      const readKnown = createLexicon(() => known.map((phrase) => [phrase.join(' '), phrase]))
      const found = readKnown(runOf(typed.join(' ')))
      const content = typed[0] === 'de' ? [] : typed.filter((one) => one !== 'de')
      const longest = known
        .filter((phrase) => phrase.every((one, i) => content[i] === one))
        .sort((a, b) => b.length - a.length)[0]
      expect(found?.value).toEqual(longest)
      if (found) expect(typed.slice(0, found.length).filter((one) => one !== 'de')).toEqual(longest)
    }),
  )
})
