import { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rarityIn } from '../src/monitor/act-keys.ts'
import { createMatcher } from '../src/monitor/matcher.ts'
import { NO_FILTER } from '../src/monitor/standing-filter.ts'
import { type ActToWatch, watchedAct } from '../src/monitor/watched-act.ts'
import { type Situacao, SITUACOES } from '../src/gazette/relations/situacao.ts'
import { analyzeAct } from '../engine/analysis.ts'
import type { KeySet } from '../engine/port.ts'
import { readSearch } from '../src/search/reading/read-search.ts'
import { readSought } from '../src/search/reading/read-sought.ts'
import { READING_VERSION, readQuery } from '../src/search/reading/reading.ts'
import { createSegmentIndex, createSegmentTables } from '../engine/index.ts'
import { matches, passes } from './_reference-search.ts'
import { amount, amounts, act, priced, readings, searches } from './_search-conformance.ts'

/** Acts, some with an amount, and the changes that others made to them. */
const watched: fc.Arbitrary<ActToWatch> = fc
  .tuple(act, fc.option(amount), fc.constantFrom(...SITUACOES))
  .map(([act, reais, situacao]) => ({ ...priced(act, reais), situacao }))

const more = fc.record(
  { ...amounts, situacoes: fc.subarray([...SITUACOES], { minLength: 1 }) },
  { requiredKeys: [] },
)

/** A search, and the equal filter of a webhook or alert. */
const asked = fc.tuple(searches, more).map(
  ([
    {
      asked: { termo, leitura, filters },
    },
    { situacoes, ...others },
  ]) => {
    const { data_inicio: _first, data_fim: _last, edicao: _edition, ...lists } = filters
    const narrowed = { ...lists, ...others }
    const filter = {
      ...NO_FILTER,
      ...narrowed,
      situacoes: situacoes ?? [],
      termos: [termo],
      leitura,
    }
    return { filter, ...readSearch({ termo, leitura, filters: narrowed }) }
  },
)

test('alerts equal search: a filter fires for the acts that the search finds, and no others', () => {
  fc.assert(
    fc.property(
      fc.array(watched, { minLength: 1, maxLength: 12 }),
      fc.array(asked, { minLength: 1, maxLength: 12 }),
      // The matcher's rarities may come from other acts, or from none.
      fc.array(watched, { maxLength: 5 }),
      (acts, filters, sample) => {
        const matcher = createMatcher(rarityIn(sample.map(watchedAct)))
        for (const [i, { filter }] of filters.entries()) matcher.set(`wh_${i}`, filter)
        const fired = acts.map((act) => matcher.match(watchedAct(act)))
        const index = indexOf(acts.map(analyzeAct))

        for (const [i, { filter, query, filters: read }] of filters.entries()) {
          const { situacoes } = filter
          const narrowed =
            situacoes.length > 0 ? { ...read, among: inState(acts, situacoes) } : read
          const firedFor = fired.flatMap((of, key) =>
            of.some(({ id }) => id === `wh_${i}`) ? [key] : [],
          )
          const found = index.search({
            query,
            filters: narrowed,
            order: 'antigas',
            offset: 0,
            limit: 100,
          })
          const meant = acts.flatMap((act, key) =>
            passes(narrowed, act, key) && matches(query, act) ? [key] : [],
          )
          expect([filter, firedFor]).toEqual([filter, meant])
          expect(firedFor).toEqual(found.keys)
        }
      },
    ),
    { numRuns: 500 },
  )
})

test('alerts equal search: with items, for the acts that the query and one of the items find', () => {
  fc.assert(
    fc.property(
      fc.array(watched, { minLength: 1, maxLength: 12 }),
      asked,
      fc.array(readings, { minLength: 1, maxLength: 6 }),
      (acts, { filter, filters }, items) => {
        const [consulta = ''] = filter.termos
        const termos = items.map(({ termo }) => termo)
        const { leitura, situacoes, ignorar_assinatura } = filter
        const matcher = createMatcher(rarityIn([]))
        matcher.set('alr_1', { ...filter, consulta, termos })
        const fired = acts.map((act) => matcher.match(watchedAct(act))[0]?.termos ?? null)

        const read = { leitura, ignorar_assinatura }
        const { query } = readSearch({
          termo: consulta,
          termos,
          leitura,
          filters: { ignorar_assinatura },
        })
        const narrowed =
          situacoes.length > 0 ? { ...filters, among: inState(acts, situacoes) } : filters
        const asked = { query, filters: narrowed, order: 'antigas', offset: 0, limit: 100 } as const
        const { keys } = indexOf(acts.map(analyzeAct)).search(asked)
        expect(fired.flatMap((termos, key) => (termos === null ? [] : [key]))).toEqual(keys)

        const sought = [...new Set(termos)].map((termo) => readSought({ termo, ...read }))
        for (const key of keys)
          expect(fired[key]).toEqual(
            [...new Set(termos)].filter((_, i) => matches(sought[i]!, acts[key]!)), // as many as terms
          )
      },
    ),
    { numRuns: 300 },
  )
})

test('several terms fire together, and name those that matched, as written', () => {
  fc.assert(
    fc.property(act, fc.array(readings, { minLength: 1, maxLength: 5 }), (act, read) => {
      const termos = read.map(({ termo }) => termo)
      const leitura = READING_VERSION
      const matcher = createMatcher(rarityIn([]))
      matcher.set('wh_1', { ...NO_FILTER, termos, leitura })
      const meant = termos.filter((termo) => matches(readQuery(termo, leitura).query, act))
      const expected = [...new Set(meant)]
      const fired = matcher.match(analyzeAct(act))
      expect(fired).toEqual(expected.length > 0 ? [{ id: 'wh_1', termos: expected }] : [])
    }),
    { numRuns: 300 },
  )
})

test('a matcher changed step by step equals a newly built one', () => {
  const change = fc.record({ id: fc.nat(5), filter: fc.option(asked) })
  fc.assert(
    fc.property(
      fc.array(change, { maxLength: 20 }),
      fc.array(watched, { maxLength: 5 }),
      (changes, acts) => {
        const rarity = rarityIn(acts.slice(1).map(watchedAct))
        const changed = createMatcher(rarity)
        const current = new Map<string, (typeof changes)[number]['filter']>()
        for (const { id, filter } of changes) {
          if (filter) changed.set(`wh_${id}`, filter.filter)
          else changed.remove(`wh_${id}`)
          current.set(`wh_${id}`, filter)
        }
        const anew = createMatcher(rarity)
        for (const [id, filter] of current) if (filter) anew.set(id, filter.filter)
        for (const act of acts.map(watchedAct))
          expect(sorted(changed.match(act))).toEqual(sorted(anew.match(act)))
      },
    ),
    { numRuns: 300 },
  )
})

function indexOf(acts: ReturnType<typeof analyzeAct>[]) {
  const db = new DatabaseSync(':memory:')
  createSegmentTables(db)
  const index = createSegmentIndex(db)
  index.apply(acts.map((act, key) => ({ kind: 'put', key, act })))
  return index
}

/** As the store gives them to an index, which has no states: the acts in one of these states. */
function inState(acts: ActToWatch[], situacoes: Situacao[]): KeySet {
  const keys = acts.flatMap(({ situacao }, key) => (situacoes.includes(situacao) ? [key] : []))
  return { keys, others: false }
}

function sorted(matches: { id: string }[]) {
  return matches.toSorted((a, b) => (a.id < b.id ? -1 : 1))
}
