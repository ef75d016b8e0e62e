import type { Query } from '../../../engine/port.ts'
import { type Run, type Widening, word } from './widening.ts'

/**
 * Reads the code that begins a run (engine/analysis/codes.ts). Its parts joined by the writer are
 * one thing, so acts that only have the parts somewhere are not found. A loose one adds acts.
 */
export function readCode([first, ...rest]: Run): Widening | null {
  const opens = first?.opens
  if (!opens) return null
  const { value, words, isLoose } = opens
  if (!words.every((part, i) => (i === 0 ? first : rest[i - 1])?.word === part)) return null
  const code: Query = { kind: 'code', value, words }
  if (isLoose) return { tipo: 'codigo', length: words.length, added: [code] }
  const [, letter, name] = OF_A_LETTER.exec(value) ?? []
  const joined = name === undefined ? [] : [word(null, `${letter}${name}`)]
  return { tipo: 'codigo', length: words.length, meant: code, added: joined }
}

/** `br 101`, with a space: of such codes only federal highways can hardly be just words. */
export function readHighway(run: Run): Widening | null {
  const code = readCode(run)
  const [meant] = code?.added ?? []
  return code && !code.meant && meant?.kind === 'code' && /^br-\d{2,3}$/.test(meant.value)
    ? { ...code, meant, added: [] }
    : null
}

/** `e-social`, which many texts print as one word. */
const OF_A_LETTER = /^([a-z])-([a-z]+)$/

/** Whether a word only says that the next one, a number, is a number: `pregão n. 15/2023`. */
export function isNumberMark([first, next]: Run): boolean {
  return first !== undefined && MARKS.has(first.word) && /^\d/.test(next?.word ?? '')
}

/** `nº` and `no` are stop words. */
const MARKS = new Set('n nr nro num numero'.split(' '))
