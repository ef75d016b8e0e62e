import { requestBudget } from '../../../lib/flow/budget.ts'
import { tokensOf, variantsOf } from '../../../../engine/analysis.ts'
import { entityTerm } from '../../../../engine/entities.ts'
import type { TermKind, WordCount } from '../../../../engine/port.ts'
import { indexedPrefix, isWhole } from '../mapping/words.ts'
import { type Asker, type IndexHit, textsOf } from './ask.ts'
import { countTerms } from './rarities.ts'

/**
 * The terms are sampled from the newest acts that have a matching one: terms that are common in all
 * acts are common in these.
 */
const SAMPLED = 100
/** The most sampled terms whose acts are counted, commonest first. */
const MOST_COUNTED = 500

/** The words of the index that are one letter away from a folded word, likeliest first. */
export async function nearestWords(
  asker: Asker,
  word: string,
  limit: number,
): Promise<WordCount[]> {
  const variants = variantsOf(word, requestBudget)
  if (variants.size === 0) return []
  const counts = await countWords(asker, 'termos', [...variants.keys()])
  const likelihood = ({ palavra, total }: WordCount) => Math.log(total) + variants.get(palavra)!
  return counts
    .sort((a, b) => likelihood(b) - likelihood(a) || (a.palavra < b.palavra ? -1 : 1))
    .slice(0, limit)
}

/** For each kind of terms, what has them of an act, and the field that counts acts. */
const DICTIONARIES = {
  palavra: {
    asked: { stored_fields: '_none_', docvalue_fields: ['lido'] },
    termsIn: (hit: IndexHit) => Object.values(textsOf(hit)).flatMap(tokensOf),
    field: 'termos',
    mark: '',
  },
  norma: {
    asked: { stored_fields: ['filtros'] },
    termsIn: ({ fields }: IndexHit) => fields?.filtros ?? [],
    field: 'filtros',
    mark: entityTerm('norma', ''),
  },
} as const satisfies Record<TermKind, object>

/**
 * The terms with this prefix, most acts first. A node cannot list them, so they are taken from a
 * sample of acts.
 */
export async function commonest(
  asker: Asker,
  of: TermKind,
  prefix: string,
  limit: number,
): Promise<WordCount[]> {
  const { field, mark } = DICTIONARIES[of]
  const counts = await countWords(asker, field, await sampleOf(asker, of, mark + prefix))
  return counts
    .map(({ palavra, total }) => ({ palavra: palavra.slice(mark.length), total }))
    .sort((a, b) => b.total - a.total || (a.palavra < b.palavra ? -1 : 1))
    .slice(0, limit)
}

/** The commonest terms with this prefix in the newest acts that have any. */
async function sampleOf(asker: Asker, of: TermKind, start: string): Promise<string[]> {
  const { asked, termsIn, field } = DICTIONARIES[of]
  const { hits } = await asker.search({
    query: { prefix: { [field]: indexedPrefix(start) } },
    size: SAMPLED,
    sort: [{ chave: 'desc' }],
    track_total_hits: false,
    ...asked,
  })
  const counts = new Map<string, number>()
  for (const hit of hits.hits ?? []) {
    for (const term of new Set(termsIn(hit)))
      if (term.startsWith(start) && isWhole(term)) counts.set(term, (counts.get(term) ?? 0) + 1)
  }
  const inOrder = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
  return inOrder.slice(0, MOST_COUNTED).map(([term]) => term)
}

/** Only words that some act has. */
async function countWords(asker: Asker, field: string, words: string[]): Promise<WordCount[]> {
  if (words.length === 0) return []
  const counted = await countTerms(
    asker,
    words.map((value) => ({ field, value })),
  )
  return words
    .map((palavra) => ({ palavra, total: counted.of({ field, value: palavra }) }))
    .filter(({ total }) => total > 0)
}
