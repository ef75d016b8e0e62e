import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { EditionOptions } from '../../server/demo/sample/edition-options.ts'
import { sampleEdition, zipEdition } from '../../server/demo/sample/edition.ts'
import { createCensus } from './census.ts'
import { corpusMaterial } from './material.ts'
import { archivePlan, incrementsPlan } from './plan.ts'

/*
 * node bench/corpus/write.ts --pasta DIR [--atos 500000] [--semente 12345]
 *
 * Writes the benchmark corpus: DIR/arquivo (two years of editions), DIR/incrementos (five further days,
 * one hundredth of the archive each) and DIR/vocabulary.json (what to search for in the archive).
 */
const { values } = parseArgs({
  options: {
    pasta: { type: 'string' },
    atos: { type: 'string', default: '500000' },
    semente: { type: 'string', default: '12345' },
  },
})
if (values.pasta === undefined) throw new Error('use: --pasta DIR [--atos N] [--semente N]')

const folder = values.pasta
const seed = Number(values.semente)
const archive = archivePlan(seed, Number(values.atos))
const increments = incrementsPlan(seed, Number(values.atos))
const total = countActs([...archive, ...increments])
const material = corpusMaterial(seed)
const census = createCensus(seed, countActs(archive))
const started = performance.now()
let [written, bytes] = [0, 0]

writeEditions('arquivo', archive, true)
writeEditions('incrementos', increments, false)
const facts = census.facts()
writeFileSync(join(folder, 'vocabulary.json'), JSON.stringify(facts))
const seconds = (performance.now() - started) / 1000
if (process.stderr.isTTY) process.stderr.write('\n')
console.log({
  characters: facts.characters,
  distinctWords: facts.distinctWords,
  megabytes: Math.round(bytes / 1e6),
  actsPerSecond: Math.round(total / seconds),
})

function writeEditions(subfolder: string, plan: EditionOptions[], counted: boolean): void {
  mkdirSync(join(folder, subfolder), { recursive: true })
  for (const options of plan) {
    const edition = sampleEdition(options, material)
    if (counted) for (const act of edition.acts) census.add(act, options)
    const zip = zipEdition(edition)
    writeFileSync(join(folder, subfolder, edition.name), zip)
    written += options.acts
    bytes += zip.length
    if (process.stderr.isTTY) process.stderr.write(`\r${written} de ${total} atos, ${options.date}`)
  }
}

function countActs(plan: EditionOptions[]): number {
  return plan.reduce((sum, { acts }) => sum + acts, 0)
}
