import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rowCounter } from './count-rows.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const cell = fc.stringMatching(/^[a-z",\n ]{0,12}$/)
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

test('a CSV, cut anywhere: newlines within quotes end no row', () => {
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 2 })), fc.nat(), (rows, cut) => {
      const file = bytes(['a,b', ...rows.map((row) => row.map(quoted).join(','))].join('\n') + '\n')
      const count = rowCounter('csv')!
      const at = cut % (file.length + 1)
      count(file.subarray(0, at))
      expect(count(file.subarray(at))).toBe(rows.length)
    }),
  )
})

test('a line of JSON Lines is an act', () => {
  const count = rowCounter('jsonl')!
  expect(count(bytes('{"a":"x\\ny"}\n{"a"'))).toBe(1)
  expect(count(bytes(':1}\n'))).toBe(2)
})

test('Parquet does not show its rows', () => {
  expect(rowCounter('parquet')).toBeNull()
})
