import { KEYS_PER_DAY, type ValueSpan } from '../../search-index.ts'
import { dateOfDay } from '../../../lib/dates.ts'
import { listOf, range } from '../read/doc-set.ts'
import type { Segment } from '../read/segment.ts'
import type { FacetNames } from './facet-names.ts'

/** How many acts have a value; the keys of the oldest and the newest. */
interface Span {
  total: number
  first: number
  last: number
}

/** Every value of a facet, as facets count it, with the first and the last day of its acts. */
export function spanValues(segments: Segment[], names: FacetNames): ValueSpan[] {
  const spans = new Map<string, Span>()
  const own = segments.flatMap((segment) => {
    const ids = names.idsOf(segment)
    return [...spansIn(segment, names)].map(([value, span]) => ({ id: ids[value]!, span }))
  })
  const shown = new Set(own.flatMap(({ id }) => names.pathTo(id)))
  for (const { id, span } of own)
    for (const above of names.countsFor(id))
      if (shown.has(above)) extend(spans, names.nameOf(above), span)
  return [...spans].map(([valor, { total, first, last }]) => ({
    valor,
    total,
    primeira: dayOf(first),
    ultima: dayOf(last),
  }))
}

/** By the segment's own number of each value; acts are in the order of their keys. */
function spansIn(segment: Segment, { facet }: FacetNames): Map<number, Span> {
  const { acts } = segment.row
  const ordinals = segment.facetOrdinals(facet)
  const spans = new Map<number, Span>()
  for (const act of listOf(segment.live ?? range(0, acts, acts))) {
    const span = spans.get(ordinals[act]!)
    if (span === undefined) spans.set(ordinals[act]!, { total: 1, first: act, last: act })
    else {
      span.total++
      span.last = act
    }
  }
  for (const span of spans.values()) {
    span.first = segment.keys.keyOf(span.first)
    span.last = segment.keys.keyOf(span.last)
  }
  return spans
}

function extend(spans: Map<string, Span>, name: string, { total, first, last }: Span): void {
  const known = spans.get(name) ?? { total: 0, first, last }
  spans.set(name, {
    total: known.total + total,
    first: Math.min(known.first, first),
    last: Math.max(known.last, last),
  })
}

const dayOf = (key: number) => dateOfDay(Math.floor(key / KEYS_PER_DAY))
