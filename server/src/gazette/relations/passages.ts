import { matchesOf } from '../../../engine/entities.ts'
import { BEFORE_QUOTATION, isQuoted, quotationEnd } from './quotation.ts'
import { RIGHT, WRONG } from './rectifications.ts'

/** A replacement of words that a rectification makes. */
export interface Passage {
  onde_se_le: string
  leia_se: string
}

/** More would be a new text. */
const MOST = 50
/** The most characters of either side. */
const LONGEST = 2_000

/** Every `onde se lê … leia-se …` of a text, in order, without the quotation marks. */
export function findPassages(text: string): Passage[] {
  const cues = matchesOf(text, WRONG)
  const found = cues.flatMap(({ index, 0: cue }, i): Passage[] => {
    const start = index + cue.length
    const end = Math.min(cues[i + 1]?.index ?? text.length, start + 2 * LONGEST)
    const passage = text.slice(start, end)
    const right = RIGHT.exec(passage)
    if (right === null || right.index > LONGEST) return []
    const onde_se_le = unquoted(passage.slice(0, right.index))
    const leia_se = quotedPart(passage.slice(right.index + right[0].length))
    return onde_se_le === '' ? [] : [{ onde_se_le, leia_se }]
  })
  return found.slice(0, MOST)
}

/** The part up to the end of the quotation; without one, up to the end of the paragraph. */
function quotedPart(text: string): string {
  const begun = text.replace(BEFORE_QUOTATION, '').slice(0, LONGEST)
  if (!isQuoted(begun)) return unquoted(begun.split('\n\n', 1)[0] ?? '')
  return unquoted(begun.slice(0, quotationEnd(begun) ?? undefined))
}

/** Without quotation marks, and without the dots that stand for omitted text. */
function unquoted(text: string): string {
  return text
    .replace(/^(?:\(\.{3}\)|\.{3,}|[\s:,;…"“”'‘’«–-])+/, '')
    .replace(/(?:\(\.{3}\)|\.{3,}|[\s:,;…"“”'‘’»–-])+$/, '')
}
