/**
 * The candidate, in lower case, that `word` most likely means: one that differs in a single letter, else
 * one that begins with it, else the one that differs in the fewest letters; null when none is close. For
 * short words such as names of parameters and settings; engine/analysis/suggest.ts compares longer ones.
 */
export function closestWord(word: string, candidates: readonly string[]): string | null {
  const typed = word.toLowerCase()
  let best: string | null = null
  let bestDistance = Math.max(2, Math.floor(word.length / 3)) + 1
  for (const candidate of candidates) {
    // So many letters differ at least: long names are not compared with short ones.
    if (Math.abs(typed.length - candidate.length) >= bestDistance) continue
    const distance = editDistance(typed, candidate)
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance]
  }
  if (bestDistance <= 1 || typed.length <= 1) return best
  return candidates.find((candidate) => candidate.startsWith(typed)) ?? best
}

/** Insertions, removals and replacements of one letter that turn `a` into `b` (Levenshtein). */
function editDistance(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const replaced = above[column - 1]! + (a[row - 1] === b[column - 1] ? 0 : 1)
      current.push(Math.min(replaced, above[column]! + 1, current[column - 1]! + 1))
    }
    above = current
  }
  return above[b.length]!
}
