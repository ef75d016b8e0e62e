import { normValues } from '../../../engine/entities.ts'
import type { NormaTocada } from './norma-linhas.ts'

/** What norms that are touched are found by: each by every value of its name. */
export function valuesOfNorms(touched: NormaTocada[]): string[] {
  return [...new Set(touched.flatMap(({ norma }) => (norma === null ? [] : normValues(norma))))]
}
