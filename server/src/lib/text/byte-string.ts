declare const utf8: unique symbol

/**
 * A text's UTF-8 as a string of one character per byte. A single dash or quotation mark makes V8
 * store a text with two bytes per character, and encoding that is twenty times slower than copying
 * this. Unlike a buffer, it lies in V8's own heap, where short-lived values are cheap.
 */
export type ByteString = string & { readonly [utf8]: true }

export function byteString(text: string): ByteString {
  return Buffer.from(text).toString('latin1') as ByteString
}

/** @param bytes UTF-8 */
export function byteStringOf(bytes: Uint8Array): ByteString {
  const { buffer, byteOffset, byteLength } = bytes
  return Buffer.from(buffer, byteOffset, byteLength).toString('latin1') as ByteString
}

export function joined(...parts: ByteString[]): ByteString {
  return parts.join('') as ByteString
}

/** Writes it into a buffer, which must have room for its length; returns the bytes. */
export function writeTo(buffer: Buffer, bytes: ByteString): Buffer {
  return buffer.subarray(0, buffer.write(bytes, 'latin1'))
}
