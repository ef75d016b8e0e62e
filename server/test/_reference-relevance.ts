import { inflects, slug, phraseForms, stem } from '../engine/analysis.ts'
import type { Query, ActKey, SearchableAct, IndexedField, SoughtField } from '../engine/port.ts'
import {
  POST_WORDS,
  DECIDING,
  MOST_SOUGHT_FOR_ROWS,
  MOST_PAIRED,
  RECTIFICATION_SHARE,
  countReranked,
  pairsBonus,
  unitsOf,
} from '../engine/ranking.ts'
import { LONGEST_PREAMBLE, PAIR_WEIGHT } from '../engine/ranking/rerank.ts'
import { matches, wordsOf } from './_reference-search.ts'
import { sharesStemWith } from './_shared-stem.ts'

const WEIGHTS: Record<IndexedField, number> = {
  titulo: 8,
  ementa: 4,
  texto: 1,
  orgao: 1,
  assinatura: 1,
  tipo: 1,
}
const K1 = 1.2
const B = 0.75

type Words = Record<IndexedField, string[]>

/** The data to score an act. */
interface Scored {
  act: SearchableAct
  words: Words
}

/** A searched item: its frequency in an act, and its weight. */
interface Leaf {
  frequency(act: Scored): number
  idf: number
  /** For a filter, whose frequency is the same however long the act is. */
  norm?: number
}

/** What a reading added counts half. */
const ADDED_SHARE = 0.5

/**
 * The matches of a query, best first by BM25 and newest first among equals. It scores every act
 * from its tokens, without any index: slow and simple, for comparison.
 */
export function rank(query: Query, archive: Map<ActKey, SearchableAct>): ActKey[] {
  const acts = new Map([...archive].map(([key, act]) => [key, { act, words: wordsOfFields(act) }]))
  const lengths = new Map([...acts].map(([key, { words }]) => [key, lengthOf(words)]))
  const total = [...lengths.values()].reduce((sum, length) => sum + length, 0)
  const average = averageOf(total, acts.size)
  const leaves = leavesOf(query, [...acts.values()])
  const scored = [...archive]
    .filter(([, act]) => matches(query, act))
    .map(([key]) => {
      const norm = K1 * (1 - B + (B * lengths.get(key)!) / average)
      let score = 0
      for (const leaf of leaves) {
        const tf = leaf.frequency(acts.get(key)!)
        score += leaf.idf * ((tf * (K1 + 1)) / (tf + (leaf.norm ?? norm)))
      }
      return { key, score }
    })
    .sort(bestFirst)
  return rerank(query, scored, acts, leaves).map(({ key }) => key)
}

/** To the nearest sixteenth of a doubling, a whole number that is no multiple of three. */
function averageOf(words: number, acts: number): number {
  if (words <= acts) return 1
  const average = Math.round(2 ** (Math.round(16 * Math.log2(words / acts)) / 16))
  return average % 3 === 0 ? average + 1 : average
}

interface Ranked {
  key: ActKey
  score: number
}

const bestFirst = (a: Ranked, b: Ranked) => b.score - a.score || b.key - a.key

/** Reranks the first ones by the positions of their words. */
function rerank(
  query: Query,
  scored: Ranked[],
  acts: Map<ActKey, Scored>,
  leaves: Leaf[],
): Ranked[] {
  const found = unitsOf(query)
  if (found === null) return scored
  const { units, isWhole } = found
  const idfs = units.map(({ word }) => {
    const count = inflects(word) ? countStem(word) : countWord(word)
    return idfOf([count], null, [...acts.values()])
  })
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  const rowBonus = sum(leaves.map(({ idf }) => idf)) * (K1 + 1) + sum(idfs) * PAIR_WEIGHT
  const row = units.flatMap(({ word, behind }, i) => (i === 0 ? [word] : [...behind, word]))
  const hasRow = ({ key }: Ranked) => {
    return isWhole && placesOfRow(acts.get(key)!.words.texto, row).length > 0
  }
  const isSought = scored.length <= MOST_SOUGHT_FOR_ROWS
  const rows = isSought ? scored.filter(hasRow) : []
  const ordered = [...rows, ...scored.filter((of) => !rows.includes(of))]
  const reranked = countReranked(units)
  const first = ordered
    .slice(0, reranked)
    .map((of) => ({ key: of.key, score: again(of, rows.includes(of)) }))
  return [...first.sort(bestFirst), ...ordered.slice(reranked)]

  function again(of: Ranked, isRow: boolean): number {
    const { act, words } = acts.get(of.key)!
    const isLowered =
      slug(act.tipo_ato) === 'retificacao' &&
      !units.some(({ word }) => stem(word).startsWith('retifica'))
    const decided = words.texto.indexOf(DECIDING)
    const preamble = decided < LONGEST_PREAMBLE ? decided : 0
    const paired = units.slice(0, MOST_PAIRED)
    const places = {
      units: paired.map(({ forms }) => placesOfAny(words.texto, forms)),
      posts: placesOfAny(words.texto, POST_WORDS),
      preamble,
    }
    const score = isLowered ? of.score * RECTIFICATION_SHARE : of.score
    return score + pairsBonus({ units, rarities: idfs }, places) + (isRow ? rowBonus : 0)
  }
}

function placesOfAny(words: string[], sought: string[]): number[] {
  return words.flatMap((word, at) => (sought.includes(word) ? [at] : []))
}

function placesOfRow(words: string[], row: string[]): number[] {
  return words.flatMap((_, at) => (row.every((word, i) => words[at + i] === word) ? [at] : []))
}

/** Words of title and full text, of which only the four highest bits count. */
function lengthOf({ titulo, texto }: Words): number {
  const length = titulo.length + texto.length
  const step = 2 ** Math.max(0, Math.floor(Math.log2(length)) - 3)
  return Math.floor(length / step) * step
}

/** Null: it counts as without a field. */
function ownField(field: SoughtField): readonly [IndexedField] | null {
  return field === null || field === 'corpo' || field === 'sem_assinatura' ? null : [field]
}

/** A query without a field also weighs the ementa. */
function frequencyIn(field: SoughtField, count: Count): Leaf['frequency'] {
  const fields = ownField(field) ?? (['titulo', 'ementa', 'texto'] as const)
  return ({ words }) => fields.reduce((sum, name) => sum + WEIGHTS[name] * count(words[name]), 0)
}

function leavesOf(query: Query, acts: Scored[]): Leaf[] {
  switch (query.kind) {
    case 'all':
    case 'not':
      return []
    case 'entity':
    case 'body':
    case 'code':
      return [filter(query, acts)]
    case 'and':
    case 'or':
      if (query.kind === 'or' && query.widened && query.children.every(isOneWord))
        return [forms(query.children)]
      return query.children.flatMap((child, i) => {
        const isAdded = query.kind === 'or' && query.widened && i > 0
        const share = isAdded ? ADDED_SHARE : 1
        return leavesOf(child, acts).map((leaf) => ({ ...leaf, idf: leaf.idf * share }))
      })
    case 'prefix': {
      const count: Count = (words) => words.filter((word) => word.startsWith(query.prefix)).length
      return [{ frequency: frequencyIn(query.field, count), idf: 1 }]
    }
    case 'word':
      if (!inflects(query.word)) return phraseForms([query.word]).map((form) => phrase(query, form))
      return [leaf(query.field, countStem(query.word), [countStem(query.word)])]
    case 'phrase':
      return phraseForms(query.words).map((form) => phrase(query, form))
    case 'near': {
      const count: Count = (words) => countNear(words, [...new Set(query.words)], query.distance)
      return [leaf(query.field, count, query.words.map(countWord))]
    }
  }

  /** As rare as the written form; added forms count a half. */
  function forms([written, ...added]: Query[]): Leaf {
    const [leaf] = leavesOf(written!, acts)
    const others = added.flatMap((child) => leavesOf(child, acts))
    const addedIn = (act: Scored) => others.reduce((sum, other) => sum + other.frequency(act), 0)
    return {
      frequency: (act) => leaf!.frequency(act) + ADDED_SHARE * addedIn(act),
      idf: leaf!.idf,
    }
  }

  function phrase({ field }: { field: SoughtField }, form: string[]): Leaf {
    const count: Count = (words) =>
      words.filter((_, at) => form.every((word, i) => words[at + i] === word)).length
    return leaf(field, count, form.map(countWord))
  }

  function leaf(field: SoughtField, count: Count, words: Count[]): Leaf {
    return { frequency: frequencyIn(field, count), idf: idfOf(words, field, acts) }
  }
}

/** Searched by one term of the index. */
function isOneWord(query: Query): boolean {
  if (query.kind !== 'word') return false
  return inflects(query.word) || phraseForms([query.word]).every(({ length }) => length === 1)
}

function filter(query: Query & { kind: 'entity' | 'body' | 'code' }, acts: Scored[]): Leaf {
  const has = acts.filter(({ act }) => matches(query, act)).length
  return {
    frequency: ({ act }) => (matches(query, act) ? 1 : 0),
    idf: idf(acts.length, has),
    norm: 1,
  }
}

type Count = (words: string[]) => number

/** The idf of the rarest. */
function idfOf(counts: Count[], field: SoughtField, acts: Scored[]): number {
  const fields = ownField(field) ?? (['titulo', 'texto'] as const)
  const rarest = Math.min(
    ...counts.map(
      (count) => acts.filter(({ words }) => fields.some((f) => count(words[f]) > 0)).length,
    ),
  )
  return idf(acts.length, rarest)
}

function idf(acts: number, having: number): number {
  return Math.log(1 + (acts - having + 0.5) / (having + 0.5))
}

function countWord(sought: string): Count {
  return (words) => words.filter((word) => word === sought).length
}

function countStem(sought: string): Count {
  const shares = sharesStemWith(sought)
  return (words) => words.filter(shares).length
}

/** The number of positions of any of the words from which all of them come within the distance. */
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
    texto: wordsOf(act.conteudo_completo),
    orgao: wordsOf(act.orgao),
    assinatura: wordsOf(act.assinatura),
    tipo: wordsOf(act.tipo_ato),
  }
}
