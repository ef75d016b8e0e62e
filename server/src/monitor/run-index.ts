import type { SoughtKey } from './key-book.ts'
import { createNumberTree } from './number-tree.ts'

/** The words of a field as numbers, 0 for those that nobody seeks, and where runs may begin. */
export interface NumberedText {
  numbers: Int32Array
  starts: { place: number; positions: readonly number[] }[]
}

/** What is filed under runs of words. An act finds all of its runs in one walk, however many there are. */
export function createRunIndex<T>() {
  const tree = createNumberTree()
  /** By place of the tree. */
  const filedAt: (T | null)[] = [null]

  /** What is filed under a run, if anything. */
  function filed(run: SoughtKey<unknown>[]): T | null {
    let place = 0
    for (const { number } of run) {
      place = tree.next(place, number)
      if (place === 0) return null
    }
    return filedAt[place]!
  }

  /** Files instead of what was filed under the run. */
  function file(run: SoughtKey<unknown>[], filed: T): void {
    let place = 0
    for (const { number } of run) {
      place = tree.grow(place, number)
      if (place === filedAt.length) filedAt.push(null)
    }
    run[0]!.start = tree.next(0, run[0]!.number) // a run has words
    filedAt[place] = filed
  }

  /** Nothing is filed under this run any more. */
  function clear(run: SoughtKey<unknown>[]): void {
    const way = [0]
    for (const { number } of run) way.push(tree.next(way.at(-1)!, number))
    filedAt[way.at(-1)!] = null
    for (let depth = run.length; depth > 0; depth--) {
      const place = way[depth]!
      if (!tree.isLeaf(place) || filedAt[place]! !== null) break
      tree.prune(way[depth - 1]!, run[depth - 1]!.number)
      if (depth === 1) run[0]!.start = 0
    }
  }

  /** Visits what is filed under the runs of a text; `visited`: the places of those that were visited before. */
  function visit(
    { numbers, starts }: NumberedText,
    visited: Set<number>,
    each: (filed: T) => void,
  ): void {
    for (const { place, positions } of starts) for (const at of positions) walk(place, at + 1)

    function walk(place: number, at: number): void {
      while (at < numbers.length && (place = tree.next(place, numbers[at++]!)) !== 0) {
        const filed = filedAt[place]!
        if (filed === null || visited.has(place)) continue
        visited.add(place)
        each(filed)
      }
    }
  }

  return { filed, file, clear, visit }
}
