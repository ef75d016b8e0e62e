import { analyzeField } from '../../../server/engine/analysis/analysis.ts'
import type { ActKey } from '../../../server/engine/port.ts'
import type { Archive } from '../archive.ts'
import { askBoth } from '../ask.ts'
import { type QuerySet, digest, sample } from '../measure.ts'

/** Of each kind of damage; 40 in all. */
const SENTENCES = 8
const LEAST_WORDS = 12
const MOST_WORDS = 40
const LONG_WORD = 7

/** A sentence as it comes from a page, a PDF or a keyboard. */
const DAMAGES: Record<string, (words: string[], at: number) => string[]> = {
  'a letter lost': (words, at) => replaced(words, at, (word) => word.slice(0, 3) + word.slice(4)),
  'a word dropped': (words, at) => words.toSpliced(at, 1),
  'a word broken at a line': (words, at) =>
    replaced(words, at, (word) => `${word.slice(0, 3)}-\n${word.slice(3)}`),
  'no accents': (words) => words.map((word) => word.normalize('NFD').replaceAll(/\p{M}/gu, '')),
  'two words joined': (words, at) => words.toSpliced(at, 2, words.slice(at, at + 2).join('')),
}

/** Sentences of real acts, damaged and pasted into the field of the search. */
export const pasted: QuerySet = {
  name: 'pasted sentences',
  measure: 'an act with the sentence is the first that is shown',
  aim: '0.95',
  cases(archive) {
    const kinds = Object.entries(DAMAGES)
    const sentences = sample(sentencesOf(archive), SENTENCES * kinds.length, (words) =>
      words.join(' '),
    )
    return sentences.map((words, i) => {
      const [, damage] = kinds[i % kinds.length]! // in range
      const termo = damage(words, placeIn(words)).join(' ')
      return {
        termo,
        score: async () => {
          const { strict, approximate } = await askBoth(archive, termo, 1, {})
          const [first] = [...strict, ...approximate]
          return first !== undefined && holds(archive, first, words.join(' ')) ? 1 : 0
        },
      }
    })
  },
}

function sentencesOf({ acts }: Archive): string[][] {
  return [...acts.values()].flatMap(({ conteudo_completo }) =>
    conteudo_completo
      .split(/[.;:]\s|\n/)
      .map((sentence) => sentence.trim().split(/\s+/))
      .filter((words) => words.length >= LEAST_WORDS && words.length <= MOST_WORDS)
      .filter(
        (words) => /^[\p{L}\p{N} ,ºª/.-]+$/u.test(words.join(' ')) && longPlaces(words).length > 0,
      )
      .slice(0, 1),
  )
}

/** Where words stand that a letter can be lost of; not the last one. */
function longPlaces(words: string[]): number[] {
  return words.flatMap((word, at) =>
    at < words.length - 1 && new RegExp(`^\\p{L}{${LONG_WORD},}$`, 'u').test(word) ? [at] : [],
  )
}

function placeIn(words: string[]): number {
  const places = longPlaces(words)
  return places[digest(words.join(' ')) % places.length]! // there is one
}

function replaced(words: string[], at: number, change: (word: string) => string): string[] {
  return words.with(at, change(words[at]!)) // in range
}

function holds({ acts }: Archive, key: ActKey, sentence: string): boolean {
  const { titulo, conteudo_completo } = acts.get(key)! // it was found
  const text = ` ${analyzeField(`${titulo} ${conteudo_completo}`)} `
  return text.includes(` ${analyzeField(sentence)} `)
}
