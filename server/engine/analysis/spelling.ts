import type { Budget } from '../port/budget.ts'

/** No Portuguese word is longer, and each further letter costs 53 look-ups in every segment. */
const LONGEST = 30
/** For each place in a word: making its 53 variants, and keeping them. */
const STEPS_A_PLACE = 100
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** Letters that people confuse, by sound or as neighbours on the keyboard. */
const ALIKE = 'sc sz sx cz cx zx gj mn ei ou lu vb qk qc kc xh td rt op as ew'.split(' ')
const likeness = new Set(ALIKE.flatMap((pair) => [pair, pair.slice(1) + pair.slice(0, 1)]))

/** How much more likely each slip is than a wrong letter, as powers of e. */
const SLIPS = { swapped: 2, doubled: 2, alike: 1.5, missing: 1, extra: 1, other: 0 }
/** People seldom get the first letter wrong. */
const FIRST_LETTER = -2

/**
 * The words that differ from a folded word by a missing, extra, wrong or swapped letter, each with
 * the likelihood of that slip, as a power of e. Empty for words that are too long or contain
 * anything but letters.
 */
export function variantsOf(word: string, budget: Budget): Map<string, number> {
  const variants = new Map<string, number>()
  if (word.length > LONGEST || !/^[a-z]{3,}$/.test(word)) return variants
  for (let at = 0; at <= word.length; at++) {
    budget.take(word.length + STEPS_A_PLACE)
    const [head, tail] = [word.slice(0, at), word.slice(at)]
    const first = at === 0 ? FIRST_LETTER : 0
    const [here = '', next = ''] = tail
    if (next !== '') add(head + next + here + tail.slice(2), SLIPS.swapped + first)
    if (here !== '')
      add(head + tail.slice(1), (here === word[at - 1] ? SLIPS.doubled : SLIPS.extra) + first)
    for (const letter of LETTERS) {
      const isDoubled = letter === word[at - 1] || letter === here
      add(head + letter + tail, (isDoubled ? SLIPS.doubled : SLIPS.missing) + first)
      const slip = likeness.has(here + letter) ? SLIPS.alike : SLIPS.other
      if (here !== '') add(head + letter + tail.slice(1), slip + first)
    }
  }
  variants.delete(word)
  return variants

  function add(variant: string, likely: number): void {
    variants.set(variant, Math.max(likely, variants.get(variant) ?? -Infinity))
  }
}
