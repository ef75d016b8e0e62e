/** A paragraph, and what it is an item of. */
export interface Paragraph {
  start: number
  /** Behind the mark of an item: `I - `. */
  body: number
  end: number
  /** The paragraphs above a list that open it, with a colon at their end; empty: it is of no list. */
  head: string
}

export const ITEM_MARK = String.raw`(?:[IVXLC]{1,7}|[a-z]|\d{1,3})\s?[-–).]\s?`
const ITEM = new RegExp(`^${ITEM_MARK}`, 'u')
/** The rest of a head that is longer is not looked at. */
const OWN_HEAD = /^(?:art|§|par[áa]grafo)/iu
/** After such a paragraph comes one of the same list, even without a mark. */
const GOES_ON = /(?::|[;,](?:\s(?:e|ou))?)$/u
const MOST_OF_HEAD = 2_000

/** The paragraphs of a text, in its order. */
function paragraphsIn(text: string): Paragraph[] {
  const paragraphs: Paragraph[] = []
  let head = ''
  let inner = ''
  let goesOn = false
  let start = 0
  for (const line of text.split('\n')) {
    const end = start + line.length
    const words = line.trim()
    const mark = ITEM.exec(words)?.[0]
    const opened = words.endsWith(':') ? words.slice(-MOST_OF_HEAD) : null
    if (words !== '') {
      const isOfList = mark !== undefined || (goesOn && !OWN_HEAD.test(words))
      const body = mark === undefined ? start : start + line.indexOf(words) + mark.length
      paragraphs.push({ start, body, end, head: isOfList ? `${head} ${inner}` : '' })
      if (!isOfList) [head, inner] = [opened ?? '', '']
      else if (opened !== null) inner = opened
      goesOn = GOES_ON.test(words)
    }
    start = end + 1
  }
  return paragraphs
}

/** Gives the paragraph of each place of a text, asked in order. */
export function paragraphFinder(text: string): (at: number) => Paragraph | null {
  const paragraphs = paragraphsIn(text)
  let i = 0
  return (at) => {
    while (i < paragraphs.length && paragraphs[i]!.end < at) i++
    return paragraphs[i] ?? null
  }
}
