import type { ActKey } from '../../../engine/port.ts'
import type { Window } from './coverage-of.ts'
import type { Resultado } from './verdict.ts'

/** What was found of a citation, before the acts themselves are read. */
export interface CitationFinding {
  /** Null: it means one act, whose state says it. */
  said: { resultado: Resultado; motivo: string } | null
  /** The acts to show, and how many there are. */
  keys: ActKey[]
  total: number
  /** What is said holds only if the archive has all of these days; null: in any case. */
  window: Window | null
}

/** Acts of one citation that are shown. */
export const MOST_ACTS = 10

/** Nothing was found; that says something only if the archive has all of `window`. */
export function noneFound(
  resultado: Resultado,
  motivo: string,
  window: Window | null = null,
): CitationFinding {
  return { said: { resultado, motivo }, keys: [], total: 0, window }
}

/** Acts, of which the first ones are shown. */
export function actsFound(
  resultado: Resultado,
  motivo: string,
  keys: ActKey[],
  total = keys.length,
): CitationFinding {
  return { said: { resultado, motivo }, keys: keys.slice(0, MOST_ACTS), total, window: null }
}
