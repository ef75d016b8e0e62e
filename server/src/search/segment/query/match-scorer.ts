import { MAX_SHARE, frequencyFor, share } from '../../ranking/bm25.ts'
import { lowerBound } from '../format/sorted.ts'
import { STRIPE_ACTS, STRIPE_SHIFT, stripesOf } from '../format/stripes.ts'
import { isList, lowestBit } from '../read/doc-set.ts'
import type { Snapshot } from '../read/segment-list.ts'
import type { MatchSet } from './matches.ts'
import type { Leaf } from './plan.ts'
import { type Scorer, boundsOf, openScorer } from './scorer.ts'
import type { Top } from './top.ts'

/** With so few matches in a segment, all are scored without computing bounds. */
const FEW = 1_024
/** Bounds are sums in another order than scores: the last digits may differ. */
const ROUNDING = 1 - 1e-9

/** A leaf of the query in one segment. */
interface LeafScorer {
  scorer: Scorer
  rarity: number
  /** By stripe: no act in it has more of this leaf. */
  bounds: Float64Array
  /** What the acts that are being scored have of it. */
  shares: Float64Array
}

/** Scores what a query matches in one segment, as far as it may enter the page. */
export class MatchScorer {
  readonly #matches: MatchSet
  readonly #norms: Float64Array
  /** In the order of the query, in which their shares are added. */
  readonly #leaves: LeafScorer[]
  /** Those first that may add most: after them most acts are out. */
  readonly #greatest: LeafScorer[]
  /** By stripe: no act in it scores more. Empty where all matches are scored. */
  readonly bounds: Float64Array
  readonly #isBounded: boolean
  readonly #acts = new Uint16Array(STRIPE_ACTS)
  readonly #frequencies = new Float64Array(STRIPE_ACTS)
  /** What the score of each act cannot exceed, as far as its leaves are known. */
  readonly #reachable = new Float64Array(STRIPE_ACTS)

  constructor(matches: MatchSet, leaves: Leaf[], rarities: number[], snapshot: Snapshot) {
    const { segment, set } = matches
    this.#matches = matches
    this.#norms = snapshot.norms
    const bounded = !isList(set) || set.length > FEW
    const stripes = bounded ? stripesOf(segment.row.acts) : 0
    const written = boundsOf(segment, snapshot)
    this.#leaves = leaves.flatMap((leaf, i) => {
      const scorer = openScorer(leaf, segment, written)
      return scorer ? [openLeaf(scorer, rarities[i]!, stripes)] : []
    })
    this.bounds = sumOf(this.#leaves, stripes)
    this.#isBounded = bounded
    this.#greatest = this.#leaves.toSorted((a, b) => b.rarity - a.rarity)
  }

  /** Scores the stripes that may reach a score, or all matches where there are few. */
  scoreFrom(least: number, top: Top): void {
    if (!this.#isBounded) this.#scoreAll(top)
    // From the newest on, since among equals the newest wins.
    for (let stripe = this.bounds.length - 1; stripe >= 0; stripe--)
      if (this.bounds[stripe]! >= least) this.#scoreStripe(stripe, top)
  }

  /** Scores the others. */
  scoreBelow(least: number, top: Top): void {
    for (let stripe = this.bounds.length - 1; stripe >= 0; stripe--)
      if (this.bounds[stripe]! < least) this.#scoreStripe(stripe, top)
  }

  #scoreAll(top: Top): void {
    const set = this.#matches.set as Uint16Array // few
    for (let to = set.length; to > 0; to -= STRIPE_ACTS) {
      const some = set.subarray(Math.max(0, to - STRIPE_ACTS), to)
      this.#acts.set(some)
      this.#score(some.length, -1, top)
    }
  }

  #scoreStripe(stripe: number, top: Top): void {
    const bound = this.bounds[stripe]!
    if (bound < top.least) return
    const { keys, row } = this.#matches.segment
    const last = Math.min((stripe + 1) << STRIPE_SHIFT, row.acts) - 1
    if (!top.admits(bound, keys.keyOf(last))) return
    this.#score(this.#readStripe(stripe, top), stripe, top)
  }

  /** Reads the matches of a stripe, or those of them that may enter the page; returns how many they are. */
  #readStripe(stripe: number, top: Top): number {
    const { set } = this.#matches
    if (isList(set)) return this.#readList(set, stripe)
    const [first] = this.#greatest
    const least = first ? this.#leastFrequency(first, stripe, top) : 0
    return first?.scorer.readFrequent && least > 0
      ? first.scorer.readFrequent(stripe, least, set, this.#acts)
      : this.#readBitmap(set, stripe)
  }

  /**
   * How often an act of the stripe must have the first leaf to enter the page, were it as short as can be, with as
   * much of the other leaves as any act there; 0: it need not have it.
   */
  #leastFrequency({ rarity, bounds }: LeafScorer, stripe: number, top: Top): number {
    const others = this.bounds[stripe]! - bounds[stripe]!
    const needed = (top.least * ROUNDING - others) / rarity
    return needed > 0 && needed < MAX_SHARE ? frequencyFor(needed, this.#norms[0]!) * ROUNDING : 0
  }

  #readList(list: Uint16Array, stripe: number): number {
    const from = stripe << STRIPE_SHIFT
    let count = 0
    for (let i = lowerBound(list, from); i < list.length && list[i]! < from + STRIPE_ACTS; i++)
      this.#acts[count++] = list[i]!
    return count
  }

  #readBitmap(set: Uint32Array, stripe: number): number {
    const acts = this.#acts
    const from = (stripe << STRIPE_SHIFT) >>> 5
    const end = Math.min(from + (STRIPE_ACTS >>> 5), set.length)
    let count = 0
    for (let word = from; word < end; word++)
      for (let bits = set[word]!; bits !== 0; bits &= bits - 1)
        acts[count++] = word * 32 + lowestBit(bits)
    return count
  }

  /** Scores the acts that were read, which are of one stripe (−1: of any). */
  #score(read: number, stripe: number, top: Top): void {
    const { segment } = this.#matches
    const { keys, lengths } = segment
    const [acts, reachable] = [this.#acts, this.#reachable]
    reachable.fill(stripe < 0 ? Infinity : this.bounds[stripe]!, 0, read)
    let count = read
    for (let known = 0; known < this.#greatest.length && count > 0; known++)
      count = this.#keepReaching(count, known, stripe, lengths, top)
    for (let i = count - 1; i >= 0; i--) {
      let score = 0
      for (let n = 0; n < this.#leaves.length; n++) score += this.#leaves[n]!.shares[i]!
      if (score < top.least) continue
      const key = keys.keyOf(acts[i]!)
      if (top.admits(score, key)) top.add(score, key)
    }
  }

  /**
   * Scores a further leaf, after those that are known, and keeps the acts that may still enter the page;
   * returns how many they are.
   */
  #keepReaching(
    count: number,
    known: number,
    stripe: number,
    lengths: Uint8Array,
    top: Top,
  ): number {
    const { scorer, rarity, bounds, shares } = this.#greatest[known]!
    const [acts, frequencies, reachable] = [this.#acts, this.#frequencies, this.#reachable]
    const norms = scorer.norms ?? this.#norms
    const least = top.least * ROUNDING
    const bound = stripe < 0 ? 0 : bounds[stripe]!
    frequencies.fill(0, 0, count)
    scorer.addFrequencies(acts, count, frequencies)
    let kept = 0
    for (let i = 0; i < count; i++) {
      const act = acts[i]!
      const own = rarity * share(frequencies[i]!, norms[lengths[act]!]!)
      const reach = reachable[i]! - bound + own
      if (reach < least) continue
      for (let n = 0; n < known; n++)
        this.#greatest[n]!.shares[kept] = this.#greatest[n]!.shares[i]!
      shares[kept] = own
      reachable[kept] = reach
      acts[kept++] = act
    }
    return kept
  }
}

function openLeaf(scorer: Scorer, rarity: number, stripes: number): LeafScorer {
  const bounds = new Float64Array(stripes)
  if (stripes > 0) scorer.addBounds(bounds)
  for (let stripe = 0; stripe < stripes; stripe++)
    bounds[stripe] = rarity * Math.min(bounds[stripe]!, MAX_SHARE)
  return { scorer, rarity, bounds, shares: new Float64Array(STRIPE_ACTS) }
}

function sumOf(leaves: LeafScorer[], stripes: number): Float64Array {
  const sums = new Float64Array(stripes)
  for (const { bounds } of leaves)
    for (let stripe = 0; stripe < stripes; stripe++) sums[stripe]! += bounds[stripe]!
  return sums
}
