import { analyzeAct, tokensOf, isStopWord } from '../../../server/engine/analysis.ts'
import type { Archive } from '../archive.ts'
import { type QuerySet, digest, sample } from '../measure.ts'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const LEAST_ACTS = 3
const LEAST_LETTERS = 5

/** Words with a letter dropped, added, changed or swapped, unless that makes another word. */
export const typos: QuerySet = {
  name: 'one-letter slips',
  measure: 'the word is the first suggestion',
  aim: '0.9',
  cases(archive) {
    const known = wordsIn(archive)
    const worth = [...known].filter(
      ([word, acts]) =>
        acts >= LEAST_ACTS &&
        word.length >= LEAST_LETTERS &&
        /^[a-z]+$/.test(word) &&
        !isStopWord(word),
    )
    return sample(worth, 400, ([word]) => word)
      .map(([word]) => ({ word, termo: slip(word) }))
      .filter(({ termo }) => !known.has(termo))
      .slice(0, 200)
      .map(({ word, termo }) => ({
        termo,
        score: async () => {
          const [nearest] = await archive.index.nearestWords(termo, 1)
          return nearest?.palavra === word ? 1 : 0
        },
      }))
  },
}

function wordsIn({ acts }: Archive): Map<string, number> {
  const counts = new Map<string, number>()
  for (const act of acts.values())
    for (const word of new Set(tokensOf(analyzeAct(act).fields.texto)))
      counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

function slip(word: string): string {
  const at = 1 + (digest(`${word} at`) % (word.length - 1))
  const letter = LETTERS[digest(`${word} letter`) % LETTERS.length]!
  const [head, tail] = [word.slice(0, at), word.slice(at)]
  const slips = [
    head + tail.slice(1),
    head + letter + tail,
    head + letter + tail.slice(1),
    word.slice(0, at - 1) + word[at] + word[at - 1] + tail.slice(1),
  ]
  return slips[digest(word) % slips.length]! // in range
}
