/** The number of code points before an offset in UTF-16 units of a text without halves; offsets must ascend. */
export function pointCounter(text: string): (offset: number) => number {
  let points = 0
  let at = 0
  return (offset) => {
    for (; at < offset; at++) if (!isSecondHalf(text.charCodeAt(at))) points++
    return points
  }
}

function isSecondHalf(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff
}
