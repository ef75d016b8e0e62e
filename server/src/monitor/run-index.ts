import type { IndexedField } from '../../engine/port.ts'
import { type ActTokens, DEFAULT_FIELDS, NAMED_FIELDS } from './act-tokens.ts'
import { createNumberTree } from './number-tree.ts'

/** Gets items that are filed together, and whether the act has their key in a default field. */
export type Visitor<T> = (items: readonly T[], isDefault: boolean) => void

/** Items filed under runs of words. An act finds all of its runs in one walk, however many there are. */
export function createRunIndex<T>() {
  const numbers = createWordNumbers()
  const tree = createNumberTree()
  /** By place of the tree. */
  const items = new Map<number, T[]>()

  function add(run: string[], item: T): void {
    let place = 0
    for (const word of run) place = tree.grow(place, numbers.take(word))
    const filed = items.get(place)
    if (filed) filed.push(item)
    else items.set(place, [item])
  }

  /** An item that {@link add} has filed. */
  function remove(run: string[], item: T): void {
    const way = [0]
    for (const word of run) way.push(tree.next(way.at(-1)!, numbers.of(word)))
    const end = way.at(-1)!
    const filed = items.get(end)! // add filed the item
    filed.splice(filed.indexOf(item), 1)
    if (filed.length === 0) items.delete(end)
    for (let depth = run.length; depth > 0; depth--) {
      const place = way[depth]!
      if (!tree.isLeaf(place) || items.has(place)) break
      tree.prune(way[depth - 1]!, numbers.of(run[depth - 1]!))
    }
    for (const word of run) numbers.leave(word)
  }

  /** Visits the items of every run that an act has, each run once. */
  function visit(act: ActTokens, each: Visitor<T>): void {
    const visited = new Set<number>()
    for (const field of DEFAULT_FIELDS) visitField(field, true)
    for (const field of NAMED_FIELDS) visitField(field, false)

    function visitField(field: IndexedField, isDefault: boolean): void {
      const { text, starts } = numbered(act, field)
      for (const { place, positions } of starts)
        for (const at of positions) walk(place, text, at + 1, isDefault)
    }
    function walk(place: number, text: Int32Array, at: number, isDefault: boolean): void {
      while (at < text.length && (place = tree.next(place, text[at++]!)) !== 0) {
        if (visited.has(place)) continue
        visited.add(place)
        const filed = items.get(place)
        if (filed) each(filed, isDefault)
      }
    }
  }

  /** The words of a field as numbers, 0 for those that nobody seeks, and where runs may begin. */
  function numbered(act: ActTokens, field: IndexedField) {
    const text = new Int32Array(act.tokens(field).length)
    const starts: { place: number; positions: readonly number[] }[] = []
    for (const [word, positions] of act.words(field)) {
      const number = numbers.of(word)
      if (number === 0) continue
      for (const at of positions) text[at] = number
      const place = tree.next(0, number)
      if (place !== 0) starts.push({ place, positions })
    }
    return { text, starts }
  }

  return { add, remove, visit }
}

/** Numbers for words, from 1 on, for as long as somebody needs them. */
function createWordNumbers() {
  const known = new Map<string, { number: number; users: number }>()
  const freed: number[] = []
  let last = 0
  return {
    /** 0: nobody needs this word. */
    of: (word: string) => known.get(word)?.number ?? 0,
    take(word: string): number {
      const entry = known.get(word)
      if (entry === undefined) {
        const number = freed.pop() ?? ++last
        known.set(word, { number, users: 1 })
        return number
      }
      entry.users++
      return entry.number
    },
    leave(word: string): void {
      const entry = known.get(word)! // taken before
      if (--entry.users > 0) return
      known.delete(word)
      freed.push(entry.number)
    },
  }
}
