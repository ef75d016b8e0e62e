import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { fuzzImport } from '../../server/test/_fuzz.ts'
import { progress, progressDone } from '../lib/progress.ts'

/*
 * Feeds mutated articles and zips to the real importer, round after round, each with the next seed and
 * its own archive: node bench/fuzz/run.ts [--segundos N] [--semente N]. Fails at the first without a
 * clear outcome, and prints its seed.
 */
const SIZE = { zipsOfArticles: 25, articlesEach: 100, zips: 600 }

const { values } = parseArgs({
  options: {
    segundos: { type: 'string', default: '300' },
    semente: { type: 'string', default: '1000' },
  },
})
const until = performance.now() + Number(values.segundos) * 1_000
const first = Number(values.semente)
let seed = first
for (; seed === first || performance.now() < until; seed++) {
  progress('Fuzzing', `seed ${seed}`)
  const folder = mkdtempSync(join(tmpdir(), 'arauto-fuzz-'))
  try {
    await fuzzImport(folder, { seed, ...SIZE })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
progressDone()
const mutations = (seed - first) * (SIZE.zips + SIZE.zipsOfArticles * SIZE.articlesEach)
console.log(`${mutations} mutations, seeds ${first} to ${seed - 1}: each with a clear outcome.`)
