import type { ActName } from './act-name.ts'
import type { CorrectingAct, Correction } from './correction.ts'
import { rectifications } from './rectifications.ts'
import { republications } from './republications.ts'
import { decisions } from './decisions.ts'
import { withoutQuotations } from './quotation.ts'

/** Some articles contain sixty acts; a text with more than this is no list of corrections. */
const MAX_CORRECTIONS = 300

/**
 * The acts that an act corrects; `own` are its own names, which a republication shares with its
 * original.
 */
export function findCorrections(act: CorrectingAct, own: readonly ActName[]): Correction[] {
  const read = { ...act, own, said: withoutQuotations(act.conteudo_completo) }
  return [...rectifications(read), ...decisions(read), ...republications(read)].slice(
    0,
    MAX_CORRECTIONS,
  )
}
