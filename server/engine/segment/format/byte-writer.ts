/** A byte buffer that grows; the encoders of this folder append to it. */
export class ByteWriter {
  #bytes = new Uint8Array(256)
  #length = 0

  get length(): number {
    return this.#length
  }

  byte(value: number): void {
    if (this.#length === this.#bytes.length) this.#grow(1)
    this.#bytes[this.#length++] = value
  }

  /** Seven bits a byte, lowest first; the high bit means that more follow. Up to 2^53. */
  varint(value: number): void {
    let rest = value
    while (rest > 0x7f) {
      this.byte((rest % 0x80) | 0x80)
      rest = Math.floor(rest / 0x80)
    }
    this.byte(rest)
  }

  uint16(value: number): void {
    this.byte(value & 0xff)
    this.byte(value >>> 8)
  }

  append(source: Uint8Array, from = 0, to = source.length): void {
    const count = to - from
    if (this.#length + count > this.#bytes.length) this.#grow(count)
    const bytes = this.#bytes
    const at = this.#length
    // Most appends are a few bytes, for which `set` costs more than a loop.
    if (count < 32) for (let i = 0; i < count; i++) bytes[at + i] = source[from + i]!
    else bytes.set(source.subarray(from, to), at)
    this.#length = at + count
  }

  /** Appends the bytes `from` to `to` (not included) of another writer. */
  appendFrom(other: ByteWriter, from = 0, to = other.#length): void {
    this.append(other.#bytes, from, to)
  }

  clear(): void {
    this.#length = 0
  }

  /** The bytes written so far: a view, valid until the next write. */
  view(): Uint8Array {
    return this.#bytes.subarray(0, this.#length)
  }

  /** A copy of the bytes written so far. */
  copy(): Uint8Array {
    return this.#bytes.slice(0, this.#length)
  }

  #grow(count: number): void {
    const grown = new Uint8Array(Math.max(this.#bytes.length * 2, this.#length + count))
    grown.set(this.#bytes.subarray(0, this.#length))
    this.#bytes = grown
  }
}
