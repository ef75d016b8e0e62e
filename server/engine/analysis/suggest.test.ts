import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NO_LIMIT } from '../port/budget.ts'
import { slug } from './analysis.ts'
import { nearestAmong, onceFolded } from './suggest.ts'

const BODIES = ['Ministério da Saúde', 'Ministério da Fazenda', 'Prefeituras', 'Saúde']

test('similar names come first, and names without a likeness not at all', () => {
  const nearest = nearestAmong(BODIES)
  expect(nearest('Ministerio da saude', NO_LIMIT)).toEqual([
    'Ministério da Saúde',
    'Ministério da Fazenda',
    'Saúde',
  ])
  expect(nearest('Ministerio da saude', NO_LIMIT, 1)).toEqual(['Ministério da Saúde'])
  expect(nearest('xyz', NO_LIMIT)).toEqual([])
})

test('a name that differs by accents or capitals alone is told once', () => {
  const printed = ['Ministério da Saúde', 'MINISTÉRIO DA SAUDE', 'Ministério da Fazenda']
  expect(onceFolded(printed)).toEqual(['Ministério da Saúde', 'Ministério da Fazenda'])
  expect(nearestAmong(printed)('ministerio da saude', NO_LIMIT, 2)).toEqual([
    'Ministério da Saúde',
    'Ministério da Fazenda',
  ])
})

test('what comes again stands where it came first', () => {
  const told = ['Receita', 'Delegacia', 'RECEITA', 'Alfândega']
  expect(onceFolded(told)).toEqual(['Receita', 'Delegacia', 'Alfândega'])
})

const letters = fc.string({ unit: fc.constantFrom('a', 'á', 'b', 'o', ' ', '1', '_', 'ß', '漢') })

test('likeness is the share of common trigrams, whatever was asked before', () => {
  fc.assert(
    fc.property(fc.array(letters), fc.array(letters), (names, values) => {
      const nearest = nearestAmong(names)
      for (const value of values)
        expect(nearest(value, NO_LIMIT, Infinity)).toEqual(byShares(onceFolded(names), value))
    }),
  )
})

function byShares(names: string[], value: string): string[] {
  const wanted = gramsOf(value)
  const shareOf = (name: string) => {
    const grams = gramsOf(name)
    return (2 * wanted.intersection(grams).size) / (wanted.size + grams.size || 1)
  }
  return names
    .filter((name) => name.length <= 8 * wanted.size && shareOf(name) >= 0.25)
    .sort((a, b) => shareOf(b) - shareOf(a) || a.localeCompare(b))
}

function gramsOf(text: string): Set<string> {
  const padded = `_${slug(text)}_`
  return new Set(
    Array.from({ length: padded.length }, (_, at) => padded.slice(at, at + 3)),
  ).difference(new Set([padded.slice(-2), padded.slice(-1)]))
}
