import { HEAD_LENGTH, namesIn, peopleIn } from './correction-head.ts'
import type { Correction } from './corrections.ts'
import { findPublishedIn } from './published-in.ts'

const CUE = /\btorn(?:ar|a|o|am|ad[ao]s?)(?:-se)?,?\s(?:[^.;:]{0,80}?\s)?sem\s+efeitos?\b/gi
/** The next act of a list, or the next article of this one. */
const END = /\n\n(?=N[º°o.]|Art)|\bNº \d[\d.]* ?-/

/** What an act makes void: the act named after each `tornar sem efeito`. */
export function annulments(text: string): Correction[] {
  return [...text.matchAll(CUE)].flatMap(({ index, 0: cue }): Correction[] => {
    const start = index + cue.length
    const head = text.slice(start, start + HEAD_LENGTH).split(END, 1)[0]! // a split has one part
    const names = namesIn(head)
    if (names.length === 0) return []
    const publishedIn = findPublishedIn(head)
    return [{ tipo: 'torna_sem_efeito', names, publishedIn, excerpt: peopleIn(head) }]
  })
}
