import { type ActName, nameOf } from './act-name.ts'
import { findCitations } from '../../../engine/entities.ts'
import type { CorrectingAct, Correction } from './correction.ts'
import { findCorrections } from './corrections.ts'
import { ownNames } from './own-names.ts'

/** What an act's text says about itself and other acts, before anybody looks these up. */
export interface ActRelations {
  names: ActName[]
  corrections: Correction[]
  /**
   * Acts cited by kind, number and own date, each once, without corrected acts and its own names.
   */
  citations: ActName[]
}

/** An act with more citations is a consolidation or an index; search finds the rest. */
const MAX_CITATIONS = 100

/** Reads the relations in an act's text. Time is linear in the text. */
export function relationsOf(act: CorrectingAct): ActRelations {
  const names = ownNames(act)
  const corrections = findCorrections(act, names)
  const known = new Set([names, ...corrections.map((one) => one.names)].flat().map(identity))
  const citations: ActName[] = []
  for (const citation of findCitations(act.conteudo_completo)) {
    const key = identity(citation)
    if (citation.number === null || citation.date === null || known.has(key)) continue
    if (citations.length === MAX_CITATIONS) break
    known.add(key)
    citations.push(nameOf(citation))
  }
  return { names: [...names], corrections, citations }
}

const identity = ({ kind, number, date }: Pick<ActName, 'kind' | 'number' | 'date'>) =>
  `${kind} ${number} ${date}`
