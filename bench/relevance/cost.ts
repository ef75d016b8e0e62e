/*
 * node bench/relevance/cost.ts --pasta DIR [--copias 38]
 *
 * The processor time of the queries as people type them, without filters, on copies of the real acts: 38
 * are half a million, in more segments than a service keeps when it is idle. DIR is the folder of run.ts,
 * which is not changed; the copies need 500 MB beside it. Prints milliseconds.
 */
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { parseArgs } from 'node:util'
import { createSegmentIndex } from '../../server/engine/index.ts'
import { FEW } from '../../server/src/service/archive/approximate.ts'
import { p50p95 } from '../lib/figures.ts'
import { multiplySegments } from '../segment/multiply.ts'
import type { Searched } from './searched.ts'
import { ask, askBoth } from './ask.ts'

const { values } = parseArgs({
  options: { pasta: { type: 'string' }, copias: { type: 'string', default: '38' } },
})
if (values.pasta === undefined) throw new Error('--pasta: the folder that run.ts --pasta filled')

const folder = mkdtempSync(join(values.pasta, 'copies-'))
try {
  const file = join(folder, 'copies.db')
  copyFileSync(join(values.pasta, 'relevance.db'), file)
  using writable = new DatabaseSync(file)
  writable.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF')
  multiplySegments(writable, Number(values.copias))
  using db = new DatabaseSync(file, { readOnly: true })
  await measure({ index: createSegmentIndex(db) })
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function measure(archive: Pick<Searched, 'index'>): Promise<void> {
  console.log(`${(await ask(archive, '*', 0)).total} acts`)
  for (const pass of ['first', 'again']) {
    const took: { withApproximates: number[]; strict: number[] } = {
      withApproximates: [],
      strict: [],
    }
    for (const termo of typed()) {
      const start = process.cpuUsage()
      const { strict } = await askBoth(archive, termo, FEW, {})
      const { user, system } = process.cpuUsage(start)
      took[strict.length < FEW ? 'withApproximates' : 'strict'].push((user + system) / 1_000)
    }
    for (const [list, times] of Object.entries(took))
      console.log(`${pass}, ${list}: ${times.length} queries, ${p50p95(times)}`)
  }
}

function typed(): string[] {
  return ['natural', 'blind', 'fresh'].flatMap((set) => {
    const file = join(import.meta.dirname, `sets/${set}-queries.json`)
    const queries = JSON.parse(readFileSync(file, 'utf8')) as { termo: string }[] // committed
    return queries.map(({ termo }) => termo)
  })
}
