import { strayTerm } from '../format/terms.ts'
import { type DocSet, NOTHING, subtract } from '../read/doc-set.ts'
import type { Posting } from '../read/posting.ts'
import type { Segment } from '../read/segment.ts'
import { findGram } from './find-grams.ts'
import { NearMatcher } from './near.ts'
import { FORM_WEIGHT, sumForms, uniteForms } from './forms.ts'
import type { FormsLeaf, Leaf, Nearness, OwnWord } from './plan.ts'
import { sumPrefix, uniteOwn, unitePrefix } from './prefix.ts'

/*
 * Results computed from a segment, not looked up in it. The segment never changes and computing
 * takes long, so it caches them.
 */

/** The acts with a word that begins with `prefix`: less work than {@link findPrefix}. */
export function prefixDocs(segment: Segment, prefix: string): DocSet {
  return segment.makeDocs(prefixKey(prefix), () => unitePrefix(segment, prefix))
}

/** The same acts as a posting; null if there are none. */
export function findPrefix(segment: Segment, prefix: string): Posting | null {
  return segment.make(prefixKey(prefix), () =>
    sumPrefix(segment, prefix, prefixDocs(segment, prefix)),
  )
}

/** The acts with any form of a word: less work than {@link findForms}. */
export function formsDocs(segment: Segment, forms: FormsLeaf): DocSet {
  return segment.makeDocs(formsKey(forms), () => uniteForms(segment, forms))
}

/** The same acts as a posting; null if there are none. */
export function findForms(segment: Segment, forms: FormsLeaf): Posting | null {
  return segment.make(formsKey(forms), () => sumForms(segment, forms, formsDocs(segment, forms)))
}

/** What a leaf that is one posting adds to the scores of a segment's acts. */
interface ScoredPosting {
  posting: Posting
  /** Its acts, as they are found when nothing else is sought. */
  docs: DocSet
  /** What a frequency of one counts. */
  weight: number
}

/** Null for any other leaf, and where no act has it. */
export function findScored(leaf: Leaf, segment: Segment): ScoredPosting | null {
  switch (leaf.kind) {
    case 'term': {
      const posting = segment.find(leaf.term)
      return posting && { posting, docs: posting.docs, weight: 1 }
    }
    case 'forms': {
      const posting = findForms(segment, leaf)
      return posting && { posting, docs: formsDocs(segment, leaf), weight: FORM_WEIGHT }
    }
    case 'prefix': {
      const posting = findPrefix(segment, leaf.prefix)
      return posting && { posting, docs: prefixDocs(segment, leaf.prefix), weight: 1 }
    }
    default:
      return null
  }
}

/** The acts that have a word neither in the title nor in a margin alone. */
export function ownDocs(segment: Segment, of: OwnWord): DocSet {
  if (of.kind === 'prefix')
    return segment.makeDocs(`!${prefixKey(of.prefix)}`, () => uniteOwn(segment, of.prefix))
  const [all, strays] = [segment.find(of.term), segment.find(strayTerm(of.term))]
  if (all === null) return NOTHING
  return strays === null ? all.docs : subtract(all.docs, strays.docs)
}

/** The acts where words are near each other, as a posting; null if there are none. */
export function findNear(segment: Segment, nearness: Nearness): Posting | null {
  return (
    findGram(segment, nearness) ??
    segment.make(nearKey(nearness), () => NearMatcher.open(segment, nearness)?.findAll() ?? null)
  )
}

/** Whether {@link findNear} can answer without looking at positions. */
export function knowsNear(segment: Segment, nearness: Nearness): boolean {
  return segment.isMade(nearKey(nearness)) || findGram(segment, nearness) !== null
}

const prefixKey = (prefix: string) => `${prefix}*`
const formsKey = ({ written, added }: FormsLeaf) => `+${[written, ...added].join('+')}`
export const nearKey = ({ terms, distance, own }: Nearness) =>
  `${own ? '!' : ''}~${distance} ${terms.join(' ')}`
