import { isStopWord, stemOf, tokenize } from '../../../engine/analysis.ts'
import type { Run } from './widening.ts'

/** A phrase of a lexicon at the beginning of a run. */
interface Entry<T> {
  value: T
  /** The number of words of the run, stop words between them included. */
  length: number
}

/** Gives the longest phrase that a run begins with; null if there is none. */
export type Lexicon<T> = (run: Run) => Entry<T> | null

/** Words that follow each other, from the first one on. */
interface Node<T> {
  next: Map<string, Node<T>>
  value?: T
}

/**
 * Phrases as people type them: inflections and stop words make no difference (`gás cozinha` is `gás
 * de cozinha`). Reads each word of a run once. Made when it is first asked, because many threads and
 * commands search for nothing.
 *
 * @param entries If a phrase has two values, or no words, the lexicon throws when it is asked.
 */
export function createLexicon<T>(
  entries: () => Iterable<readonly [phrase: string, value: T]>,
): Lexicon<T> {
  let root: Node<T> | undefined
  return (run) => longest((root ??= treeOf(entries())), run)
}

function treeOf<T>(entries: Iterable<readonly [phrase: string, value: T]>): Node<T> {
  const root: Node<T> = { next: new Map() }
  for (const [phrase, value] of entries) {
    let node = root
    for (const key of phraseKeys(phrase)) {
      const next: Node<T> = node.next.get(key) ?? { next: new Map() }
      node.next.set(key, next)
      node = next
    }
    if (node === root || (node.value ?? value) !== value)
      throw new Error(`not a phrase of its own: ${phrase}`)
    node.value = value
  }
  return root
}

function longest<T>(root: Node<T>, run: Run): Entry<T> | null {
  let found: Entry<T> | null = null
  let node = root
  for (const [at, { word }] of run.entries()) {
    if (isStopWord(word)) {
      if (at === 0) return null
      continue
    }
    const next = node.next.get(keyOf(word))
    if (next === undefined) break
    node = next
    if (node.value !== undefined) found = { value: node.value, length: at + 1 }
  }
  return found
}

/** What distinguishes a phrase from others. */
export function phraseKeys(phrase: string): string[] {
  return tokenize(phrase)
    .map(({ text }) => text)
    .filter((word) => !isStopWord(word))
    .map(keyOf)
}

function keyOf(word: string): string {
  return stemOf(word) ?? word
}
