/** How near two words come to each other at best in one text, by the distance of the second one. */
const NEARNESS = [0, 1, 0.9, 0.7, 0.5, 0.4, 0.35, 0.3, 0.3]
/** Up to this distance words are likely in one sentence. */
const REACH = 30
const IN_REACH = 0.2
/** If the second word comes before the first. */
const REVERSED = 0.6
/**
 * Before the word by which a signer begins to decide: that part names the signer and the reasons.
 */
const IN_PREAMBLE = 0.25

/**
 * From 0, nowhere near, to 1, next to each other and in order.
 *
 * @param first The positions of the first word, ascending; likewise `second`.
 * @param preamble Positions before this one count little.
 * @param nearness For two words at most {@link REACH} apart.
 */
export function closeness(
  first: readonly number[],
  second: readonly number[],
  preamble: number,
  nearness: NearnessByDistance,
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

/** How near two words are, from 0 to 1, by the distance of the second one. */
export type NearnessByDistance = (distance: number) => number

export const ofNeighbours: NearnessByDistance = (distance) => {
  const near = NEARNESS[Math.abs(distance)] ?? IN_REACH
  return distance < 0 ? near * REVERSED : near
}

/** After a deed come a name, a register and `para exercer o cargo de` before its object. */
const BEHIND_DEED = 0.8
const BEFORE_DEED = 0.1

/** For a deed, such as `nomear`, and its object, such as an office. */
export const ofDeed: NearnessByDistance = (distance) => (distance > 0 ? BEHIND_DEED : BEFORE_DEED)
