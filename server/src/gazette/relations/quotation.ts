import { matchesOf } from '../../../engine/entities.ts'
/** Between `leia-se` and the new words. */
export const BEFORE_QUOTATION = /^[\s:,;.–-]+/
const OPENING = /^["“”'‘’«]/
const CLOSING = /["”’'»](?=\s*(?:[.,;:(]|$|\n))/

/** A mark that opens a quotation, or one that closes it. */
const MARK =
  /(?<=^|[\s(:[/,;–-])["“«](?=\.{2}|[^\s"“”,;:).])|(?<=(?:[:,]|\n) ?)["“«](?= \S)|["”»](?=[\s.,;:)(\]–-]|$)/g
/** A longer quotation was not closed. */
const LONGEST = 20_000
/** Marks to look at for the end of a quotation. */
const MOST_WITHIN = 200

interface Mark {
  index: number
  opens: boolean
}

/** What a rectification says between quotations: a mark before it was not closed. */
const NEXT_QUOTATION = /onde[\s-]+(?:s[êe][\s-]+)?l[êe]|l[êe]ia[\s-]*se/i
/** The end of a paragraph, where the next one does not begin with a mark. */
const OTHER_PARAGRAPH = /\n\n(?!\s*["“«])/

/**
 * A text of the same length, with blanks for the words between quotation marks, which are not the
 * act's own. Marks within a quotation count in pairs; a mark that is not closed opens nothing.
 */
export function withoutQuotations(text: string): string {
  const marks = marksIn(text)
  let said = ''
  let from = 0
  for (const [i, { index, opens }] of marks.entries()) {
    if (!opens || index < from) continue
    const end = endOfQuotation(text, marks.slice(i, i + MOST_WITHIN))
    if (end === null) continue
    said += text.slice(from, index) + text.slice(index, end + 1).replaceAll(/[^\n]/g, ' ')
    from = end + 1
  }
  return said + text.slice(from)
}

function marksIn(text: string): Mark[] {
  return matchesOf(text, MARK).map(({ index, 0: mark }) => {
    const isAfterWord = /\S/.test(text[index - 1] ?? ' ')
    const isClosed = isAfterWord && /[\s.,;:)(\]–-]|^$/.test(text[index + 1] ?? '')
    return { index, opens: mark !== '”' && mark !== '»' && !isClosed }
  })
}

/** Where the first mark's quotation ends: at the mark of its pair, or at the next one nearby. */
function endOfQuotation(text: string, marks: Mark[]): number | null {
  const start = marks[0]!.index
  const ofPair = pairOf(marks)
  const next = marks.find(({ opens }) => !opens)?.index
  const quoted = (end: number) => text.slice(start, end)
  if (ofPair !== null && !NEXT_QUOTATION.test(quoted(ofPair))) return ofPair
  const isNear =
    next !== undefined && next - start <= LONGEST && !OTHER_PARAGRAPH.test(quoted(next))
  return isNear && !NEXT_QUOTATION.test(quoted(next)) ? next : null
}

function pairOf(marks: Mark[]): number | null {
  const start = marks[0]!.index
  let depth = 0
  for (const { index, opens } of marks) {
    if (index - start > LONGEST) return null
    depth += opens ? 1 : -1
    if (depth === 0) return index
  }
  return null
}

/** Whether a text begins with a quotation. */
export function isQuoted(text: string): boolean {
  return OPENING.test(text.replace(BEFORE_QUOTATION, ''))
}

/**
 * The end of the quotation at the beginning of a text, without its last mark; null if there is none
 * or it is not closed.
 */
export function quotationEnd(text: string): number | null {
  const start = BEFORE_QUOTATION.exec(text)?.[0].length ?? 0
  if (!OPENING.test(text.slice(start))) return null
  const closing = CLOSING.exec(text.slice(start + 1))
  return closing && start + 1 + closing.index
}
