import { group, printQuery, skipStopWords } from '../../../engine/query.ts'
import type { Query, WideningKind } from '../../../engine/port.ts'
import { spelled } from './families.ts'
import { phraseKeys } from './lexicon.ts'
import { spelledForm } from './synonyms.ts'
import { word } from './widening.ts'

/** A part of a query that is read more widely than written, in the names of the wire. */
export interface Ampliacao {
  tipo: WideningKind
  /** What was written, folded. */
  escrito: string
  /** What else is searched for it, in the query language. */
  tambem: string[]
}

/** A widening of a query. */
export interface AppliedWidening {
  ampliacao: Ampliacao
  /** The query without it. */
  without: Query
}

type Widened = Query & { kind: 'or'; widened: WideningKind }
type Code = Query & { kind: 'code' }

/** The widenings of a query, in its order. */
export function wideningsOf(query: Query): AppliedWidening[] {
  return readIn(query).map((part) => ({
    ampliacao: part.kind === 'code' ? describeCode(part) : describe(part),
    without: literally(query, part),
  }))
}

/** A query as typed: without what the reading added, and with the stop words between its words. */
export function asWritten(query: Query): Query {
  switch (query.kind) {
    case 'not':
      return { ...query, child: asWritten(query.child) }
    case 'or':
      return isWidened(query)
        ? asWritten(writtenIn(query))
        : group('or', query.children.map(asWritten))
    case 'and':
      return group('and', query.children.map(asWritten).flatMap(withStopWords))
    default:
      return query
  }
}

/** A part of a query without what the reading added to it. */
export function writtenOf(part: Query): Query {
  return isWidened(part) ? writtenIn(part) : part
}

function withStopWords(child: Query, at: number): Query[] {
  if (child.kind !== 'word' || at === 0) return [child]
  const { behind = [], field } = child
  return [...behind.map((text) => word(field, text)), child]
}

function describe(part: Widened): Ampliacao {
  const [written, ...added] = part.children
  return {
    tipo: part.widened,
    escrito: printQuery(asWritten(written!)), // a widening has it
    tambem: withoutPlurals(added).map((query) => printQuery(withAccents(query))),
  }
}

/** Phrases are searched in both numbers; the first one of each tells enough. */
export function withoutPlurals(added: Query[]): Query[] {
  const told = new Set<string>()
  return added.filter((query) => {
    if (query.kind !== 'phrase') return true
    const key = phraseKeys(query.words.join(' ')).join(' ')
    return !told.has(key) && told.add(key)
  })
}

/** For people to read; accents make no difference to a query. */
export function withAccents(query: Query): Query {
  if (query.kind === 'phrase') return { ...query, words: [spelledForm(query.words.join(' '))] }
  return query.kind === 'word' ? { ...query, word: spelledForm(spelled(query.word)) } : query
}

function describeCode({ value, words }: Code): Ampliacao {
  return { tipo: 'codigo', escrito: words.join(' '), tambem: [value] }
}

/** `query` with what was written in place of `part`. */
function literally(query: Query, part: Widened | Code): Query {
  if (query === part) return part.kind === 'code' ? wordsOf(part) : writtenIn(part)
  if (query.kind !== 'and' && query.kind !== 'or') return query
  const children = query.children.map((child) => literally(child, part))
  return query.kind === 'or' && query.widened ? { ...query, children } : group(query.kind, children)
}

function wordsOf({ words }: Code): Query {
  return skipStopWords(
    group(
      'and',
      words.map((text) => word(null, text)),
    ),
  )
}

function readIn(query: Query): (Widened | Code)[] {
  if (query.kind === 'code' || isWidened(query)) return [query]
  return query.kind === 'and' || query.kind === 'or' ? query.children.flatMap(readIn) : []
}

function isWidened(query: Query): query is Widened {
  return query.kind === 'or' && query.widened !== undefined
}

function writtenIn({ children }: Widened): Query {
  return children[0]! // what was written is the first
}
