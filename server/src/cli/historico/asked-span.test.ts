import { expect, test } from 'vitest'
import { isSpan, offeredSpan, spanOf } from './asked-span.ts'

test.each([
  ['2002..', { de: '2002-01', ate: null }],
  ['..2010', { de: null, ate: '2010-12' }],
  ['..2010-03', { de: null, ate: '2010-03' }],
  ['2013-04..2018', { de: '2013-04', ate: '2018-12' }],
  ['2010', { de: '2010-01', ate: '2010-12' }],
  ['2010-07', { de: '2010-07', ate: '2010-07' }],
])('%s means %j', (word, span) => {
  expect(isSpan(word)).toBe(true)
  expect(spanOf(word)).toEqual(span)
})

test.each(['2010-13', '2018..2010', '..', '2010..x'])('%s is refused', (word) => {
  expect(() => spanOf(word)).toThrow('não são meses')
})

test.each(['/dou', './2010', 'base', '2010-base', '.'])('%s is a folder', (word) => {
  expect(isSpan(word)).toBe(false)
})

test('the portal has nothing before 2002, nor of the month that has not ended', () => {
  const now = new Date('2026-11-28T12:00:00Z')
  expect(offeredSpan({ de: '1999-01', ate: null }, now)).toEqual({ de: '2002-01', ate: '2026-10' })
  expect(offeredSpan({ de: null, ate: '2003-02' }, now)).toEqual({ de: '2002-01', ate: '2003-02' })
})
