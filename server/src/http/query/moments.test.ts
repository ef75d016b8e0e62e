import { expect, test } from 'vitest'
import { readMoment } from './moments.ts'

test.each([
  ['2024-03-15', '2024-03-15T03:00:00.000Z', '2024-03-16T02:59:59.999Z'],
  ['2024-03-15T09:00:00-03:00', '2024-03-15T12:00:00.000Z', '2024-03-15T12:00:00.000Z'],
  ['2024-03-15T12:00Z', '2024-03-15T12:00:00.000Z', '2024-03-15T12:00:00.000Z'],
  ['2024-02-29T23:59:59.5+14:00', '2024-02-29T09:59:59.500Z', '2024-02-29T09:59:59.500Z'],
])('%s', (text, first, last) => {
  expect(readMoment(text, 'first')?.toISOString()).toBe(first)
  expect(readMoment(text, 'last')?.toISOString()).toBe(last)
})

test.each([
  '',
  '2024-02-30',
  '2024-02-30T00:00:00Z',
  '2024-03-15T09:00:00',
  '2024-03-15T24:00:00Z',
  '2024-03-15T09:00:60Z',
  '2024-03-15 09:00:00Z',
  '15/03/2024',
  '2024-03-15T09:00:00+25:00',
  '1710504000',
])('%s is no moment', (text) => {
  expect(readMoment(text, 'first')).toBeNull()
})
