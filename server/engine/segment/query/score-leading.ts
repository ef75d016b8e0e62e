import { type DocSet, has } from '../read/doc-set.ts'
import type { LeadingActs } from '../read/leading-acts.ts'
import type { Segment } from '../read/segment.ts'
import { findScored } from './found.ts'
import { LEAF_STEPS } from './match-scorer.ts'
import type { MatchSet } from './matches.ts'
import type { Leaf } from './plan.ts'
import type { Top } from './top.ts'

/** How many leading acts are known of a posting: for the first pages, and for all that people turn to. */
const SIZES = [64, 1_024]
/** So few matches are scored in less time than looked for among leading acts. */
const FEW = 256

/**
 * Adds what of a segment may be among the `size` best matches if the only leaf's leading acts are known to
 * have it: then nothing is ruled out act by act. Returns whether they do.
 */
export function scoreLeading(
  { segment, set, count }: MatchSet,
  leaf: Leaf,
  { rarity, norms }: { rarity: number; norms: Float64Array },
  top: Top,
  size: number,
): boolean {
  const scored = findScored(leaf, segment)
  if (scored === null) return false
  const { posting, docs, weight } = scored
  if (docs !== set && count <= FEW) return false
  const sought = Math.min(size, count)
  // As many matches as in the whole posting are to be expected among its leading acts.
  const most = SIZES.find((acts) => acts * count >= sought * posting.count)
  if (most === undefined) return false
  const leading = posting.leading(most, { weight, norms, lengths: segment.lengths })
  if (leading === null) return false
  segment.take(LEAF_STEPS + leading.acts.length)
  const matching = docs === set ? leading : among(leading, set)
  if (matching.acts.length < sought) return false
  addAll(matching, { segment, rarity, top })
  return true
}

function among({ acts, shares }: LeadingActs, set: DocSet): LeadingActs {
  const found = { acts: new Uint16Array(acts.length), shares: new Float64Array(acts.length) }
  let n = 0
  for (let i = 0; i < acts.length; i++) {
    if (!has(set, acts[i]!)) continue
    found.acts[n] = acts[i]!
    found.shares[n++] = shares[i]!
  }
  return { acts: found.acts.subarray(0, n), shares: found.shares.subarray(0, n) }
}

function addAll(
  { acts, shares }: LeadingActs,
  { segment, rarity, top }: { segment: Segment; rarity: number; top: Top },
): void {
  const { keys } = segment
  for (let i = 0; i < acts.length; i++) {
    const score = rarity * shares[i]!
    if (score < top.least) continue
    const key = keys.keyOf(acts[i]!)
    if (top.admits(score, key)) top.add(score, key)
  }
}
