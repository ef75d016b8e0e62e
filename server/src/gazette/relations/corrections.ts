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
  const decided = withoutSummary(decisions(read), read.said)
  return [...rectifications(read), ...decided, ...republications(read)].slice(0, MAX_CORRECTIONS)
}

/** What comes after the summary of an act. */
const RESOLVES =
  /(?<!\p{L})(?:resolvem?|decretam?|deliberam?|determinam?|declaram?|tornam? p[úu]blic[ao])(?!\p{L})/iu

/** Without what a summary says (`Altera a Portaria nº 1`), where the articles name parts of the same acts. */
function withoutSummary(corrections: readonly Correction[], said: string): readonly Correction[] {
  const start = corrections.some(({ part }) => part) ? said.search(RESOLVES) : -1
  if (start === -1) return corrections
  const ofParts = new Set(
    corrections.filter(({ part, at }) => part && at && at[0] > start).map(identity),
  )
  return corrections.filter(
    (each) => !each.at || each.at[0] > start || !ofParts.has(identity(each)),
  )
}

function identity({ tipo, names: [name] }: Correction): string {
  return `${tipo} ${name?.kind} ${name?.number} ${name?.date}`
}
