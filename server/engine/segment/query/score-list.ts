import { share } from '../../ranking/bm25.ts'
import { LEAF_STEPS } from './match-scorer.ts'
import { isList } from '../read/doc-set.ts'
import { findScored } from './found.ts'
import type { MatchSet } from './matches.ts'
import type { Leaf } from './plan.ts'
import type { Top } from './top.ts'

/** Of a longer list the best acts are worth knowing (score-leading.ts). */
const MOST_ACTS = 32

/**
 * Scores the matches in one segment if they are the short list of the only leaf: then there is
 * nothing to look up, and a rare word has little else. Returns whether they are.
 */
export function scoreList(
  { segment, set }: MatchSet,
  leaf: Leaf,
  rarity: number,
  norms: Float64Array,
  top: Top,
): boolean {
  if (!isList(set) || set.length > MOST_ACTS) return false
  const scored = findScored(leaf, segment)
  if (scored?.docs !== set) return false
  const { posting, weight } = scored
  segment.take(LEAF_STEPS + set.length)
  const { frequencies } = posting
  const { lengths, keys } = segment
  for (let i = set.length - 1; i >= 0; i--) {
    const act = set[i]!
    const score = rarity * share(weight * frequencies[i]!, norms[lengths[act]!]!)
    if (score < top.least) continue
    const key = keys.keyOf(act)
    if (top.admits(score, key)) top.add(score, key)
  }
  return true
}
