import { type Token, isStopWord, tokenize } from '../../../engine/analysis.ts'

/** What somebody has typed so far. */
export interface Typed {
  /** The words that are complete. */
  whole: Token[]
  /** The beginning of the word that is being typed, folded; '' after a space. */
  begun: string
  /** The text before that word. */
  before: string
}

/** Null: it ends with neither a word nor a space behind one, so there is nothing to complete. */
export function readTyped(text: string): Typed | null {
  const words = tokenize(text)
  const last = words.at(-1)
  if (!last) return null
  if (last.end === text.length)
    return { whole: words.slice(0, -1), begun: last.text, before: text.slice(0, last.start) }
  return /^\s+$/.test(text.slice(last.end)) ? { whole: words, begun: '', before: text } : null
}

/** The words that a search looks for. */
export function soughtWords(words: Token[]): string[] {
  return words.map(({ text }) => text).filter((word) => !isStopWord(word))
}
