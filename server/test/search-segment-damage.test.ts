import { DatabaseSync } from 'node:sqlite'
import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { createRandom } from '../demo/sample/random.ts'
import { analyzeAct } from '../engine/analysis.ts'
import { KEYS_PER_DAY } from '../engine/port.ts'
import { sealed, unsealed } from '../engine/segment/format/checksum.ts'
import { CorruptIndexError } from '../engine/segment/read/corrupt.ts'
import { createSegmentIndex, createSegmentTables } from '../engine/index.ts'
import { FIRST_DAY, createRandomArchive } from './_random-archive.ts'

const BLOBS = [
  ['segment_rows', 'body'],
  ['segment_columns', 'body'],
  ['segment_pieces', 'blocks'],
] as const

const random = createRandom('damage')
const supply = createRandomArchive(random)
const db = new DatabaseSync(':memory:')
createSegmentTables(db)
const index = createSegmentIndex(db)
for (let batch = 0; batch < 20; batch++) {
  index.apply(
    Array.from({ length: 150 }, (_, i) => ({
      kind: 'put',
      key: FIRST_DAY * KEYS_PER_DAY + batch * 140 + i, // the last ten are corrected
      act: analyzeAct(supply.act()),
    })),
  )
}
while (index.mergeStep(100));
const requests = Array.from({ length: 30 }, () => ({
  query: supply.query(),
  filters: supply.filters(),
  order: random.pick(['relevancia', 'recentes', 'antigas'] as const),
  offset: 0,
  limit: 20,
}))
const answers = requests.map((request) => answer(index, request))

test('a damaged BLOB is an error that names the place, never a wrong answer', () => {
  let noticed = 0
  for (let i = 0; i < 200; i++) {
    using _ = damaged((row) => {
      if (random.chance(0.3)) return row.slice(0, random.below(row.length))
      const changed = row.slice()
      changed[random.below(row.length)]! ^= 1 << random.below(8)
      return changed
    })
    const fresh = createSegmentIndex(db)
    for (const [n, request] of requests.entries()) {
      try {
        expect(answer(fresh, request)).toEqual(answers[n])
      } catch (error) {
        expect(error).toBeInstanceOf(CorruptIndexError)
        expect((error as Error).message).toMatch(/damaged at segment \d+, (term|column) /)
        noticed++
        break
      }
    }
  }
  expect(noticed).toBeGreaterThan(60)
})

test('a BLOB damaged before its checksum ends in an error or an answer, and soon', () => {
  let changed = 0
  for (let i = 0; i < 200; i++) {
    using _ = damaged((row) => {
      const body = unsealed(row).slice()
      for (let n = random.between(1, 8); n > 0; n--)
        body[random.below(body.length)] = random.pick([0, 0xff, random.below(256)])
      return sealed(random.chance(0.2) ? body.slice(0, random.below(body.length)) : body)
    })
    const fresh = createSegmentIndex(db)
    for (const [n, request] of requests.entries()) {
      try {
        if (!isDeepStrictEqual(answer(fresh, request), answers[n])) changed++
      } catch (error) {
        expect(error).toBeInstanceOf(Error)
        changed++
      }
    }
  }
  expect(changed).toBeGreaterThan(0)
})

function answer(engine: typeof index, request: (typeof requests)[number]) {
  const { query, filters } = request
  return { ...engine.search(request), facets: engine.facets(query, filters) }
}

/** Damages a random BLOB; disposing repairs it. */
function damaged(change: (row: Uint8Array) => Uint8Array): Disposable {
  const [table, column] = random.pick(BLOBS)
  const rows = db.prepare(`SELECT rowid AS id, ${column} AS body FROM ${table}`)
  const chosen = random.pick(rows.all()) as { id: number; body: Uint8Array }
  const write = db.prepare(`UPDATE ${table} SET ${column} = ? WHERE rowid = ?`)
  write.run(change(chosen.body), BigInt(chosen.id))
  return { [Symbol.dispose]: () => void write.run(chosen.body, BigInt(chosen.id)) }
}
