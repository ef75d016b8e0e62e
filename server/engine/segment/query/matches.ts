import { type DocSet, countOf } from '../read/doc-set.ts'
import type { Segment } from '../read/segment.ts'
import { eligibleActs } from './eligible.ts'
import { countMatches, evaluate } from './evaluate.ts'
import type { Plan } from './plan.ts'

/** Some acts of one segment. */
export interface MatchSet {
  readonly segment: Segment
  readonly set: DocSet
  readonly count: number
}

/**
 * The matches of a query in one segment; computed on demand, because a count alone can be cheaper.
 */
export class Matches implements MatchSet {
  readonly segment: Segment
  readonly #plan: Plan
  /** See eligibleActs. */
  readonly #eligible: DocSet | null
  #set: DocSet | null = null
  #count = -1

  constructor(segment: Segment, plan: Plan) {
    this.segment = segment
    this.#plan = plan
    this.#eligible = eligibleActs(segment, plan)
  }

  /** Whether these are all acts of the segment that match the plan's node: then they never change. */
  get isOfNode(): boolean {
    return this.#eligible === null
  }

  get set(): DocSet {
    return (this.#set ??= evaluate(this.#plan.node, this.segment, this.#eligible))
  }

  get count(): number {
    if (this.#count < 0) this.#count = this.#countKnown() ?? this.#countAll()
    return this.#count
  }

  #countAll(): number {
    return this.#set
      ? countOf(this.#set)
      : countMatches(this.#plan.node, this.segment, this.#eligible)
  }

  /** The number of matches, if the dictionary alone gives it. */
  #countKnown(): number | null {
    if (this.#eligible !== null) return null
    const { node } = this.#plan
    if (node.kind === 'all') return this.segment.row.acts
    return node.kind === 'term' ? (this.segment.find(node.term)?.count ?? 0) : null
  }
}
