import { DatabaseSync } from 'node:sqlite'
import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { createRandom } from '../demo/sample/random.ts'
import { analyzeAct } from '../engine/analysis.ts'
import { createFts5Index } from './_fts5/index.ts'
import { createFts5Table } from './_fts5/schema.ts'
import { type ActKey, type IndexChange, KEYS_PER_DAY } from '../engine/port.ts'
import { createSegmentIndex, createSegmentTables } from '../engine/index.ts'
import { DAYS, FIRST_DAY, createRandomArchive } from './_random-archive.ts'

const ACTS = 50_000
const QUERIES = 20_000
const ROUNDS = 50

test(
  'gives the totals and pages of FTS5 while acts are added, changed and removed and segments merge',
  { timeout: 600_000 }, // a minute on an idle machine
  () => {
    const random = createRandom('oracle')
    const archive = createRandomArchive(random)
    const oracle = new DatabaseSync(':memory:')
    createFts5Table(oracle)
    const expected = createFts5Index(oracle)
    const db = new DatabaseSync(':memory:')
    createSegmentTables(db)
    const index = createSegmentIndex(db)
    const keys: ActKey[] = []
    const nextSequence = new Map<number, number>()

    for (let round = 0; round < ROUNDS; round++) {
      // Its queries then take a third less.
      if (round % 5 === 0) oracle.exec("INSERT INTO acts_fts(acts_fts) VALUES ('optimize')")
      for (let left = ACTS / ROUNDS; left > 0;) {
        const size = Math.min(left, random.pick([1, 20, 150, 400]))
        left -= size
        const changes = Array.from({ length: size }, () => change(round))
        for (const engine of [
          { db, index },
          { db: oracle, index: expected },
        ])
          inTransaction(engine.db, () => engine.index.apply(changes))
        inTransaction(db, () => index.mergeStep(random.pick([0, 5, 20])))
      }
      for (let i = 0; i < QUERIES / ROUNDS; i++) compare(round, i)
    }
    while (inTransaction(db, () => index.mergeStep(50)));
    for (let i = 0; i < 1_000; i++) compare(ROUNDS, i)

    /** Mostly a new act of the current days; now and then one of an old day, a correction, a removal. */
    function change(round: number): IndexChange {
      const kind = random.next()
      if (kind < 0.03 && keys.length > 0) return { kind: 'remove', key: random.pick(keys) }
      if (kind < 0.08 && keys.length > 0) return put(random.pick(keys))
      const day =
        kind < 0.15 ? random.below(DAYS) : Math.floor(((round + random.next()) * DAYS) / ROUNDS)
      const sequence = nextSequence.get(day) ?? 0
      nextSequence.set(day, sequence + 1)
      keys.push((FIRST_DAY + day) * KEYS_PER_DAY + sequence)
      return put(keys.at(-1)!)
    }

    function put(key: ActKey): IndexChange {
      return { kind: 'put', key, act: analyzeAct(archive.act()) }
    }

    function compare(round: number, i: number): void {
      const request = {
        query: archive.query(),
        filters: archive.filters(),
        order: random.pick(['recentes', 'recentes', 'antigas'] as const),
        offset: random.pick([0, 0, 0, 7, 100, 3_000]),
        limit: random.pick([1, 10, 20]),
      }
      const found = index.search(request)
      const wanted = expected.search(request)
      // Cheaper than an expectation for every one of them.
      if (!isDeepStrictEqual(found, wanted))
        expect({ round, i, request, found }).toEqual({ round, i, request, found: wanted })
      if (i % 10 > 0) return
      const ranked = index.search({ ...request, order: 'relevancia', offset: 0 })
      if (ranked.total !== found.total) expect({ request, ranked }).toEqual({ request, found })
    }
  },
)

function inTransaction<T>(db: DatabaseSync, work: () => T): T {
  db.exec('BEGIN')
  const result = work()
  db.exec('COMMIT')
  return result
}
