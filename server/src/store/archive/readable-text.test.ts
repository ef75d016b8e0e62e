import { expect, test } from 'vitest'
import { compressText } from '../../lib/compressed-text.ts'
import { READABLE_BYTES, readStoredText, readableText } from './readable-text.ts'

const LONGEST = 'a'.repeat(READABLE_BYTES)
const CUT = /^\n\n\[Texto cortado aqui: .* tem mais de 8 MiB\..*\]$/

test('a text of 8 MiB is read whole, and of a longer one that much, and that it is cut', () => {
  expect(readStoredText(compressText(LONGEST)) === LONGEST).toBe(true)
  for (const text of [readStoredText(compressText(`${LONGEST}b`)), readableText(`${LONGEST}b`)]) {
    expect(text.startsWith(LONGEST)).toBe(true)
    expect(text.slice(READABLE_BYTES)).toMatch(CUT)
  }
})

test('no character is cut in two', () => {
  for (const last of ['ã', '€', '😀']) {
    const text = readableText(`${LONGEST.slice(1)}${last}`)
    expect(text.startsWith(LONGEST.slice(1))).toBe(true)
    expect(text.slice(READABLE_BYTES - 1)).toMatch(CUT)
  }
})
