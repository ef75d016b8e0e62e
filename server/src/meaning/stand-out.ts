import type { ActKey } from '../../engine/port.ts'
import type { Standing } from './vector-table.ts'

/**
 * How many deviations from the average an act must lie. Models differ in how alike they find any two texts
 * (0.8 is much for one, little for another), but not in this.
 */
const DEVIATIONS = 2.5

/** The acts that are like the query, not only less unlike it than others; most alike first. */
export function standOut({ acts, mean, deviation }: Standing): ActKey[] {
  const least = mean + DEVIATIONS * deviation
  return acts.filter(({ likeness }) => likeness >= least).map(({ key }) => key)
}
