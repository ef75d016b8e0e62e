/** Reads the output of a ByteWriter; never past the end of its bytes. */
export class ByteReader {
  readonly bytes: Uint8Array
  at: number

  constructor(bytes: Uint8Array, at = 0) {
    this.bytes = bytes
    this.at = at
  }

  get done(): boolean {
    return this.at >= this.bytes.length
  }

  /** @throws RangeError at the end of the bytes. */
  byte(): number {
    const value = this.bytes[this.at++]
    if (value === undefined) throw new RangeError('bytes end too early')
    return value
  }

  uint16(): number {
    return this.byte() | (this.byte() << 8)
  }

  varint(): number {
    let byte = this.byte()
    if (byte < 0x80) return byte
    let value = byte & 0x7f
    for (let scale = 0x80; byte >= 0x80; scale *= 0x80) {
      byte = this.byte()
      value += (byte & 0x7f) * scale
    }
    if (value > Number.MAX_SAFE_INTEGER) throw new RangeError('number too large')
    return value
  }

  /** The next `length` bytes, as a view. */
  take(length: number): Uint8Array {
    const from = this.skip(length)
    return this.bytes.subarray(from, this.at)
  }

  /** Skips `length` bytes; returns where they begin. */
  skip(length: number): number {
    const from = this.at
    this.at += length
    if (this.at > this.bytes.length) throw new RangeError('bytes end too early')
    return from
  }
}

/** Bytes as 16-bit numbers; copied if they do not start at an even address. */
export function asUint16(bytes: Uint8Array): Uint16Array {
  if (bytes.length % 2 !== 0) throw new RangeError('not a whole number of 16-bit values')
  const aligned = bytes.byteOffset % 2 === 0 ? bytes : bytes.slice()
  return new Uint16Array(aligned.buffer, aligned.byteOffset, aligned.length / 2)
}

/** Bytes as 32-bit numbers; copied if they are not aligned. */
export function asUint32(bytes: Uint8Array): Uint32Array {
  if (bytes.length % 4 !== 0) throw new RangeError('not a whole number of 32-bit values')
  const aligned = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice()
  return new Uint32Array(aligned.buffer, aligned.byteOffset, aligned.length / 4)
}

/** Bytes as 64-bit floating point numbers; copied if they are not aligned. */
export function asFloat64(bytes: Uint8Array): Float64Array {
  if (bytes.length % 8 !== 0) throw new RangeError('not a whole number of 64-bit values')
  const aligned = bytes.byteOffset % 8 === 0 ? bytes : bytes.slice()
  return new Float64Array(aligned.buffer, aligned.byteOffset, aligned.length / 8)
}

/** The bytes of a typed array, as a view. */
export function bytesOf(array: Uint16Array | Uint32Array | Float64Array): Uint8Array {
  return new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
}
