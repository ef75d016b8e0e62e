/** How far before a date or a term the words stand that say what it is. */
const FAR = 150
const ENDS = /(?<=[\p{Ll}\d)]{2})[.;]\s+(?=\p{Lu})|\n/u

/** What stands before a place in its own sentence, at most so far. */
export function sentenceBefore(text: string, after: number, at: number): string {
  const before = text.slice(Math.max(after, at - FAR), at)
  return before.split(ENDS).at(-1)! // of any text there is a last part
}
