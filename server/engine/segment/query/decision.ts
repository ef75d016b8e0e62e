/** What follows from a part that an act has or lacks: another choice, by its index, or one of these. */
type Step = number
export const ENOUGH: Step = -1
export const NEVER: Step = -2

/** Where it goes on with acts that have a part, and with those that lack it. */
interface Choice {
  part: number
  having: Step
  lacking: Step
}

/** How parts decide whether they have enough weight together. */
export interface Decision {
  /** Each leads only to those before it. */
  choices: Choice[]
  first: Step
}

/** Sums of weights take less time than more choices. */
const MOST_CHOICES = 64
/** So many sums of many parts are never equal. */
const MOST_LOOKED_AT = 1_024

/**
 * The choices by which parts have at least `least` weight together: few, because most sums decide the
 * same. Of three alike, two suffice:
 *
 *     a ─has─► b ─has─► enough
 *     │        └lacks─► c ─has─► enough
 *     └lacks─► b ─has─► c
 *              └lacks─► never
 *
 * Null if there are too many.
 *
 * @param weights The heaviest first.
 */
export function decisionBy(weights: number[], least: number): Decision | null {
  const left = weights.map((_, part) => weights.slice(part).reduce((sum, one) => sum + one, 0))
  const choices: Choice[] = []
  const known = new Map<string, Step>()
  const decided = new Map<string, Step>()
  const first = decide(0, least)
  return isTooLarge() ? null : { choices, first }

  function decide(part: number, need: number): Step {
    if (need <= 0) return ENOUGH
    if (need > (left[part] ?? 0) || isTooLarge()) return NEVER
    const key = `${part} ${need}`
    const step = decided.get(key) ?? choose(part, need)
    decided.set(key, step)
    return step
  }

  function choose(part: number, need: number): Step {
    const having = decide(part + 1, need - weights[part]!)
    const lacking = decide(part + 1, need)
    if (having === lacking) return having
    const key = `${part} ${having} ${lacking}`
    const step = known.get(key) ?? choices.push({ part, having, lacking }) - 1
    known.set(key, step)
    return step
  }

  function isTooLarge(): boolean {
    return choices.length > MOST_CHOICES || decided.size > MOST_LOOKED_AT
  }
}
