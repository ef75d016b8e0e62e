import { MOST_WORDS, isCommon } from './grams.ts'
import type { Nearness } from './plan.ts'
import type { Posting } from './posting.ts'
import type { Segment } from './segment.ts'
import { GRAM_MARKS, gramTerm } from './terms.ts'

/** The gram that is a whole phrase, if the segment keeps it (grams.ts). */
export function findGram(segment: Segment, near: Nearness): Posting | null {
  const { length } = near.terms
  return mayHaveGrams(near) && length <= MOST_WORDS ? lookUp(segment, near.terms) : null
}

/** All the grams within a phrase that the segment keeps. */
export function findGrams(segment: Segment, near: Nearness): Posting[] {
  if (!mayHaveGrams(near)) return []
  const { terms } = near
  const found: Posting[] = []
  for (let length = 2; length <= Math.min(MOST_WORDS, terms.length); length++)
    for (let from = 0; from + length <= terms.length; from++) {
      const gram = lookUp(segment, terms.slice(from, from + length))
      if (gram) found.push(gram)
    }
  return found
}

function mayHaveGrams({ terms, distance }: Nearness): boolean {
  return distance === null && GRAM_MARKS.includes(terms[0]!.slice(0, 1)) // a phrase has words
}

/** Runs that have a word that is not common are not worth a look. */
function lookUp(segment: Segment, terms: string[]): Posting | null {
  const { acts } = segment.row
  if (!terms.every((term) => isCommon(segment.find(term)?.count ?? 0, acts))) return null
  return segment.find(gramTerm(terms))
}
