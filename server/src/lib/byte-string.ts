declare const utf8: unique symbol

/**
 * A text's UTF-8, one character for each byte. One dash or quotation mark makes V8 keep a whole text in two bytes a
 * character, and encode it twenty times as slowly as it copies this; and unlike a buffer it lies in V8's own heap,
 * where much that is soon dead costs little.
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

/** Writes it where there is room for its length; gives the bytes. */
export function writeTo(buffer: Buffer, bytes: ByteString): Buffer {
  return buffer.subarray(0, buffer.write(bytes, 'latin1'))
}
