/** A part of a text that is verified at once. */
export interface TextPart {
  start: number
  end: number
}

/**
 * The parts of a long text, none longer than `longest`; each ends with a line where one ends in its second half,
 * so that no citation is cut.
 */
export function textParts(text: string, longest: number): TextPart[] {
  const parts: TextPart[] = []
  let start = 0
  while (text.length - start > longest) {
    const line = text.lastIndexOf('\n', start + longest - 1) + 1
    const space = text.lastIndexOf(' ', start + longest - 1) + 1
    const least = start + longest / 2
    const end = [line, space].find((at) => at > least) ?? start + longest
    parts.push({ start, end })
    start = end
  }
  return [...parts, { start, end: text.length }]
}
