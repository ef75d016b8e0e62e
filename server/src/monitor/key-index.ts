import { stemOf } from '../../engine/analysis.ts'
import type { AnalyzedAct } from '../../engine/port.ts'
import { filterKeysOf, runOf } from './act-keys.ts'
import { type ActTokens, type WatchedField, DEFAULT_FIELDS, NAMED_FIELDS } from './act-tokens.ts'
import { type Filing, MOST_NEEDS } from './cover.ts'
import { type SoughtKey, createKeyBook } from './key-book.ts'
import { type NumberedText, createRunIndex } from './run-index.ts'

/**
 * Gets an item that is filed under a key of an act, which has all that the item needs. `isDefault`: it has all of
 * these in default fields or among its filters.
 */
type Visitor<T> = (item: T, isDefault: boolean) => void

/**
 * An item that needs nothing, alone; or items one after the other, each with the numbers of the keys that it needs,
 * which are {@link MOST_NEEDS}, 0: none. Most keys have one item, for which an array is another place of memory.
 */
type Filed<T> = T | (T | number)[]

/** Items stored under keys; an act with one of the keys, and all others that an item needs, finds it. */
export function createKeyIndex<T extends object>() {
  const keys = createKeyBook<Filed<T>>()
  const byRun = createRunIndex<Filed<T>>()
  const marks = createMarks()

  function add({ cover, needs }: Filing, item: T): void {
    for (const key of cover ?? []) {
      const needed = needs.map((need) => keys.take(need).number)
      const run = runOf(key)?.map(keys.take)
      if (run) byRun.file(run, together(byRun.filed(run), item, needed))
      else {
        const taken = keys.take(key)
        taken.filed = together(taken.filed, item, needed)
      }
    }
  }

  /** An item that {@link add} has filed. */
  function remove({ cover, needs }: Filing, item: T): void {
    for (const key of cover ?? []) {
      for (const need of needs) keys.leave(need)
      const words = runOf(key)
      if (words) {
        const run = words.map(keys.find)
        const left = without(byRun.filed(run)!, item) // add filed the item
        if (left === null) byRun.clear(run)
        for (const word of words) keys.leave(word)
      } else {
        const taken = keys.find(key)
        taken.filed = without(taken.filed!, item) // likewise
        keys.leave(key)
      }
    }
  }

  /** Visits the items filed under any key of an act; an item under several keys, several times. */
  function visit(act: AnalyzedAct, tokens: ActTokens, each: Visitor<T>): void {
    const found: SoughtKey<Filed<T>>[] = []
    marks.begin()
    for (const key of filterKeysOf(act)) meet(keys.ofWord(key), true)
    const texts = DEFAULT_FIELDS.map((field) => read(field, true))
    const named = NAMED_FIELDS.map((field) => read(field, false))
    for (const { number, filed } of found) offer(filed!, marks.isDefault(number)) // found has them
    const visited = new Set<number>()
    for (const text of texts) byRun.visit(text, visited, (filed) => offer(filed, true))
    for (const text of named) byRun.visit(text, visited, (filed) => offer(filed, false))

    function read(field: WatchedField, isDefault: boolean): NumberedText {
      const numbers = new Int32Array(tokens.tokens(field).length)
      const starts: NumberedText['starts'] = []
      for (const [word, positions] of tokens.words(field)) {
        const key = keys.ofWord(word)
        meet(key, isDefault)
        const stem = stemOf(word)
        if (stem !== null) meet(keys.ofStem(stem), isDefault)
        keys.eachPrefix(word, (prefix) => meet(prefix, isDefault))
        if (key === undefined) continue
        for (const at of positions) numbers[at] = key.number
        if (key.start !== 0) starts.push({ place: key.start, positions })
      }
      return { numbers, starts }
    }
    function meet(key: SoughtKey<Filed<T>> | undefined, isDefault: boolean): void {
      if (key === undefined || marks.has(key.number)) return
      marks.set(key.number, isDefault)
      if (key.filed !== null) found.push(key)
    }
    function offer(filed: Filed<T>, isDefault: boolean): void {
      if (!Array.isArray(filed)) return each(filed, isDefault)
      for (let i = 0; i < filed.length; i += WIDTH) {
        const [first, second] = [filed[i + 1] as number, filed[i + 2] as number]
        if (!marks.has(first) || !marks.has(second)) continue
        const isAll = isDefault && marks.isDefault(first) && marks.isDefault(second)
        each(filed[i] as T, isAll)
      }
    }
  }

  return { add, remove, visit }
}

/** Places of an item and what it needs. */
const WIDTH = 1 + MOST_NEEDS

/** With one more item. */
function together<T extends object>(filed: Filed<T> | null, item: T, needed: number[]): Filed<T> {
  if (filed === null && needed.length === 0) return item
  const [first = 0, second = 0] = needed
  if (filed === null) return [item, first, second]
  if (!Array.isArray(filed)) return [filed, 0, 0, item, first, second]
  filed.push(item, first, second)
  return filed
}

/** Without an item that is there; null: nothing is left. */
function without<T extends object>(filed: Filed<T>, item: T): Filed<T> | null {
  if (!Array.isArray(filed)) return null
  filed.splice(filed.indexOf(item), WIDTH)
  return filed.length === 0 ? null : filed
}

/** By number of a key, whether the present act has it, and where; each has 0, which stands for no key. */
function createMarks() {
  let marks = new Int32Array(1024)
  /** The mark of this act for keys that it has elsewhere; that of default fields is one more. */
  let present = 0
  return {
    /** Another act, which has no key so far. */
    begin(): void {
      present += 2
      marks[0] = present + 1
    },
    set(number: number, isDefault: boolean): void {
      if (number >= marks.length) {
        const wider = new Int32Array(2 * number)
        wider.set(marks)
        marks = wider
      }
      marks[number] = isDefault ? present + 1 : present
    },
    has: (number: number) => number < marks.length && marks[number]! >= present,
    isDefault: (number: number) => marks[number] === present + 1,
  }
}
