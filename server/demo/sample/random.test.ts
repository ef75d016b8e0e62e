import { describe, expect, test } from 'vitest'
import { quantileSampler } from './quantiles.ts'
import { createRandom } from './random.ts'
import { weightedIndex, weightedKey } from './weighted.ts'

describe('createRandom', () => {
  test('gives the same numbers for a seed on every machine', () => {
    const random = createRandom('semente 1')
    const drawn = [random.below(1000), random.below(1000), random.between(5, 9), random.below(1e9)]
    expect(drawn).toEqual([531, 939, 9, 797_094_421])
  })

  test('similar seeds share nothing', () => {
    const first = ['a 1', 'a 2', 'a 11', 'b 1'].map((seed) => createRandom(seed).next())
    expect(new Set(first).size).toBe(4)
  })

  test('spreads evenly', () => {
    const random = createRandom('spread')
    const counts = Array<number>(10).fill(0)
    for (let i = 0; i < 100_000; i++) counts[random.below(10)]!++
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500)
  })
})

test('weightedIndex follows its weights', () => {
  const random = createRandom('weights')
  const weights = [50, 0, 30, 20]
  const draw = weightedIndex(weights)
  const counts = [0, 0, 0, 0]
  for (let i = 0; i < 100_000; i++) counts[draw(random)]!++
  for (const [i, weight] of weights.entries()) {
    expect(Math.abs(counts[i]! - weight * 1000)).toBeLessThan(1000)
  }
  expect(weightedKey({ only: 3 })(random)).toBe('only')
})

test('quantileSampler reproduces its quantiles', () => {
  const random = createRandom('quantiles')
  const draw = quantileSampler([
    [0, 10],
    [0.5, 100],
    [0.95, 5000],
    [1, 20_000],
  ])
  const drawn = Array.from({ length: 50_000 }, () => draw(random)).sort((a, b) => a - b)
  expect(drawn[0]).toBeGreaterThanOrEqual(10)
  expect(drawn.at(-1)).toBeLessThanOrEqual(20_000)
  expect(drawn[25_000]! / 100).toBeCloseTo(1, 1)
  expect(drawn[47_500]! / 5000).toBeCloseTo(1, 1)
})
