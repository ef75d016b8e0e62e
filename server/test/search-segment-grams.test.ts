import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { analyzeAct } from '../engine/analysis.ts'
import { type IndexChange, NO_LIMIT, KEYS_PER_DAY } from '../engine/port.ts'
import { parseQuery } from '../engine/query.ts'
import { CacheBudget } from '../engine/segment/read/cache.ts'
import { createSegmentIndex, createSegmentTables } from '../engine/index.ts'
import { createSegmentStore } from '../engine/segment/sqlite/segment-store.ts'
import { Segment } from '../engine/segment/read/segment.ts'
import { gramTerm } from '../engine/segment/format/terms.ts'
import { FIRST_DAY } from './_random-archive.ts'

const PHRASE = ['xde', 'xordem']

test('a merged segment keeps the grams of most of its sources, completely', () => {
  const { db, index, total } = load(32, 1_024)
  // Two batches have too few acts with the gram to keep it.
  expect(gramsOf(db, PHRASE).filter((count) => count === null)).toHaveLength(2)
  expect(total()).toBe(30 * 512 + 2)

  while (index.mergeStep(1));
  expect(gramsOf(db, PHRASE)).toEqual([total()])
  expect(total()).toBe(30 * 512 + 2)
})

test('small segments have no grams; the segments merged from them have complete ones', () => {
  const { db, index, total } = load(16, 80)
  expect(gramsOf(db, PHRASE).filter((count) => count !== null)).toEqual([])
  while (index.mergeStep(1));
  expect(gramsOf(db, PHRASE)).toEqual([total()])
  expect(total()).toBe(14 * 40 + 2)
})

test('a merge continued by another process may make no grams, and loses nothing', () => {
  const { db, index, total } = load(16, 80)
  const steps = () => createSegmentIndex(db).mergeStep(0)
  while (steps());
  expect(total()).toBe(14 * 40 + 2)
  expect(index.needsMerge()).toBe(false)
})

function load(batches: number, acts: number) {
  const db = new DatabaseSync(':memory:')
  createSegmentTables(db)
  const index = createSegmentIndex(db)
  for (let batch = 0; batch < batches; batch++)
    index.apply(Array.from({ length: acts }, (_, i) => put(batch, i, acts)))
  const request = { query: parseQuery('"de ordem"'), filters: {}, order: 'recentes' } as const
  const total = () => index.search({ ...request, offset: 0, limit: 1 }).total
  return { db, index, total }
}

/** The number of acts with the gram, by segment; null where it is not kept. */
function gramsOf(db: DatabaseSync, terms: string[]): (number | null)[] {
  const store = createSegmentStore(db, NO_LIMIT, 'current')
  return store
    .live()
    .map((row) => new Segment(row, store, new CacheBudget(2 ** 20)))
    .map((segment) => segment.find(gramTerm(terms))?.count ?? null)
}

/** Half of the acts of a batch have the phrase; in the first two batches, only one has it. */
function put(batch: number, i: number, acts: number): IndexChange {
  const hasPhrase = batch < 2 ? i === 0 : i < acts / 2
  const act = {
    titulo: 'ato',
    ementa: null,
    conteudo_completo: hasPhrase ? 'portaria de ordem do chefe' : 'ordem do chefe de portaria',
    orgao: 'Ministério da Saúde',
    assinatura: '',
    tipo_ato: 'Portaria',
    secao: '1',
    secao_base: '1',
    edicao: '54',
    data_publicacao: '2023-05-12',
  }
  const key = FIRST_DAY * KEYS_PER_DAY + batch * acts + i
  return { kind: 'put', key, act: analyzeAct(act) }
}
