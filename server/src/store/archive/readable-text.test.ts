import { expect, test } from 'vitest'
import { compressText } from '../../lib/text/compressed-text.ts'
import { READABLE_BYTES, readStoredText, readableText } from './readable-text.ts'

const LONGEST = 'a'.repeat(READABLE_BYTES)
const CUT = /^\n\n\[Texto cortado aqui: .* tem mais de 8 MiB\..*\]$/

test('a text of 8 MiB is read whole; a longer one is cut there, and says so', () => {
  expect(readStoredText(compressText(LONGEST)) === LONGEST).toBe(true)
  for (const text of [readStoredText(compressText(`${LONGEST}b`)), readableText(`${LONGEST}b`)]) {
    expect(text.startsWith(LONGEST)).toBe(true)
    expect(text.slice(READABLE_BYTES)).toMatch(CUT)
  }
})

test('only a beginning of a very long text is unpacked, however well it compresses', () => {
  const words = Array.from({ length: 1.5e6 }, (_, i) =>
    ((i * 2_654_435_761) % 2 ** 32).toString(36),
  )
  for (const text of [words.join(' '), LONGEST.repeat(6)]) {
    expect(readStoredText(compressText(text)) === readableText(text)).toBe(true)
  }
})

test('a damaged text is an error, not a shorter text', () => {
  const packed = compressText('Texto do ato. '.repeat(1e5))
  expect(() => readStoredText(packed.subarray(0, -1))).toThrow('unexpected end of file')
})

test('no character is cut in two', () => {
  for (const last of ['ã', '€', '😀']) {
    const text = readableText(`${LONGEST.slice(1)}${last}`)
    expect(text.startsWith(LONGEST.slice(1))).toBe(true)
    expect(text.slice(READABLE_BYTES - 1)).toMatch(CUT)
  }
})
