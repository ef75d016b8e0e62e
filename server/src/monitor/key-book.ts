import { type MatchKey, prefixOf, stemOfKey } from './act-keys.ts'

/** A key that somebody files under or needs, or a word of a run. */
export interface SoughtKey<T> {
  /** From 1 on, for as long as somebody needs the key. */
  number: number
  users: number
  /** What is filed under it. */
  filed: T | null
  /** The place in the tree of runs of those that begin with this word; 0: none. */
  start: number
}

/** The keys that somebody seeks, but for runs. */
export function createKeyBook<T>() {
  /** Words and filter terms. */
  const plain = new Map<string, SoughtKey<T>>()
  const stems = new Map<string, SoughtKey<T>>()
  const prefixes = new Map<string, SoughtKey<T>>()
  /** The lengths of prefixes, and how many there are: only these are looked up. */
  const prefixLengths = new Map<number, number>()
  const freed: number[] = []
  let last = 0

  /** The key, for one more user. */
  function take(key: MatchKey): SoughtKey<T> {
    const [shelf, name] = placeOf(key)
    const known = shelf.get(name)
    if (known) {
      known.users++
      return known
    }
    const taken = { number: freed.pop() ?? ++last, users: 1, filed: null, start: 0 }
    shelf.set(name, taken)
    if (shelf === prefixes) countLength(name.length, 1)
    return taken
  }

  /** One that was taken. */
  function find(key: MatchKey): SoughtKey<T> {
    const [shelf, name] = placeOf(key)
    return shelf.get(name)! // it was taken
  }

  /** A user needs it no longer. */
  function leave(key: MatchKey): void {
    const [shelf, name] = placeOf(key)
    const known = shelf.get(name)! // it was taken
    if (--known.users > 0) return
    shelf.delete(name)
    freed.push(known.number)
    if (shelf === prefixes) countLength(name.length, -1)
  }

  function placeOf(key: MatchKey): [shelf: Map<string, SoughtKey<T>>, name: string] {
    const stem = stemOfKey(key)
    if (stem !== null) return [stems, stem]
    const prefix = prefixOf(key)
    return prefix === null ? [plain, key] : [prefixes, prefix]
  }

  function countLength(length: number, change: 1 | -1): void {
    const count = (prefixLengths.get(length) ?? 0) + change
    if (count === 0) prefixLengths.delete(length)
    else prefixLengths.set(length, count)
  }

  /** Those prefixes of a word that somebody seeks. */
  function eachPrefix(word: string, each: (key: SoughtKey<T>) => void): void {
    for (const length of prefixLengths.keys()) {
      const key = word.length >= length && prefixes.get(word.slice(0, length))
      if (key) each(key)
    }
  }

  return {
    take,
    find,
    leave,
    eachPrefix,
    ofWord: (word: string) => plain.get(word),
    ofStem: (stem: string) => stems.get(stem),
  }
}
