import { requestBudget } from '../../../lib/flow/budget.ts'
import { isOneLetterAway, variantsOf } from '../../../../engine/analysis.ts'
import { entityTerm } from '../../../../engine/entities.ts'
import type { TermKind, WordCount } from '../../../../engine/port.ts'
import { shelvesOf } from '../mapping/dictionary.ts'
import { indexedPrefix, isWhole } from '../mapping/words.ts'
import type { Asker } from './ask.ts'
import { countTerms } from './rarities.ts'

/** So many acts that have a matching term tell which terms are the commonest. */
const MOST_READ = 50_000
/** The most terms whose acts are counted, commonest first. */
const MOST_COUNTED = 100

/** The words of the index that are one letter or sound away from a folded word, likeliest first. */
export async function nearestWords(
  asker: Asker,
  word: string,
  limit: number,
): Promise<WordCount[]> {
  const variants = variantsOf(word, requestBudget)
  if (variants.size === 0) return []
  const near = await wordsOneLetterAway(asker, word)
  const possible = [...variants.keys()].filter(
    (one) => near.has(one) || !isOneLetterAway(word, one),
  )
  const counts = await countWords(asker, 'termos', possible)
  const likelihood = ({ palavra, total }: WordCount) => Math.log(total) + variants.get(palavra)!
  return counts
    .sort((a, b) => likelihood(b) - likelihood(a) || (a.palavra < b.palavra ? -1 : 1))
    .slice(0, limit)
}

/** More than a word has neighbours. */
const MOST_NEAR = 500
/** Of any word, however common or short, all neighbours. */
const NEIGHBOURS = {
  field: 'termos',
  analyzer: 'whitespace',
  suggest_mode: 'always',
  sort: 'frequency',
  max_edits: 1,
  prefix_length: 0,
  min_word_length: 1,
  max_term_freq: 1e9,
  size: MOST_NEAR,
  shard_size: MOST_NEAR,
}

/** A node walks the words of its index; to count some hundred possible ones takes twenty times as long. */
async function wordsOneLetterAway(asker: Asker, word: string): Promise<Set<string>> {
  const suggest = { near: { text: word, term: NEIGHBOURS } }
  const { suggest: found } = await asker.search({ size: 0, track_total_hits: false, suggest })
  return new Set(found?.near.flatMap(({ options }) => options.map(({ text }) => text)))
}

/** For each kind of terms, the field that counts acts, and how it writes them. */
const INDEXED = {
  palavra: { field: 'termos', mark: '' },
  norma: { field: 'filtros', mark: entityTerm('norma', '') },
} as const satisfies Record<TermKind, object>

/** The terms with this prefix, most acts first. */
export async function commonest(
  asker: Asker,
  of: TermKind,
  prefix: string,
  limit: number,
): Promise<WordCount[]> {
  const { field, mark } = INDEXED[of]
  const terms = await likeliest(asker, of, prefix)
  const counts = await countWords(
    asker,
    field,
    terms.map((term) => mark + term),
  )
  return counts
    .map(({ palavra, total }) => ({ palavra: palavra.slice(mark.length), total }))
    .sort((a, b) => b.total - a.total || (a.palavra < b.palavra ? -1 : 1))
    .slice(0, limit)
}

type Shelves = Record<string, { buckets: { key: string; doc_count: number }[] }>

/** The commonest terms with this prefix in many acts that have any. */
async function likeliest(asker: Asker, of: TermKind, prefix: string): Promise<string[]> {
  const { field, mark } = INDEXED[of]
  const begun = indexedPrefix(prefix)
  const shelves = shelvesOf(of, prefix)
  const { aggregations } = await asker.search<Shelves>({
    query: { prefix: { [field]: mark + begun } },
    size: 0,
    track_total_hits: false,
    terminate_after: MOST_READ,
    aggs: Object.fromEntries(shelves.map((shelf) => [shelf, termsOf(shelf, begun)])),
  })
  return shelves
    .flatMap((shelf) => aggregations[shelf]!.buckets) // each was asked for
    .sort((a, b) => b.doc_count - a.doc_count || (a.key < b.key ? -1 : 1))
    .slice(0, MOST_COUNTED)
    .map(({ key }) => key)
    .filter(isWhole)
}

function termsOf(shelf: string, begun: string): object {
  return {
    terms: {
      field: `dicionario.${shelf}`,
      include: `${escaped(begun)}.*`,
      size: MOST_COUNTED,
      order: [{ _count: 'desc' }, { _key: 'asc' }],
    },
  }
}

/** As a regular expression that finds the text itself. */
function escaped(text: string): string {
  return text.replace(/[^a-z0-9]/gu, String.raw`\$&`)
}

/** Only words that some act has. */
async function countWords(asker: Asker, field: string, words: string[]): Promise<WordCount[]> {
  const counted = await countTerms(
    asker,
    words.map((value) => ({ field, value })),
  )
  return words
    .map((palavra) => ({ palavra, total: counted({ field, value: palavra }) }))
    .filter(({ total }) => total > 0)
}
