import { expect, test } from 'vitest'
import { editionCode, letterOf, readEditionPlace } from './edition-place.ts'

test.each(['1', '2', '3', 'extra1', 'extra2-a', 'extra3-esp2'])(
  '%s is read as it is written',
  (code) => {
    expect(editionCode(readEditionPlace('2024-03-15', code)!)).toBe(code)
  },
)

test.each([
  ['2024-02-30', '1'],
  ['2024-3-15', '1'],
  ['2024-03-15', '4'],
  ['2024-03-15', 'extra'],
  ['2024-03-15', '1-a'],
  ['2024-03-15', 'extra1-'],
  ['2024-03-15', 'extra1-A'],
])('%s/%s is no edition', (data, code) => {
  expect(readEditionPlace(data, code)).toBeNull()
})

test('only extra editions have letters', () => {
  expect(letterOf('extra', '52-A')).toBe('a')
  expect(letterOf('extra', '52')).toBe('')
  expect(letterOf('extra', '52 - Esp. 2')).toBe('esp2')
  expect(letterOf('1', '52-A')).toBe('')
})
