import { datedIn } from './dated.ts'
import type { Deadline } from './deadline.ts'
import { termsIn } from './terms.ts'

/**
 * The openings and deadlines that a text names, in the order of its words, each once.
 * @param published the day of its edition, YYYY-MM-DD
 */
export function deadlinesIn(text: string, published: string): Deadline[] {
  const seen = new Set<string>()
  return [...datedIn(text, published), ...termsIn(text, published)]
    .toSorted((a, b) => a.inicio - b.inicio)
    .filter((one) => {
      const { tipo, data, hora, desde, dias, dias_uteis } = one
      const key = [tipo, data, hora, desde, dias, dias_uteis].join(' ')
      return !seen.has(key) && seen.add(key)
    })
}
