import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { analyzeAct } from '../src/search/analysis.ts'
import { parseQuery } from '../src/search/query/parse.ts'
import { type IndexChange, KEYS_PER_DAY } from '../src/search/search-index.ts'
import { CacheBudget } from '../src/search/segment/cache.ts'
import { createSegmentIndex } from '../src/search/segment/index.ts'
import { createSegmentTables } from '../src/search/segment/schema.ts'
import { createSegmentStore } from '../src/search/segment/segment-store.ts'
import { Segment } from '../src/search/segment/segment.ts'
import { gramTerm } from '../src/search/segment/terms.ts'
import { FIRST_DAY } from './_random-archive.ts'

const BATCHES = 16
const ACTS = 60

test('a merged segment keeps the grams that most of its sources have, and keeps them whole', () => {
  const db = new DatabaseSync(':memory:')
  createSegmentTables(db)
  const index = createSegmentIndex(db)
  for (let batch = 0; batch < BATCHES; batch++)
    index.apply(Array.from({ length: ACTS }, (_, i) => put(batch, i)))
  // Two batches have too few acts with it to keep the gram themselves.
  const inBatches = gramsOf(db, ['xde', 'xordem'])
  expect(inBatches.filter((count) => count === null)).toHaveLength(2)
  expect(total()).toBe((BATCHES - 2) * 30 + 2)

  while (index.mergeStep(1));
  expect(gramsOf(db, ['xde', 'xordem'])).toEqual([total()])
  expect(total()).toBe((BATCHES - 2) * 30 + 2)

  function total(): number {
    const query = parseQuery('"de ordem"')
    return index.search({ query, filters: {}, order: 'recentes', offset: 0, limit: 1 }).total
  }
})

/** How many acts have the gram, by segment; null where it is not kept. */
function gramsOf(db: DatabaseSync, terms: string[]): (number | null)[] {
  const store = createSegmentStore(db, 'current')
  return store
    .live()
    .map((row) => new Segment(row, store, new CacheBudget(2 ** 20)))
    .map((segment) => segment.find(gramTerm(terms))?.count ?? null)
}

function put(batch: number, i: number): IndexChange {
  const hasPhrase = batch < 2 ? i === 0 : i < ACTS / 2
  const act = {
    titulo: 'ato',
    ementa: null,
    conteudo_completo: hasPhrase ? 'portaria de ordem do chefe' : 'ordem do chefe de portaria',
    orgao: 'Ministério da Saúde',
    assinatura: '',
    tipo_ato: 'Portaria',
    secao: '1',
    edicao: '54',
  }
  const key = FIRST_DAY * KEYS_PER_DAY + batch * ACTS + i
  return { kind: 'put', key, act: analyzeAct(act) }
}
