import type { ActName } from './act-name.ts'
import { HEAD_LENGTH } from './correction-head.ts'
import type { CorrectingAct, Correction } from './correction.ts'
import type { ReadAct } from './objects.ts'
import { findMentions } from './mentions.ts'
import type { Span } from './part.ts'
import { findPublishedIn } from './published-in.ts'

/** `Republicada por ter saído no DOU de…` */
const OWN =
  /\brepublica(?:d[ao]s?|[çc][ãa]o)\s+(?:por|em\s+(?:raz|virt|fun)|devido)|\bpor\s+ter(?:em)?\s+sa[ií]do/i
/** `Republicar, por incorreção, a Portaria nº…` */
const OF_ANOTHER = /\brepublicar(?=[ ,])/i

/**
 * The acts that an act republishes: the one with its own name in the edition that it mentions, or
 * another one that it names.
 */
export function republications(act: ReadAct): Correction[] {
  const { said: text, own } = act
  const cue = OWN.exec(text)
  if (cue) return ownRepublication(text.slice(cue.index + cue[0].length), act, own)
  const verb = OF_ANOTHER.exec(text)
  if (!verb) return []
  const head = text.slice(verb.index, verb.index + HEAD_LENGTH)
  return findMentions(head, own)
    .slice(0, 1)
    .map(({ name, after, start, end }) => {
      const known = { today: act.data_publicacao, ownDate: name.date }
      const at: Span = [verb.index + start, verb.index + end]
      return correction([name], findPublishedIn(after, known), at)
    })
}

function ownRepublication(
  after: string,
  { data_publicacao: today }: CorrectingAct,
  own: readonly ActName[],
): Correction[] {
  const publishedIn = findPublishedIn(after.slice(0, HEAD_LENGTH), { today, ownDate: null })
  if (!publishedIn || own.length === 0) return []
  const numbered = own.filter(({ number }) => number !== null)
  return [correction(numbered.length > 0 ? numbered : [...own], publishedIn)]
}

function correction(
  names: ActName[],
  publishedIn: Correction['publishedIn'],
  at: Span | null = null,
): Correction {
  return { tipo: 'republica', names, publishedIn, excerpt: '', at, part: null }
}
