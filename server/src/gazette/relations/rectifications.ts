import { type ActName, nameOf } from './act-name.ts'
import { type Citation, findCitations, matchesOf } from '../../../engine/entities.ts'
import {
  HEAD_LENGTH,
  citationsIn,
  isRectification,
  namedAbove,
  excerptOfPeople,
} from './correction-head.ts'
import type { Correction } from './correction.ts'
import { DEVICE_BETWEEN } from './device.ts'
import { type ReadAct, isAct } from './objects.ts'
import type { ToldPart } from './part.ts'
import { findPublishedIn } from './published-in.ts'
import { quotationEnd } from './quotation.ts'
import { type Around, IN_PART, restrictionAfter, toldPart } from './told-part.ts'
import { eitherOf } from '../../lib/text/either-of.ts'

/** Comes before the wrong words. */
export const WRONG =
  /onde[\s-]+(?:s[êe][\s-]+l[êe][ru]?|l[êe][ -]se|consta(?:va|ou)?|est[áa]\s+escrito)(?![\wÀ-ÿ])|em\s+que\s+se\s+l[êe](?![\wÀ-ÿ])/gi
/** Comes before the right words. */
export const RIGHT = /l[êe]ia[\s-]*se|passa\s+a\s+(?:ter|vigorar|constar)|fa[çc]a-se\s+constar/i
/**
 * `Retificar a…`, `Fica retificada a…`, `torna pública, para conhecimento dos interessados, a
 * retificação do…`; never quoted ones.
 */
const VERB = new RegExp(
  eitherOf(
    String.raw`(?<!["“'‘])\bretific(?:ar|a|o|amos|ando)(?:-se)?(?=[ ,])|\bficam? retificad[ao]s?(?= )`,
    String.raw`\b(?:${eitherOf(
      'tornam?(?:-se)? p[úu]blic[ao]s?|comunica(?:m|mos)?|informa(?:m|mos)?|avisa(?:m|mos)?',
    )})[^.;\n]{0,160}? a retifica[çc][ãa]o(?= [dn])`,
  ),
  'gi',
)
/** An act that replaces words without calling itself a rectification. */
const ALTERS = /\b(?:altera|apostila)r?(?=[ ,])/gi
/** `Na Portaria nº…`, `No Despacho de…` */
const PLACE = /(?:^|\n|[.:;–-] ?|resolve,? ?)(?=N(?:[ao]s?|A|O) )/g
/** `Retificar a Portaria acima especificada` */
const ABOVE = /^\S+ (?:[ao]s? )?\p{L}+ (?:acima|supra|retro)/iu
const RESOLVES = /\bresolvem?\b/gi

/** How many characters of the wrong words to read. */
const EXCERPT_LENGTH = 500
const LONGEST_RIGHT = 2_000
/**
 * A misprinted heading comes at the very beginning of the wrong words: `: EXTRATO DE CONTRATO Nº
 * 33`, not `: ADITIVO AO CONTRATO`.
 */
const HEADING_BEGINS = /^(?:.{0,11}|[^a-zà-ÿ]{0,30})(?<!\bAO )$/s
const HEADING_LENGTH = 200

/**
 * The acts that an act rectifies: one for each `onde se lê`, and for each `retificar` without one.
 */
export function rectifications(act: ReadAct): Correction[] {
  const { titulo, said } = act
  const cues = matchesOf(said, WRONG)
  const found = quoted(act, cues)
  for (const { index } of matchesOf(said, VERB)) {
    const isQuoted = cues.some((cue) => cue.index > index && cue.index < index + HEAD_LENGTH)
    if (isQuoted) continue
    const head = { at: index, words: said.slice(index, index + HEAD_LENGTH) }
    const above = { at: Math.max(0, index - HEAD_LENGTH), end: index }
    found.push(
      ...rectification(act, meantAbove(said, above, head) ?? head, wordsOf(said, above), ''),
    )
  }
  if (found.length === 0 && isRectification(act)) {
    const words = said.slice(titulo.length, titulo.length + HEAD_LENGTH)
    found.push(...rectification(act, { at: titulo.length, words }, `${titulo}\n\n`, ''))
  }
  return found
}

function quoted(act: ReadAct, cues: RegExpExecArray[]): Correction[] {
  const { said, conteudo_completo: text, data_publicacao: today } = act
  let from = 0
  let last: Correction[] = []
  /** Whether the text before the next wrong words is known not to be right words. */
  let isClosed = true
  return cues.flatMap(({ index, 0: cue }, i) => {
    if (index < from) return []
    const start = index + cue.length
    const after = text.slice(start, start + EXCERPT_LENGTH)
    const right = RIGHT.exec(after)
    const wrong = after.slice(0, right?.index).trim()
    const above = { at: Math.max(from, index - HEAD_LENGTH), end: index }
    const words = wordsOf(said, above)
    const head = headOf(said, above, today) ?? (isClosed ? { at: above.at, words } : null)
    from = start + (right?.index ?? 0)
    const limit = Math.min(from + LONGEST_RIGHT, cues[i + 1]?.index ?? text.length)
    const end = right && quotationEnd(text.slice(from + right[0].length, limit))
    isClosed = end !== null
    if (right && end !== null) from += right[0].length + end
    const found = head === null ? [] : rectification(act, head, words, wrong)
    if (found.length === 0) forgetPart(last)
    else last = found
    return found
  })
}

/** Further wrong words of the same act are elsewhere in it than the first ones. */
function forgetPart(corrections: Correction[]): void {
  for (const correction of corrections) {
    const { part, at } = correction
    if (part?.tipo === 'dispositivo' && at && part.at[0]![0] > at[0]) correction.part = null
  }
}

/** Words of a text, and where they begin. */
interface Head {
  at: number
  words: string
}

interface Stretch {
  at: number
  end: number
}

function wordsOf(said: string, { at, end }: Stretch): string {
  return said.slice(at, end)
}

/**
 * The part of the text before `onde se lê` that names the place: from `retificar`, `Na…` or
 * `resolve` on.
 */
function headOf(said: string, stretch: Stretch, today: string): Head | null {
  const before = wordsOf(said, stretch)
  for (const start of [VERB, ALTERS, PLACE, RESOLVES]) {
    const index = matchesOf(before, start).at(-1)?.index
    if (index === undefined) continue
    const head = { at: stretch.at + index, words: before.slice(index) }
    const above = meantAbove(said, { at: stretch.at, end: head.at }, head)
    if (above !== null) return above
    const saysWhere = findPublishedIn(head.words, { today, ownDate: null }) !== null
    if (saysWhere || findCitations(head.words).length > 0) return head
  }
  return null
}

/** The text from the last act named before a head, if that head refers to it. */
function meantAbove(said: string, stretch: Stretch, head: Head): Head | null {
  const before = wordsOf(said, stretch)
  const last = ABOVE.test(head.words) ? findCitations(before).at(-1) : undefined
  return last ? { at: stretch.at + last.start, words: before.slice(last.start) } : null
}

/**
 * A rectification of each act that a head, or the text above it, names; none if neither names one.
 */
function rectification(
  act: ReadAct,
  { at, words: head }: Head,
  above: string,
  wrong: string,
): Correction[] {
  const inHead = citationsIn(head)
  const cited = inHead.length > 0 ? inHead.map(nameOf) : namedAbove(above)
  const known = { today: act.data_publicacao, ownDate: cited[0]?.date ?? null }
  const publishedIn = findPublishedIn(head, known)
  if (cited.length === 0 && !publishedIn) return []
  const beginning = wrong.slice(0, HEADING_LENGTH)
  const misprinted = findCitations(beginning)
    .filter(({ start }) => HEADING_BEGINS.test(beginning.slice(0, start)))
    .map(nameOf)
  const excerpt = `${wrong} ${excerptOfPeople(head)}`.trim()
  const originals = cited.length > 0 ? cited.map((name) => [name]) : [[]]
  const [named] = inHead
  const part = named ? partOf(act, at, head.length, named) : null
  return originals.map((names) => ({
    tipo: 'retifica',
    names: [...names, ...misprinted, ...alsoTitled(names, act.titulo)],
    publishedIn,
    excerpt,
    at: named ? [at + named.start, at + named.end] : null,
    part,
  }))
}

/** `RETIFICAÇÃO PREGÃO ELETRÔNICO Nº 17/2020`, where the text calls it `Edital nº 17/2020`. */
function alsoTitled(names: ActName[], titulo: string): ActName[] {
  if (names.length === 0) return []
  return findCitations(titulo)
    .filter(({ kind, number }) =>
      names.some(
        (name) => !isAct(kind) && number !== null && name.number === number && name.kind !== kind,
      ),
    )
    .map(nameOf)
}

/** `no que se refere ao prazo`, not `a contrato de professor` */
const DEFINITE = / (?:aos?|às?|d[ao]s?) |parte (?:em )?que /i

/** The part that a head names before or after its first act, or between it and the wrong words. */
function partOf(
  act: ReadAct,
  at: number,
  length: number,
  { start, end }: Citation,
): ToldPart | null {
  const around: Around = {
    said: act.said,
    text: act.conteudo_completo,
    before: [at, at + start],
    after: [at + end, at + length],
    isFirst: true,
    undoes: false,
    moves: false,
    partly: null,
  }
  const only = restrictionAfter(around)
  if (only && (only.tipo !== 'medida' || DEFINITE.test(only.texto))) return only
  const part = toldPart(around)
  // Whom a rectified act is about is said to make it known, not because it says more.
  if (part?.tipo === 'dispositivo' || IN_PART.test(part?.texto ?? '')) return part
  return partBetween(around)
}

/** `Na Portaria nº 1, publicada no DOU de…, no art. 3º, onde se lê` */
function partBetween({ text, said, after: [from, to] }: Around): ToldPart | null {
  const found = DEVICE_BETWEEN.exec(said.slice(from, to))
  if (!found) return null
  const [matched, inIt, last] = found
  const texto = inIt ?? last!
  const start = from + found.index + matched.length - texto.length
  return {
    tipo: 'dispositivo',
    texto: text.slice(start, start + texto.length),
    at: [[start, start + texto.length]],
  }
}
