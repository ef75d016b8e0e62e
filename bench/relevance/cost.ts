/*
 * node bench/relevance/cost.ts --pasta DIR [--copias 38] [--juntar]
 *
 * The processor time of the queries as people type them, without filters, on copies of the real acts: 38
 * are half a million. With --juntar their segments are merged as an idle service leaves them, else they
 * are as loaded. DIR is the folder of run.ts, which is not changed; the copies take 500 MB beside it and
 * are kept. Prints milliseconds; what makes the tables of words, once a process, apart.
 */
import { copyFileSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { parseArgs } from 'node:util'
import { createSegmentIndex } from '../../server/engine/index.ts'
import { readApproximately } from '../../server/src/search/reading/approximate.ts'
import { FEW } from '../../server/src/service/archive/approximate.ts'
import { p50p95, round } from '../lib/figures.ts'
import { load, machine } from '../lib/machine.ts'
import { multiplySegments } from '../segment/multiply.ts'
import type { Searched } from './searched.ts'
import { ask, askBoth } from './ask.ts'

const { values } = parseArgs({
  options: {
    pasta: { type: 'string' },
    copias: { type: 'string', default: '38' },
    juntar: { type: 'boolean', default: false },
  },
})
if (values.pasta === undefined) throw new Error('--pasta: the folder that run.ts --pasta filled')
const file = join(values.pasta, `copies-${values.copias}${values.juntar ? '-merged' : ''}.db`)
if (!existsSync(file)) write(join(values.pasta, 'relevance.db'), file)
using db = new DatabaseSync(file, { readOnly: true })
db.exec('PRAGMA mmap_size = 2147418112; PRAGMA cache_size = -16384') // as a service reads
await measure({ index: createSegmentIndex(db) })

function write(real: string, to: string): void {
  const part = `${to}.part`
  rmSync(part, { force: true })
  copyFileSync(real, part)
  {
    using writable = new DatabaseSync(part)
    writable.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF')
    multiplySegments(writable, Number(values.copias))
    if (values.juntar) {
      const index = createSegmentIndex(writable)
      while (index.mergeStep(1_000, undefined, 'tidy'));
    }
  }
  renameSync(part, to)
}

async function measure(archive: Pick<Searched, 'index'>): Promise<void> {
  console.log(`${machine()}; load ${load()}; ${(await ask(archive, '*', 0)).total} acts`)
  console.log(`tables of words, made once a process: ${round(processorTime(readOnce))} ms`)
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
      console.log(
        `${pass}, ${list}: ${times.length} queries, ${p50p95(times)}, longest ${round(Math.max(...times))}`,
      )
  }
}

function readOnce(): void {
  readApproximately('tabela', new Map())
}

function processorTime(act: () => void): number {
  const start = process.cpuUsage()
  act()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1_000
}

function typed(): string[] {
  return ['natural', 'blind', 'fresh', 'fourth', 'fifth', 'sixth'].flatMap((set) => {
    const file = join(import.meta.dirname, `sets/${set}-queries.json`)
    const queries = JSON.parse(readFileSync(file, 'utf8')) as { termo: string }[] // committed
    return queries.map(({ termo }) => termo)
  })
}
