/*
 * node bench/relevance/run.ts [--pasta DIR] [--opensearch] [--detalhes]
 *
 * Measures how well the search finds what people mean, on the real editions: sets that a rule makes and
 * judges, and graded queries (README.md). Prints Markdown for RESULTS.md. --opensearch uses a node of
 * OpenSearch. --detalhes also prints the queries below 1 of the tuned halves; those of the other halves
 * stay unseen.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { mean, table } from '../lib/figures.ts'
import { progress, progressDone } from '../lib/progress.ts'
import { type Archive, openArchive } from './archive.ts'
import { openOnNodes } from './nodes.ts'
import { type QuerySet, isHeldOut } from './measure.ts'
import { SETS } from './sets/all.ts'

const REAL = process.env.REAL_EDITIONS ?? '../shared/dou'

const { values } = parseArgs({
  options: {
    pasta: { type: 'string' },
    opensearch: { type: 'boolean', default: false },
    detalhes: { type: 'boolean', default: false },
  },
})

if (!existsSync(REAL)) console.log(`NOT TESTED: no real editions in ${REAL}`)
else if (values.pasta === undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'arauto-bench-'))
  try {
    await measure(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
} else await measure(resolve(values.pasta))

async function measure(folder: string): Promise<void> {
  using archive = await openArchive(REAL, folder)
  if (values.opensearch) {
    await using nodes = await openOnNodes(archive.acts)
    await print({ ...archive, index: nodes.engine })
  } else await print(archive)
}

async function print(archive: Archive): Promise<void> {
  const rows: string[][] = []
  for (const set of SETS) rows.push(await row(set, archive))
  progressDone()
  console.log(`${archive.acts.size} acts.\n`)
  console.log(table(['set', 'measure', 'queries', 'aim', 'tuned by', 'held out'], rows))
}

async function row(set: QuerySet, archive: Archive): Promise<string[]> {
  progress(set.name)
  const scored: { termo: string; score: number }[] = []
  for (const one of set.cases(archive)) scored.push({ termo: one.termo, score: await one.score() })
  const [tuned, heldOut] = [false, true].map((held) =>
    scored.filter(({ termo, score }) => !Number.isNaN(score) && isHeldOut(set, termo) === held),
  )
  if (values.detalhes)
    for (const { termo, score } of tuned!.toSorted((a, b) => a.score - b.score))
      if (score < 1) console.error(`${set.name}\t${score.toFixed(3)}\t${termo}`)
  const shown = [tuned!, heldOut!].map((half) =>
    half.length === 0 ? '' : mean(half.map(({ score }) => score)).toFixed(3),
  )
  return [set.name, set.measure, String(tuned!.length + heldOut!.length), set.aim, ...shown]
}
