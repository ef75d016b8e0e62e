import { tokensOf } from '../../engine/analysis.ts'
import type { AnalyzedAct } from '../../engine/port.ts'
import { type MatchKey, keysOf, pairKey, pairOf, prefixKey, prefixOf } from './act-keys.ts'

/** Items stored under keys; an act with one of the keys finds them. */
export function createKeyIndex<T>() {
  const byKey = new Map<MatchKey, T[]>()
  /**
   * The lengths of the prefixes, and the first words of the pairs, among the keys: only these need
   * a look-up.
   */
  const prefixLengths = createCounter<number>()
  const pairStarts = createCounter<string>()

  function add(key: MatchKey, item: T): void {
    const items = byKey.get(key)
    if (items) items.push(item)
    else byKey.set(key, [item])
    count(key, 1)
  }

  /** The items that {@link add} has filed. */
  function remove(key: MatchKey, item: T): void {
    const items = byKey.get(key) ?? []
    items.splice(items.indexOf(item), 1)
    if (items.length === 0) byKey.delete(key)
    count(key, -1)
  }

  /** Visits the items filed under any key of an act; an item under several keys, several times. */
  function visit(act: AnalyzedAct, each: (items: readonly T[]) => void): void {
    const visitKey = (key: MatchKey) => {
      const items = byKey.get(key)
      if (items) each(items)
    }
    for (const key of keysOf(act)) {
      visitKey(key)
      for (const length of prefixLengths.keys())
        if (key.length >= length) visitKey(prefixKey(key.slice(0, length)))
    }
    for (const tokens of Object.values(act.fields).map(tokensOf)) {
      for (let i = 1; i < tokens.length; i++) {
        const first = tokens[i - 1]! // in range
        if (pairStarts.has(first)) visitKey(pairKey(first, tokens[i]!))
      }
    }
  }

  function count(key: MatchKey, change: 1 | -1): void {
    const prefix = prefixOf(key)
    if (prefix !== null) prefixLengths.change(prefix.length, change)
    const pair = pairOf(key)
    if (pair !== null) pairStarts.change(pair[0], change)
  }

  return { add, remove, visit }
}

/** Counts the items of each value; values without items are removed. */
function createCounter<V>() {
  const counts = new Map<V, number>()
  return {
    has: (value: V) => counts.has(value),
    keys: () => counts.keys(),
    change(value: V, change: 1 | -1): void {
      const now = (counts.get(value) ?? 0) + change
      if (now === 0) counts.delete(value)
      else counts.set(value, now)
    },
  }
}
