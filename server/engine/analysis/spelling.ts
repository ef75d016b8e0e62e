import type { Budget } from '../port/budget.ts'

/** No Portuguese word is longer, and each further letter costs some 53 look-ups in every segment. */
const LONGEST = 30
/** For each place in a word: making its 53 to 56 variants, and keeping them. */
const STEPS_A_PLACE = 100
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** Letters that people confuse, by sound or as neighbours on the keyboard. */
const ALIKE = 'sc sz sx cz cx zx gj mn ei ou lu vb qk qc kc xh td rt op as ew'.split(' ')
const likeness = new Set(ALIKE.flatMap((pair) => [pair, pair.slice(1) + pair.slice(0, 1)]))

/** One sound, written with one letter or two. */
const SOUNDS = ['ss c', 'ss sc', 'ss xc', 'ch x', 'lh li', 'nh ni', 'qu k', 'ph f'].flatMap(
  (pair) => {
    const [one = '', other = ''] = pair.split(' ')
    return [
      { heard: one, meant: other },
      { heard: other, meant: one },
    ]
  },
)

/** How much more likely each slip is than a wrong letter, as powers of e. */
const SLIPS = { swapped: 2, doubled: 2, alike: 1.5, sound: 1.5, missing: 1, extra: 1, other: 0 }
/** People seldom get the first letter wrong. */
const FIRST_LETTER = -2

/**
 * The words that differ from a folded word by a missing, extra, wrong or swapped letter, or by one
 * sound (`redistribuissao`), each with the likelihood of that slip, as a power of e. Empty for words that are too long or contain
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
    for (const { heard, meant } of SOUNDS)
      if (tail.startsWith(heard)) add(head + meant + tail.slice(heard.length), SLIPS.sound + first)
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

/**
 * Whether `typed` is rather a slip for `meant`, a word one letter or sound away, than another word:
 * inside the word, where endings and names differ less, and no letter that nobody confuses with the
 * right one.
 */
export function isLikelySlip(typed: string, meant: string): boolean {
  const [wrong, right] = difference(typed, meant)
  const isOneForOne = wrong.length === 1 && right.length === 1
  const isInside = typed[0] === meant[0] && typed.at(-1) === meant.at(-1)
  return isInside && (!isOneForOne || likeness.has(wrong + right))
}

/** Whether one is the other with a letter more, less or exchanged, or with two neighbours exchanged. */
export function isOneLetterAway(a: string, b: string): boolean {
  const [own, other] = difference(a, b)
  if (own.length <= 1 && other.length <= 1) return true
  return own.length === 2 && other.length === 2 && own === other[1]! + other[0]!
}

/** What each has between the beginning and the end that both share. */
function difference(a: string, b: string): [own: string, other: string] {
  const shortest = Math.min(a.length, b.length)
  let start = 0
  while (start < shortest && a[start] === b[start]) start++
  let end = 0
  while (end < shortest - start && a.at(-1 - end) === b.at(-1 - end)) end++
  return [a.slice(start, a.length - end), b.slice(start, b.length - end)]
}
