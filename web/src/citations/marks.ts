import type { Verified } from '../api/citations.ts'
import { offsets } from '../lib/offsets.ts'
import type { Numbered } from './verdicts.ts'

/** Where a citation stands in a text, in UTF-16. */
export interface CitationMark {
  start: number
  end: number
  one: Numbered
}

/** The places of citations in the text that they were found in, none over another. */
export function marksIn(
  { text, part }: Pick<Verified, 'text' | 'part'>,
  all: readonly Numbered[],
): CitationMark[] {
  const points = all.flatMap(({ citation: { inicio, fim } }) => [inicio, fim])
  const toOffset = offsets(text.slice(part.start, part.end))
  const places = new Map(points.toSorted((a, b) => a - b).map((point) => [point, toOffset(point)]))
  let last = 0
  return all.flatMap((one) => {
    const place = (point: number) => part.start + places.get(point)! // counted above
    const start = Math.max(last, place(one.citation.inicio))
    const end = place(one.citation.fim)
    if (start >= end) return []
    last = end
    return [{ start, end, one }]
  })
}

/** What is written right beside a name and makes it another one. */
const JOINED = /[\p{L}\d./-]/u

/** The same in a text that was edited since: what the edit touched has no mark until it is verified again. */
export function carriedMarks(
  marks: readonly CitationMark[],
  before: string,
  after: string,
): CitationMark[] {
  if (before === after) return [...marks]
  const most = Math.min(before.length, after.length)
  let head = 0
  while (head < most && before[head] === after[head]) head++
  let tail = 0
  while (tail < most - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++
  const moved = after.length - before.length
  return marks.flatMap((mark) => {
    const joins = (at: number) => JOINED.test(after.charAt(at))
    if (mark.end <= head) return mark.end === head && joins(head) ? [] : [mark]
    const edited = before.length - tail
    if (mark.start < edited || (mark.start === edited && joins(edited + moved - 1))) return []
    return [{ ...mark, start: mark.start + moved, end: mark.end + moved }]
  })
}

/** The citation at the cursor. */
export function markAt(marks: readonly CitationMark[], at: number): CitationMark | undefined {
  return marks.find(({ start, end }) => start <= at && at <= end)
}
