/*
 * node bench/parts/run.ts
 *
 * Compares where the acts within an article begin, and their numbers, with labels set by hand (README.md).
 * Prints Markdown for RESULTS.md.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { innerActsOf } from '../../server/src/gazette/inner-acts/inner-acts-of.ts'
import type { Publication } from '../../server/src/gazette/publication.ts'
import { table } from '../lib/figures.ts'
import { readRealActs } from '../lib/real-acts.ts'

/** Of each article its inner acts, by commas: the offset of its first letter, and its number if it has one. */
type Labels = Record<string, string>

const acts = await readRealActs()
if (acts.size === 0) console.log('NOT TESTED: no real editions')
else {
  const head = ['set', 'articles', 'exact', 'parts', 'found', 'wrong', 'precision', 'recall']
  console.log(table(head, ['tuning', 'held-out', 'fresh', 'fresh-2'].map(measure)))
  cost()
}

function measure(set: string): string[] {
  const labels: Labels = JSON.parse(readFileSync(join(import.meta.dirname, `${set}.json`), 'utf8'))
  const count = { articles: 0, exact: 0, parts: 0, found: 0, wrong: 0 }
  for (const [id, expected] of Object.entries(labels)) {
    const act = acts.get(id)
    if (!act) continue
    const wanted = new Set(expected === '' ? [] : expected.split(', '))
    const given = new Set(
      innerActsOf(act).map(({ start, number }) => `${start} ${number ?? ''}`.trim()),
    )
    const right = given.intersection(wanted).size
    const isExact = right === given.size && right === wanted.size
    count.articles++
    count.exact += Number(isExact)
    count.parts += wanted.size
    count.found += right
    count.wrong += given.size - right
    if (!isExact) console.error(set, id, [...wanted.symmetricDifference(given)])
  }
  const { articles, exact, parts, found, wrong } = count
  const shares = [found / (found + wrong), found / parts].map((share) => share.toFixed(3))
  return [set, ...[articles, exact, parts, found, wrong].map(String), ...shares]
}

/** Processor time over every act of the real editions. */
function cost(): void {
  const all: Publication[] = [...acts.values()]
  const before = process.cpuUsage()
  const found = all.map((act) => innerActsOf(act).length)
  const { user, system } = process.cpuUsage(before)
  const several = found.filter((parts) => parts > 0)
  const parts = several.reduce((sum, each) => sum + each, 0)
  const each = (user + system) / 1_000 / all.length
  console.log(`\n${all.length} acts, ${several.length} hold ${parts}; ${each.toFixed(3)} ms each.`)
}
