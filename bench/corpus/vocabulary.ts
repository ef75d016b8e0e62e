import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createRandom, type Random } from '../../server/demo/sample/random.ts'

/** Words by falling frequency, with their weights. */
export interface Vocabulary {
  words: string[]
  weights: number[]
}

const DICTIONARIES = ['/usr/share/dict/brazilian', '/usr/share/dict/portuguese']
/** The most common words of real editions with their counts, without people's names. */
const HEAD_WORDS = join(import.meta.dirname, 'head-words.txt')

const DICTIONARY_WORDS = 175_000
const NAMES = 25_000
/** Zipf slope of real editions beyond the most common words (measured −1.51 up to rank 10,000). */
const TAIL_SLOPE = -1.51

/** Whether the word lists are installed (scripts/install-wordlists.sh). */
export function hasWordLists(): boolean {
  return DICTIONARIES.every((path) => existsSync(path))
}

/**
 * Some 200,000 word forms: the most common as measured, then dictionary words and invented names in
 * random order, with frequencies that fall as in real text.
 * @throws Error when the word lists are not installed.
 */
export function loadVocabulary(seed: number): Vocabulary {
  if (!hasWordLists()) {
    throw new Error('word lists missing: run scripts/install-wordlists.sh first')
  }
  const random = createRandom(`${seed} vocabulary`)
  const head = headWords()
  const known = new Set(head.map(({ word }) => word))
  const tail = [...dictionaryWords(known), ...inventedNames(random)]
  shuffle(tail, random)

  const lastHeadWeight = head.at(-1)?.weight ?? 1
  const tailWeight = (_: string, index: number) =>
    lastHeadWeight * ((head.length + index) / head.length) ** TAIL_SLOPE
  return {
    words: [...head.map(({ word }) => word), ...tail],
    weights: [...head.map(({ weight }) => weight), ...tail.map(tailWeight)],
  }
}

function headWords(): { word: string; weight: number }[] {
  const lines = readFileSync(HEAD_WORDS, 'utf8').trimEnd().split('\n')
  return lines.map((line) => {
    const [word = '', weight] = line.split(' ')
    return { word, weight: Number(weight) }
  })
}

/** Common nouns, verbs and so on, evenly over the alphabet; no proper names. */
function dictionaryWords(known: ReadonlySet<string>): string[] {
  const words = new Set<string>()
  for (const path of DICTIONARIES) {
    for (const word of readFileSync(path, 'utf8').split('\n')) {
      if (/^\p{Ll}{3,18}$/u.test(word) && !known.has(word)) words.add(word)
    }
  }
  const sorted = [...words].sort()
  const count = Math.min(DICTIONARY_WORDS, sorted.length)
  return Array.from({ length: count }, (_, i) => sorted[Math.floor((i * sorted.length) / count)]!)
}

const ONSETS = [
  'b',
  'br',
  'c',
  'd',
  'dr',
  'f',
  'g',
  'j',
  'l',
  'm',
  'n',
  'p',
  'qu',
  'r',
  's',
  't',
  'v',
  'x',
  'z',
]
const VOWELS = ['a', 'e', 'i', 'o', 'u', 'ã', 'é', 'ei']
const ENDINGS = ['ax', 'ebo', 'ilde', 'orim', 'uva', 'ânio', 'ecro', 'ilim']

/** Words that look like names and are not. */
function inventedNames(random: Random): string[] {
  const names = new Set<string>()
  while (names.size < NAMES) {
    let name = ''
    for (let i = random.between(1, 2); i >= 0; i--)
      name += random.pick(ONSETS) + random.pick(VOWELS)
    name += random.pick(ONSETS) + random.pick(ENDINGS)
    names.add(name.charAt(0).toUpperCase() + name.slice(1))
  }
  return [...names]
}

function shuffle(words: string[], random: Random): void {
  for (let i = words.length - 1; i > 0; i--) {
    const j = random.below(i + 1)
    const word = words[i]!
    words[i] = words[j]!
    words[j] = word
  }
}
