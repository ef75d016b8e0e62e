import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstPage, pagesIn, printPages } from './pages.ts'

test.each([
  [['12'], '12'],
  [['12', '13', '14'], '12-14'],
  [['12', '12', '13'], '12-13'],
  [['12', '20', '21'], '12, 20-21'],
  [['12', '', '13'], '12-13'],
  [['A-1', 'A-2'], 'A-1, A-2'],
  [[''], ''],
  [[], ''],
])('the pages %j are told as %j', (pages, told) => {
  expect(printPages(pages)).toBe(told)
})

test('pages that are told are the same when they are read', () => {
  const pages = fc.uniqueArray(fc.integer({ min: 1, max: 400 }).map(String), { maxLength: 8 })
  fc.assert(
    fc.property(pages, (each) => {
      const told = printPages(each)
      expect(pagesIn(told)).toEqual(each)
      expect(firstPage(told)).toBe(each[0] ?? '')
    }),
  )
})

test('any text is read, a run that cannot be one as it stands', () => {
  expect(pagesIn('1-99999999')).toEqual(['1-99999999'])
  expect(pagesIn('14-12')).toEqual(['14-12'])
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(pagesIn(text).length).toBeLessThanOrEqual(text.length * 1_000)
    }),
  )
})
