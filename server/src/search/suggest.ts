import type { Budget } from './port/budget.ts'
import { slug } from './analysis.ts'

/** Names that share fewer trigrams are not suggested for each other. */
const LEAST_LIKENESS = 0.25

/** The existing values most similar to `value`, best first: what the user may have meant. */
export function nearest(
  value: string,
  existing: Iterable<string>,
  budget: Budget,
  limit = 10,
): string[] {
  const wanted = trigrams(value)
  // Longer names have too many trigrams of their own, and most names are long.
  const longest = (2 / LEAST_LIKENESS) * wanted.size
  const scored: { name: string; likeness: number }[] = []
  for (const name of existing) {
    if (name.length > longest) continue
    budget.take(2 * name.length)
    const likeness = dice(wanted, trigrams(name))
    if (likeness >= LEAST_LIKENESS) scored.push({ name, likeness })
  }
  return scored
    .sort((a, b) => b.likeness - a.likeness || a.name.localeCompare(b.name))
    .slice(0, limit)
    .map(({ name }) => name)
}

function trigrams(text: string): Set<string> {
  const padded = `_${slug(text)}_`
  const grams = new Set<string>()
  for (let i = 0; i + 3 <= padded.length; i++) grams.add(padded.slice(i, i + 3))
  return grams
}

function dice(a: Set<string>, b: Set<string>): number {
  return (2 * a.intersection(b).size) / (a.size + b.size || 1)
}
