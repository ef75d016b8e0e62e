import { inflects } from '../src/search/analysis.ts'
import { phraseForms } from '../src/search/identifiers.ts'
import type { Query } from '../src/search/query/tree.ts'
import type { ActKey, SearchableAct, TextField } from '../src/search/search-index.ts'
import { stem } from '../src/search/stemmer.ts'
import { matches, wordsOf } from './_reference-search.ts'

const WEIGHTS: Record<TextField, number> = {
  titulo: 8,
  ementa: 4,
  corpo: 1,
  orgao: 1,
  assinatura: 1,
}
const K1 = 1.2
const B = 0.75

type Words = Record<TextField, string[]>

/** Something sought: how often it occurs in a text, and how rare it is. */
interface Leaf {
  field: TextField | null
  count(words: string[]): number
  idf: number
}

/**
 * The matches of a query, best first by BM25 and newest first among equals: every act scored from its
 * tokens, without any index. Slow and plain, to be compared with.
 */
export function rank(query: Query, archive: Map<ActKey, SearchableAct>): ActKey[] {
  const acts = new Map([...archive].map(([key, act]) => [key, wordsOfFields(act)]))
  const lengths = new Map([...acts].map(([key, words]) => [key, lengthOf(words)]))
  const total = [...lengths.values()].reduce((sum, length) => sum + length, 0)
  const average = total === 0 ? 1 : 2 ** Math.max(0, Math.round(Math.log2(total / acts.size)))
  const leaves = leavesOf(query, [...acts.values()])
  return [...archive]
    .filter(([, act]) => matches(query, act))
    .map(([key]) => {
      const norm = K1 * (1 - B + (B * lengths.get(key)!) / average)
      let score = 0
      for (const leaf of leaves) {
        const tf = frequency(leaf, acts.get(key)!)
        score += leaf.idf * ((tf * (K1 + 1)) / (tf + norm))
      }
      return { key, score }
    })
    .sort((a, b) => b.score - a.score || b.key - a.key)
    .map(({ key }) => key)
}

/** Words of title and full text, of which only the four highest bits count. */
function lengthOf({ titulo, corpo }: Words): number {
  const length = titulo.length + corpo.length
  const step = 2 ** Math.max(0, Math.floor(Math.log2(length)) - 3)
  return Math.floor(length / step) * step
}

/** What a query without a field seeks is weighed in the ementa, too. */
function frequency({ field, count }: Leaf, words: Words): number {
  const fields: TextField[] = field === null ? ['titulo', 'ementa', 'corpo'] : [field]
  return fields.reduce((sum, name) => sum + WEIGHTS[name] * count(words[name]), 0)
}

function leavesOf(query: Query, acts: Words[]): Leaf[] {
  switch (query.kind) {
    case 'all':
    case 'not':
    case 'entity':
      return []
    case 'and':
    case 'or':
      return query.children.flatMap((child) => leavesOf(child, acts))
    case 'prefix':
      return [
        {
          field: query.field,
          count: (words) => words.filter((word) => word.startsWith(query.prefix)).length,
          idf: 1,
        },
      ]
    case 'word':
      if (!inflects(query.word)) return phraseForms([query.word]).map((form) => phrase(query, form))
      return [
        {
          field: query.field,
          count: countStem(query.word),
          idf: idfOf([countStem(query.word)], query.field, acts),
        },
      ]
    case 'phrase':
      return phraseForms(query.words).map((form) => phrase(query, form))
    case 'near':
      return [
        {
          field: query.field,
          count: (words) => countNear(words, [...new Set(query.words)], query.distance),
          idf: idfOf(query.words.map(countWord), query.field, acts),
        },
      ]
  }

  function phrase({ field }: { field: TextField | null }, form: string[]): Leaf {
    return {
      field,
      count: (words) =>
        words.filter((_, at) => form.every((word, i) => words[at + i] === word)).length,
      idf: idfOf(form.map(countWord), field, acts),
    }
  }
}

/** The idf of the rarest. */
function idfOf(counts: Leaf['count'][], field: TextField | null, acts: Words[]): number {
  const fields: TextField[] = field === null ? ['titulo', 'corpo'] : [field]
  const rarest = Math.min(
    ...counts.map(
      (count) => acts.filter((words) => fields.some((f) => count(words[f]) > 0)).length,
    ),
  )
  return Math.log(1 + (acts.length - rarest + 0.5) / (rarest + 0.5))
}

function countWord(sought: string): Leaf['count'] {
  return (words) => words.filter((word) => word === sought).length
}

function countStem(sought: string): Leaf['count'] {
  return (words) => words.filter((word) => inflects(word) && stem(word) === stem(sought)).length
}

/** The places of any of the words from which on all of them come within the distance. */
function countNear(words: string[], near: string[], distance: number): number {
  const places = near.map((word) => words.flatMap((w, at) => (w === word ? [at] : [])))
  return places
    .flat()
    .filter((first) =>
      places.every((of) => of.some((at) => at >= first && at - first - 1 <= distance)),
    ).length
}

function wordsOfFields(act: SearchableAct): Words {
  return {
    titulo: wordsOf(act.titulo),
    ementa: wordsOf(act.ementa ?? ''),
    corpo: wordsOf(act.conteudo_completo),
    orgao: wordsOf(act.orgao),
    assinatura: wordsOf(act.assinatura),
  }
}
