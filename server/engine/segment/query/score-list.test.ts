import { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { analyzeAct } from '../../analysis/analysis.ts'
import { createSegmentIndex, createSegmentTables } from '../../index.ts'
import type { IndexChange } from '../../port/act.ts'
import { NO_LIMIT } from '../../port/budget.ts'
import { firstKeyOf } from '../../port/keys.ts'
import type { Query } from '../../port/query.ts'
import type { IndexFilters } from '../../port/search.ts'
import { CacheBudget } from '../read/cache.ts'
import { type Snapshot, SegmentList } from '../read/segment-list.ts'
import { createSegmentStore } from '../sqlite/segment-store.ts'
import { MatchScorer } from './match-scorer.ts'
import { Matches } from './matches.ts'
import { planSearch } from './plan.ts'
import { scoreLeading } from './score-leading.ts'
import { scoreList } from './score-list.ts'
import { Top } from './top.ts'

const DAY = '2023-05-12'
const MOST_ACTS = 60
const RARITY = 3.7

/** How often an act has the sought word, how many others, and where it stands. */
const anAct = fc.record({
  sought: fc.integer({ min: 0, max: 3 }),
  others: fc.constantFrom(1, 5, 40),
  secao: fc.constantFrom('1', '3'),
})
type Act = typeof anAct extends fc.Arbitrary<infer Value> ? Value : never

const asked = fc.record({
  acts: fc.array(anAct, { minLength: 1, maxLength: MOST_ACTS }),
  removed: fc.uniqueArray(fc.nat(MOST_ACTS - 1), { maxLength: 4 }),
  filters: fc.constantFrom<IndexFilters[]>({}, {}, { secoes: ['1'] }, { data_fim: '2023-05-11' }),
  size: fc.integer({ min: 1, max: MOST_ACTS + 10 }),
  /** Acts of other segments score as much as these; as little as none when there is no such match. */
  before: fc.array(fc.nat(MOST_ACTS), { maxLength: 20 }),
})

test('the short list of the only word is scored as any matches are, and no other one is', () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(asked, ({ acts, removed, filters, size, before }) => {
      const snapshot = write(acts, removed)
      const plan = planSearch({ kind: 'word', field: null, word: 'edital' }, filters)
      const leaves = plan.sought.map(({ leaf }) => leaf)
      for (const segment of snapshot.segments) {
        const match = new Matches(segment, plan)
        const scorer = () => new MatchScorer(match, leaves, [RARITY], snapshot)
        const all = new Top(MOST_ACTS)
        scorer().addTo(all, MOST_ACTS)
        const scores = before.map((i) => all.sorted()[i]?.score ?? 0)
        const [short, whole] = [topOf(size, scores), topOf(size, scores)]
        const given = short.sorted()
        const isScored = scoreList(match, leaves[0]!, RARITY, snapshot.norms, short)
        scorer().addTo(whole, size)
        expect(short.sorted()).toEqual(isScored ? whole.sorted() : given)
        seen.add(isScored ? 'scored' : 'left')
        if (isScored && hasTies(short)) seen.add('ties')
        if (isScored && short.isFull) seen.add('full')
        if (segment.row.dead > 0) seen.add('dead')
      }
    }),
    { seed: 1 },
  )
  expect([...seen].toSorted()).toEqual(['dead', 'full', 'left', 'scored', 'ties'])
})

const manyAsked = fc.record({
  acts: fc.array(anAct, { minLength: 400, maxLength: 450 }),
  removed: fc.uniqueArray(fc.nat(99), { maxLength: 40 }),
  secao: fc.constantFrom(undefined, '1'),
  query: fc.constantFrom<Query[]>(
    { kind: 'word', field: null, word: 'edital' },
    { kind: 'prefix', field: null, prefix: 'edit' },
  ),
  size: fc.integer({ min: 1, max: 70 }),
})

test('the leading acts of the only word are the best that any matches have, or none is added', () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(manyAsked, ({ acts, removed, secao, query, size }) => {
      const snapshot = write(acts, removed)
      const plan = planSearch(query, secao === undefined ? {} : { secoes: [secao] })
      const leaves = plan.sought.map(({ leaf }) => leaf)
      for (const segment of snapshot.segments) {
        const match = new Matches(segment, plan)
        const [leading, whole] = [new Top(size), new Top(size)]
        const of = { rarity: RARITY, norms: snapshot.norms }
        const isScored = leaves.length === 1 && scoreLeading(match, leaves[0]!, of, leading, size)
        new MatchScorer(match, leaves, [RARITY, RARITY], snapshot).addTo(whole, size)
        expect(leading.sorted()).toEqual(isScored ? whole.sorted() : [])
        if (!isScored) continue
        seen.add(removed.length > 0 || secao ? 'of a part' : 'of it')
        if (match.count > size) seen.add('more than sought')
      }
    }),
    { seed: 1, numRuns: 15 },
  )
  expect([...seen].toSorted()).toEqual(['more than sought', 'of a part', 'of it'])
})

/** An index of these acts in one segment, some of which were removed then. */
function write(acts: Act[], removed: number[]): Snapshot {
  const db = new DatabaseSync(':memory:')
  createSegmentTables(db)
  const index = createSegmentIndex(db)
  index.apply(acts.map(put))
  index.apply(removed.map((i) => ({ kind: 'remove', key: firstKeyOf(DAY) + i })))
  const store = createSegmentStore(db, NO_LIMIT, 'current')
  return new SegmentList(store, new CacheBudget(2 ** 20)).current()
}

function put({ sought, others, secao }: Act, i: number): IndexChange {
  const act = analyzeAct({
    titulo: 'AVISO',
    ementa: null,
    conteudo_completo: 'edital '.repeat(sought) + 'obra '.repeat(others),
    orgao: 'Ministério da Saúde',
    assinatura: '',
    tipo_ato: 'Aviso',
    secao,
    secao_base: secao,
    edicao: '1',
    data_publicacao: DAY,
  })
  return { kind: 'put', key: firstKeyOf(DAY) + i, act }
}

function topOf(size: number, scores: number[]): Top {
  const top = new Top(size)
  for (const [key, score] of scores.entries()) if (top.admits(score, key)) top.add(score, key)
  return top
}

function hasTies(top: Top): boolean {
  const scores = top.sorted().map(({ score }) => score)
  return new Set(scores).size < scores.length
}
