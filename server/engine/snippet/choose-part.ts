import type { Token } from '../analysis/analysis.ts'
import type { Hit } from './find-hits.ts'

/** The share of the snippet's length before the first hit. */
const LEAD = 0.25

/** The hits that fit in `length` characters and show the most items; the first such window. */
export function bestWindow(tokens: Token[], hits: Hit[], length: number): Hit[] {
  const counts = new Map<number, number>()
  let best: Hit[] = []
  let most = 0
  let from = 0
  for (const [to, hit] of hits.entries()) {
    counts.set(hit.sought, (counts.get(hit.sought) ?? 0) + 1)
    // Hits are in order and those of one query are short, so the last one ends the window.
    while (from < to && endOf(tokens, hit) - startOf(tokens, hits[from]!) > length) {
      const { sought } = hits[from++]! // from < to
      const left = counts.get(sought)! - 1 // counted when it was added
      if (left === 0) counts.delete(sought)
      else counts.set(sought, left)
    }
    if (counts.size <= most) continue
    most = counts.size
    best = hits.slice(from, to + 1)
  }
  return best
}

export const startOf = (tokens: Token[], hit: Hit) => tokens[hit.first]!.start // hits refer to these tokens
export const endOf = (tokens: Token[], hit: Hit) => tokens[hit.last]!.end

/** The part of the text to show, from the beginning of one token to the end of another. */
export function cut(
  text: string,
  tokens: Token[],
  window: Hit[],
  length: number,
): { start: number; end: number } {
  const [first] = window
  const from = first ? startOf(tokens, first) : 0
  const to = Math.max(from, ...window.map((hit) => endOf(tokens, hit)))
  const lead = Math.max(0, Math.min(length * LEAD, (length - (to - from)) / 2))
  const wanted = text.length <= length ? 0 : Math.min(from - lead, text.length - length)
  const start = tokens.find((token) => token.start >= wanted)?.start ?? 0
  const begin = wanted <= 0 ? 0 : Math.min(start, from)
  if (text.length - begin <= length) return { start: begin, end: text.length }
  const last = tokens.findLast((token) => token.end <= begin + length && token.end > begin)
  return { start: begin, end: last ? last.end : begin + length }
}
