/** A text in lines of at most so many letters, broken between words; a longer word has a line of its own. */
export function wrapped(text: string, width: number): string[] {
  if (width === Infinity) return [text]
  return text.match(new RegExp(`\\S.{0,${width - 1}}(?=\\s|$)|\\S+`, 'gu')) ?? []
}
