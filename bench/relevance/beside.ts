/*
 * node bench/relevance/beside.ts [--pasta DIR] [--detalhes]
 *
 * Asks the embedded engine and a node of OpenSearch the same queries of every kind, by relevance: which
 * share of the first ten they have in common, in how many queries these are in the same order, how each
 * does by the measures of the sets, and whether suggestions are the same. Prints Markdown for RESULTS.md.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { mean, table } from '../lib/figures.ts'
import { load, machine } from '../lib/machine.ts'
import { progress, progressDone } from '../lib/progress.ts'
import { type Archive, openArchive } from './archive.ts'
import { ask } from './ask.ts'
import { openOnNodes } from './nodes.ts'
import { SETS } from './sets/all.ts'
import { markedQueries } from './sets/marked.ts'
import { suggested, typedBeginnings } from './sets/prefixes.ts'

const REAL = process.env.REAL_EDITIONS ?? '../shared/dou'
const SHOWN = 10
/** Sets that measure totals and texts, which do not depend on an order. */
const ONLY_TOTALS = new Set(['noun and verb', 'norms as typed', 'excerpts of names and phrases'])

const { values } = parseArgs({
  options: { pasta: { type: 'string' }, detalhes: { type: 'boolean', default: false } },
})
const folder = values.pasta ? resolve(values.pasta) : mkdtempSync(join(tmpdir(), 'arauto-bench-'))
try {
  using archive = await openArchive(REAL, folder)
  await using nodes = await openOnNodes(archive.acts)
  await compare(archive, { ...archive, index: nodes.engine })
} finally {
  if (values.pasta === undefined) rmSync(folder, { recursive: true, force: true })
}

async function compare(embedded: Archive, onNodes: Archive): Promise<void> {
  const kinds = new Map(SETS.map((set): [string, string[]] => [set.name, termsOf(set, embedded)]))
  for (const { kind, queries } of markedQueries(embedded)) kinds.set(kind, queries)
  const rows: string[][] = []
  for (const [kind, queries] of kinds) rows.push([kind, ...(await ordersOf(kind, queries))])
  const measures: string[][] = []
  for (const set of SETS)
    if (!ONLY_TOTALS.has(set.name)) measures.push([set.name, set.measure, ...(await measured(set))])
  const { same, all } = await sameSuggestions()
  progressDone()
  console.log(`${machine()}; load ${load()}; ${embedded.acts.size} acts.\n`)
  console.log(
    table(['kind', 'queries', 'overlap of the first ten', 'queries in the same order'], rows),
  )
  console.log(`\n${table(['set', 'measure', 'embedded', 'cluster'], measures)}`)
  console.log(`\nSuggestions: the same for ${same} of ${all} beginnings.`)

  async function ordersOf(kind: string, queries: string[]): Promise<string[]> {
    progress(kind)
    const overlaps: number[] = []
    let inOrder = 0
    for (const termo of queries) {
      const [a, b] = [await first(embedded, termo), await first(onNodes, termo)]
      if (a.length === 0 && b.length === 0) continue
      const overlap = a.filter((key) => b.includes(key)).length / Math.max(a.length, b.length)
      overlaps.push(overlap)
      if (a.join() === b.join()) inOrder++
      if (values.detalhes && overlap < 1)
        console.error(`${kind}\t${overlap.toFixed(2)}\t${termo}\t${a.join()}\t${b.join()}`)
    }
    return [String(overlaps.length), mean(overlaps).toFixed(3), String(inOrder)]
  }

  /** The mean of a set's own measure, of either engine. */
  async function measured(set: (typeof SETS)[number]): Promise<string[]> {
    progress(set.name)
    const cases = [embedded, onNodes].map((archive) => set.cases(archive))
    const scores: [number, number][] = []
    for (const [i, one] of cases[0]!.entries()) {
      const [a, b] = [await one.score(), await cases[1]![i]!.score()] // the same cases
      if (!Number.isNaN(a) && !Number.isNaN(b)) scores.push([a, b])
      if (values.detalhes && Math.abs(a - b) > 0.001)
        console.error(`${set.name}\t${set.measure}\t${one.termo}\t${a.toFixed(3)}\t${b.toFixed(3)}`)
    }
    return [0, 1].map((engine) => mean(scores.map((of) => of[engine]!)).toFixed(3))
  }

  async function sameSuggestions(): Promise<{ same: number; all: number }> {
    let same = 0
    for (const typed of typedBeginnings()) {
      const [a, b] = [await suggested(embedded, typed), await suggested(onNodes, typed)]
      if (JSON.stringify(a) === JSON.stringify(b)) same++
      else if (values.detalhes)
        console.error(`${typed}\n${JSON.stringify(a)}\n${JSON.stringify(b)}`)
    }
    return { same, all: typedBeginnings().length }
  }
}

/** Each query once, whatever a set measures of it. */
function termsOf(set: (typeof SETS)[number], archive: Archive): string[] {
  return [...new Set(set.cases(archive).map(({ termo }) => termo))]
}

async function first(archive: Archive, termo: string) {
  return (await ask(archive, termo, SHOWN)).keys
}
