import { tokenize } from '../../../engine/analysis.ts'

/**
 * A printed query with the accents that its author typed: queries are read without them.
 * @param printed A query of words of `termo`, folded.
 */
export function asTyped(printed: string, termo: string): string {
  const typed = new Map(
    tokenize(termo).map(({ text, start, end }) => [text, termo.slice(start, end).toLowerCase()]),
  )
  let spelled = ''
  let at = 0
  for (const { text, start, end } of tokenize(printed)) {
    const written = printed.slice(start, end)
    // What is not folded is an operator, or has its accents already.
    spelled += printed.slice(at, start) + (written === text ? (typed.get(text) ?? text) : written)
    at = end
  }
  return spelled + printed.slice(at)
}
