import { tokenize } from '../../../engine/analysis.ts'
import { spelled } from '../../search/reading/families.ts'
import { spelledForm } from '../../search/reading/synonyms.ts'
import { allOnceOver } from '../../lib/flow/all-once-over.ts'
import type { ArchiveView } from './archive-store.ts'

/** One act may print a name in capitals without accents. */
const MOST_READ = 3

/** Folded words as acts print them, in small letters: `galvao`, *galvão*. */
export async function printedWords(
  view: Pick<ArchiveView, 'index' | 'texts' | 'budget'>,
  words: Iterable<string>,
): Promise<ReadonlyMap<string, string>> {
  const printed = [...new Set(words)].map(async (word): Promise<[string, string]> => {
    const known = spelledForm(spelled(word))
    return [word, known === word ? await printedInActs(view, word) : known]
  })
  return new Map(await allOnceOver(printed))
}

/** As the newest acts have it, with an accent if one of them has. */
async function printedInActs(
  { index, texts, budget }: Pick<ArchiveView, 'index' | 'texts' | 'budget'>,
  word: string,
): Promise<string> {
  const { keys } = await index.search({
    query: { kind: 'phrase', field: null, words: [word] },
    filters: {},
    order: 'recentes',
    offset: 0,
    limit: MOST_READ,
  })
  for (const { titulo, conteudo_completo } of await texts(keys))
    for (const text of [titulo, conteudo_completo]) {
      budget.take(text.length)
      for (const token of tokenize(text)) {
        const printed = text.slice(token.start, token.end).toLowerCase()
        if (token.text === word && printed !== word) return printed
      }
    }
  return word
}
