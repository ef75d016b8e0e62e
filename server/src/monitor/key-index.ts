import type { AnalyzedAct, IndexedField } from '../../engine/port.ts'
import { type MatchKey, filterKeysOf, keysOfWord, prefixKey, prefixOf, runOf } from './act-keys.ts'
import { type ActTokens, DEFAULT_FIELDS, NAMED_FIELDS } from './act-tokens.ts'
import { type Visitor, createRunIndex } from './run-index.ts'

/** Items stored under keys; an act with one of the keys finds them. */
export function createKeyIndex<T>() {
  const byKey = new Map<MatchKey, T[]>()
  const byRun = createRunIndex<T>()
  /** The lengths of the prefixes among the keys, and how many there are: only these are looked up. */
  const prefixLengths = new Map<number, number>()

  function add(key: MatchKey, item: T): void {
    const run = runOf(key)
    if (run) return byRun.add(run, item)
    const items = byKey.get(key)
    if (items) items.push(item)
    else byKey.set(key, [item])
    countPrefix(key, 1)
  }

  /** An item that {@link add} has filed. */
  function remove(key: MatchKey, item: T): void {
    const run = runOf(key)
    if (run) return byRun.remove(run, item)
    const items = byKey.get(key) ?? []
    items.splice(items.indexOf(item), 1)
    if (items.length === 0) byKey.delete(key)
    countPrefix(key, -1)
  }

  function countPrefix(key: MatchKey, change: 1 | -1): void {
    const length = prefixOf(key)?.length
    if (length === undefined) return
    const count = (prefixLengths.get(length) ?? 0) + change
    if (count === 0) prefixLengths.delete(length)
    else prefixLengths.set(length, count)
  }

  /**
   * Visits the items filed under any key of an act; an item under several keys, several times. `isDefault`: the key
   * is one of a default field or of the filters, so that a query that is no more than this key finds the act.
   */
  function visit(act: AnalyzedAct, tokens: ActTokens, each: Visitor<T>): void {
    for (const key of filterKeysOf(act)) visitKey(key, true)
    const seen = new Set<string>()
    visitFields(DEFAULT_FIELDS, true)
    visitFields(NAMED_FIELDS, false)
    byRun.visit(tokens, each)

    function visitFields(fields: readonly IndexedField[], isDefault: boolean): void {
      for (const word of fields.values().flatMap((field) => tokens.words(field).keys())) {
        if (seen.has(word)) continue
        seen.add(word)
        for (const key of keysOfWord(word)) visitKey(key, isDefault)
        for (const length of prefixLengths.keys())
          if (word.length >= length) visitKey(prefixKey(word.slice(0, length)), isDefault)
      }
    }
    function visitKey(key: MatchKey, isDefault: boolean): void {
      const items = byKey.get(key)
      if (items) each(items, isDefault)
    }
  }

  return { add, remove, visit }
}
