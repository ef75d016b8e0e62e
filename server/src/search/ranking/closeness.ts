/** How near each other two words stand at best in one text, by how many places apart the second one stands. */
const NEARNESS = [0, 1, 0.9, 0.7, 0.5, 0.4, 0.35, 0.3, 0.3]
/** Up to here words are of one sentence. */
const REACH = 30
const IN_REACH = 0.2
/** The second before the first. */
const REVERSED = 0.6
/** Before the word by which a signer begins to decide: there stands who signs, and why. */
const IN_PREAMBLE = 0.25

/**
 * From 0, nowhere near, to 1, next to each other and in order.
 *
 * @param first Where the first word stands, ascending; likewise `second`.
 * @param preamble What stands before this place counts little.
 * @param nearness Of two words at most {@link REACH} apart.
 */
export function closeness(
  first: readonly number[],
  second: readonly number[],
  preamble: number,
  nearness: Nearness,
): number {
  let best = 0
  let from = 0
  for (const place of first) {
    while (from < second.length && second[from]! < place - REACH) from++
    for (let i = from; i < second.length && second[i]! <= place + REACH; i++) {
      const near = nearness(second[i]! - place) // i < second.length
      const weighed = place < preamble ? near * IN_PREAMBLE : near
      if (weighed > best) best = weighed
    }
  }
  return best
}

/** How near two words stand, from 0 to 1, given by how many places the second one follows the first. */
export type Nearness = (distance: number) => number

export const ofNeighbours: Nearness = (distance) => {
  const near = NEARNESS[Math.abs(distance)] ?? IN_REACH
  return distance < 0 ? near * REVERSED : near
}

/** Behind a deed stand a name, a register and `para exercer o cargo de` before what is meant. */
const BEHIND_DEED = 0.8
const BEFORE_DEED = 0.1

/** Of a deed, as `nomear`, and what it is done with, as an office. */
export const ofDeed: Nearness = (distance) => (distance > 0 ? BEHIND_DEED : BEFORE_DEED)
