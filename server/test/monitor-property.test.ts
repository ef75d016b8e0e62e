import { DatabaseSync } from 'node:sqlite'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rarityIn } from '../src/monitor/act-keys.ts'
import { createMatcher } from '../src/monitor/matcher.ts'
import { analyzeAct } from '../src/search/analysis.ts'
import { readSearch } from '../src/search/reading/read-search.ts'
import { READING_VERSION, readQuery } from '../src/search/reading/reading.ts'
import { createSegmentIndex, createSegmentTables } from '../src/search/segment/index.ts'
import { matches, passes } from './_reference-search.ts'
import { act, readings, searches } from './_search-conformance.ts'

/** A search, and the filter of a webhook or alert that asks for the same. */
const asked = searches.map(({ asked: { termo, leitura, filters } }) => {
  const { data_inicio: _first, data_fim: _last, edicao: _edition, ...lists } = filters
  const filter = { termos: [termo], leitura, secoes: [], orgaos: [], tipos_ato: [], ...lists }
  return { filter, ...readSearch({ termo, leitura, filters: lists }) }
})

test('alerts equal search: a filter fires for the acts that the search finds, and no others', () => {
  fc.assert(
    fc.property(
      fc.array(act, { minLength: 1, maxLength: 12 }),
      fc.array(asked, { minLength: 1, maxLength: 12 }),
      // What the matcher knows of rarity may be of other acts, or of none.
      fc.array(act, { maxLength: 5 }),
      (acts, filters, sample) => {
        const matcher = createMatcher(rarityIn(sample.map(analyzeAct)))
        for (const [i, { filter }] of filters.entries()) matcher.set(`wh_${i}`, filter)
        const fired = acts.map((act) => matcher.match(analyzeAct(act)))
        const index = indexOf(acts.map(analyzeAct))

        for (const [i, { filter, query, filters: narrowed }] of filters.entries()) {
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

test('several terms fire together, and tell which of them matched, as they were written', () => {
  fc.assert(
    fc.property(act, fc.array(readings, { minLength: 1, maxLength: 5 }), (act, read) => {
      const termos = read.map(({ termo }) => termo)
      const leitura = READING_VERSION
      const matcher = createMatcher(rarityIn([]))
      matcher.set('wh_1', { termos, leitura, secoes: [], orgaos: [], tipos_ato: [] })
      const meant = termos.filter((termo) => matches(readQuery(termo, leitura).query, act))
      const expected = [...new Set(meant)]
      const fired = matcher.match(analyzeAct(act))
      expect(fired).toEqual(expected.length > 0 ? [{ id: 'wh_1', termos: expected }] : [])
    }),
    { numRuns: 300 },
  )
})

test('a matcher changed step by step is the matcher built anew', () => {
  const change = fc.record({ id: fc.nat(5), filter: fc.option(asked) })
  fc.assert(
    fc.property(
      fc.array(change, { maxLength: 20 }),
      fc.array(act, { maxLength: 5 }),
      (changes, acts) => {
        const rarity = rarityIn(acts.slice(1).map(analyzeAct))
        const changed = createMatcher(rarity)
        const current = new Map<string, (typeof changes)[number]['filter']>()
        for (const { id, filter } of changes) {
          if (filter) changed.set(`wh_${id}`, filter.filter)
          else changed.remove(`wh_${id}`)
          current.set(`wh_${id}`, filter)
        }
        const anew = createMatcher(rarity)
        for (const [id, filter] of current) if (filter) anew.set(id, filter.filter)
        for (const act of acts.map(analyzeAct))
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

function sorted(matches: { id: string }[]) {
  return matches.toSorted((a, b) => (a.id < b.id ? -1 : 1))
}
