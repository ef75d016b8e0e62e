import type { Line } from './lines.ts'

/** The lines below a heading, up to the next one; all are indexes of lines. */
export interface HeadedLines {
  /** Null: the lines before the first heading. */
  heading: number | null
  from: number
  to: number
}

/** How far behind a heading in an annex the opening words of its act must come. */
const OPENING_NEAR = 4

/**
 * Parts lines at headings. A heading is none where it is the second line of one, an item of a list or a
 * quotation, or belongs to a form in an annex.
 */
export function headedLines(lines: Line[]): HeadedLines[] {
  const parts: HeadedLines[] = []
  let current: HeadedLines = { heading: null, from: 0, to: 0 }
  let hasWords = false
  let isAnnexed = false
  for (const [at, line] of lines.entries()) {
    if (line.kind === 'annex') isAnnexed = true
    if (line.kind === 'heading' && begins(at)) {
      if (hasWords) parts.push({ ...current, to: at })
      current = { heading: at, from: at + 1, to: lines.length }
      hasWords = false
      isAnnexed = false
    } else hasWords ||= isWords(line)
  }
  return [...parts, { ...current, to: lines.length }]

  function begins(at: number): boolean {
    if (current.heading !== null && !hasWords) return false
    if (isAnnexed) return lines.slice(at + 1, at + OPENING_NEAR).some(isOpening)
    const before = lines[at - 1]
    return before === undefined || before.kind === 'opening' || !/[:;,"“]$/.test(before.text)
  }
}

const isOpening = ({ kind }: Line) => kind === 'opening'

/** A heading of several lines has none that says something. */
function isWords({ kind, text }: Line): boolean {
  if (kind === 'heading' || kind === 'annex') return false
  return kind !== 'text' || /[.:;,]$|\t/.test(text) || text.length > LONGEST_TITLE
}

const LONGEST_TITLE = 120
