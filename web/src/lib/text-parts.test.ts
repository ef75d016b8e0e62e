import { expect, test } from 'vitest'
import { textParts } from './text-parts.ts'

test('a text that fits is one part', () => {
  expect(textParts('', 10)).toEqual([{ start: 0, end: 0 }])
  expect(textParts('0123456789', 10)).toEqual([{ start: 0, end: 10 }])
})

test('a longer one is cut where a line ends, else a word, else anywhere', () => {
  const cut = (text: string) => textParts(text, 10).map(({ start, end }) => text.slice(start, end))
  expect(cut('uma dois\nnoventa quatro')).toEqual(['uma dois\n', 'noventa ', 'quatro'])
  expect(cut('0123456789abcdefghijkl')).toEqual(['0123456789', 'abcdefghij', 'kl'])
  expect(cut('a\n123456 890 bcd')).toEqual(['a\n123456 ', '890 bcd'])
})
