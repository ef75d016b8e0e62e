import { ORDINAL_A, ORDINAL_O, SEPARATOR, WIDE, foldCodePoint, foldCodeUnit } from './fold.ts'

/**
 * The words of a text: runs of letters and digits, folded. The lists of places are as long as it takes or longer, and
 * valid until the next text is read.
 */
export interface FoldedWords {
  /** Separated by spaces. */
  joined: string
  count: number
  /** Where each begins and ends in the text, in UTF-16 units. */
  starts: Int32Array
  ends: Int32Array
  /** Where each ends in `joined`. */
  joinedEnds: Int32Array
}

/** Reads the words of a text, as analysis.ts says. */
export function readWords(text: string): FoldedWords {
  return text.length > LONG ? new WordReader().read(text) : reader.read(text)
}

/** The memory that such a text takes is not kept. */
const LONG = 1 << 18

const SPACE = 0x20
const DOT = 0x2e
const LETTER_A = 0x61
const LETTER_O = 0x6f
const MOST_BYTE = 0xff
/** Units that a call takes as arguments. */
const AT_ONCE = 4_096

const THOUSANDS = /\d{1,3}(?:\.\d{3})+(?!\.?\d)/y
/** The first group of a number has no more digits. */
const GROUP = 3

/**
 * Writes folded characters into one piece of memory, of which a single string is made: a string for each word, and their
 * joining, would be two thirds of the cost. Most texts need a byte for each character.
 */
class WordReader {
  #text = ''
  /** What was written; from the first character on that takes two bytes, all of it in `units`. */
  #bytes = Buffer.alloc(1 << 14)
  #units = new Uint16Array()
  #isWide = false
  #length = 0
  #starts = new Int32Array(1 << 10)
  #ends = new Int32Array(this.#starts.length)
  #joinedEnds = new Int32Array(this.#starts.length)

  read(text: string): FoldedWords {
    this.#text = text
    this.#length = 0
    this.#isWide = false
    // A word and the space before it take two characters or more for each one that they were read from.
    this.#makeRoom(2 * text.length)
    let count = 0
    for (let at = 0; at < text.length;) {
      const end = this.#length
      if (count > 0) this.#put(SPACE)
      const from = this.#length
      const start = at
      at = this.#readRun(start)
      if (this.#length === from) {
        this.#length = end
        at++
        continue
      }
      if (at - start <= GROUP && this.#isGroup(from)) at = this.#readThousands(start, at, from)
      if (count === this.#starts.length) this.#growPlaces()
      this.#starts[count] = start
      this.#ends[count] = at
      this.#joinedEnds[count++] = this.#length
    }
    this.#text = ''
    return {
      joined: this.#joined(),
      count,
      starts: this.#starts,
      ends: this.#ends,
      joinedEnds: this.#joinedEnds,
    }
  }

  #joined(): string {
    if (!this.#isWide) return this.#bytes.toString('latin1', 0, this.#length)
    let joined = ''
    for (let from = 0; from < this.#length; from += AT_ONCE)
      joined += String.fromCharCode(
        ...this.#units.subarray(from, Math.min(from + AT_ONCE, this.#length)),
      )
    return joined
  }

  /** Writes the run of letters and digits at `start`, if there is one; returns where it ends. */
  #readRun(start: number): number {
    const text = this.#text
    const from = this.#length
    for (let at = this.#readPlain(start); at < text.length; at = this.#readPlain(at)) {
      const folded = foldCodeUnit(text.charCodeAt(at))
      if (folded > ORDINAL_A) {
        this.#put(folded)
        at++
        continue
      }
      if (folded >= ORDINAL_O) {
        this.#put(ordinalLetter(folded))
        return at + 1
      }
      if (folded === SEPARATOR) return at
      const codePoint = text.codePointAt(at)! // in range: at < text.length
      const wide = folded === WIDE ? foldCodePoint(codePoint) : ''
      if (wide === null || (wide === '' && this.#length === from)) return at
      this.#putAll(wide, text.length - at)
      at += codePoint > 0xffff ? 2 : 1
    }
    return text.length
  }

  /** Writes the letters and digits from `at` on that are one byte each: nearly all. Returns where they end. */
  #readPlain(at: number): number {
    if (this.#isWide) return at
    const text = this.#text
    const bytes = this.#bytes
    let length = this.#length
    for (; at < text.length; at++) {
      const folded = foldCodeUnit(text.charCodeAt(at))
      if (folded <= ORDINAL_A || folded > MOST_BYTE) break
      bytes[length++] = folded
    }
    this.#length = length
    return at
  }

  /** Whether what was written from there on is a short number. */
  #isGroup(from: number): boolean {
    if (this.#length - from > GROUP) return false
    const written = this.#isWide ? this.#units : this.#bytes
    for (let i = from; i < this.#length; i++) if (!isDigit(written[i]!)) return false
    return true
  }

  /**
   * Writes `1.326` instead of its first group, which was written from `from` on; leaves the group alone when digits and
   * dots form no thousands. Returns where the number ends.
   */
  #readThousands(start: number, end: number, from: number): number {
    const text = this.#text
    if (text.charCodeAt(end) !== DOT) return end
    if (text.charCodeAt(start - 1) === DOT && isDigit(text.charCodeAt(start - 2))) return end
    THOUSANDS.lastIndex = start
    if (!THOUSANDS.test(text)) return end
    const behind = THOUSANDS.lastIndex
    const next = behind < text.length ? foldCodeUnit(text.charCodeAt(behind)) : SEPARATOR
    if (next > ORDINAL_A) return end
    this.#length = from
    for (let at = start; at < behind; at++) {
      const unit = text.charCodeAt(at)
      if (unit !== DOT) this.#put(unit)
    }
    if (next < ORDINAL_O) return behind
    this.#put(ordinalLetter(next))
    return behind + 1
  }

  #put(unit: number): void {
    if (unit > MOST_BYTE && !this.#isWide) this.#widen()
    if (this.#isWide) this.#units[this.#length++] = unit
    else this.#bytes[this.#length++] = unit
  }

  #widen(): void {
    if (this.#units.length < this.#bytes.length) this.#units = new Uint16Array(this.#bytes.length)
    this.#units.set(this.#bytes.subarray(0, this.#length))
    this.#isWide = true
  }

  /** Writes what a character becomes, which may be longer, and makes room for as many more characters of the text. */
  #putAll(units: string, left: number): void {
    this.#makeRoom(this.#length + units.length + 2 * left)
    for (let i = 0; i < units.length; i++) this.#put(units.charCodeAt(i))
  }

  #makeRoom(length: number): void {
    if (length <= this.#bytes.length) return
    const room = Math.max(length, 2 * this.#bytes.length)
    const bytes = Buffer.alloc(room)
    bytes.set(this.#bytes)
    this.#bytes = bytes
    if (this.#isWide) this.#units = grown(this.#units, new Uint16Array(room))
  }

  #growPlaces(): void {
    const length = 2 * this.#starts.length
    this.#starts = grown(this.#starts, new Int32Array(length))
    this.#ends = grown(this.#ends, new Int32Array(length))
    this.#joinedEnds = grown(this.#joinedEnds, new Int32Array(length))
  }
}

/** Each thread has one. */
const reader = new WordReader()

function grown<T extends Uint16Array | Int32Array>(old: T, fresh: T): T {
  fresh.set(old)
  return fresh
}

const ordinalLetter = (folded: number) => (folded === ORDINAL_O ? LETTER_O : LETTER_A)

const isDigit = (unit: number) => unit >= 0x30 && unit <= 0x39
