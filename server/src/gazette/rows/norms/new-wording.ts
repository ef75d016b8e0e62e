import { matchesOf } from '../../../../engine/entities.ts'
import { isQuoted } from '../../relations/quotation.ts'

/** What follows is the new wording of another act. */
const NEW_WORDING =
  /(?:reda[çc](?:[ãa]o|[õo]es)|altera[çc](?:[ãa]o|[õo]es)|acr[ée]scimos?)\s?:|(?:acrescid|(?<=ficam?\s)inclu[íi]d)[ao]s?\s[^;:\n]{0,160}(?<!(?:resolv|decret|decid|deliber)\p{L}{1,3}\s?):(?=\s*\n)/giu
const ARTICLE = /(?=art)(?<=^|\n\s{0,8})art\.?\s?(\d{1,3})(?!\d)[º°o]?(-?)/giu
/** Marks the end of a new wording. */
const END = /\((?:NR|AC)\)/gu
/** How far an article's own number stands before its new wording. */
const REACH = 1_500

/** Where the articles of a text and the ends of new wording stand. */
interface Marks {
  articles: { at: number; number: number }[]
  /** The last paragraph of each number: one of a new wording may have it, too. */
  last: Map<number, number>
  ends: number[]
}

/**
 * A text of the same length, with blanks for new wording of other acts that stands without quotation marks: from `com a
 * seguinte redação:` to the act's own next article, or to `(NR)`; else what is added has one paragraph.
 */
export function withoutNewWording(text: string): string {
  const found = matchesOf(text, NEW_WORDING)
  if (found.length === 0) return text
  const endOf = endFinder(marksIn(text))
  let said = ''
  let from = 0
  for (const { index, 0: words } of found) {
    const start = index + words.length
    if (start < from || isQuoted(text.slice(start, start + REACH))) continue
    const isAdded = /^(?:acrescid|inclu)/iu.test(words)
    const end = endOf(start) ?? (isAdded ? endOfParagraph(text, start) : null)
    if (end === null) continue
    said += text.slice(from, start) + text.slice(start, end).replaceAll(/[^\n]/g, ' ')
    from = end
  }
  return said + text.slice(from)
}

function marksIn(text: string): Marks {
  const found = matchesOf(text, ARTICLE)
  const articles = found.map(({ index, 1: number }) => ({ at: index, number: Number(number) }))
  const plain = articles.filter((_, i) => found[i]![2] === '')
  return {
    articles,
    last: new Map(plain.map(({ at, number }) => [number, at])),
    ends: matchesOf(text, END).map(({ index, 0: mark }) => index + mark.length),
  }
}

/** Gives where the new wording ends that begins at a place; the places are asked in order. */
function endFinder({ articles, last, ends }: Marks): (start: number) => number | null {
  let article = 0
  let end = 0
  return (start) => {
    while (article < articles.length && articles[article]!.at < start) article++
    while (end < ends.length && ends[end]! <= start) end++
    const own = articles[article - 1]
    const isNear = own !== undefined && start - own.at <= REACH
    const next = isNear ? (last.get(own.number + 1) ?? 0) : 0
    return next > start ? next : (ends[end] ?? null)
  }
}

function endOfParagraph(text: string, start: number): number {
  const words = /\S[^\n]*/gu
  words.lastIndex = start
  return words.test(text) ? words.lastIndex : text.length
}
