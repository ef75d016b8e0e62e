/** A stream of pseudo-random numbers: the same seed gives the same stream on every machine. */
export interface Random {
  /** Uniform in [0, 1). */
  next(): number
  /** A whole number from 0 to `n` − 1. */
  below(n: number): number
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number
  chance(probability: number): boolean
  /** One of `items`, which must not be empty. */
  pick<T>(items: readonly T[]): T
}

/** Creates an independent stream for every distinct `seed` (the generator is sfc32). */
export function createRandom(seed: string): Random {
  let [a, b, c, counter] = hashSeed(seed)

  function next(): number {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return (sum >>> 0) / 0x1_0000_0000
  }

  const below = (n: number) => Math.floor(next() * n)

  // The first numbers of similar seeds are still similar; twelve rounds separate them.
  for (let round = 0; round < 12; round++) next()

  return {
    next,
    below,
    between: (low, high) => low + below(high - low + 1),
    chance: (probability) => next() < probability,
    pick: <T>(items: readonly T[]) => items[below(items.length)]!, // in range: not empty
  }
}

/** Four FNV-1a hashes of the seed, from different starting points. */
function hashSeed(seed: string): [number, number, number, number] {
  const hash = (start: number) => {
    let value = start
    for (let i = 0; i < seed.length; i++) {
      value = Math.imul(value ^ seed.charCodeAt(i), 0x01000193)
    }
    return value | 0
  }
  return [hash(0x811c9dc5), hash(0x9e3779b9), hash(0x243f6a88), 1]
}
