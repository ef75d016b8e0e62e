import type { Marca } from '../api/schema.ts'
import { offsets } from '../lib/offsets.ts'

/** A stretch of an act's text that matches the search, in string offsets. */
export interface Mark {
  start: number
  end: number
  /** The index of the query's part. */
  part: number
}

/** A part of the query that occurs in an act. */
export interface FoundPart {
  /** As the act prints it at the first occurrence. */
  text: string
  count: number
}

export interface ActMarks {
  marks: Mark[]
  parts: FoundPart[]
}

export const NO_MARKS: ActMarks = { marks: [], parts: [] }

/** Converts the service's marks, which count code points. */
export function placeMarks(found: Marca[], text: string): ActMarks {
  const offsetOf = offsets(text)
  const parts = new Map<string, FoundPart>()
  const marks = found.map(({ inicio, fim, termo }): Mark => {
    const start = offsetOf(inicio)
    const end = offsetOf(fim)
    const part = parts.get(termo) ?? { text: text.slice(start, end), count: 0 }
    part.count++
    parts.set(termo, part)
    return { start, end, part: [...parts.keys()].indexOf(termo) }
  })
  return { marks, parts: [...parts.values()] }
}

/** The marks in a part of the text that begins at `start`, in the part's own offsets. */
export function marksWithin(marks: Mark[], start: number, length: number): Mark[] {
  const within: Mark[] = []
  for (let at = firstAfter(marks, start); at < marks.length; at++) {
    const mark = marks[at]! // at < length
    if (mark.start >= start + length) break
    within.push({
      ...mark,
      start: Math.max(0, mark.start - start),
      end: Math.min(length, mark.end - start),
    })
  }
  return within
}

/**
 * The first mark that ends after a position, by binary search: an act may have thousands, in order.
 */
function firstAfter(marks: Mark[], place: number): number {
  let low = 0
  let high = marks.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (marks[middle]!.end <= place) low = middle + 1
    else high = middle
  }
  return low
}
