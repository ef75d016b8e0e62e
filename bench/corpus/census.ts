import type { SampleAct } from '../../server/demo/sample/act.ts'
import type { EditionOptions } from '../../server/demo/sample/edition-options.ts'
import { choosePhrases, chooseWordSets, chooseWords, type CountedWord } from './choose.ts'
import { createWordCounter } from './word-counter.ts'

/** The facts about a corpus that benchmarks need; written as vocabulary.json beside it. */
export interface CorpusFacts {
  seed: number
  acts: number
  firstDay: string
  lastDay: string
  characters: { median: number; mean: number; p95: number; max: number; total: number }
  distinctWords: number
  /** Words with the exact number of acts that have them, by frequency. */
  words: Record<'rare' | 'medium' | 'common', CountedWord[]>
  /** Two and three words that occur together in at least one act. */
  pairs: string[]
  triples: string[]
  /** Phrases that occur, with an estimate of the number of acts. */
  phrases: CountedWord[]
  /** Acts by value, most first. */
  bodies: CountedWord[]
  types: CountedWord[]
  pubNames: CountedWord[]
  months: CountedWord[]
}

/** The number of acts whose words are remembered, to choose phrases and word sets from. */
const REMEMBERED = 1000

/** Observes the acts of a corpus while they are made. `expected`: their number. */
export function createCensus(seed: number, expected: number) {
  const counter = createWordCounter()
  const every = Math.max(1, Math.floor(expected / REMEMBERED))
  const remembered: Uint32Array[] = []
  const characters: number[] = []
  const tallies = { bodies: tally(), types: tally(), pubNames: tally(), months: tally() }
  const days: string[] = []

  return {
    add(act: SampleAct, { pubName, date }: EditionOptions): void {
      const ids = counter.add(act.html.join(''))
      if (characters.length % every === 0) remembered.push(ids.slice())
      characters.push(act.chars)
      tallies.bodies.add(act.body.path)
      tallies.types.add(act.type)
      tallies.pubNames.add(pubName)
      tallies.months.add(date.slice(0, 7))
      if (days.at(-1) !== date) days.push(date)
    },

    facts(): CorpusFacts {
      const acts = characters.length
      const share = acts / remembered.length
      return {
        seed,
        acts,
        firstDay: days[0] ?? '',
        lastDay: days.at(-1) ?? '',
        characters: summary(characters),
        distinctWords: counter.size(),
        words: chooseWords(counter, acts),
        ...chooseWordSets(counter, remembered, acts, seed),
        phrases: choosePhrases(counter, remembered).map(([phrase, seen]) => [
          phrase,
          Math.round(seen * share),
        ]),
        bodies: tallies.bodies.counted(),
        types: tallies.types.counted(),
        pubNames: tallies.pubNames.counted(),
        months: tallies.months.counted(),
      }
    },
  }
}

function tally() {
  const counts = new Map<string, number>()
  return {
    add: (value: string) => void counts.set(value, (counts.get(value) ?? 0) + 1),
    counted: (): CountedWord[] => [...counts].sort((a, b) => b[1] - a[1]),
  }
}

function summary(characters: readonly number[]) {
  const sorted = Uint32Array.from(characters).sort()
  const at = (share: number) => sorted[Math.floor(share * sorted.length)] ?? 0
  const total = sorted.reduce((sum, length) => sum + length, 0)
  return {
    median: at(0.5),
    mean: Math.round(total / sorted.length),
    p95: at(0.95),
    max: sorted.at(-1) ?? 0,
    total,
  }
}
