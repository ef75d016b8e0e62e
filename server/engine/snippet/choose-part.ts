import type { Token } from '../analysis/analysis.ts'
import type { Hit } from './find-hits.ts'

/** The share of the snippet's length before the first hit. */
const LEAD = 0.25

/**
 * The hits that fit in `length` characters and show the most items, each by its weight; the first such
 * window, or a narrower one within its reach: what is shown may be cut short at its end.
 */
export function bestWindow(
  tokens: Token[],
  hits: Hit[],
  length: number,
  weightOf: (sought: number) => number,
): Hit[] {
  const counts = new Map<number, number>()
  let best = { from: 0, to: -1, weight: 0, width: 0 }
  let weight = 0
  let from = 0
  for (const [to, hit] of hits.entries()) {
    const before = counts.get(hit.sought) ?? 0
    counts.set(hit.sought, before + 1)
    if (before === 0) weight += weightOf(hit.sought)
    // Hits are in order, and every one was the last when it came: the window holds it whole.
    while (from < to) {
      const { sought } = hits[from]! // from < to
      const left = counts.get(sought)! - 1 // counted when it was added
      const isWide = endOf(tokens, hit) - startOf(tokens, hits[from]!) > length
      if (left > 0 || isWide) counts.set(sought, left)
      else break
      if (left === 0) weight -= weightOf(sought)
      from++
    }
    const width = endOf(tokens, hit) - startOf(tokens, hits[from]!)
    const isNarrower = weight === best.weight && from <= best.to && width < best.width
    if (weight > best.weight || isNarrower) best = { from, to, weight, width }
  }
  return hits.slice(best.from, best.to + 1)
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
