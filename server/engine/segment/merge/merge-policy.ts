import type { SegmentRow } from '../format/segment-row.ts'

/** How much to merge: only what searches need, or also what makes them faster. */
export type MergeEffort = 'needed' | 'tidy'

/** Ordinals within a segment are 16 bits. */
const MOST_ACTS = 65_536
/** A segment of this many acts is left alone… */
const FULL = MOST_ACTS / 2
/** …unless a larger share of it is dead. */
const MOST_DEAD = 1 / 4
/**
 * Segments with fewer acts are merged with each other; so are those between this and {@link FULL}.
 */
const SMALL = 1_024
/**
 * This many small segments become one, or fewer that together have enough acts, so that one step makes
 * its grams.
 */
const SMALL_RUN = { segments: 16, acts: 1_536 }
/** This many others become one; this is also the maximum, so that reading them fits into a step. */
const FAN_IN = 32
/** Fewer, if together they fill a segment this well… */
const WELL_FILLED = (MOST_ACTS * 7) / 8
/**
 * …or at least this well, if the next one does not fit in. (Any two neighbours that do not fit
 * together are fuller.)
 */
const FILLED = 40_000
/** This many of any size become one if there is time. */
const TIDYING_RUN = 8

/**
 * Chooses segments to merge into one, in the order of their keys; or null. They are neighbours of
 * about the same size, so that every act is copied about twice in all: into a segment of some
 * thousands and into a full one. It prefers the choice with the narrowest range of keys, so that
 * late acts of an old day do not widen the range of a new segment without need.
 */
export function chooseMerge(rows: SegmentRow[]): number[] | null {
  const decayed = rows.find(({ acts, dead }) => dead > acts * MOST_DEAD && acts - dead >= FULL)
  if (decayed) return [decayed.id]
  const byKey = rows.toSorted((a, b) => a.firstKey - b.firstKey || a.id - b.id)
  const small = byKey.filter((row) => liveActs(row) < SMALL)
  const medium = byKey.filter((row) => liveActs(row) >= SMALL && liveActs(row) < FULL)
  return (closest(small, smallRun) ?? closest(medium, mediumRun))?.map(({ id }) => id) ?? null
}

/**
 * Chooses segments to merge when idle, though there are not enough of one size, because every
 * search looks at each segment. An act is copied only into a segment at least twice as large.
 */
export function chooseTidying(rows: SegmentRow[]): number[] | null {
  const byKey = rows.toSorted((a, b) => a.firstKey - b.firstKey || a.id - b.id)
  const notFull = byKey.filter((row) => liveActs(row) < FULL)
  return closest(notFull, tidyingRun)?.map(({ id }) => id) ?? null
}

type RunFrom = (tier: SegmentRow[], from: number) => SegmentRow[] | null

function closest(tier: SegmentRow[], runFrom: RunFrom): SegmentRow[] | null {
  const runs = tier.flatMap((_, from) => {
    const run = runFrom(tier, from)
    return run ? [{ run, spread: spreadOf(run) }] : []
  })
  return runs.toSorted((a, b) => a.spread - b.spread)[0]?.run ?? null
}

function smallRun(tier: SegmentRow[], from: number): SegmentRow[] | null {
  let acts = 0
  for (let to = from; to < tier.length;) {
    acts += liveActs(tier[to++]!)
    if (to - from === SMALL_RUN.segments || acts >= SMALL_RUN.acts) return tier.slice(from, to)
  }
  return null
}

/** The longest run of neighbours that fits into one segment; null when it is not worth merging. */
function mediumRun(tier: SegmentRow[], from: number): SegmentRow[] | null {
  let acts = 0
  let to = from
  while (to < tier.length && to - from < FAN_IN && acts + liveActs(tier[to]!) <= MOST_ACTS)
    acts += liveActs(tier[to++]!)
  const isFilled = acts >= WELL_FILLED || (acts >= FILLED && to < tier.length)
  return to - from === FAN_IN || isFilled ? tier.slice(from, to) : null
}

/** The longest run of neighbours worth merging, or null. */
function tidyingRun(tier: SegmentRow[], from: number): SegmentRow[] | null {
  let [acts, largest, end] = [0, 0, from]
  for (let to = from; to < tier.length && to - from < FAN_IN;) {
    const more = liveActs(tier[to++]!)
    acts += more
    largest = Math.max(largest, more)
    if (acts > MOST_ACTS) break
    if (to - from >= TIDYING_RUN && largest * 2 <= acts) end = to
  }
  return end > from ? tier.slice(from, end) : null
}

/** The width of the key range relative to the number of acts. */
function spreadOf(run: SegmentRow[]): number {
  const span = Math.max(...run.map(({ lastKey }) => lastKey)) - run[0]!.firstKey // not empty
  return span / run.length
}

function liveActs({ acts, dead }: SegmentRow): number {
  return acts - dead
}
