import { mean, megabytes, p50p95, quantile, round, table } from '../lib/figures.ts'
import { machine } from '../lib/machine.ts'
import type { Answers, Asked } from './ask.ts'
import type { FacetTimes } from './facets.ts'
import type { Load } from './load.ts'
import type { Sizes } from './size.ts'
import type { AskedTantivy, TantivyResults } from './tantivy/measure.ts'

export interface EngineResults {
  /** Null if the database existed already. */
  loaded: Load | null
  answers: Answers
  sizes: Sizes
}

export interface Results {
  segment: EngineResults
  fts5: EngineResults | null
  /** Null if it is not installed. */
  tantivy: TantivyResults | null
  facets: FacetTimes[]
  /** The number of queries with the same answers. */
  compared: number
  load: { before: string; after: string }
}

/** The results as Markdown. */
export function report(results: Results): string {
  const { segment, fts5, tantivy, compared, load } = results
  return [
    `${machine()}; load ${load.before} before, ${load.after} after.`,
    queryTable(segment.answers.asked, fts5?.answers.asked),
    tantivyPart(segment.answers.asked, tantivy),
    facetLine(results.facets),
    `Memory after all queries: ${megabytes(segment.answers.memory.anonymous)} without mapped files, ${megabytes(segment.answers.memory.resident)} with them.`,
    loadTable({ segment: segment.loaded, FTS5: fts5?.loaded ?? null }),
    sizeTable(segment.sizes),
    compared > 0 ? `${compared} random queries: the same totals and pages as FTS5.` : '',
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

function queryTable(segment: Asked[], fts5: Asked[] | undefined): string {
  return table(
    [
      'class, ms of processor time, p50 / p95',
      'order',
      'mean total',
      'first time',
      'again',
      'again, p99',
      'again, by the clock',
      ...(fts5 ? ['FTS5'] : []),
    ],
    segment.map(({ name, order, totals, first, again }, i) => [
      name,
      order,
      round(mean(totals)),
      p50p95(first.cpuMs),
      p50p95(again.cpuMs),
      round(quantile(again.cpuMs, 0.99)),
      p50p95(again.ms),
      ...(fts5 ? [p50p95(fts5[i]!.again.cpuMs)] : []), // asked the same
    ]),
  )
}

function tantivyPart(segment: Asked[], tantivy: TantivyResults | null): string {
  if (tantivy === null) return 'Tantivy: NOT TESTED (bench/segment/tantivy/install.sh)'
  const { asked, loaded, segments, bytes } = tantivy
  const both = segment.flatMap((ours, i) => {
    const theirs = asked[i] ?? null
    return theirs === null ? [] : [[ours, theirs] as const]
  })
  const others = both.reduce((sum, [ours, theirs]) => sum + differences(ours, theirs), 0)
  const queries = both.reduce((sum, [{ totals }]) => sum + totals.length, 0)
  return [
    table(
      ['class', 'order', 'first', 'Tantivy', 'again', 'Tantivy', 'Tantivy, page without total'],
      both.map(([{ name, order, first, again }, theirs]) => [
        name,
        order,
        ...[first.cpuMs, theirs.first, again.cpuMs, theirs.again, theirs.page].map(p50p95),
      ]),
    ),
    `Tantivy: ${segments} segments, ${megabytes(bytes)}${loaded ? `; ${loaded.acts} acts, ${round(loaded.acts / loaded.cpuSeconds)} acts/s of processor time` : ''}. Of ${queries} totals ${others} are not the same.`,
  ].join('\n\n')
}

function differences({ totals }: Asked, theirs: AskedTantivy): number {
  return totals.filter((total, i) => total !== theirs.totals[i]).length
}

function facetLine(facets: FacetTimes[]): string {
  return `Facets (section, type, body, day) of ${round(mean(facets.map(({ total }) => total)))} matches on average: ${p50p95(facets.map(({ cpuMs }) => cpuMs))} ms of processor time, ${p50p95(facets.map(({ ms }) => ms))} ms by the clock.`
}

function loadTable(loads: Record<string, Load | null>): string {
  const rows = Object.entries(loads).flatMap(([name, load]) =>
    load ? [[name, load] as const] : [],
  )
  if (rows.length === 0) return ''
  return table(
    [
      'load, one thread',
      'acts',
      'acts/s of processor time',
      'acts/s by the clock',
      'of it merging',
      'write lock held by merges, p50 / p99 / longest, ms by the clock',
      '+5,000 acts, s of processor time (by the clock; of it holding the write lock)',
      'what an idle service merges then, s of processor time',
      'peak memory',
    ],
    rows.map(([name, { acts, all, merges, day, dayHeldMs, tidying, heldMs, peakBytes }]) => [
      name,
      String(acts),
      round(acts / all.cpuSeconds),
      round(acts / all.seconds),
      `${round((100 * merges.cpuSeconds) / all.cpuSeconds)} %`,
      [0.5, 0.99, 1].map((share) => round(quantile(heldMs, share))).join(' / '),
      `${round(day.cpuSeconds)} (${round(day.seconds)}; ${round(dayHeldMs / 1000)})`,
      round(tidying.cpuSeconds),
      megabytes(peakBytes),
    ]),
  )
}

function sizeTable(sizes: Sizes): string {
  const all = Object.values(sizes).reduce((sum, bytes) => sum + bytes, 0)
  return table(
    ['size', 'MB', 'share'],
    [...Object.entries(sizes), ['all', all] as const].map(([name, bytes]) => [
      name,
      round(bytes / 1e6),
      `${round((100 * bytes) / all)} %`,
    ]),
  )
}
