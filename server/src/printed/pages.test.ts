import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstPage, pagesIn, printPages } from './pages.ts'

test.each([
  [['12'], '12'],
  [['12', '13', '14'], '12-14'],
  [['12', '14', '14', '17'], '12-17'],
  [['12', '', '13'], '12-13'],
  [['12', '9'], '12, 9'],
  [['1', '99999'], '1, 99999'],
  [['A-1', 'A-2'], 'A-1, A-2'],
  [[''], ''],
  [[], ''],
])('parts that begin on %j are on %j', (begun, told) => {
  expect(printPages(begun)).toBe(told)
})

test('the pages include each on which a part begins', () => {
  const pages = fc.array(fc.integer({ min: 1, max: 400 }).map(String), { maxLength: 8 })
  fc.assert(
    fc.property(pages, (begun) => {
      const told = printPages(begun)
      expect(pagesIn(told)).toEqual(expect.arrayContaining(begun))
      expect(firstPage(told)).toBe(begun[0] ?? '')
    }),
  )
})

test('pages from the first to the last', () => {
  expect(pagesIn('12-15')).toEqual(['12', '13', '14', '15'])
})

test('any text is read; an impossible run stays as it is', () => {
  expect(pagesIn('1-99999999')).toEqual(['1-99999999'])
  expect(pagesIn('14-12')).toEqual(['14-12'])
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(pagesIn(text).length).toBeLessThanOrEqual(text.length * 1_000)
    }),
  )
})
