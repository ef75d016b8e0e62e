/** The most bytes that a number holds exactly. */
const HEAD_BYTES = 6

/**
 * The bytes of a term, in a buffer that is reused from term to term: UTF-8 of each UTF-16 code unit, so
 * that bytes sort as JavaScript's strings do.
 */
export class Term {
  bytes = new Uint8Array(64)
  length = 0

  static of(text: string): Term {
    const term = new Term()
    term.set(text)
    return term
  }

  set(text: string): void {
    this.length = 0
    for (let i = 0; i < text.length; i++) this.addUnit(text.charCodeAt(i))
  }

  /** Appends a UTF-16 code unit. */
  addUnit(unit: number): void {
    if (this.length + 3 > this.bytes.length) this.reserve(this.length + 3)
    if (unit < 0x80) this.bytes[this.length++] = unit
    else {
      if (unit < 0x800) this.bytes[this.length++] = 0xc0 | (unit >>> 6)
      else {
        this.bytes[this.length++] = 0xe0 | (unit >>> 12)
        this.bytes[this.length++] = 0x80 | ((unit >>> 6) & 0x3f)
      }
      this.bytes[this.length++] = 0x80 | (unit & 0x3f)
    }
  }

  /** Keeps the first `kept` bytes and appends `bytes[from]` to `bytes[to - 1]`. */
  replaceEnd(kept: number, bytes: Uint8Array, from: number, to: number): void {
    const length = kept + to - from
    this.reserve(length)
    for (let i = from; i < to; i++) this.bytes[kept + i - from] = bytes[i]!
    this.length = length
  }

  copy(other: Term): void {
    this.replaceEnd(0, other.bytes, 0, other.length)
  }

  /** Byte by byte; a proper prefix comes first. */
  compare(other: Term): number {
    const shared = this.sharedWith(other)
    if (shared === this.length || shared === other.length) return this.length - other.length
    return this.bytes[shared]! - other.bytes[shared]!
  }

  /** The first bytes as a number; terms with different heads sort as their heads. */
  head(): number {
    let head = 0
    for (let i = 0; i < HEAD_BYTES; i++) head = head * 256 + (i < this.length ? this.bytes[i]! : 0)
    return head
  }

  startsWith(prefix: Term): boolean {
    return this.sharedWith(prefix) === prefix.length
  }

  /** The length of the common prefix. */
  sharedWith(other: Term): number {
    const a = this.bytes
    const b = other.bytes
    const limit = Math.min(this.length, other.length)
    let shared = 0
    while (shared < limit && a[shared] === b[shared]) shared++
    return shared
  }

  /** Reserves room for `length` bytes. */
  reserve(length: number): void {
    if (length <= this.bytes.length) return
    const grown = new Uint8Array(length * 2)
    grown.set(this.bytes)
    this.bytes = grown
  }

  toBytes(): Uint8Array {
    return this.bytes.slice(0, this.length)
  }

  /** The text. Invalid bytes give some other text, never an error. */
  toString(): string {
    const { bytes, length } = this
    let text = ''
    for (let i = 0; i < length; i++) {
      const first = bytes[i]!
      if (first < 0x80) text += String.fromCharCode(first)
      else if (first < 0xe0)
        text += String.fromCharCode(((first & 0x1f) << 6) | (bytes[++i]! & 0x3f))
      else {
        const middle = bytes[++i]! & 0x3f
        text += String.fromCharCode(((first & 0x0f) << 12) | (middle << 6) | (bytes[++i]! & 0x3f))
      }
    }
    return text
  }
}
