import { NORM_NICKNAMES, readEntity } from '../../../engine/entities.ts'
import { createLexicon } from './lexicon.ts'
import type { Run, Widening } from './widening.ts'

const norms = createLexicon(() => NORM_NICKNAMES.map(({ nickname, norm }) => [nickname, norm]))

/** Reads a norm that is called by its usual name: `lei anticorrupção`, `reforma da previdência`. */
export function readNickname(run: Run): Widening | null {
  const named = run[0]?.field === null ? norms(run) : null
  if (named === null) return null
  const value = readEntity('norma', named.value)! // a test reads all
  return { tipo: 'norma', length: named.length, added: [{ kind: 'entity', field: 'norma', value }] }
}
