import { matchesOf } from '../../../../engine/entities.ts'
import { isQuoted } from '../../relations/quotation.ts'

/** What follows is the new wording of another act. */
const NEW_WORDING = /(?:reda[çc](?:[ãa]o|[õo]es)|altera[çc](?:[ãa]o|[õo]es)|acr[ée]scimos?)\s?:/giu
const OWN_ARTICLE = /(?:^|\n\s*)art\.?\s?(\d{1,3})/giu
/** Marks the end of a new wording. */
const END = /\((?:NR|AC)\)/gu
/** How far an article's own number stands before its new wording. */
const REACH = 1_500

/**
 * A text of the same length, with blanks for new wording of other acts that stands without quotation marks: from `com a
 * seguinte redação:` to the act's own next article, or to `(NR)`.
 */
export function withoutNewWording(text: string): string {
  let said = ''
  let from = 0
  for (const { index, 0: words } of matchesOf(text, NEW_WORDING)) {
    const start = index + words.length
    if (start < from || isQuoted(text.slice(start, start + REACH))) continue
    const end = endOfWording(text, start)
    if (end === null) continue
    said += text.slice(from, start) + text.slice(start, end).replaceAll(/[^\n]/g, ' ')
    from = end
  }
  return said + text.slice(from)
}

function endOfWording(text: string, start: number): number | null {
  const own = matchesOf(text.slice(Math.max(0, start - REACH), start), OWN_ARTICLE).at(-1)?.[1]
  const next = own === undefined ? null : articleFrom(text, start, Number(own) + 1)
  if (next !== null) return next
  END.lastIndex = start
  const marked = END.exec(text)
  return marked && marked.index + marked[0].length
}

/** Where the last paragraph of this number begins: one of the new wording may have it, too. */
function articleFrom(text: string, from: number, number: number): number | null {
  const paragraphs = new RegExp(`\\n\\s*art\\.?\\s?${number}(?![\\d-])`, 'giu')
  const last = matchesOf(text.slice(from), paragraphs).at(-1)
  return last ? from + last.index : null
}
