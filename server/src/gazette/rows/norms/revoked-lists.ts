import { matchesOf } from '../../../../engine/entities.ts'
import type { Correction } from '../../relations/correction.ts'
import { type ReadAct, objectsOf } from '../../relations/objects.ts'
import { ITEM_MARK } from './list-heads.ts'
import { eitherOf } from '../../../lib/text/either-of.ts'

/** `Ficam revogados:` above a list. `Compete ao Diretor revogar:` is no such head. */
const REVOKES = new RegExp(
  String.raw`(?<!\p{L})(?<!n[ãa]o,?\s)(?:${eitherOf(
    String.raw`ficam?\s(?:expressamente\s)?revogad[oa]s?|revogam?-se`,
    String.raw`(?<=(?:^|\n|resolv\p{L}{1,3}[:,]?\s)\s{0,2}(?:art\.?\s\d{1,3}[º°o]?\.?\s?(?:[–-]\s)?|[IVXLC]{1,7}\s?[–-]\s?)?)revogar`,
  )})(?:\s(?:[ao]s\s)?seguintes\s[^.;:\n]{1,60})?\s?:[^\S\n]*\n+`,
  'giu',
)
/** An item of a list: `I - a Portaria nº 8…;` */
const ITEM = new RegExp(String.raw`${ITEM_MARK}([^\n]+)\n*`, 'uy')

/**
 * What the items of a list revoke: each is a sentence of its own, also where it begins with articles (`II - os arts. 2º e 3º
 * do Decreto nº 5`).
 */
export function revokedInLists(act: ReadAct): Correction[] {
  let read = 0
  return matchesOf(act.said, REVOKES).flatMap(({ index, 0: words }) => {
    if (index < read) return []
    const items = itemsFrom(act.said, index + words.length)
    read = items.at(-1)?.at ?? read
    return items.flatMap((item) => objectsOf({ tipo: 'revoga', ...item }, act))
  })
}

function itemsFrom(said: string, start: number): { words: string; at: number }[] {
  const items: { words: string; at: number }[] = []
  for (let at = start; items.length < MOST; at = ITEM.lastIndex) {
    ITEM.lastIndex = at
    const found = ITEM.exec(said)
    if (!found) break
    const words = found[1]!
    items.push({ words, at: at + found[0].indexOf(words) })
  }
  return items
}

/** The longest list seen has some hundred. */
const MOST = 500
