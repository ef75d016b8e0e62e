import { dateOfKey } from '../../port/keys.ts'
import type { ValueSpan } from '../../port/search.ts'
import { has } from '../read/doc-set.ts'
import type { Segment } from '../read/segment.ts'
import type { FacetNames } from './facet-names.ts'

/** By the number of a value: how many acts have it, and the keys of the oldest and newest one. */
class Spans {
  readonly totals: Uint32Array
  readonly first: Float64Array
  readonly last: Float64Array

  constructor(values: number) {
    this.totals = new Uint32Array(values)
    this.first = new Float64Array(values).fill(Infinity)
    this.last = new Float64Array(values).fill(-Infinity)
  }

  add(value: number, total: number, first: number, last: number): void {
    this.totals[value]! += total
    if (first < this.first[value]!) this.first[value] = first
    if (last > this.last[value]!) this.last[value] = last
  }
}

/**
 * Remembers the values of a facet: acts seldom change, while the rest of the database always does.
 */
export class KnownSpans {
  readonly #names: FacetNames
  #of = ''
  #spans: ValueSpan[] = []

  constructor(names: FacetNames) {
    this.#names = names
  }

  in(segments: Segment[]): ValueSpan[] {
    const of = segments.map(({ row }) => `${row.id} ${row.dead}`).join()
    if (of !== this.#of) this.#spans = spanValues(segments, this.#names)
    this.#of = of
    return this.#spans
  }
}

/** Every value of a facet, as facets count it, with the first and last day of its acts. */
function spanValues(segments: Segment[], names: FacetNames): ValueSpan[] {
  const numbers = segments.map((segment) => names.idsOf(segment)) // so that all have numbers
  const own = new Spans(names.size)
  for (const [i, segment] of segments.entries()) addActs(segment, numbers[i]!, names, own)
  const all = new Spans(names.size)
  const shown = new Set<number>()
  for (let id = 0; id < names.size; id++) {
    if (own.totals[id] === 0) continue
    for (const above of names.pathTo(id)) shown.add(above)
    for (const value of names.countsFor(id))
      all.add(value, own.totals[id]!, own.first[id]!, own.last[id]!)
  }
  return Array.from(shown, (id) => ({
    valor: names.nameOf(id),
    total: all.totals[id]!,
    primeira: dateOfKey(all.first[id]!),
    ultima: dateOfKey(all.last[id]!),
  }))
}

/** The acts of a segment are in the order of their keys. */
function addActs(segment: Segment, ids: Uint32Array, { facet }: FacetNames, spans: Spans): void {
  const ordinals = segment.facetOrdinals(facet)
  const inSegment = new Spans(ids.length)
  const { row, keys, live } = segment
  segment.take(row.acts >>> 4)
  for (let act = 0; act < row.acts; act++)
    if (live === null || has(live, act)) inSegment.add(ordinals[act]!, 1, act, act)
  for (let value = 0; value < ids.length; value++) {
    const total = inSegment.totals[value]!
    if (total === 0) continue
    const first = keys.keyOf(inSegment.first[value]!)
    spans.add(ids[value]!, total, first, keys.keyOf(inSegment.last[value]!))
  }
}
