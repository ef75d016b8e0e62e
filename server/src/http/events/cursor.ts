/** A position in the order of commits. It is opaque, so that its form can change one day. */
export function writeCursor(seq: number): string {
  return Buffer.from(`1.${seq}`).toString('base64url')
}

/** Null: this service did not issue it. */
export function readCursor(text: string): number | null {
  const seq = /^1\.(\d{1,15})$/.exec(Buffer.from(text, 'base64url').toString('latin1'))?.[1]
  return seq === undefined || writeCursor(Number(seq)) !== text ? null : Number(seq)
}
