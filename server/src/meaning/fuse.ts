/** Lessens what a first place counts more than a tenth; the figure that is in common use. */
const DAMPING = 60

/**
 * Two lists as one, each best first, by reciprocal ranks: what both have comes first, and no scores are
 * compared that measure different things.
 */
export function fuse<T>(a: readonly T[], b: readonly T[]): T[] {
  const scores = new Map<T, number>()
  for (const list of [a, b])
    for (const [rank, one] of list.entries())
      scores.set(one, (scores.get(one) ?? 0) + 1 / (DAMPING + rank))
  // Sorting is stable: of equal ones, those of the first list come first.
  return [...scores].sort(([, x], [, y]) => y - x).map(([one]) => one)
}
