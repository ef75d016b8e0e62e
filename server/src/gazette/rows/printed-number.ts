import { matchesOf } from '../../../engine/entities.ts'
import type { SlotReading, Stretch } from './reading.ts'

/** Where the digits of a number stand, with dots, blanks and zeros as printed. */
export function printedNumber(
  text: string,
  place: Stretch,
  number: string,
): SlotReading<string> | null {
  const words = text.slice(place.start, place.end)
  for (const { index } of matchesOf(words, DIGITS)) {
    const end = endOfNumber(words, index, number)
    if (end !== null) return { value: number, start: place.start + index, end: place.start + end }
  }
  return null
}

const DIGITS = /\d+/g
/** Stand before a printed number, and between its digits. */
const ZEROS = /0*(?=\d)/y
const BETWEEN_DIGITS = /[.,\s]{0,2}/y

/** Where a number ends that begins there; null: another one does. */
function endOfNumber(words: string, start: number, number: string): number | null {
  let at = behind(words, start, ZEROS)
  for (const [i, digit] of Array.from(number).entries()) {
    if (i > 0) at = behind(words, at, BETWEEN_DIGITS)
    if (words[at] !== digit) return null
    at++
  }
  return /\d/.test(words[at] ?? '') ? null : at
}

/** Where what a pattern matches ends; it may match nothing. */
function behind(words: string, at: number, pattern: RegExp): number {
  pattern.lastIndex = at
  return pattern.test(words) ? pattern.lastIndex : at
}
