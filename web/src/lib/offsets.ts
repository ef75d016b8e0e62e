/** Converts code points to string offsets; they must ascend. */
export function offsets(text: string): (point: number) => number {
  let points = 0
  let at = 0
  return (point) => {
    for (; points < point; points++) at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1
    return at
  }
}
