import { popcount } from '../format/bits.ts'
import { gallop, lowerBound } from '../format/sorted.ts'

/**
 * A set of acts of one segment, by their ordinals: a sorted list (Uint16Array) or a bitmap, one bit per
 * act of the segment (Uint32Array, bit o & 31 of word o >>> 5). Sets are shared and cached: nothing here
 * changes its arguments.
 */
export type DocSet = Uint16Array | Uint32Array

export const NOTHING: DocSet = new Uint16Array(0)

/** Results of at most this many acts become lists. */
export const SHORT_LIST = 4_096

export function isList(set: DocSet): set is Uint16Array {
  return set.BYTES_PER_ELEMENT === 2
}

/** The number of 32-bit words in a bitmap over `acts` acts. */
export function bitmapWords(acts: number): number {
  return (acts + 31) >>> 5
}

export function countOf(set: DocSet): number {
  return isList(set) ? set.length : countBits(set, set.length)
}

/** Whether the set is empty, without counting it. */
export function isEmpty(set: DocSet): boolean {
  if (isList(set)) return set.length === 0
  for (let i = 0; i < set.length; i++) if (set[i] !== 0) return false
  return true
}

export function has(set: DocSet, ordinal: number): boolean {
  if (!isList(set)) return (set[ordinal >>> 5]! & (1 << (ordinal & 31))) !== 0
  return set[lowerBound(set, ordinal)] === ordinal
}

/** How many members are below `ordinal`. */
export function rankOf(set: DocSet, ordinal: number): number {
  if (isList(set)) return lowerBound(set, ordinal)
  const word = ordinal >>> 5
  if (word >= set.length) return countOf(set)
  return countBits(set, word) + popcount(set[word]! & ((1 << (ordinal & 31)) - 1))
}

/** The number of members from `from` up to, and not including, `to`. */
export function countBetween(set: DocSet, from: number, to: number): number {
  if (from === to) return 0
  if (isList(set)) return lowerBound(set, to) - lowerBound(set, from)
  let count = 0
  for (let word = from >>> 5; word <= (to - 1) >>> 5; word++) {
    let bits = set[word]!
    if (word === from >>> 5) bits &= 0xffffffff << (from & 31)
    if (word === (to - 1) >>> 5) bits &= 0xffffffff >>> (31 - ((to - 1) & 31))
    count += popcount(bits)
  }
  return count
}

export function intersect(a: DocSet, b: DocSet): DocSet {
  if (isList(a)) return isList(b) ? intersectLists(a, b) : probe(a, b, true)
  if (isList(b)) return probe(b, a, true)
  const both = new Uint32Array(a.length)
  for (let i = 0; i < both.length; i++) both[i] = a[i]! & b[i]!
  return both
}

/** The size of the intersection, without building it. */
export function countBoth(a: DocSet, b: DocSet): number {
  if (isList(a)) return isList(b) ? countInLists(a, b) : countIn(a, b)
  if (isList(b)) return countIn(b, a)
  let count = 0
  for (let i = 0; i < a.length; i++) count += popcount(a[i]! & b[i]!)
  return count
}

/** The intersection of a set with all others. */
export function intersectAll(set: DocSet, others: DocSet[]): DocSet {
  const lists = [set, ...others].filter(isList).toSorted((a, b) => a.length - b.length)
  const bitmaps = [set, ...others].filter((one) => !isList(one))
  if (lists.length > 0) return [...lists, ...bitmaps].reduce(intersect)
  const all = set.slice()
  for (const bitmap of others) for (let i = 0; i < all.length; i++) all[i]! &= bitmap[i]!
  return all
}

/** The intersection of two sets; with null, the set itself. */
export function restrict(set: DocSet, within: DocSet | null): DocSet {
  return within === null ? set : intersect(set, within)
}

/** The members of `a` that are not in `b`. */
export function subtract(a: DocSet, b: DocSet): DocSet {
  if (b.length === 0) return a
  if (isList(a)) return isList(b) ? subtractLists(a, b) : probe(a, b, false)
  const left = a.slice()
  if (isList(b)) for (const ordinal of b) left[ordinal >>> 5]! &= ~(1 << (ordinal & 31))
  else for (let i = 0; i < left.length; i++) left[i]! &= ~b[i]!
  return left
}

/** The union of the sets, over a segment of `acts` acts. */
export function unite(sets: DocSet[], acts: number): DocSet {
  const some = sets.filter((set) => set.length > 0)
  if (some.length < 2) return some[0] ?? NOTHING
  const all = united.subarray(0, bitmapWords(acts)).fill(0)
  for (const set of some) addTo(all, set)
  return some.every(isList) ? copyOf(all) : all.slice()
}

/** Adds the members of a set to a bitmap under construction. */
export function addTo(bitmap: Uint32Array, set: DocSet): void {
  if (isList(set))
    for (let i = 0; i < set.length; i++) bitmap[set[i]! >>> 5]! |= 1 << (set[i]! & 31)
  else for (let i = 0; i < bitmap.length; i++) bitmap[i]! |= set[i]!
}

/** A bitmap, or a list if that is shorter. */
export function shortened(bitmap: Uint32Array): DocSet {
  return countOf(bitmap) <= SHORT_LIST ? listOf(bitmap) : bitmap
}

/** A copy of a bitmap, as a list if that is shorter. */
export function copyOf(bitmap: Uint32Array): DocSet {
  return countOf(bitmap) <= SHORT_LIST ? listOf(bitmap) : bitmap.slice()
}

/** Every ordinal from `from` up to, and not including, `to`. */
export function range(from: number, to: number, acts: number): DocSet {
  if (to - from <= SHORT_LIST) {
    const list = new Uint16Array(Math.max(0, to - from))
    for (let i = 0; i < list.length; i++) list[i] = from + i
    return list
  }
  const set = new Uint32Array(bitmapWords(acts))
  const [first, last] = [from >>> 5, (to - 1) >>> 5]
  set.fill(0xffffffff, first, last + 1)
  set[first]! &= 0xffffffff << (from & 31)
  set[last]! &= 0xffffffff >>> (31 - ((to - 1) & 31))
  return set
}

/** The members as a list. */
export function listOf(set: DocSet): Uint16Array {
  if (isList(set)) return set
  const list = new Uint16Array(countOf(set))
  let n = 0
  for (let word = 0; word < set.length; word++)
    for (let bits = set[word]!; bits !== 0; bits &= bits - 1)
      list[n++] = (word << 5) + lowestBit(bits)
  return list
}

/** The place of the lowest bit that is set. */
export function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits)
}

/** The number of set bits in the words `from` to `to` (not included). */
function countBits(words: Uint32Array, to: number): number {
  let count = 0
  for (let i = 0; i < to; i++) count += popcount(words[i]!)
  return count
}

/**
 * The members of a list that are, or are not, in a bitmap. Without branches, because they would be
 * unpredictable.
 */
function probe(list: Uint16Array, bitmap: Uint32Array, present: boolean): Uint16Array {
  const found = new Uint16Array(list.length)
  const flip = present ? 0 : 1
  let n = 0
  for (let i = 0; i < list.length; i++) {
    const ordinal = list[i]!
    found[n] = ordinal
    n += ((bitmap[ordinal >>> 5]! >>> (ordinal & 31)) & 1) ^ flip
  }
  return found.subarray(0, n)
}

/** The number of members of a list that are in a bitmap. */
function countIn(list: Uint16Array, bitmap: Uint32Array): number {
  let count = 0
  for (let i = 0; i < list.length; i++) count += (bitmap[list[i]! >>> 5]! >>> (list[i]! & 31)) & 1
  return count
}

/** A list this many times longer is galloped through; a shorter one is faster to read whole. */
const MUCH_LONGER = 16
/** One bit per act that a segment may have; clear between uses. */
const scratch = new Uint32Array(2 ** 11)
/** The same; keeps nothing between calls. */
const united = new Uint32Array(2 ** 11)

function intersectLists(a: Uint16Array, b: Uint16Array): Uint16Array {
  const [short, long] = byLength(a, b)
  if (isMuchLonger(long, short)) return gallopThrough(short, long)
  return withBits(long, (bits) => probe(short, bits, true))
}

function subtractLists(a: Uint16Array, b: Uint16Array): Uint16Array {
  return isMuchLonger(b, a)
    ? a.filter((ordinal) => !has(b, ordinal))
    : withBits(b, (bits) => probe(a, bits, false))
}

function countInLists(a: Uint16Array, b: Uint16Array): number {
  const [short, long] = byLength(a, b)
  if (isMuchLonger(long, short)) return gallopThrough(short, long).length
  return withBits(long, (bits) => countIn(short, bits))
}

function byLength(a: Uint16Array, b: Uint16Array): [short: Uint16Array, long: Uint16Array] {
  return a.length <= b.length ? [a, b] : [b, a]
}

function isMuchLonger(long: Uint16Array, short: Uint16Array): boolean {
  return long.length > short.length * MUCH_LONGER
}

/** Provides a list as a bitmap during `use`. */
function withBits<T>(list: Uint16Array, use: (bits: Uint32Array) => T): T {
  addTo(scratch, list)
  const result = use(scratch)
  scratch.fill(0)
  return result
}

/** Walks the shorter list and gallops through the longer one. */
function gallopThrough(short: Uint16Array, long: Uint16Array): Uint16Array {
  const found = new Uint16Array(short.length)
  let n = 0
  let at = 0
  for (const ordinal of short) {
    at = gallop(long, ordinal, at)
    if (at === long.length) break
    if (long[at] === ordinal) found[n++] = ordinal
  }
  return found.subarray(0, n)
}
