/** A place in the order of commits; opaque, so that it can become something else one day. */
export function writeCursor(seq: number): string {
  return Buffer.from(`1.${seq}`).toString('base64url')
}

/** Null: it is none of ours. */
export function readCursor(text: string): number | null {
  const seq = /^1\.(\d{1,15})$/.exec(Buffer.from(text, 'base64url').toString('latin1'))?.[1]
  return seq === undefined || writeCursor(Number(seq)) !== text ? null : Number(seq)
}
