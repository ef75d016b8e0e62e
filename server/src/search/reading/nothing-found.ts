import { group, printQuery, skipStopWords } from '../../../engine/query.ts'
import { allOnceOver } from '../../lib/flow/all-once-over.ts'
import type { Query, WordCount } from '../../../engine/port.ts'
import { asWritten, writtenOf } from './applied.ts'
import type { Alternative } from './largest-part.ts'
import { word } from './widening.ts'

/** Why a query finds nothing, or not what its author meant. */
export interface NothingFound {
  /** Words that no act has, with existing words that may have been meant, likeliest first. */
  ausentes: { palavra: string; sugestoes: WordCount[] }[]
  /** The results when a part is searched in title and text instead of its field, most first. */
  semCampo: Alternative[]
  /** The results when the words of a phrase are searched wherever they stand, most first. */
  semAspas: Alternative[]
}

/** The questions to the index. */
export interface Asked {
  /** The number of acts that a query finds under the filters of the search. */
  total(query: Query): Promise<number>
  /** Whether the whole archive has any match. */
  exists(query: Query): Promise<boolean>
  nearestWords(word: string, limit: number): Promise<WordCount[]>
}

/** Each part costs one search. */
const MOST_PARTS = 8
const MOST_SUGGESTIONS = 3
/** The most words to explain; each needs a search for similar words. */
const MOST_ABSENT = 5

/** Explains why a query found nothing; it was read by readQuery, or literally. */
export async function explainNothing(query: Query, index: Asked): Promise<NothingFound> {
  const parts = query.kind === 'and' ? query.children : [query]
  const sought = parts.filter((part) => part.kind !== 'not').slice(0, MOST_PARTS)
  const ausentes: NothingFound['ausentes'] = []
  const words = new Map(sought.flatMap(wordsIn).map((word) => [word.word, word]))
  for (const [palavra, written] of words) {
    if (ausentes.length === MOST_ABSENT) break
    if (await isKnown(written, index)) continue
    const sugestoes = await index.nearestWords(palavra, MOST_SUGGESTIONS)
    ausentes.push({ palavra, sugestoes })
  }
  const replacing = (some: Query[], replace: (part: Query) => Query) =>
    alternatives(parts, some, replace, index)
  return {
    ausentes,
    semCampo: await replacing(sought.filter(hasField), withoutField),
    semAspas: await replacing(sought.filter(isPhrase), withoutQuotes),
  }
}

/** A word that is absent only from its field still exists. */
async function isKnown(written: Query & { kind: 'word' }, index: Asked): Promise<boolean> {
  if (await index.exists(written)) return true
  return written.field !== null && (await index.exists({ ...written, field: null }))
}

/** The results with a replacement for each of `some` parts in turn, most first. */
async function alternatives(
  parts: Query[],
  some: Query[],
  replace: (part: Query) => Query,
  index: Asked,
): Promise<Alternative[]> {
  const counted = some.map(async (one) => {
    const rest = group(
      'and',
      parts.map((part) => (part === one ? replace(part) : part)),
    )
    const total = await index.total(rest)
    return { parte: printQuery(asWritten(one)), total, consulta: printQuery(asWritten(rest)) }
  })
  const helping = (await allOnceOver(counted)).filter(({ total }) => total > 0)
  return helping.sort((a, b) => b.total - a.total)
}

const isPhrase = (query: Query) => query.kind === 'phrase' && query.words.length > 1

function withoutQuotes(query: Query): Query {
  if (query.kind !== 'phrase') return query
  const words = query.words.map((text) => word(query.field, text))
  return skipStopWords(group('and', words))
}

function hasField(query: Query): boolean {
  switch (query.kind) {
    case 'word':
    case 'prefix':
    case 'phrase':
    case 'near':
      return query.field !== null && query.field !== 'sem_assinatura'
    case 'and':
    case 'or':
      return query.children.some(hasField)
    default:
      return false
  }
}

function withoutField(query: Query): Query {
  switch (query.kind) {
    case 'word':
    case 'prefix':
    case 'phrase':
    case 'near':
      return { ...query, field: null }
    case 'and':
    case 'or':
      return { ...query, children: query.children.map(withoutField) }
    default:
      return query
  }
}

function wordsIn(part: Query): (Query & { kind: 'word' })[] {
  const written = writtenOf(part)
  if (written.kind === 'word') return [written]
  if (written.kind === 'phrase')
    return written.words.map((text) => ({ kind: 'word', field: written.field, word: text }))
  return written.kind === 'and' ? written.children.flatMap(wordsIn) : []
}
