import { isLikelySlip, stem } from '../../../engine/analysis.ts'
import type { Query, WordCount } from '../../../engine/port.ts'
import { isCommonWord } from './common-words.ts'
import { relativesOf } from './families.ts'
import { readSynonym } from './synonyms.ts'
import { word as wordQuery } from './widening.ts'

/** What telling slips from words asks of the whole archive. */
export interface Vocabulary {
  /** The number of acts; counted once. */
  acts(): Promise<number>
  /** The number of acts that have a folded word, in any inflection. */
  count(word: string): Promise<number>
  /** The words of texts that are one letter or sound away, likeliest first. */
  nearestWords(word: string, limit: number): Promise<WordCount[]>
}

/** The questions to an index, about the whole archive. */
export interface WordIndex {
  total(query: Query): Promise<number>
  nearestWords: Vocabulary['nearestWords']
}

export function vocabularyOf({ total, nearestWords }: WordIndex): Vocabulary {
  let acts: Promise<number> | null = null
  return {
    acts: () => (acts ??= total({ kind: 'all' })),
    count: (word) => total(wordQuery(null, word)),
    nearestWords,
  }
}

/** Of millions of acts, a third of all slips "exist": somebody printed them once. */
const COMMONER = 20
/** What more than one act in this many has is no slip. */
const RARE = 100
/** Shorter words that exist have too many neighbours that are words, too: `moto`, `modo`. */
const LEAST_LETTERS = 6
/** Shorter words that do not exist are rather acronyms, or forms of a word: `indo`. */
const LEAST_ABSENT = 5
/** A longer word that does not exist has one neighbour, if any, and that one was meant, however rare. */
const LONG = 8
/** Fewer acts have rather another slip, or a name: `bater`, *Baster*. */
const SEEN = 3
const MOST_NEAR = 5

/** They only end as small forms do. */
const WHOLE = new Set(
  `agostinho carinho focinho madrinha mantinha matosinhos mocinho padrinho pegadinha ribeirinha
  ribeirinho rocinha sobrinha sobrinho`.split(/\s+/),
)

/** `mesinha`, `barzinho`, `caminhãozinho`: what a small one is one of, folded, likeliest first. */
function wholesOf(word: string): string[] {
  const [, start = '', z = '', ending = ''] = /^([a-z]{3,}?)(z?)inh([oa]s?)$/.exec(word) ?? []
  if (start === '' || WHOLE.has(word)) return []
  return z === '' ? [`${start}${ending}`] : [start, `${start}${ending}`]
}

/**
 * The word that a folded word is a slip for, or a small form of: of a word that no act has, a neighbour as people slip,
 * or else any common one; of others, one as people slip that is far commoner than the word itself.
 * Null if it is no slip.
 */
export async function meantBy(word: string, known: Vocabulary): Promise<string | null> {
  if (!mayBeSlip(word)) return null
  const own = await known.count(word)
  if (own > 0 && (word.length < LEAST_LETTERS || own * RARE > (await known.acts()))) return null
  for (const whole of wholesOf(word)) if ((await known.count(whole)) > own * COMMONER) return whole
  const nearest = await known.nearestWords(word, MOST_NEAR)
  const likely = nearest.filter(({ palavra }) => isLikelySlip(word, palavra))
  const meant =
    own === 0
      ? (likely.find(({ total }) => word.length >= LONG || total >= SEEN) ??
        nearest.find(({ total }) => word.length >= LONG || total >= COMMONER))
      : likely.find(({ palavra, total }) => total >= own * COMMONER && stem(palavra) !== stem(word))
  return meant?.palavra ?? null
}

/** Whether a folded word is long enough, and none of the tables or of everyday words, which are right, however rare. */
export function mayBeSlip(word: string): boolean {
  return word.length >= LEAST_ABSENT && !isCommonWord(word) && !isCurated(word)
}

function isCurated(word: string): boolean {
  const run = [wordQuery(null, word)].filter((one) => one.kind === 'word')
  return relativesOf(word).length > 0 || readSynonym(run) !== null
}
