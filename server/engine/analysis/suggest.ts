import type { Budget } from '../port/budget.ts'
import { slug } from './analysis.ts'

/** Names that share fewer trigrams are not suggested for each other. */
const LEAST_LIKENESS = 0.25

/** The names most similar to `value`, best first: what the user may have meant. */
export type Nearest = (value: string, budget: Budget, limit?: number) => string[]

/**
 * Finds similar names among these; of those that are one when folded, the first. A name is read once, however
 * many values are compared with it.
 */
export function nearestAmong(names: Iterable<string>): Nearest {
  const known = onceFolded([...names]).map((name) => ({ name, read: null as Float64Array | null }))
  return (value, budget, limit = 10) => {
    const wanted = trigrams(value)
    // Longer names have too many trigrams of their own, and most names are long.
    const longest = (2 / LEAST_LIKENESS) * wanted.length
    const scored: { name: string; likeness: number }[] = []
    for (const one of known) {
      const { name } = one
      if (name.length > longest) continue
      budget.take(one.read === null ? 2 * name.length : Math.ceil(name.length / 4))
      one.read ??= trigrams(name)
      const likeness = dice(wanted, one.read)
      if (likeness >= LEAST_LIKENESS) scored.push({ name, likeness })
    }
    return scored
      .sort((a, b) => b.likeness - a.likeness || a.name.localeCompare(b.name))
      .slice(0, limit)
      .map(({ name }) => name)
  }
}

/** Texts that differ at most by accents, capitals or punctuation: the first of each, where it stands. */
export function onceFolded(texts: string[]): string[] {
  const seen = new Set<string>()
  return texts.filter((text) => seen.size < seen.add(slug(text)).size)
}

/** The different trigrams of a text, in order, each as one number: thousands of strings are a lot of memory. */
function trigrams(text: string): Float64Array {
  const padded = `_${slug(text)}_`
  const all = new Float64Array(Math.max(0, padded.length - 2))
  for (let at = 0; at < all.length; at++)
    for (let i = at; i < at + 3; i++) all[at] = all[at]! * 2 ** 16 + padded.charCodeAt(i)
  all.sort()
  return all.filter((gram, at) => at === 0 || gram !== all[at - 1])
}

/** The share of trigrams that two texts have in common. */
function dice(a: Float64Array, b: Float64Array): number {
  let common = 0
  for (let i = 0, j = 0; i < a.length && j < b.length;) {
    const difference = a[i]! - b[j]!
    if (difference === 0) common++
    if (difference <= 0) i++
    if (difference >= 0) j++
  }
  return (2 * common) / (a.length + b.length || 1)
}
