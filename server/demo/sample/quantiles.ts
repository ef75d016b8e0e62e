import type { Random } from './random.ts'

/**
 * Draws whole numbers from a distribution known by its quantiles: `[probability, value]`, ascending
 * from probability 0 to 1, values above 0. Between two quantiles the logarithm is uniform, as suits
 * text lengths.
 */
export function quantileSampler(
  quantiles: readonly (readonly number[])[],
): (random: Random) => number {
  const points = quantiles.map(([probability = 0, value = 1]) => ({
    probability,
    log: Math.log(value),
  }))
  return (random) => {
    const u = random.next()
    const upper = points.findIndex((point) => point.probability > u)
    const [from, to] = [points[upper - 1]!, points[upper]!] // u is in [0, 1), so both exist
    const share = (u - from.probability) / (to.probability - from.probability)
    return Math.round(Math.exp(from.log + share * (to.log - from.log)))
  }
}
