import { group, printQuery, rememberStopWords, skipStopWords } from '../../../engine/query.ts'
import type { Query } from '../../../engine/port.ts'
import { readBody } from './acronyms.ts'
import { readAcronym, readAnyBody, readCodeOrBody } from './body-names.ts'
import { isNumberMark, readCode } from './codes.ts'
import { readCompany } from './companies.ts'
import { readFamily } from './families.ts'
import { readNickname } from './nicknames.ts'
import { readNorm } from './norms.ts'
import { parseWritten } from './parse.ts'
import { type AppliedWidening, wideningsOf } from './applied.ts'
import { readSameThing } from './synonyms.ts'
import { type Run, type Widening, runFrom } from './widening.ts'

/**
 * The version of the reading of words outside quotes (ADR 20). `0`: literally. Raise it whenever
 * any query is read differently; saved queries keep the version that they were saved with
 * (reading-version.test.ts).
 */
export const LITERAL = 0
export const READING_VERSION = 3

/** A query and how it was understood. */
export interface Reading {
  /** Finds everything that the query finds literally, but for codes, and what the widenings add. */
  query: Query
  /** In the order of the query. */
  widenings: AppliedWidening[]
}

/** More than one query needs, and few enough to show them all. */
const MOST_WIDENINGS = 16

/**
 * Reads `termo` as people mean it: words outside quotes also find verb and noun of one family,
 * norms however cited or called, forms of companies, bodies by acronym and name, what an
 * abbreviation stands for; a code such as `15/2023` is one thing. Quotes, `=word`, prefixes,
 * exclusions, and everything in version {@link LITERAL}, are read literally.
 *
 * @throws Problem `consulta_invalida`, like parseQuery.
 * @throws RangeError for a version of a later program.
 */
export function readQuery(termo: string, version: number = READING_VERSION): Reading {
  if (version > READING_VERSION) throw new RangeError(`unknown reading: ${version}`)
  const written = parseOnce(termo)
  if (version === LITERAL) return { query: skipStopWords(written), widenings: [] }
  const query = widenStrictly(written, version)
  return { query, widenings: wideningsOf(query) }
}

/** A query with its stop words noted; in a long one a repeated word is there once. */
export function parseOnce(termo: string): Query {
  return onceEach(rememberStopWords(parseWritten(termo)))
}

/** Reads a written query, or a part of one, as a strict search does. */
export function widenStrictly(written: Query, version = READING_VERSION): Query {
  return skipStopWords(widen(written, { ...RULES[version]!, left: MOST_WIDENINGS }))
}

/**
 * Up to this many words may be meant as a row; in longer queries a repeated word is searched once.
 */
const MOST_IN_ROW = 12

function onceEach(query: Query): Query {
  if (query.kind !== 'and' && query.kind !== 'or') return query
  const children = query.children.map(onceEach)
  if (children.length <= MOST_IN_ROW) return { ...query, children }
  const distinct = new Map(children.map((child) => [printQuery(child), child]))
  return group(query.kind, [...distinct.values()])
}

type Reader = (run: Run) => Widening | null

interface Rules {
  /** The most specific one first: the first one that applies is taken. */
  readers: readonly Reader[]
  /** Whether a mark of a number, like `n.`, is invisible. */
  skipsMarks: boolean
}

const RULES: Record<number, Rules> = {
  1: { readers: [readNorm, readBody, readFamily, readCompany], skipsMarks: false },
  2: {
    readers: [readNorm, readNickname, readCode, readBody, readSameThing, readFamily, readCompany],
    skipsMarks: true,
  },
  3: {
    readers: [
      readNorm,
      readNickname,
      readCodeOrBody,
      readAnyBody,
      readSameThing,
      readFamily,
      readCompany,
      readAcronym,
    ],
    skipsMarks: true,
  },
}

interface Allowance extends Rules {
  /** The number of further widenings that a query may have. */
  left: number
}

function widen(query: Query, allowance: Allowance): Query {
  switch (query.kind) {
    case 'and':
      return group('and', widenRuns(query.children, allowance))
    case 'or':
      return group(
        'or',
        query.children.map((child) => widen(child, allowance)),
      )
    case 'word':
      return group('and', widenRuns([query], allowance))
    default:
      return query
  }
}

function widenRuns(children: Query[], allowance: Allowance): Query[] {
  const read: Query[] = []
  for (let at = 0; at < children.length;) {
    const run = runFrom(children, at)
    const widening = run.length > 0 && allowance.left > 0 ? readStart(run, allowance.readers) : null
    if (widening === null && allowance.skipsMarks && isNumberMark(run)) {
      at++
      continue
    }
    if (widening === null) {
      const child = children[at++]! // in range
      read.push(child.kind === 'word' ? child : widen(child, allowance))
      continue
    }
    const { tipo, length, meant, added } = widening
    const first = meant ?? group('and', run.slice(0, length))
    read.push(
      added.length === 0 ? first : { kind: 'or', widened: tipo, children: [first, ...added] },
    )
    allowance.left--
    at += length
  }
  return read
}

function readStart(run: Run, readers: readonly Reader[]): Widening | null {
  for (const read of readers) {
    const widening = read(run)
    if (widening !== null) return widening
  }
  return null
}
