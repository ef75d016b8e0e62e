import type { Format } from '../words/format.ts'

/** Days of the wire as people write them: `2026-11-17`, `17 nov 2026`. */
export function daysInWords(text: string, { date }: Pick<Format, 'date'>): string {
  return text.replaceAll(/\d{4}-\d{2}-\d{2}/g, date)
}
