import { tokenize } from '../../../engine/analysis.ts'

/**
 * A printed query with the accents that its author typed: queries are read without them.
 * @param printed A query of words of `termo`, folded.
 * @param spellings How words that were corrected are printed, by the folded word.
 */
export function asTyped(
  printed: string,
  termo: string,
  spellings: ReadonlyMap<string, string> = new Map(),
): string {
  const typed = new Map(
    tokenize(termo).map(({ text, start, end }) => [text, termo.slice(start, end).toLowerCase()]),
  )
  const accented = (word: string) => typed.get(word) ?? spellings.get(word) ?? word
  let spelled = ''
  let at = 0
  for (const { text, start, end } of tokenize(printed)) {
    const written = printed.slice(start, end)
    // What is not folded is an operator, or has its accents already.
    spelled += printed.slice(at, start) + (written === text ? accented(text) : written)
    at = end
  }
  return spelled + printed.slice(at)
}
