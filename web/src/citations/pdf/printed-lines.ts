/** A piece of a line as a PDF places it: from the left and from below. */
export interface PrintedPiece {
  str: string
  /** The last two numbers are its place. */
  transform: number[]
  width: number
  height: number
  /** Whether its line ends with it. */
  hasEOL: boolean
}

export interface PrintedLine {
  text: string
  left: number
  right: number
  /** The line on which its letters stand, and how high they are. */
  base: number
  height: number
}

/** The lines of a page, in the order of its pieces. */
export function printedLinesOf(pieces: readonly PrintedPiece[]): PrintedLine[] {
  const lines: PrintedLine[] = []
  let open: PrintedLine | null = null
  for (const { str, transform, width, height, hasEOL } of pieces) {
    const [left = 0, base = 0] = transform.slice(4)
    open ??= { text: '', left, right: left, base, height }
    open.text += str
    open.right = Math.max(open.right, left + width)
    open.height = Math.max(open.height, height)
    if (!hasEOL) continue
    lines.push(open)
    open = null
  }
  if (open) lines.push(open)
  return lines.filter(({ text }) => text.trim() !== '')
}

/** How many times its letters' height a line may stand below the one that it continues. */
const NEAR = 2.6
/** A line that ends this share of the width before the margin is the last one of its paragraph. */
const SHORT = 0.12
/** Pages that have the same line at the edge, from which on it is a head or a foot. */
const MANY = 3
/** Lines at each edge of a page that may be heads and feet. */
const AT_EDGE = 3

/**
 * The text of pages: a line that reaches the margin goes on in the next one, and a word that is broken there is one
 * word again. Heads and feet of pages are left out, so that a sentence goes on over them.
 */
export function textOfPages(pages: readonly (readonly PrintedLine[])[]): string {
  const lines = withoutEdges(pages)
  const margin = Math.max(...lines.map(({ right }) => right))
  const width = margin - Math.min(...lines.map(({ left }) => left))
  return lines
    .map((line, i) => {
      const next = lines[i + 1]
      const isFull = margin - line.right < SHORT * width
      return next === undefined ? line.text.trim() : joined(line, next, isFull)
    })
    .join('')
}

function joined(line: PrintedLine, next: PrintedLine, isFull: boolean): string {
  const text = line.text.trim()
  const down = line.base - next.base
  // The first line of a page is above the last one of the page before.
  const isNear = down < NEAR * Math.max(line.height, next.height)
  if (!isFull || !isNear) return `${text}${isNear ? '\n' : '\n\n'}`
  const isBroken = /\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(next.text.trim())
  return isBroken && !COMPOUND.test(text) ? text.slice(0, -1) : `${text}${isBroken ? '' : ' '}`
}

/** Words whose hyphen stays. */
const COMPOUND = /(?:decreto|instrução|orientação)-$/i

function withoutEdges(pages: readonly (readonly PrintedLine[])[]): PrintedLine[] {
  const edges = pages.flatMap((page, number) =>
    page.filter((_, i) => isAtEdge(page, i)).flatMap((line) => formsOf(line, number)),
  )
  const counts = new Map<string, number>()
  for (const form of edges) counts.set(form, (counts.get(form) ?? 0) + 1)
  const most = Math.max(MANY, pages.length / 2)
  const isRepeated = (line: PrintedLine, number: number) =>
    formsOf(line, number).some((form) => counts.get(form)! >= most) // counted above
  return pages.flatMap((page, number) =>
    page.filter((line, i) => !isAtEdge(page, i) || !isRepeated(line, number)),
  )
}

function isAtEdge(page: readonly PrintedLine[], i: number): boolean {
  return i < AT_EDGE || i >= page.length - AT_EDGE
}

/** Numbers of a line that may be that of its page. */
const MOST_NUMBERS = 6

/** A line as it is, and with each of its numbers as if it grew from page to page: `Página 2 de 5` is the same line on all. */
function formsOf({ text }: PrintedLine, page: number): string[] {
  const numbers = [...text.matchAll(/\d+/g)].slice(0, MOST_NUMBERS)
  const apart = numbers.map(({ 0: digits, index }) => {
    const after = text.slice(index + digits.length)
    return `${text.slice(0, index)}#${Number(digits) - page}${after}`
  })
  return [text, ...apart]
}
