import { expect, test } from 'vitest'
import { NO_LIMIT } from '../port/budget.ts'
import { isLikelySlip, isOneLetterAway, variantsOf } from './spelling.ts'

test.each([
  ['licensa', 'licenca', 'another letter'],
  ['licnca', 'licenca', 'a letter missing'],
  ['liccenca', 'licenca', 'a letter too many'],
  ['licecna', 'licenca', 'two letters swapped'],
  ['icenca', 'licenca', 'the first letter missing'],
  ['licenc', 'licenca', 'the last letter missing'],
  ['redistribuissao', 'redistribuicao', 'another spelling of a sound'],
  ['taxa', 'tacha', 'the same sound'],
])('%s may be %s: %s', (word, meant) => {
  expect(variantsOf(word, NO_LIMIT).has(meant)).toBe(true)
})

test('easy slips are likelier than others', () => {
  const variants = variantsOf('licensa', NO_LIMIT)
  expect(variants.get('licenca')).toBeGreaterThan(variants.get('licenga')!)
  expect(variants.get('licesna')).toBeGreaterThan(variants.get('dicensa')!)
})

test('a word is no variant of itself; numbers, the shortest words and made-up long ones have none', () => {
  expect(variantsOf('aaaa', NO_LIMIT).has('aaaa')).toBe(false)
  for (const word of ['8112', 'br', 'covid19', '', 'a'.repeat(31)])
    expect(variantsOf(word, NO_LIMIT).size).toBe(0)
})

test('each place in a word costs budget', () => {
  let left = 1_000
  const take = (steps: number) => {
    left -= steps
    if (left < 0) throw new Error('spent')
  }
  expect(() => variantsOf('inconstitucionalissimamente', { take })).toThrow('spent')
})

test.each([
  ['profesor', 'professor'],
  ['adtivo', 'aditivo'],
  ['redistribuissao', 'redistribuicao'],
  ['licenca', 'licensa'],
  ['portugual', 'portugal'],
])('%s is rather a slip for %s', (typed, meant) => {
  expect(isLikelySlip(typed, meant)).toBe(true)
})

test.each([
  ['omissao', 'comissao'],
  ['locada', 'lotada'],
  ['rafaela', 'rafael'],
  ['leandra', 'leandro'],
  ['carreira', 'barreira'],
])('%s is rather another word than %s', (typed, meant) => {
  expect(isLikelySlip(typed, meant)).toBe(false)
})

test.each([
  ['nomeasao', 'nomeacao', true],
  ['nomeaao', 'nomeacao', true],
  ['nomeaccao', 'nomeacao', true],
  ['nomaecao', 'nomeacao', true],
  ['redistribuissao', 'redistribuicao', false],
  ['nomeacao', 'nomeavam', false],
])('%s and %s are one letter apart: %s', (typed, meant, is) => {
  expect(isOneLetterAway(typed, meant)).toBe(is)
  expect(isOneLetterAway(meant, typed)).toBe(is)
})
