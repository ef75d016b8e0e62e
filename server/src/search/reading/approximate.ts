import { group, printQuery, skipStopWords } from '../../../engine/query.ts'
import { isStopWord, stem } from '../../../engine/analysis.ts'
import type { Query } from '../../../engine/port.ts'
import { asWritten, withAccents, withoutPlurals } from './applied.ts'
import { approximationsOf } from './approximate-readers.ts'
import { readBody } from './acronyms.ts'
import { bodyNamedBy } from './bodies.ts'
import { shareOfRarity } from './light-words.ts'
import { isSpoken } from './spoken-words.ts'
import { answersTo, questionLength } from './questions.ts'
import { readCodeOrBody } from './body-names.ts'
import { type ReadWord, eachWordOf } from './each-word.ts'
import { readHighway } from './codes.ts'
import { parseOnce, widenStrictly } from './reading.ts'
import { isStateName } from './states.ts'
import { type Run, type Widening, isLoose, runFrom, word } from './widening.ts'

/** A query of which an act need not have everything. */
export interface ApproximateReading {
  /** What was asked for with precision, and what was excluded. */
  required: Query[]
  parts: ApproximatePart[]
  /** What acts have that answer a question of this form; null: any may answer. */
  answers: Query | null
  /** As typed, with its slips corrected and without the words of a question. */
  consulta: string
  /** What an act may have in other words, as typed; null: nothing. */
  palavras: string | null
}

/** Words that an act may lack. */
export interface ApproximatePart {
  /** Several words, which an act may have as one; a code, which is one thing; or a word. */
  written: Query
  /** As written; if it is read otherwise, too, an `or` that begins with it. */
  query: Query
  motivos: Motivo[]
  /** How much of its rarity it counts, up to 1. */
  share: number
  /** What the table of everyday words says of it; null: nothing is known of it but its words. */
  known: 'everyday' | 'other' | null
  /** What it names if all of it is the name of a body; null: it is no such name. */
  named: Query | null
  /** Whether it is the name of a state. */
  isState: boolean
  /** Behind *e* or *ou*: of such parts and the one before them an act needs one. */
  isListed: boolean
}

/** Why acts are found that do not have what was typed, in the names of the wire. */
export interface Motivo {
  tipo: Widening['tipo'] | 'parcial' | 'sentido'
  /** What was written, folded. */
  escrito: string
  /** What is searched beside it, in the query language. */
  tambem: string[]
  /** The whole query with the first of these in its place, ready to search; null if there is none. */
  consulta: string | null
}

/** The slips of a query: words as typed, folded, and what was probably meant. */
export type Slips = ReadonlyMap<string, string>

/** The words in which people may have slipped. */
export function looseWordsOf(termo: string): string[] {
  const words = childrenOf(termo).filter(isLoose)
  return [...new Set(words.map(({ word }) => word))].filter((text) => !isStopWord(text))
}

/**
 * Reads a query for the approximate list: its bare words become parts, each read as widely as it can
 * be. All else is precise, and stays required: quotes, fields, entities, prefixes, `=word`,
 * alternatives, exclusions.
 *
 * @param absent Parts of several words, printed, that no act has: these are read one by one.
 */
export function readApproximately(
  termo: string,
  slips: Slips,
  absent: ReadonlySet<string> = NONE,
): ApproximateReading {
  const children = childrenOf(termo)
  const pieces = piecesOf(children, { slips, absent })
  const whole = (queryOf: (piece: Piece) => Query) =>
    printQuery(asWritten(group('and', pieces.map(queryOf))))
  const consultaWith = (piece: Piece, query: Query) =>
    whole((one) => (one === piece ? query : one.written))
  return {
    required: pieces.filter(({ run }) => run === null).map(({ written }) => widenStrictly(written)),
    parts: pieces
      .filter(({ run }) => run !== null)
      .map((piece) => ({
        written: piece.written,
        query: queryOf(piece),
        motivos: motivosOf(piece, consultaWith),
        share: shareOfRarity(piece.corrected),
        known: knownOf(piece),
        named: namedBy(piece),
        isState: isStateName(piece.run ?? []),
        isListed: isListed(piece.run),
      })),
    answers: answersIn(children),
    consulta: pieces.length === 0 ? termo : whole(({ corrected }) => corrected),
    palavras: looseText(termo, pieces),
  }
}

const NONE: ReadonlySet<string> = new Set()

/** If all of it is loose, the text as typed: a model reads small words and accents, too. */
function looseText(termo: string, pieces: Piece[]): string | null {
  const loose = pieces.filter(({ run }) => run !== null)
  if (loose.length === 0) return null
  if (loose.length === pieces.length) return termo
  return loose.map(({ written }) => printQuery(withAccents(asWritten(written)))).join(' ')
}

/** Some words of a query that are read together, or something that is required as it is. */
interface Piece {
  /** Null: required. */
  run: Run | null
  written: Query
  /** The same without slips. */
  corrected: Query
  /** The same, one by one. */
  words: Run
  /** The words of a form that are also read by themselves. */
  eachWord: ReadWord[]
  widenings: Widening[]
}

function childrenOf(termo: string): Query[] {
  const written = parseOnce(termo)
  const children = written.kind === 'and' ? written.children : [written]
  const sought = children.filter((child, at) => !isSpoken(child, children[at + 1]))
  return sought.length === 0 ? children : sought
}

function knownOf({ written, widenings }: Piece): ApproximatePart['known'] {
  if (widenings.length === 0) return written.kind === 'code' ? 'other' : null
  return widenings.some(({ tipo }) => tipo === 'sinonimo') ? 'everyday' : 'other'
}

function namedBy({ run, widenings }: Piece): Query | null {
  const isName = widenings.length > 0 && widenings.every(({ tipo }) => tipo === 'sigla')
  return isName && !isStateName(run ?? [])
    ? { kind: 'or', children: widenings.flatMap(({ added }) => added) }
    : null
}

function isListed(run: Run | null): boolean {
  const link = run?.[0]?.behind?.at(-1)
  return link === 'e' || link === 'ou'
}

/** What is known of the words of a query. */
interface Known {
  slips: Slips
  /** Printed pieces of several words that no act has. */
  absent: ReadonlySet<string>
}

function piecesOf(children: Query[], known: Known): Piece[] {
  const pieces: Piece[] = []
  for (let at = 0; at < children.length;) {
    const run = runFrom(children, at).filter(isLoose)
    const asking = questionLength(run)
    if (asking > 0) at += asking
    else {
      const piece = run.length > 0 ? pieceOf(run, known) : precise(children[at]!) // in range
      if (!piece.run?.every(({ word }) => isStopWord(word))) pieces.push(piece)
      at += piece.run?.length ?? 1
    }
  }
  return pieces
}

function answersIn(children: Query[]): Query | null {
  for (const at of children.keys()) {
    const answers = answersTo(runFrom(children, at).filter(isLoose))
    if (answers !== null) return answers
  }
  return null
}

function precise(written: Query): Piece {
  return { run: null, written, corrected: written, words: [], eachWord: [], widenings: [] }
}

function pieceOf(words: Run, known: Known): Piece {
  const piece = longestPiece(words, known.slips)
  return known.absent.has(printQuery(piece.written))
    ? longestPiece(words.slice(0, 1), known.slips)
    : piece
}

function longestPiece(words: Run, slips: Slips): Piece & { run: Run } {
  const code = readHighway(words) ?? readCodeOrBody(words)
  if (code?.meant) {
    const { meant } = code
    const run = words.slice(0, code.length)
    const widenings = code.added.length === 0 ? [] : [code]
    return { run, written: meant, corrected: meant, words: run, eachWord: [], widenings }
  }
  const corrected = words.map((one) => ({ ...one, word: slips.get(one.word) ?? one.word }))
  const widenings = approximationsOf(corrected)
  const length = widenings[0]?.length ?? 1
  const run = words.slice(0, length)
  const meant = corrected.slice(0, length)
  return {
    run,
    written: skipStopWords(group('and', run)),
    corrected: skipStopWords(group('and', meant)),
    words: meant,
    eachWord: eachWordOf(meant, widenings),
    widenings,
  }
}

function queryOf(piece: Piece): Query {
  const { run, written, corrected, widenings } = piece
  const isSlip = printQuery(corrected) !== printQuery(written)
  const within = bodyWithin(run ?? [])
  const added = [
    ...(isSlip ? [corrected] : []),
    ...widenings.flatMap(({ tipo, added }) =>
      tipo === 'sinonimo'
        ? added.flatMap(formsOf).map((form) => (within ? group('and', [form, within]) : form))
        : added,
    ),
    ...inBody(corrected),
    ...wordByWord(piece),
  ]
  // A verb or noun of the gazette is one, whatever else it is read as.
  const kinds = widenings.map(({ tipo }) => tipo)
  const widened = kinds.includes('familia')
    ? 'familia'
    : (kinds[0] ?? (isSlip ? 'grafia' : 'sigla'))
  return skipStopWords(
    added.length === 0 ? written : { kind: 'or', widened, children: [written, ...added] },
  )
}

/** All words of a piece, each as it is read by itself. */
function wordByWord({ eachWord }: Piece): Query[] {
  const read = eachWord.map(({ word, widenings }): Query => {
    const forms = widenings.flatMap(({ added }) => added.flatMap(formsOf))
    return forms.length === 0 ? word : { kind: 'or', children: withoutImplied([word, ...forms]) }
  })
  return read.length === 0 ? [] : [group('and', read)]
}

/** Forms without those of several words that have another one: whoever has them has that. */
function withoutImplied(forms: Query[]): Query[] {
  const single = new Set(forms.flatMap((one) => (one.kind === 'word' ? [stem(one.word)] : [])))
  return forms.filter(
    (one) => one.kind !== 'near' || !one.words.some((word) => single.has(stem(word))),
  )
}

/** The body that words name among others, which a form in their place does not: `multa da anatel`, *sanção de multa*. */
function bodyWithin(run: Run): Query | null {
  for (const at of run.keys()) {
    const body = readBody(run.slice(at))
    if (body && body.length < run.length)
      return {
        kind: 'or',
        children: [group('and', run.slice(at, at + body.length)), ...body.added],
      }
  }
  return null
}

/** A form of the table as acts have it, and the acts of the body that it names: `itamaraty`. */
function formsOf(form: Query): Query[] {
  if (form.kind !== 'phrase' || form.field !== null) return [near(form)]
  const body = bodyNamedBy(form.words)
  const isWhole = body?.words.length === form.words.length
  return [near(form), ...(isWhole ? body.names : []).map((name): Query => ({ kind: 'body', name }))]
}

/** The most words between those of a form: `relógio eletrônico de ponto`, `filho maior, e inválido`. */
const BETWEEN = 3

/** The words of a form in any order, with some between them. */
function near(form: Query): Query {
  if (form.kind !== 'phrase') return form
  const words = [...new Set(form.words.filter((one) => !isStopWord(one)))]
  if (words.length < 2) return form
  return { kind: 'near', field: form.field, words, distance: form.words.length - 1 + BETWEEN }
}

/** The same words in the name of the body: `exército`, `maranhão`. */
function inBody(written: Query): Query[] {
  if (written.kind === 'word') return isLoose(written) ? [word('orgao', written.word)] : []
  if (written.kind !== 'and') return []
  const words = written.children.flatMap(inBody)
  return words.length === written.children.length ? [group('and', words)] : []
}

function motivosOf(piece: Piece, consultaWith: (piece: Piece, query: Query) => string): Motivo[] {
  const { written, corrected, words, eachWord, widenings } = piece
  const motivo = (
    tipo: Motivo['tipo'],
    queries: Query[],
    of = written,
    instead = queries[0]!, // there is one
  ): Motivo => ({
    tipo,
    escrito: printQuery(asWritten(of)),
    tambem: withoutPlurals(queries).map((query) => printQuery(withAccents(asWritten(query)))),
    consulta: consultaWith(piece, instead),
  })
  const ofWord = ({ word, widenings }: ReadWord) =>
    widenings.filter(isTold).map(({ tipo, added }) => {
      const instead = words.map((one) => (one === word ? added[0]! : one)) // there is one
      return motivo(tipo, added, word, skipStopWords(group('and', instead)))
    })
  return [
    ...(printQuery(corrected) === printQuery(written) ? [] : [motivo('grafia', [corrected])]),
    ...widenings.filter(isTold).map(({ tipo, added }) => motivo(tipo, added)),
    ...eachWord.flatMap(ofWord),
  ]
}

/** What a strict search reads so, too, is told there. */
const STRICT_KINDS: Widening['tipo'][] = ['norma', 'sigla', 'familia', 'empresa', 'codigo']

function isTold({ tipo }: Widening): boolean {
  return !STRICT_KINDS.includes(tipo)
}
