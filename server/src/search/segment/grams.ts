import type { FieldTerms } from './field-terms.ts'
import { gramTerm, wordTerm } from './terms.ts'

/** The longest run of words that is a gram. */
export const MOST_WORDS = 4
/** A run of words is common when one of this many acts has it… */
const COMMON = 8
/** …and kept when one of this many has it, and a few at least. */
const KEPT = 256
const FEWEST = 3

/**
 * A gram is a run of words in a text that has a term of its own, so that a phrase need not be looked for
 * word by word where that means to look at many acts, perhaps in vain:
 *
 *     "de de"      both words are common, so every second act is a candidate
 *     "ato de de"  a gram only if "ato de" and "de de" are common, too
 *
 * A segment keeps a run if both runs in it that are a word shorter are common. Which grams it has is no
 * promise: what a gram says is complete, but from its absence nothing follows.
 */
export interface Gram {
  term: string
  /** The act of each occurrence, ascending. */
  acts: number[]
}

export function isCommon(count: number, acts: number): boolean {
  return count * COMMON >= acts
}

/** @param margin How many times as often as need be. */
export function isKept(count: number, acts: number, margin = 1): boolean {
  return count >= FEWEST && count * KEPT >= acts * margin
}

/** The grams of a field of some acts, in the order of their terms. */
export function findGrams(text: FieldTerms, acts: number): Gram[] {
  const found: Gram[] = []
  let common = onlyCommon(singleWords(text), acts)
  for (let length = 2; length <= MOST_WORDS; length++) {
    const longer = lengthen(text, common, length)
    found.push(...collect(text, longer, length, acts))
    common = onlyCommon(longer, acts)
  }
  return found.sort((a, b) => (a.term < b.term ? -1 : 1))
}

/** All runs of one length that are looked at, numbered. */
interface Runs {
  /** By token: the run that begins there; −1: none. */
  at: Int32Array
  /** By run: how many acts have it, the last one of them, and a token where it begins. */
  counts: number[]
  lastActs: number[]
  tokens: number[]
}

function noRuns({ tokens }: FieldTerms): Runs {
  return { at: new Int32Array(tokens.length).fill(-1), counts: [], lastActs: [], tokens: [] }
}

function singleWords(text: FieldTerms): Runs {
  const runs = noRuns(text)
  for (const { act, place, from, to } of text.runs)
    if (place === null) for (let i = from; i < to; i++) note(runs, text.tokens[i]!, i, act)
  return runs
}

/** The runs whose words but the last, and but the first, are both among the shorter ones. */
function lengthen(text: FieldTerms, { at: shorter, counts }: Runs, length: number): Runs {
  const runs = noRuns(text)
  const ids = new Map<number, number>()
  for (const { act, place, from, to } of text.runs) {
    if (place !== null) continue
    for (let i = from; i + length <= to; i++) {
      if (shorter[i]! < 0 || shorter[i + 1]! < 0) continue
      const key = shorter[i]! * counts.length + shorter[i + 1]!
      let id = ids.get(key)
      if (id === undefined) ids.set(key, (id = ids.size))
      note(runs, id, i, act)
    }
  }
  return runs
}

function note(
  { at, counts, lastActs, tokens }: Runs,
  id: number,
  token: number,
  act: number,
): void {
  at[token] = id
  if (lastActs[id] === act) return
  lastActs[id] = act
  counts[id] = (counts[id] ?? 0) + 1
  tokens[id] = token
}

function onlyCommon({ at, counts, lastActs, tokens }: Runs, acts: number): Runs {
  const common: Runs = { at, counts: [], lastActs: [], tokens: [] }
  const idOf = new Int32Array(counts.length).fill(-1)
  for (const [id, count] of counts.entries())
    if (count !== undefined && isCommon(count, acts)) {
      idOf[id] = common.counts.push(count) - 1
      common.lastActs.push(lastActs[id]!)
      common.tokens.push(tokens[id]!)
    }
  for (let i = 0; i < at.length; i++) if (at[i]! >= 0) at[i] = idOf[at[i]!]!
  return common
}

function collect(
  text: FieldTerms,
  { at, counts, tokens }: Runs,
  length: number,
  acts: number,
): Gram[] {
  const grams = counts.map((count, id): Gram | null => {
    if (!isKept(count, acts)) return null
    const words = text.tokens.slice(tokens[id], tokens[id]! + length)
    return {
      term: gramTerm(words.map((word) => wordTerm(text.mark, text.words.text(word)))),
      acts: [],
    }
  })
  for (const { act, from, to } of text.runs)
    for (let i = from; i < to; i++) if (at[i]! >= 0) grams[at[i]!]?.acts.push(act)
  return grams.filter((gram) => gram !== null)
}
