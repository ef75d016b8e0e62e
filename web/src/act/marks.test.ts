import { expect, test } from 'vitest'
import { marksWithin, placeMarks } from './marks.ts'

const text = '𝒜 Nomear e a nomeação'
const found = [
  { inicio: 2, fim: 8, termo: 'nomeacao' },
  { inicio: 13, fim: 21, termo: 'nomeacao' },
]

test('code points become offsets of the string, and the parts are counted as the act prints them', () => {
  const { marks, parts } = placeMarks(found, text)
  expect(marks.map(({ start, end }) => text.slice(start, end))).toEqual(['Nomear', 'nomeação'])
  expect(parts).toEqual([{ text: 'Nomear', count: 2 }])
})

test('a part of the text has its marks in its own offsets, cut at its ends', () => {
  const { marks } = placeMarks(found, text)
  const from = text.indexOf('mear')
  const part = text.slice(from, from + 11)
  const within = marksWithin(marks, from, part.length)
  expect(within.map(({ start, end }) => part.slice(start, end))).toEqual(['mear', 'no'])
  expect(marksWithin(marks, text.length, 5)).toEqual([])
})
