import type { ActName } from './act-name.ts'
import { HEAD_LENGTH } from './correction-head.ts'
import type { CorrectingAct, Correction } from './corrections.ts'
import { findPublishedIn } from './published-in.ts'

/** `Republicada por ter saído no DOU de…` */
const CUE =
  /\brepublicad[ao]s?\s+(?:por|em\s+(?:raz|virt|fun)|devido)|\bpor\s+ter(?:em)?\s+sa[ií]do/i

/** What an act republishes: the act of its own name in the edition that it speaks of. */
export function republications(
  { conteudo_completo: text, data_publicacao: today }: CorrectingAct,
  own: ActName[],
): Correction[] {
  const cue = CUE.exec(text)
  if (!cue || own.length === 0) return []
  const after = cue.index + cue[0].length
  const publishedIn = findPublishedIn(text.slice(after, after + HEAD_LENGTH), {
    today,
    ownDate: null,
  })
  if (!publishedIn) return []
  const numbered = own.filter(({ number }) => number !== null)
  const names = numbered.length > 0 ? numbered : own
  return [{ tipo: 'republica', names, publishedIn, excerpt: '' }]
}
