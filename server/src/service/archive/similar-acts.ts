import { inflects, tokenize } from '../../../engine/analysis.ts'
import type { Query } from '../../../engine/port.ts'
import type { ArchiveView, FoundAct } from './archive-store.ts'

/** How many words acts are compared by: the rarest ones that tell what an act is about. */
const MOST_WORDS = 12
/** How many words' rarity is looked up. */
const MOST_ASKED = 40

/**
 * The most similar acts of the same kind, best first, at most `limit`; null: there is no such act.
 * They are the best hits of a search for the rarest words of its abstract.
 */
export async function similarActs(
  view: ArchiveView,
  id: string,
  limit: number,
): Promise<FoundAct[] | null> {
  const act = await view.publication(id)
  const own = await view.keyOf(id)
  if (!act) return null
  const filters = { tipos_ato: [act.tipo_ato] }
  const words = await rarest(view, wordsOf(`${act.ementa ?? ''} ${act.resumo}`), filters)
  if (words.length === 0) return []
  const { keys } = await view.index.search({
    query: { kind: 'or', children: words },
    filters,
    order: 'relevancia',
    offset: 0,
    limit: limit + 1,
  })
  return await view.hits(keys.filter((key) => key !== own).slice(0, limit))
}

type Word = Extract<Query, { kind: 'word' }>

/**
 * The words that say what a text is about: no numbers, and no words in capitals, which are names, unless
 * there are no others.
 */
function wordsOf(text: string): Word[] {
  const tokens = tokenize(text).filter(({ text: word }) => word.length > 2 && inflects(word))
  const small = tokens.filter(({ start, end }) => /\p{Ll}/u.test(text.slice(start, end)))
  const chosen = new Set((small.length > 0 ? small : tokens).map(({ text: word }) => word))
  return [...chosen].slice(0, MOST_ASKED).map((word) => ({ kind: 'word', field: null, word }))
}

/** The words that the fewest acts have, but at least one other act. */
async function rarest(
  { index }: ArchiveView,
  words: Word[],
  filters: { tipos_ato: string[] },
): Promise<Word[]> {
  const counted: { word: Word; acts: number }[] = []
  for (const word of words) {
    const request = { query: word, filters, order: 'recentes', offset: 0, limit: 0 } as const
    counted.push({ word, acts: (await index.search(request)).total })
  }
  return counted
    .filter(({ acts }) => acts > 1)
    .sort((a, b) => a.acts - b.acts)
    .slice(0, MOST_WORDS)
    .map(({ word }) => word)
}
