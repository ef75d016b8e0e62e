import { type ActName, nameOf } from './act-name.ts'
import { type Citation, isNational, findCitations } from '../../../engine/entities.ts'

/** The number of characters around a cue that may name the corrected act. */
export const HEAD_LENGTH = 700

/** The word in a title that tells what an article is. */
export const RECTIFIES = /(?:rer)?retifica|errata/i
const TITLE = /^(?:aviso de )?(?:rer)?retifica|errata/i

/** Whether an article rectifies others, by its title or type. */
export function isRectification(act: { titulo: string; tipo_ato: string }): boolean {
  return TITLE.test(act.titulo) || TITLE.test(act.tipo_ato)
}

/** Comes before an act's name when its rectification is meant, which has no number of its own. */
export const ITS_RECTIFICATION = /retifica[çc][ãa]o (?:d[aeo]s?|referente [àa]o?s?) $/i
/**
 * A rectification of a rectification; not an act's words about itself: `torna pública a retificação
 * do Edital`.
 */
const OF_A_RECTIFICATION = new RegExp(`\\b(?:na|da|pela) ${ITS_RECTIFICATION.source}`, 'i')

/** Comes right before a law that is rectified: only `Na`, `Retificar o art. 1º da`. */
const OF_LAW = /^[\s.:;–-]*(?:\S+ ){0,5}(?:n|d)?[ao]s? $/i
/** Comes before the basis of a rectification. */
const BASED_ON = /\b(?:considerando|conforme|nos termos|com base|com fundamento)\b/i

/** The first cited act, with the others of its list (`nº 199 e 200`). */
function namesIn(head: string): ActName[] {
  return citationsIn(head).map(nameOf)
}

/** The same, with their places. */
export function citationsIn(head: string): Citation[] {
  const citations = findCitations(head)
  // A law is rectified only if nothing else is named and the law comes right at the beginning.
  const first =
    citations.find(({ kind }) => !isNational(kind)) ??
    citations.find(({ start }) => isRectifiedLaw(head.slice(0, start)))
  if (!first || OF_A_RECTIFICATION.test(head.slice(0, first.start))) return []
  return citations.filter(({ start }) => start === first.start)
}

/** Longer than any line that names an act. */
const LINE_LENGTH = 160
const SAYS_WHERE = /publicad|\bD\.? ?O\.? ?U\b/i

/**
 * The act named in a line of its own below a heading `RETIFICAÇÃO`, or in that heading: `PREGÃO
 * ELETRÔNICO Nº 7/2023`.
 */
export function namedAbove(text: string): ActName[] {
  const lines = text.split('\n\n')
  const heading = lines.findLastIndex((line) => line.length < LINE_LENGTH && TITLE.test(line))
  if (heading === -1) return []
  const named = lines
    .slice(heading, -1) // the last one is the sentence without a name
    .filter((line) => line.length < LINE_LENGTH && !SAYS_WHERE.test(line))
    .map(namesIn)
  return named.find((names) => names.length > 0) ?? []
}

function isRectifiedLaw(before: string): boolean {
  return OF_LAW.test(before) && !BASED_ON.test(before)
}

const CAPITALS = /[A-ZÀ-Ý]{2,}(?: (?:d[aeo]s?|e|[A-ZÀ-Ý]+)){1,8}/g
const NOT_A_NAME =
  /(?<![A-ZÀ-Ý])(?:DOU|PORTARIA|ATO|DIÁRIO|UNIÃO|NOMEAR|EXONERAR|DESIGNAR|DISPENSAR|MARÇO|ABRIL|EXTRATO|AVISO|EDITAL|TERMO|CONTRATO)(?![A-ZÀ-Ý])/
/** More than an act is about; the rest are signatures. */
const MAX_PEOPLE = 3

/** The people named in a text; it prints names in capitals. */
export function excerptOfPeople(head: string): string {
  const names = head.match(CAPITALS) ?? []
  return names
    .filter((name) => (name.match(/[A-ZÀ-Ý]{3,}/g)?.length ?? 0) >= 2 && !NOT_A_NAME.test(name))
    .slice(0, MAX_PEOPLE)
    .join(' ')
}
