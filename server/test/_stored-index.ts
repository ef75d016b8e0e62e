import { DatabaseSync } from 'node:sqlite'
import { expect } from 'vitest'
import { analyzeAct } from '../engine/analysis.ts'
import { parseQuery } from '../engine/query.ts'
import type { Order } from '../engine/port.ts'
import { createSegmentIndex, createSegmentTables } from '../engine/index.ts'
import { readSearchableAct } from '../src/store/archive/searchable-acts.ts'
import { createSqliteHandle } from '../src/store/sqlite/connection.ts'

/** Asserts that an archive's index answers like one built from the stored acts here and now. */
export async function expectIndexOfStoredActs(db: DatabaseSync): Promise<void> {
  const fresh = new DatabaseSync(':memory:')
  createSegmentTables(fresh)
  const expected = createSegmentIndex(fresh)
  const index = createSegmentIndex(db)
  const sql = createSqliteHandle(db)
  const keys = db.prepare('SELECT key FROM publications ORDER BY key').all()
  expected.apply(
    await Promise.all(
      keys.map(async ({ key }) => ({
        kind: 'put' as const,
        key: Number(key),
        act: analyzeAct((await readSearchableAct(sql, Number(key)))!), // just listed
      })),
    ),
  )
  const words = Array.from({ length: 30 }, (_, i) => `palavra${i ** 2}`)
  for (const termo of ['*', 'texto', '"texto do ato"', 'titulo:portaria', ...words]) {
    const query = parseQuery(termo)
    for (const order of ['recentes', 'relevancia'] satisfies Order[]) {
      const request = { query, filters: {}, order, offset: 0, limit: 100_000 } as const
      expect({ termo, ...index.search(request) }).toEqual({ termo, ...expected.search(request) })
    }
    expect(index.facets(query, {})).toEqual(expected.facets(query, {}))
  }
  expect(expected.search({ ...ALL, limit: 0 }).total).toBe(keys.length)
}

const ALL = { query: { kind: 'all' }, filters: {}, order: 'recentes', offset: 0 } as const
