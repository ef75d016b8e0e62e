/** The alternatives of a long pattern, in lines that one can read: each argument is one or several, the first that fits wins. */
export function eitherOf(...alternatives: string[]): string {
  return alternatives.join('|')
}
