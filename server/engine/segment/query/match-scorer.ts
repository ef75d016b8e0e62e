import { MAX_SHARE, share } from '../../ranking/bm25.ts'
import {
  type DocSet,
  NOTHING,
  SHORT_LIST,
  countOf,
  intersectAll,
  isList,
  listOf,
  subtract,
} from '../read/doc-set.ts'
import { STRIPE_SHIFT, stripesOf } from '../format/stripes.ts'
import type { Segment } from '../read/segment.ts'
import type { Snapshot } from '../read/segment-list.ts'
import { LEAST_LEVEL, MOST_LEVEL, levelOf } from '../read/levels.ts'
import type { MatchSet } from './matches.ts'
import type { Leaf } from './plan.ts'
import { openScorer } from './open-scorer.ts'
import { type Scorer, MOST_SCORED } from './scorer.ts'
import type { Top } from './top.ts'

/** Steps (budget.ts) for a leaf, whatever it adds. */
export const LEAF_STEPS = 10

/** Up to this many matches of a segment are all scored, without its stripes. */
const FEW = 1_024
/** The same for a single word, whose stripes alone rule out most. */
const FEW_OF_ONE = 256
/** Maps any act to stripe 0, as if the segment had only one. */
const WHOLE_SHIFT = 31
/** These sums are made in another order than scores, so the last digits may differ. */
const ROUNDING = 1 - 1e-9

/** A leaf of the query in one segment. */
interface LeafScorer {
  scorer: Scorer
  rarity: number
  /** By stripe: no act in it gets more from this leaf. */
  bounds: Float64Array
  /** The largest of them. */
  most: number
}

/** Of the acts that are being scored; keeps nothing between calls. */
const acts = new Uint16Array(MOST_SCORED)
/** Their frequencies of a leaf, then what that adds to their scores. */
const shares = new Float64Array(MOST_SCORED)
/** The upper bound of each act's score, given its known leaves. */
const reachable = new Float64Array(MOST_SCORED)
const scores = new Float64Array(MOST_SCORED)

/** Scores a query's matches in one segment, as far as they may enter the page. */
export class MatchScorer {
  readonly #segment: Segment
  readonly #set: DocSet
  readonly #norms: Float64Array
  /** In the order of the query; their shares are added in this order. */
  readonly #leaves: LeafScorer[]
  /** Leaves that may add most first: after them most acts are ruled out. */
  readonly #greatest: LeafScorer[]
  /** By stripe: no act in it scores more. */
  readonly #bounds: Float64Array
  /** Shifts an act to its stripe. */
  readonly #shift: number

  constructor(matches: MatchSet, leaves: Leaf[], rarities: number[], snapshot: Snapshot) {
    this.#segment = matches.segment
    this.#set = matches.count <= SHORT_LIST ? listOf(matches.set) : matches.set
    this.#norms = snapshot.norms
    const isFew = matches.count <= (leaves.length === 1 ? FEW_OF_ONE : FEW)
    this.#shift = isFew ? WHOLE_SHIFT : STRIPE_SHIFT
    const stripes = isFew ? 1 : stripesOf(this.#segment.row.acts)
    this.#segment.take(leaves.length * (LEAF_STEPS + stripes / 16))
    this.#leaves = leaves.flatMap((leaf, i) => {
      const scorer = openScorer(leaf, this.#segment, snapshot)
      return scorer ? [openLeaf(scorer, rarities[i]!, stripes)] : [] // one for each leaf
    })
    this.#greatest = this.#leaves.toSorted((a, b) => b.rarity - a.rarity)
    this.#bounds = sumOf(this.#leaves, stripes)
  }

  /** Adds to the page of `size` acts whatever may enter it. */
  addTo(top: Top, size: number): void {
    if (this.#shift === WHOLE_SHIFT) return this.#scoreAll(this.#set, top)
    const first = top.isFull ? NOTHING : this.#strongest(size)
    this.#scoreAll(first, top)
    this.#scoreAll(subtract(this.#reaching(top), first), top)
  }

  /** At least `size` matches with much of every leaf; none if there are not so many. */
  #strongest(size: number): DocSet {
    for (let level = MOST_LEVEL; level >= LEAST_LEVEL; level -= 2) {
      const sets = this.#strong(() => level)
      if (sets.some((set) => isList(set) && set.length < size)) continue
      const strong = intersectAll(this.#set, sets)
      if (countOf(strong) >= size) return listOf(strong).subarray(-Math.max(size, FEW))
    }
    return NOTHING
  }

  /**
   * The matches with enough of each leaf to enter the page, if they had the maximum of the others.
   */
  #reaching(top: Top): DocSet {
    const all = this.#leaves.reduce((sum, { most }) => sum + most, 0)
    const least = top.least * ROUNDING
    const level = ({ rarity, most }: LeafScorer) => levelOf((least - (all - most)) / rarity)
    return intersectAll(this.#set, this.#strong(level))
  }

  /** The acts that reach a level, by leaf that has levels. */
  #strong(level: (leaf: LeafScorer) => number): DocSet[] {
    return this.#leaves
      .map((leaf) => leaf.scorer.actsFrom?.(level(leaf)) ?? null)
      .filter((set) => set !== null)
  }

  /** From the newest on, because among equals the newest wins. */
  #scoreAll(set: DocSet, top: Top): void {
    const list = listOf(set)
    this.#segment.take(list.length >>> 5)
    const [bounds, shift] = [this.#bounds, this.#shift]
    let { least } = top
    let free = MOST_SCORED
    for (let i = list.length - 1; i >= 0; i--) {
      const act = list[i]!
      if (bounds[act >>> shift]! < least) continue
      acts[--free] = act
      if (free > 0) continue
      this.#score(MOST_SCORED, top)
      free = MOST_SCORED
      least = top.least
    }
    acts.copyWithin(0, free)
    this.#score(MOST_SCORED - free, top)
  }

  /** Scores the first `read` acts. */
  #score(read: number, top: Top): void {
    const { keys } = this.#segment
    const count = top.isFull ? this.#keepReaching(read, top.least * ROUNDING) : read
    this.#segment.take(read + ((count * this.#leaves.length) >>> 3))
    scores.fill(0, 0, count)
    for (const leaf of this.#leaves) {
      this.#readShares(leaf, count)
      for (let i = 0; i < count; i++) scores[i]! += shares[i]!
    }
    let { least } = top
    for (let i = count - 1; i >= 0; i--) {
      const score = scores[i]!
      if (score < least) continue
      const key = keys.keyOf(acts[i]!)
      if (!top.admits(score, key)) continue
      top.add(score, key)
      least = top.least
    }
  }

  /** Keeps the acts that may reach the least score, leaf by leaf; returns their number. */
  #keepReaching(read: number, least: number): number {
    const shift = this.#shift
    for (let i = 0; i < read; i++) reachable[i] = this.#bounds[acts[i]! >>> shift]!
    let count = read
    for (const leaf of this.#greatest) {
      this.#segment.take(1 + (count >>> 3))
      const { bounds } = leaf
      this.#readShares(leaf, count)
      let kept = 0
      for (let i = 0; i < count; i++) {
        const act = acts[i]!
        const reach = reachable[i]! - bounds[act >>> shift]! + shares[i]!
        if (reach < least) continue
        reachable[kept] = reach
        acts[kept++] = act
      }
      count = kept
    }
    return count
  }

  /** Computes what a leaf adds to the score of each act. */
  #readShares({ scorer, rarity }: LeafScorer, count: number): void {
    const { lengths } = this.#segment
    const norms = scorer.norms ?? this.#norms
    shares.fill(0, 0, count)
    scorer.addFrequencies(acts, count, shares)
    for (let i = 0; i < count; i++)
      shares[i] = rarity * share(shares[i]!, norms[lengths[acts[i]!]!]!)
  }
}

function openLeaf(scorer: Scorer, rarity: number, stripes: number): LeafScorer {
  const bounds = new Float64Array(stripes)
  if (stripes > 1) scorer.addBounds(bounds)
  else bounds[0] = MAX_SHARE // for so few acts a better bound does not pay
  let most = 0
  for (let stripe = 0; stripe < stripes; stripe++) {
    bounds[stripe] = rarity * Math.min(bounds[stripe]!, MAX_SHARE)
    most = Math.max(most, bounds[stripe]!)
  }
  return { scorer, rarity, bounds, most }
}

function sumOf(leaves: LeafScorer[], stripes: number): Float64Array {
  const sums = new Float64Array(stripes)
  for (const { bounds } of leaves)
    for (let stripe = 0; stripe < stripes; stripe++) sums[stripe]! += bounds[stripe]!
  return sums
}
