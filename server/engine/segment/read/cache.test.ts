import { expect, test } from 'vitest'
import { CacheBudget } from './cache.ts'

test('used entries stay, unused ones go, and the budget holds', () => {
  const budget = new CacheBudget(100_000)
  const caches = [budget.createCache<{ bytes: number }>(), budget.createCache<{ bytes: number }>()]
  const [first] = caches
  first!.set('used', { bytes: 10 })
  first!.set('forgotten', { bytes: 10 })
  let kept = 0
  for (let i = 0; i < 1_000; i++) {
    caches[i % 2]!.set(`entry ${i}`, { bytes: 1_000 })
    expect(first!.get('used')).toBeDefined()
  }
  for (let i = 0; i < 1_000; i++) if (caches[i % 2]!.get(`entry ${i}`)) kept++
  expect(first!.get('forgotten')).toBeUndefined()
  expect(kept).toBeGreaterThan(20)
  expect(kept).toBeLessThan(100)
})

test('costly entries stay, whatever else is read', () => {
  const budget = new CacheBudget(100_000)
  const costly = budget.costly.createCache<{ bytes: number }>()
  const others = budget.createCache<{ bytes: number }>()
  costly.set('phrase', { bytes: 1_000 })
  for (let i = 0; i < 1_000; i++) others.set(`entry ${i}`, { bytes: 1_000 })
  expect(costly.get('phrase')).toBeDefined()
  for (let i = 0; i < 1_000; i++) costly.set(`phrase ${i}`, { bytes: 1_000 })
  expect(costly.get('phrase')).toBeUndefined()
})
