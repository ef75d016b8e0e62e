import { expect, test } from 'vitest'
import { aroundDifference } from './around-difference.ts'

test('short passages are whole', () => {
  expect(aroundDifference('R$ 4.182.600,00', 'R$ 4.812.600,00')).toEqual([
    'R$ 4.182.600,00',
    'R$ 4.812.600,00',
  ])
})

test('of long ones, what differs is in sight, after whole words', () => {
  const before = 'palavra '.repeat(40)
  const after = ' mais'.repeat(60)
  const [one, other] = aroundDifference(`${before}26${after}`, `${before}27${after}`)
  expect(one).toMatch(/^…palavra .*palavra 26 mais .*…$/)
  expect(other).toBe(one.replace('26', '27'))
  expect(one.length).toBeLessThan(170)
})

test('a passage that another one begins with differs at its end', () => {
  expect(aroundDifference('um', 'um e dois')).toEqual(['um', 'um e dois'])
})
