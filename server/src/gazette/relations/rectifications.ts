import { nameOf } from './act-name.ts'
import { findCitations } from '../../../engine/entities.ts'
import { HEAD_LENGTH, isRectification, namedAbove, namesIn, peopleIn } from './correction-head.ts'
import type { CorrectingAct, Correction } from './correction.ts'
import { findPublishedIn } from './published-in.ts'
import { quotationEnd } from './quotation.ts'

/** Comes before the wrong words. */
export const WRONG =
  /onde[\s-]+(?:s[êe][\s-]+l[êe][ru]?|l[êe][ -]se|consta(?:va|ou)?|est[áa]\s+escrito)(?![\wÀ-ÿ])|em\s+que\s+se\s+l[êe](?![\wÀ-ÿ])/gi
/** Comes before the right words. */
export const RIGHT = /l[êe]ia[\s-]*se|passa\s+a\s+(?:ter|vigorar|constar)|fa[çc]a-se\s+constar/i
/**
 * `Retificar a…`, `Fica retificada a…`, `torna pública, para conhecimento dos interessados, a
 * retificação do…`; never quoted ones.
 */
const VERB =
  /(?<!["“'‘])\bretific(?:ar|a|o|amos|ando)(?:-se)?(?=[ ,])|\bficam? retificad[ao]s?(?= )|\btornam? p[úu]blic[ao]s?[^.;\n]{0,160}? a retifica[çc][ãa]o(?= d)/gi
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
export function rectifications(act: CorrectingAct): Correction[] {
  const { titulo, conteudo_completo: text, data_publicacao: today } = act
  const cues = [...text.matchAll(WRONG)]
  const found = quoted(text, cues, today)
  for (const { index } of text.matchAll(VERB)) {
    const isQuoted = cues.some((cue) => cue.index > index && cue.index < index + HEAD_LENGTH)
    if (isQuoted) continue
    const head = text.slice(index, index + HEAD_LENGTH)
    const above = text.slice(Math.max(0, index - HEAD_LENGTH), index)
    found.push(...rectification({ head: meantAbove(above, head) ?? head, above, wrong: '', today }))
  }
  if (found.length === 0 && isRectification(act)) {
    const head = text.slice(titulo.length, titulo.length + HEAD_LENGTH)
    found.push(...rectification({ head, above: `${titulo}\n\n`, wrong: '', today }))
  }
  return found
}

function quoted(text: string, cues: RegExpExecArray[], today: string): Correction[] {
  let from = 0
  /** Whether the text before the next wrong words is known not to be right words. */
  let isClosed = true
  return cues.flatMap(({ index, 0: cue }, i) => {
    if (index < from) return []
    const start = index + cue.length
    const after = text.slice(start, start + EXCERPT_LENGTH)
    const right = RIGHT.exec(after)
    const wrong = after.slice(0, right?.index).trim()
    const above = text.slice(Math.max(from, index - HEAD_LENGTH), index)
    const head = headOf(above, today) ?? (isClosed ? above : null)
    from = start + (right?.index ?? 0)
    const limit = Math.min(from + LONGEST_RIGHT, cues[i + 1]?.index ?? text.length)
    const end = right && quotationEnd(text.slice(from + right[0].length, limit))
    isClosed = end !== null
    if (right && end !== null) from += right[0].length + end
    return head === null ? [] : rectification({ head, above, wrong, today })
  })
}

/**
 * The part of the text before `onde se lê` that names the place: from `retificar`, `Na…` or
 * `resolve` on.
 */
function headOf(before: string, today: string): string | null {
  for (const start of [VERB, ALTERS, PLACE, RESOLVES]) {
    const index = [...before.matchAll(start)].at(-1)?.index
    if (index === undefined) continue
    const tail = before.slice(index)
    const above = meantAbove(before.slice(0, index), tail)
    if (above !== null) return above
    const saysWhere = findPublishedIn(tail, { today, ownDate: null }) !== null
    if (saysWhere || findCitations(tail).length > 0) return tail
  }
  return null
}

/** The text from the last act named before a head, if that head refers to it. */
function meantAbove(before: string, head: string): string | null {
  const last = ABOVE.test(head) ? findCitations(before).at(-1) : undefined
  return last ? before.slice(last.start) : null
}

interface Told {
  /** The words that name the act, and the text above them. */
  head: string
  above: string
  wrong: string
  today: string
}

/** A rectification of each act that a head names; none if the text does not name one. */
function rectification({ head, above, wrong, today }: Told): Correction[] {
  const inHead = namesIn(head)
  const cited = inHead.length > 0 ? inHead : namedAbove(above)
  const publishedIn = findPublishedIn(head, { today, ownDate: cited[0]?.date ?? null })
  if (cited.length === 0 && !publishedIn) return []
  const beginning = wrong.slice(0, HEADING_LENGTH)
  const misprinted = findCitations(beginning)
    .filter(({ start }) => HEADING_BEGINS.test(beginning.slice(0, start)))
    .map(nameOf)
  const excerpt = `${wrong} ${peopleIn(head)}`.trim()
  const originals = cited.length > 0 ? cited.map((name) => [name]) : [[]]
  return originals.map((names) => ({
    tipo: 'retifica',
    names: [...names, ...misprinted],
    publishedIn,
    excerpt,
  }))
}
