import { signatureLines } from '../../../engine/entities.ts'
import { beginningsIn } from './beginnings.ts'
import { innerKeys } from './inner-keys.ts'
import { type Line, linesOf } from './lines.ts'
import { dateIn } from './own-date.ts'
import { personsIn } from './persons.ts'
import { headedLines } from './headed-lines.ts'

/** A place in a text, in UTF-16 units; the end is exclusive. */
interface Place {
  start: number
  end: number
}

/** One of several acts in an article, and its own words in the article's full text. */
export interface InnerAct extends Place {
  /** Names it within its article: see inner-keys.ts. */
  key: string
  /** Digits, and a letter that belongs to them; null: it has none. */
  number: string | null
  /** The kind of act in the singular: `Portaria`; null: no heading says it. */
  kind: string | null
  /** Its own heading as printed; null where one heading covers several acts. */
  heading: string | null
  /** The heading that covers it, where it has none of its own. */
  covering: Place | null
  /** Of its own heading, or of the one that covers it, YYYY-MM-DD. */
  date: string | null
  /** Whom it is about. */
  persons: string[]
  /** Who signs it, as in the article's `assinatura`: whoever signs next. */
  signature: string | null
  /** The authority and its grounds (`O REITOR …, resolve:`), where they stand before its own words. */
  opening: Place | null
}

interface Article {
  conteudo_completo: string
  assinatura: string
}

/**
 * The acts in an article that holds several, in printed order; none where it holds one. Takes linear
 * time.
 */
export function innerActsOf({ conteudo_completo: text, assinatura }: Article): InnerAct[] {
  const signatures = signatureLines(assinatura)
  const lines = linesOf(text, signatures)
  const found = headedLines(lines).flatMap((headed) => beginningsIn(lines, headed))
  if (found.length < 2) return []
  const keys = innerKeys(found.map(({ number }) => number))
  const openings = openingsBefore(lines)
  const signers = signersFrom(lines, signatures)
  return found.map((beginning, i) => {
    const { at, number, heading, to } = beginning
    const own = at === heading
    const covering =
      heading === null ? null : own ? lines[heading]! : coveringOf(lines, heading, number)
    const next = Math.min(found[i + 1]?.at ?? to, to)
    const last = own && next === to ? to - 1 : lastOf(lines, at, next)
    const { start } = lines[at]!
    const { end } = lines[last]!
    return {
      key: keys[i]!,
      number,
      kind: covering?.heading?.kind ?? null,
      heading: own ? covering!.text : null,
      covering: own || covering === null ? null : { start: covering.start, end: covering.end },
      date: covering && dateIn(covering.text),
      persons: personsIn(wordsOf(lines, at, last)),
      signature: signers[at]!,
      opening: own ? null : openings[at]!,
      start,
      end,
    }
  })
}

/** A correction that stands among numbered acts is no heading of those that go on behind it. */
function coveringOf(lines: Line[], heading: number, number: string | null): Line {
  const near = lines[heading]!
  if (number === null || near.heading?.kind !== 'Retificação' || near.heading.isPlural) return near
  return lines.slice(0, heading).findLast((line) => line.heading?.isPlural) ?? near
}

/** The last line of an act's own words: what follows them is signed, opened or headed anew. */
function lastOf(lines: Line[], at: number, next: number): number {
  const opensItself = lines[at]!.text.length <= NUMBER_ALONE ? at + 1 : at
  for (let line = at + 1; line < next; line++) {
    const { kind } = lines[line]!
    if (kind === 'signature' || kind === 'annex') return line - 1
    if (kind === 'opening' && line > opensItself) return groundsOf(lines, line, at) - 1
  }
  return next - 1
}

/** A line that is no longer is a number, and the opening below it is of the same act. */
const NUMBER_ALONE = 25

/** The first line of an opening: `Considerando …` may come before it. */
function groundsOf(lines: Line[], opening: number, after: number): number {
  let first = opening
  while (first - 1 > after && lines[first - 1]!.kind === 'grounds') first--
  return first
}

/** What an act decides, by paragraphs: without its heading, its opening and who signs. */
function wordsOf(lines: Line[], first: number, last: number): string[] {
  const own = lines.slice(first, last + 1)
  const opened = own.findLastIndex(({ kind }) => kind === 'opening')
  return own
    .slice(opened + 1)
    .flatMap(({ kind, text }) => (kind === 'text' || kind === 'numbered' ? [text] : []))
}

/** For each line the last opening before it under the same heading. */
function openingsBefore(lines: Line[]): (Place | null)[] {
  let last: Place | null = null
  let grounds: number | null = null
  return lines.map(({ kind, start, end }) => {
    const before = last
    if (kind === 'opening') last = { start: grounds ?? start, end }
    if (kind === 'heading') last = null
    grounds = kind === 'grounds' ? (grounds ?? start) : null
    return before
  })
}

/** The most who sign together; hostile texts repeat names. */
const MOST_SIGNERS = 25

/** For each line who signs next, from it on: those whose lines stand together. */
function signersFrom(lines: Line[], signatures: Map<string, string | null>): (string | null)[] {
  const signers = Array<string | null>(lines.length).fill(null)
  let next: string[] = []
  for (let at = lines.length - 1; at >= 0; at--) {
    const { kind, text } = lines[at]!
    if (kind === 'signature' && lines[at + 1]?.kind !== 'signature') next = []
    const signer = signatures.get(text) ?? null
    if (kind === 'signature' && signer !== null && next.length < MOST_SIGNERS)
      next = [signer, ...next]
    signers[at] = next.join('; ') || null
  }
  return signers
}
