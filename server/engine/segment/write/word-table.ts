import type { Term } from '../format/term.ts'

/**
 * Ids are below this, so that an id and the beginning of its word fit into one number to sort by.
 */
const MOST_WORDS = 2 ** 21
const PREFIX_UNITS = 6
const UNIT_CLASSES = 38
const SPACE = 0x20

/**
 * Numbers the distinct words of some texts. A hash table over the characters of the texts
 * themselves: no string is created for a known word, which would otherwise be most of the cost of
 * building a segment.
 *
 *     table   by hash: id + 1; 0: free       units   the UTF-16 units of all words, one after the other
 *                                            ends    where the word of each id ends in them
 */
export class WordTable {
  #table = new Int32Array(1_024)
  #units = new Uint16Array(8_192)
  #ends = new Uint32Array(512)
  #hashes = new Int32Array(512)
  #size = 0

  /** The number of distinct words. */
  get size(): number {
    return this.#size
  }

  /**
   * Calls back with the id and the range of each word of a text; words are separated by single
   * spaces.
   */
  addAll(text: string, each: (id: number, from: number, to: number) => void): void {
    let from = 0
    let hash = 0
    for (let at = 0; at < text.length; at++) {
      const unit = text.charCodeAt(at)
      if (unit !== SPACE) hash = hashUnit(hash, unit)
      else {
        each(this.#idOf(text, from, at, hash), from, at)
        from = at + 1
        hash = 0
      }
    }
    if (from < text.length) each(this.#idOf(text, from, text.length, hash), from, text.length)
  }

  /** The id of a word; a new one gets the previous {@link size}. */
  add(word: string): number {
    let hash = 0
    for (let at = 0; at < word.length; at++) hash = hashUnit(hash, word.charCodeAt(at))
    return this.#idOf(word, 0, word.length, hash)
  }

  /** The id of the word `text[from]` to `text[to - 1]`. */
  #idOf(text: string, from: number, to: number, hash: number): number {
    const table = this.#table
    const mask = table.length - 1
    let slot = hash & mask
    for (let entry = table[slot]!; entry !== 0; entry = table[slot]!) {
      if (this.#hashes[entry - 1] === hash && this.#spells(entry - 1, text, from, to))
        return entry - 1
      slot = (slot + 1) & mask
    }
    table[slot] = this.#size + 1
    return this.#append(text, from, to, hash)
  }

  /** Writes a mark and the word into `term`. */
  spell(id: number, mark: string, term: Term): void {
    term.set(mark)
    for (let i = this.#startOf(id); i < this.#ends[id]!; i++) term.addUnit(this.#units[i]!)
  }

  text(id: number): string {
    return String.fromCharCode(...this.#units.subarray(this.#startOf(id), this.#ends[id]))
  }

  /** All ids in the order of their words. */
  sorted(): Uint32Array {
    const keys = new Float64Array(this.#size)
    for (let id = 0; id < keys.length; id++) keys[id] = this.#prefix(id) * MOST_WORDS + id
    keys.sort()
    const ids = new Uint32Array(keys.length)
    for (let i = 0; i < ids.length; i++) ids[i] = keys[i]! % MOST_WORDS
    // Words that the first units do not distinguish are compared in full.
    for (let from = 0; from < ids.length;) {
      const prefix = Math.floor(keys[from]! / MOST_WORDS)
      let to = from + 1
      while (to < ids.length && Math.floor(keys[to]! / MOST_WORDS) === prefix) to++
      if (to - from > 1) ids.subarray(from, to).sort((a, b) => this.#compare(a, b))
      from = to
    }
    return ids
  }

  #spells(id: number, text: string, from: number, to: number): boolean {
    const start = this.#startOf(id)
    if (this.#ends[id]! - start !== to - from) return false
    for (let i = from; i < to; i++)
      if (this.#units[start + i - from] !== text.charCodeAt(i)) return false
    return true
  }

  #append(text: string, from: number, to: number, hash: number): number {
    const id = this.#size++
    if (id === MOST_WORDS) throw new RangeError('too many distinct words at once')
    if (id === this.#ends.length) {
      this.#ends = grown(this.#ends, new Uint32Array(id * 2))
      this.#hashes = grown(this.#hashes, new Int32Array(id * 2))
    }
    const start = this.#startOf(id)
    const end = start + to - from
    if (end > this.#units.length) this.#units = grown(this.#units, new Uint16Array(end * 2))
    for (let i = from; i < to; i++) this.#units[start + i - from] = text.charCodeAt(i)
    this.#ends[id] = end
    this.#hashes[id] = hash
    if (this.#size * 2 > this.#table.length) this.#rehash()
    return id
  }

  #rehash(): void {
    const table = new Int32Array(this.#table.length * 4)
    const mask = table.length - 1
    for (let id = 0; id < this.#size; id++) {
      let slot = this.#hashes[id]! & mask
      while (table[slot] !== 0) slot = (slot + 1) & mask
      table[slot] = id + 1
    }
    this.#table = table
  }

  /** The beginning of a word as a number; words with different numbers sort as these. */
  #prefix(id: number): number {
    const start = this.#startOf(id)
    const end = this.#ends[id]!
    let prefix = 0
    for (let i = start; i < start + PREFIX_UNITS; i++)
      prefix = prefix * UNIT_CLASSES + (i < end ? unitClass(this.#units[i]!) : 0)
    return prefix
  }

  #compare(a: number, b: number): number {
    let [i, j] = [this.#startOf(a), this.#startOf(b)]
    const [endA, endB] = [this.#ends[a]!, this.#ends[b]!]
    while (i < endA && j < endB && this.#units[i] === this.#units[j]) {
      i++
      j++
    }
    return i < endA && j < endB ? this.#units[i]! - this.#units[j]! : endA - i - (endB - j)
  }

  #startOf(id: number): number {
    return id === 0 ? 0 : this.#ends[id - 1]!
  }
}

function hashUnit(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, 0x01000193)
}

/**
 * 1 to 37, ascending with the unit: digits and letters are distinct; other units share a number
 * with a neighbour.
 */
function unitClass(unit: number): number {
  if (unit <= 0x39) return Math.max(1, unit - 0x2f)
  if (unit < 0x61) return 10
  return Math.min(unit - 0x56, 37)
}

function grown<T extends Uint16Array | Uint32Array | Int32Array>(old: T, fresh: T): T {
  fresh.set(old)
  return fresh
}
