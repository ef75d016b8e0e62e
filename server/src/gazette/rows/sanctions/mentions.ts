import { matchesOf } from '../../../../engine/entities.ts'
import type { SlotReading, Stretch } from '../reading.ts'
import type { SanctionKind, SanctionState } from './sanction.ts'
import { standingOf } from './standing.ts'

/** A sanction that a text names, and what the text leaves of it. */
export interface SanctionMention extends SlotReading<SanctionKind> {
  state: SanctionState
}

/** The words for each kind, in one pass. */
const NAMED = new RegExp(
  [
    String.raw`(?<impedimento>(?:impedi(?:mento|d[oa]s?|r|ndo)|proibi(?:[çc][ãa]o|d[oa]s?))(?:\s\p{L}+){0,6}?\s(?:licitar|licita[çc][õo]es|contratar|contrata[çc][õo]es)(?!\p{L}))`,
    String.raw`(?<suspensao>suspens(?:[ãa]o|[oa]s?)(?:\stempor[áa]ri[oa])?\s(?:d[eo]|do direito d[eo]|para|em)(?:\s\p{L}+){0,5}?\s(?:participa\p{L}*|licitar|licita[çc][õo]es|contratar|contrata[çc][õo]es)(?!\p{L}))`,
    String.raw`(?<inidoneidade>inid[ôo]ne(?:idade|[oa]s?))`,
    String.raw`(?<advertencia>(?<!\p{L})advert[êe]ncia(?!s?\s(?:e multa )?previst))`,
    String.raw`(?<multa>(?<!\p{L})multas?(?!\p{L}))`,
    String.raw`(?<descredenciamento>descredencia(?:mento|d[oa]s?))`,
  ].join('|'),
  'giu',
)

/** Words that make of a name of a sanction one that is imposed, or undone. */
const IMPOSES =
  /penalidad|san[çc](?:[ãa]o|[õo]es)|aplic|impo(?:st|r|si)|imp[õo]e|declar|puni|fica(?:m|r)?\s|decid|resolv/iu
/** A verb that imposes, within a bracket. */
const APPLIES = /aplic|impo(?:st|r)|fica(?:m)?\s/iu

/** How far before a name the words stand that say what is done with it. */
const REACH = 320
/** Between a suspension and the bar that the law names in one breath with it. */
const ONE_BREATH = 110

/** The sanctions that a stretch names as imposed or undone, in order. Time is linear in it. */
export function mentionsIn(text: string, place: Stretch): SanctionMention[] {
  const own = text.slice(place.start, place.end)
  const mentions: SanctionMention[] = []
  for (const found of matchesOf(own, NAMED)) {
    if (mentions.length === MOST) break
    const kind = kindOf(found)
    const { index: at, 0: printed } = found
    const end = at + printed.length
    const before = sentenceBefore(own, at)
    if (isQuoted(before)) continue
    const last = mentions.at(-1)
    const from = Math.max(0, at - FAR, (last?.end ?? 0) - place.start)
    const isListed = last && at - (last.end - place.start) < FAR && !ENDS.test(own.slice(from, at))
    if (
      !(isListed && kind !== 'inidoneidade') &&
      !IMPOSES.test(before + own.slice(end, end + AFTER))
    )
      continue
    const state = standingOf(before, own.slice(end, end + BEHIND))
    if (state === null || (last && isOneBreath(last, kind, own.slice(from, at)))) continue
    mentions.push({ value: kind, start: place.start + at, end: place.start + end, state })
  }
  return mentions
}

/** A notice has some tens at most. */
const MOST = 300
const BEHIND = 340
/** `foi aplicada` behind a name. */
const AFTER = 40
/** How far a list of sanctions goes on. */
const FAR = 900

function kindOf({ groups = {} }: RegExpExecArray): SanctionKind {
  const [kind] = Object.entries(groups).find(([, words]) => words !== undefined)!
  return kind as SanctionKind
}

/** What stands before a place in its sentence, as far as it matters. */
function sentenceBefore(own: string, at: number): string {
  const before = own.slice(Math.max(0, at - REACH), at)
  const ends = matchesOf(before, SENTENCE_END).at(-1)
  return ends ? before.slice(ends.index + ends[0].length) : before
}

const ENDS =
  /(?<!(?<!\p{L})(?:art|arts|inc|n|n[º°]|al|c|s|ltda|cia|proc|min|dr|sr|it|cl|fl|fls|p[áa]g))\.\s+(?=\p{Lu})|\n{2,}/iu
const SENTENCE_END = new RegExp(ENDS.source, 'giu')

/** In a bracket stands what a law or a contract says, unless the bracket itself imposes. */
function isQuoted(before: string): boolean {
  const open = before.lastIndexOf('(')
  return open > before.lastIndexOf(')') && !APPLIES.test(before.slice(open))
}

/** A bar to contract is a suspension's, and a removal from the register a bar's. */
function isOneBreath(last: SanctionMention, kind: SanctionKind, between: string): boolean {
  if (between.length > ONE_BREATH || /;|prazo|per[íi]odo|\d\)|\n/iu.test(between)) {
    return kind === 'descredenciamento' && /conseq|e (?:ser[áa] )?$/iu.test(between)
  }
  if (kind === 'impedimento') return last.value === 'suspensao' || last.value === 'impedimento'
  if (kind === 'descredenciamento') return last.value === 'impedimento'
  return kind === 'suspensao' && last.value === 'impedimento' && between.length < 30
}
