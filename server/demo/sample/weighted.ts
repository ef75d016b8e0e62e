import type { Random } from './random.ts'

/**
 * Draws indexes with probabilities proportional to `weights`, in constant time whatever their
 * number (Vose's alias method).
 */
export function weightedIndex(weights: readonly number[]): (random: Random) => number {
  const size = weights.length
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const share = Float64Array.from(weights, (weight) => (weight * size) / total)
  const alias = new Uint32Array(size)
  const small: number[] = []
  const large: number[] = []
  for (let i = 0; i < size; i++) (share[i]! < 1 ? small : large).push(i)
  while (small.length > 0 && large.length > 0) {
    const poor = small.pop()!
    const rich = large.at(-1)!
    alias[poor] = rich
    share[rich]! -= 1 - share[poor]!
    if (share[rich]! < 1) small.push(large.pop()!)
  }
  // The rest is full, except for rounding.
  for (const i of [...small, ...large]) share[i] = 1

  return (random) => {
    const i = random.below(size)
    return random.next() < share[i]! ? i : alias[i]! // both in range by construction
  }
}

/** Draws the keys of `weights` with probabilities proportional to their values. */
export function weightedKey(weights: Record<string, number>): (random: Random) => string {
  const keys = Object.keys(weights)
  const draw = weightedIndex(Object.values(weights))
  return (random) => keys[draw(random)]!
}
