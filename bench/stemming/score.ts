import { type Lemma, type Lexicon, commonLemmas } from './lexicon.ts'

/** Two words of the editions. */
export interface Pair {
  words: string
  /** The number of acts with the rarer word: the most that a wrong judgement of the pair can cost. */
  weight: number
}

/** The difference between two forms of a lemma; `participle`: number or gender of a participle. */
export const INFLECTIONS = ['number', 'gender', 'participle', 'verb'] as const
type Inflection = (typeof INFLECTIONS)[number]
type GoldPair = Pair & { a: string; b: string; inflection: Inflection }

export interface Score {
  /** Forms of one lemma: every pair, and those with different stems. */
  under: Record<Inflection, { missed: Pair[]; all: Pair[] }>
  /** Pairs of words in the lexicon with the same stem. */
  merged: Pair[]
  /** Merged pairs without a common lemma. */
  over: Pair[]
  /** Merged pairs that meet only as verb forms, though one is also a noun: casa, casado. */
  homographs: Pair[]
  /** Pairs with the same stem and a word that no dictionary has: mostly names and acronyms. */
  unknown: Pair[]
}

const PARTICIPLE = /[ai]d[oa]s?$/
const FEMININE = /as?$/

/** Every pair of words that are forms of one lemma. */
export function goldPairs(lexicon: Lexicon, acts: Map<string, number>): GoldPair[] {
  const forms = Map.groupBy(
    [...lexicon].flatMap(([word, lemmas]) => lemmas.map(({ id }) => ({ word, id }))),
    ({ id }) => id,
  )
  const pairs = new Map<string, GoldPair>()
  for (const group of forms.values())
    for (const [a, b] of pairsOf(group.map(({ word }) => word))) {
      const pair = weigh(a, b, acts)
      if (pairs.has(pair.words)) continue
      const inflection = inflectionOf(a, b, commonLemmas(lexicon, a, b))
      pairs.set(pair.words, { ...pair, a, b, inflection })
    }
  return [...pairs.values()]
}

/** Judges a stemmer on every pair of words: `stems` holds the stem of each. */
export function scoreStems(
  stems: Map<string, string>,
  lexicon: Lexicon,
  gold: GoldPair[],
  acts: Map<string, number>,
): Score {
  const judge = (inflection: Inflection) => {
    const all = gold.filter((pair) => pair.inflection === inflection)
    return { all, missed: all.filter(({ a, b }) => stems.get(a) !== stems.get(b)) }
  }
  const score: Score = {
    under: {
      number: judge('number'),
      gender: judge('gender'),
      participle: judge('participle'),
      verb: judge('verb'),
    },
    merged: [],
    over: [],
    homographs: [],
    unknown: [],
  }
  for (const group of Map.groupBy(stems.keys(), (word) => stems.get(word)!).values())
    for (const [a, b] of pairsOf(group)) {
      const pair = weigh(a, b, acts)
      if (!lexicon.has(a) || !lexicon.has(b)) {
        score.unknown.push(pair)
        continue
      }
      score.merged.push(pair)
      const common = commonLemmas(lexicon, a, b)
      if (common.length === 0) score.over.push(pair)
      else if (isHomograph(lexicon, a, b, common)) score.homographs.push(pair)
    }
  return score
}

function inflectionOf(a: string, b: string, common: Lemma[]): Inflection {
  if (common.some(({ kind }) => kind !== 'verb'))
    return FEMININE.test(a) === FEMININE.test(b) ? 'number' : 'gender'
  return PARTICIPLE.test(a) && PARTICIPLE.test(b) ? 'participle' : 'verb'
}

function isHomograph(lexicon: Lexicon, a: string, b: string, common: Lemma[]): boolean {
  if (PARTICIPLE.test(a) && PARTICIPLE.test(b)) return false
  const isNoun = (word: string) =>
    !PARTICIPLE.test(word) &&
    lexicon.get(word)!.some(({ id, kind }) => id.startsWith('apertium') && kind === 'noun')
  return common.every(({ kind }) => kind === 'verb') && (isNoun(a) || isNoun(b))
}

function weigh(a: string, b: string, acts: Map<string, number>): Pair {
  const words = a < b ? `${a} ${b}` : `${b} ${a}`
  return { words, weight: Math.min(acts.get(a) ?? 0, acts.get(b) ?? 0) }
}

function* pairsOf(words: string[]): Generator<[string, string]> {
  for (const [i, a] of words.entries()) for (const b of words.slice(i + 1)) yield [a, b]
}
