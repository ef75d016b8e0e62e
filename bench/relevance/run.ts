/*
 * node bench/relevance/run.ts [--pasta DIR] [--detalhes]
 *
 * How well the search finds what was meant, on the real editions: sets that a rule makes and judges, and graded
 * queries (README.md). Prints Markdown for RESULTS.md. With --detalhes also the queries that score below 1 of
 * the halves that are tuned by; those of the other halves stay unseen.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { mean, table } from '../lib/figures.ts'
import { progress, progressDone } from '../lib/progress.ts'
import { type Archive, openArchive } from './archive.ts'
import { type QuerySet, isHeldOut } from './measure.ts'
import { SETS } from './sets/all.ts'

const REAL = process.env.REAL_EDITIONS ?? '../shared/dou'

const { values } = parseArgs({
  options: { pasta: { type: 'string' }, detalhes: { type: 'boolean', default: false } },
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
  const rows = SETS.map((set) => row(set, archive))
  progressDone()
  console.log(`${archive.acts.size} acts.\n`)
  console.log(table(['set', 'measure', 'queries', 'aim', 'tuned by', 'held out'], rows))
}

function row(set: QuerySet, archive: Archive): string[] {
  progress(set.name)
  const scored = set
    .cases(archive)
    .map(({ termo, score }) => ({ termo, score: score() }))
    .filter(({ score }) => !Number.isNaN(score))
  const [tuned, heldOut] = [false, true].map((held) =>
    scored.filter(({ termo }) => isHeldOut(termo) === held),
  )
  if (values.detalhes)
    for (const { termo, score } of tuned!.toSorted((a, b) => a.score - b.score))
      if (score < 1) console.error(`${set.name}\t${score.toFixed(3)}\t${termo}`)
  const shown = [tuned!, heldOut!].map((half) => mean(half.map(({ score }) => score)).toFixed(3))
  return [set.name, set.measure, String(scored.length), set.aim, ...shown]
}
