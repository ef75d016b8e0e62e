/** The number of code points before an offset in UTF-16 units; offsets must ascend. */
export function pointCounter(text: string): (offset: number) => number {
  let points = 0
  let at = 0
  return (offset) => {
    points += Array.from(text.slice(at, offset)).length
    at = offset
    return points
  }
}
