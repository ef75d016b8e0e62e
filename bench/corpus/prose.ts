import { addDays, longDate, shortDate } from '../../server/demo/sample/dates.ts'
import {
  cnpj,
  companyName,
  money,
  processNumber,
  thousands,
} from '../../server/demo/sample/identifiers.ts'
import { createSampleProse, type Prose } from '../../server/demo/sample/prose.ts'
import { createRandom, type Random } from '../../server/demo/sample/random.ts'
import { weightedIndex } from '../../server/demo/sample/weighted.ts'
import type { Vocabulary } from './vocabulary.ts'

/** One in this many sentences is a set phrase; official prose is full of them. */
const SET_SENTENCES = 0.1
/** Recurring word groups: their number, and their share of the steps of a sentence. */
const GROUPS = 20_000
const GROUP_SHARE = 0.04
const NUMBER_SHARE = 0.05
const COMMA_SHARE = 0.06
const WORDS_PER_SENTENCE: [number, number] = [8, 34]
const COMMON_WORDS = 2000
/** Average length of a word with its space, to guess how many fit. */
const WORD_LENGTH = 6.3

/**
 * Prose of words drawn by frequency: it makes no sense, but has the word statistics of the gazette.
 * Returns what Material.prose needs.
 */
export function createCorpusProse({ words, weights }: Vocabulary, seed: number): () => Prose {
  // Two tables, so that the one for common words stays in the processor's cache.
  const drawCommon = weightedIndex(weights.slice(0, COMMON_WORDS))
  const drawOther = weightedIndex(weights.slice(COMMON_WORDS))
  const commonShare = sum(weights.slice(0, COMMON_WORDS)) / sum(weights)
  const word = (random: Random) =>
    random.chance(commonShare)
      ? words[drawCommon(random)]!
      : words[COMMON_WORDS + drawOther(random)]!
  const groups = wordGroups(word, createRandom(`${seed} groups`))
  const drawGroup = weightedIndex(groups.map((_, rank) => 1 / (rank + 1)))

  function step(random: Random, date: string): string {
    const kind = random.next()
    if (kind < GROUP_SHARE) return groups[drawGroup(random)]!
    if (kind < GROUP_SHARE + NUMBER_SHARE) return numberLike(random, date)
    if (kind < GROUP_SHARE + NUMBER_SHARE + COMMA_SHARE) return `${word(random)},`
    return word(random)
  }

  function sentence(random: Random, date: string, room: number): string {
    const fitting = Math.max(3, Math.floor(room / WORD_LENGTH))
    const length = Math.min(fitting, random.between(...WORDS_PER_SENTENCE))
    let text = capitalised(word(random))
    for (let i = 1; i < length; i++) text += ` ${step(random, date)}`
    return `${text}.`
  }

  return () => {
    const setSentence = createSampleProse()
    return (random, kind, date, room) =>
      random.chance(SET_SENTENCES)
        ? setSentence(random, kind, date, room)
        : sentence(random, date, room)
  }
}

function wordGroups(word: (random: Random) => string, random: Random): string[] {
  return Array.from({ length: GROUPS }, () =>
    Array.from({ length: random.between(2, 4) }, () => word(random)).join(' '),
  )
}

/** Dates, amounts, laws, processes and companies. */
function numberLike(random: Random, date: string): string {
  const year = Number(date.slice(0, 4)) - random.below(6)
  switch (random.below(7)) {
    case 0:
      return shortDate(addDays(date, random.between(-400, 200)))
    case 1:
      return longDate(addDays(date, random.between(-400, 200)))
    case 2:
      return money(random)
    case 3:
      return `Lei nº ${thousands(random.between(1000, 15_000))}/${year}`
    case 4:
      return `Processo nº ${processNumber(random, year)}`
    case 5: {
      const company = random.between(1, 200_000)
      return `${companyName(company)}, CNPJ nº ${cnpj(company)},`
    }
    default:
      return String(random.between(1, 100_000))
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0)
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
