import { createRandom } from '../../server/demo/sample/random.ts'
import { isStopWord } from '../../server/engine/analysis.ts'
import { type WordCounter, NO_WORD } from './word-counter.ts'

/** A word, phrase or value, and the number of acts that have it. */
export type CountedWord = [text: string, acts: number]

/** The shares of the archive for the classes of query words (48, 1,000 and 160,000 of 500,000). */
const CLASSES = {
  rare: { share: 0.000096, count: 200 },
  medium: { share: 0.002, count: 200 },
  common: { share: 0.32, count: 20 },
}
/** Shorter words are mostly abbreviations, which nobody searches alone. */
const SHORTEST = 5

/** Whether people would search for `word` alone. */
function isSought(word: string): boolean {
  return word.length >= SHORTEST && !isStopWord(word)
}

/** The words nearest to the share of each class. */
export function chooseWords(
  counter: WordCounter,
  acts: number,
): Record<keyof typeof CLASSES, CountedWord[]> {
  const counted: CountedWord[] = []
  for (let id = 0; id < counter.size(); id++) {
    if (isSought(counter.word(id))) counted.push([counter.word(id), counter.documents(id)])
  }
  const nearest = ({ share, count }: { share: number; count: number }) => {
    const distance = ([, documents]: CountedWord) => Math.abs(Math.log(documents / (share * acts)))
    return counted.toSorted((a, b) => distance(a) - distance(b)).slice(0, count)
  }
  return {
    rare: nearest(CLASSES.rare),
    medium: nearest(CLASSES.medium),
    common: nearest(CLASSES.common),
  }
}

const SETS = 200
/** The shares of the archive from which the words of a set come. */
const SET_SHARES = { pairs: [0.05, 0.45], triples: [0.03, 0.25] } as const

/** Pairs and triples of different words, each from one of the `remembered` acts. */
export function chooseWordSets(
  counter: WordCounter,
  remembered: readonly Uint32Array[],
  acts: number,
  seed: number,
): { pairs: string[]; triples: string[] } {
  const random = createRandom(`${seed} word sets`)
  const choose = (size: number, [least, most]: readonly [number, number]) => {
    const sets = new Set<string>()
    for (let tries = 0; sets.size < SETS && tries < SETS * 100; tries++) {
      const act = random.pick(remembered)
      const fitting = [...new Set(act)].filter((id) => {
        if (id === NO_WORD || !isSought(counter.word(id))) return false
        const share = counter.documents(id) / acts
        return share >= least && share <= most
      })
      const words = new Set<string>()
      for (let i = 0; i < size && fitting.length > 0; i++)
        words.add(counter.word(random.pick(fitting)))
      if (words.size === size) sets.add([...words].join(' '))
    }
    return [...sets]
  }
  return { pairs: choose(2, SET_SHARES.pairs), triples: choose(3, SET_SHARES.triples) }
}

const PHRASES = 200
const PHRASE_LENGTHS = [2, 3, 4, 5]

/** Phrases of the `remembered` acts, from the commonest to those seen once, evenly over the scale. */
export function choosePhrases(
  counter: WordCounter,
  remembered: readonly Uint32Array[],
): CountedWord[] {
  const seen = new Map<string, number>()
  for (const act of remembered) {
    for (const phrase of phrasesOf(act)) seen.set(phrase, (seen.get(phrase) ?? 0) + 1)
  }
  const ranked = [...seen].sort((a, b) => b[1] - a[1])
  // Ranks grow by a constant factor: as many phrases with thousands of hits as with few.
  const ranks = new Set(
    Array.from({ length: PHRASES }, (_, i) => Math.floor(ranked.length ** ((i + 0.5) / PHRASES))),
  )
  return [...ranks].map((rank) => {
    const [ids, count] = ranked[rank - 1]!
    const words = ids.split(' ').map((id) => counter.word(Number(id)))
    return [words.join(' '), count]
  })
}

/** Runs of words without a number between them, as ids joined by spaces, without duplicates. */
function phrasesOf(act: Uint32Array): Set<string> {
  const phrases = new Set<string>()
  for (let start = 0; start < act.length; start++) {
    for (const length of PHRASE_LENGTHS) {
      const run = act.subarray(start, start + length)
      if (run.length === length && !run.includes(NO_WORD)) phrases.add(run.join(' '))
    }
  }
  return phrases
}
