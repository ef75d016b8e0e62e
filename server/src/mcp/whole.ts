/**
 * The characters of JSON that a list in an answer may have: with the same as text, some 8,000 tokens, so that a
 * conversation has room for a dozen.
 */
const ROOM = 12_000

/** The first items that have room together, each whole; at least one, if there is any. */
export function wholeOnes<Item>(items: readonly Item[], room = ROOM): Item[] {
  let left = room
  const fitting = items.findIndex((item) => (left -= JSON.stringify(item).length) < 0)
  return items.slice(0, fitting < 0 ? items.length : Math.max(1, fitting))
}

/** A piece of a text, from one code point to before another; `next` is null at its end. */
export interface TextPiece {
  text: string
  from: number
  to: number
  total: number
  next: number | null
}

/** A piece that ends with a line or a word, unless that would make it less than half as long. */
export function pieceOf(text: string, from: number, most: number): TextPiece {
  const points = Array.from(text)
  const start = Math.min(from, points.length)
  const rest = points.slice(start, start + most)
  const isEnd = start + rest.length >= points.length
  const to = start + (isEnd ? rest.length : lengthOf(rest))
  return {
    text: points.slice(start, to).join(''),
    from: start,
    to,
    total: points.length,
    next: to < points.length ? to : null,
  }
}

function lengthOf(points: string[]): number {
  const half = points.length / 2
  const line = points.lastIndexOf('\n') + 1
  if (line > half) return line
  const word = points.lastIndexOf(' ') + 1
  return word > half ? word : points.length
}
