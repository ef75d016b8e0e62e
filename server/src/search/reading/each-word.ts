import { isStopWord } from '../../../engine/analysis.ts'
import { readFamily } from './families.ts'
import { readSynonym } from './synonyms.ts'
import type { Run, Widening } from './widening.ts'

/** A word of a form of the table, and what it is read as by itself. */
export interface ReadWord {
  word: Run[number]
  widenings: Widening[]
}

/**
 * A form of several words, word by word: acts may say each in other words, `conserto de elevador`
 * *manutenção em elevadores*, which the form's row need not know. Empty if the table knows none of them
 * by itself, or if they are read as something else, too.
 */
export function eachWordOf(run: Run, widenings: Widening[]): ReadWord[] {
  if (widenings.length === 0 || widenings.some(({ tipo }) => tipo !== 'sinonimo')) return []
  const words = run.filter(({ word }) => !isStopWord(word))
  if (words.length < 2) return []
  const read = words.map((word) => ({ word, widenings: readAlone(word) }))
  return read.some(({ widenings }) => widenings.length > 0) ? read : []
}

function readAlone(word: Run[number]): Widening[] {
  return [readSynonym([word]), readFamily([word])].filter((widening) => widening !== null)
}
