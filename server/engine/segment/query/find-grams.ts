import { MOST_WORDS, isCommon } from '../format/gram-rule.ts'
import { GRAM_MARKS, gramTerm } from '../format/terms.ts'
import type { Posting } from '../read/posting.ts'
import type { Segment } from '../read/segment.ts'
import type { Nearness } from './plan.ts'

/** A part of a phrase that a segment has a posting for: a gram or a single word. */
export interface KnownRun {
  from: number
  to: number
  posting: Posting
}

/** The gram that equals a whole phrase, if the segment keeps it (gram-rule.ts). */
export function findGram(segment: Segment, near: Nearness): Posting | null {
  const { length } = near.terms
  if (!mayHaveGrams(near) || length > MOST_WORDS) return null
  const { acts } = segment.row
  if (!near.terms.every((term) => isCommon(segment.find(term)?.count ?? 0, acts))) return null
  return segment.find(gramTerm(near.terms))
}

/**
 * The words of a phrase and all grams within it that the segment keeps, shorter ones first. A gram
 * is looked up only if the runs in it that are one word shorter are common, because otherwise it is
 * hardly ever kept.
 */
export function findRuns(segment: Segment, near: Nearness, words: Posting[]): KnownRun[] {
  const runs = words.map((posting, from): KnownRun => ({ from, to: from + 1, posting }))
  if (!mayHaveGrams(near)) return runs
  const { terms } = near
  const { acts } = segment.row
  let common = runs.filter(({ posting }) => isCommon(posting.count, acts))
  for (let length = 2; length <= MOST_WORDS; length++) {
    const longer: KnownRun[] = []
    segment.take(common.length * common.length)
    for (const { from } of common.filter((run) =>
      common.some(({ from }) => from === run.from + 1),
    )) {
      const to = from + length
      const posting = segment.find(gramTerm(terms.slice(from, to)))
      if (posting) longer.push({ from, to, posting })
    }
    runs.push(...longer)
    common = longer.filter(({ posting }) => isCommon(posting.count, acts))
  }
  return runs
}

function mayHaveGrams({ terms, distance, own }: Nearness): boolean {
  return distance === null && !own && GRAM_MARKS.includes(terms[0]!.slice(0, 1)) // a phrase has words
}
