import { seededRandom } from '../../server/test/_editions.ts'

/** How often acts are drawn again. */
const DRAWS = 1_000

/**
 * A share with its 95 % interval by bootstrap: `0.97 (0.93–0.99)`. Acts are drawn, because the rows of one act are
 * not independent. @param part what one act adds to the share's numerator and denominator
 */
export function interval<T>(acts: readonly T[], part: (act: T) => [number, number]): string {
  const parts = acts.map(part)
  const share = shareOf(parts)
  if (Number.isNaN(share)) return '–'
  const random = seededRandom(1)
  const drawn = Array.from({ length: DRAWS }, () =>
    shareOf(parts.map(() => parts[Math.floor(random() * parts.length)]!)),
  )
    .filter((each) => !Number.isNaN(each))
    .toSorted((a, b) => a - b)
  const [low, high] = [0.025, 0.975].map((at) => drawn[Math.floor(at * drawn.length)]!)
  return `${share.toFixed(2)} (${low!.toFixed(2)}–${high!.toFixed(2)})`
}

function shareOf(parts: [number, number][]): number {
  const [of, all] = parts.reduce(([a, b], [c, d]) => [a + c, b + d], [0, 0])
  return all === 0 ? Number.NaN : of / all
}
