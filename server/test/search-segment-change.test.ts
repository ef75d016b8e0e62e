import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { dateOfDay } from '../src/lib/time/dates.ts'
import { createRandom } from '../demo/sample/random.ts'
import { analyzeAct, filterTerm } from '../engine/analysis.ts'
import { parseQuery } from '../engine/query.ts'
import {
  type ActKey,
  type IndexChange,
  type SearchableAct,
  type Order,
  KEYS_PER_DAY,
} from '../engine/port.ts'
import type { SearchFilters } from '../src/search/search-reader.ts'
import { buildPart } from '../engine/part.ts'
import { createSegmentIndex, createSegmentTables } from '../engine/index.ts'
import { DAYS, FIRST_DAY, createRandomArchive } from './_random-archive.ts'
import { matches, passes } from './_reference-search.ts'

test('facets count every value of every match', () => {
  const random = createRandom('facets')
  const supply = createRandomArchive(random)
  const { index } = create()
  const archive = new Map<ActKey, SearchableAct>()
  for (let batch = 0; batch < 30; batch++) {
    const changes = Array.from({ length: 60 }, (): IndexChange => {
      const key = (FIRST_DAY + random.below(DAYS)) * KEYS_PER_DAY + random.below(5)
      if (random.chance(0.1)) {
        archive.delete(key)
        return { kind: 'remove', key }
      }
      const act = supply.act()
      archive.set(key, act)
      return { kind: 'put', key, act: analyzeAct(act) }
    })
    index.apply(changes)
    index.mergeStep(2)
  }
  for (let i = 0; i < 200; i++) {
    const [query, filters] = [supply.query(), supply.filters()]
    const found = [...archive].filter(
      ([key, act]) => passes(filters, act, key) && matches(query, act),
    )
    const facets = index.facets(query, filters)
    expect(facets.total).toBe(found.length)
    expect(facets.secao).toEqual(tally(found, ([, act]) => [act.secao]))
    expect(facets.tipo_ato).toEqual(
      tally(found, ([, act]) => [value(filterTerm.tipo_ato(act.tipo_ato))]),
    )
    expect([...facets.orgao.keys()].toSorted()).toEqual(
      [...tally(found, ([, act]) => pathsOf(act.orgao)).keys()].toSorted(),
    )
    for (const [path, total] of [...facets.orgao].slice(0, 3)) {
      const within = found.filter(([key, act]) => passes({ orgaos: [path] }, act, key))
      expect({ path, total }).toEqual({ path, total: within.length })
    }
    expect(facets.dia).toEqual(tally(found, ([key]) => [dateOfDay(Math.floor(key / KEYS_PER_DAY))]))
  }
})

test('a part built elsewhere replaces earlier versions of its acts', () => {
  const { index } = create()
  const key = FIRST_DAY * KEYS_PER_DAY
  const acts = ['um', 'dois', 'três'].map((word) => analyzeAct(act({ conteudo_completo: word })))
  const found = (termo: string) => keysOf(index, termo)
  index.add([key, key + 1, key + 9], buildPart(acts))
  expect(['*', 'um', 'tres'].map(found)).toEqual([[key + 9, key + 1, key], [key], [key + 9]])

  index.add([key + 1, key + 9], buildPart(acts.slice(0, 2)))
  expect(found('um')).toEqual([key + 1, key])
  expect(found('dois')).toEqual([key + 9])
  expect(found('tres')).toEqual([])
  expect(() => index.add([key], buildPart(acts))).toThrow(RangeError)
})

test('nothing is cut short: frequencies above 255, positions above 65,535, an act of 300,000 words', () => {
  const { index } = create()
  const filler = 'palavra comum de um ato '.repeat(60_000)
  const long = act({ conteudo_completo: `início ${filler}lei final ${'saude '.repeat(300)}fim` })
  const once = act({ conteudo_completo: `lei final ${filler}` })
  const others = Array.from({ length: 40 }, (_, i) => act({ conteudo_completo: `outro ${i}` }))
  index.apply([long, once, ...others].map((act, i) => put(i, act)))
  for (const merged of [false, true]) {
    expect(find('"lei final"')).toEqual([1, 0])
    expect(find('"comum de um ato lei final saude"')).toEqual([0])
    expect(find('"saude fim"')).toEqual([0])
    expect(find('"inicio fim"~10000')).toEqual([])
    // 300 times in 300,000 words counts more than once in the same number.
    expect(find('saude OU final', 'relevancia')[0]).toBe(0)
    expect(find('palavra', 'relevancia')).toEqual([1, 0])
    if (merged) continue
    for (let i = 0; i < 20; i++)
      index.apply([put(100 + i, act({ conteudo_completo: `mais ${i}` }))])
    while (index.mergeStep(1));
  }

  function find(termo: string, order: Order = 'recentes'): number[] {
    const query = parseQuery(termo)
    const { keys } = index.search({ query, filters: {}, order, offset: 0, limit: 100 })
    return keys.map((key) => key - FIRST_DAY * KEYS_PER_DAY)
  }
})

test('late acts of old days are in their place, whatever their segment', () => {
  const { index } = create()
  const keys: ActKey[] = []
  for (let i = 0; i < 200; i++) {
    const key = (FIRST_DAY + ((i * 37) % 200)) * KEYS_PER_DAY + (i % 3)
    keys.push(key)
    index.apply([{ kind: 'put', key, act: analyzeAct(act({})) }])
    if (i % 50 === 49) while (index.mergeStep(1));
  }
  keys.sort((a, b) => b - a)
  for (const [offset, limit] of [
    [0, 20],
    [95, 20],
    [190, 20],
    [0, 200],
  ] as const) {
    const page = { query: { kind: 'all' }, filters: {}, offset, limit } as const
    expect(index.search({ ...page, order: 'recentes' }).keys).toEqual(
      keys.slice(offset, offset + limit),
    )
    expect(index.search({ ...page, order: 'antigas' }).keys).toEqual(
      keys.toReversed().slice(offset, offset + limit),
    )
  }
})

test('rolled back changes have no effect', () => {
  const { db, index } = create()
  index.apply([put(0, act({ titulo: 'edital' }))])
  for (const titulo of ['contrato', 'licença']) {
    db.exec('BEGIN')
    index.apply([put(0, act({ titulo })), put(1, act({ titulo }))])
    expect(total(index, titulo)).toBe(2)
    db.exec('ROLLBACK')
    expect([total(index, 'edital'), total(index, titulo)]).toEqual([1, 0])
  }
})

test('the last of several changes to an act in one call counts', () => {
  const { index } = create()
  const key = put(0, act({})).key
  index.apply([
    put(0, act({ titulo: 'um' })),
    { kind: 'remove', key },
    put(0, act({ titulo: 'dois' })),
  ])
  expect([total(index, 'titulo:um'), total(index, 'titulo:dois')]).toEqual([0, 1])
  index.apply([put(0, act({ titulo: 'tres' })), { kind: 'remove', key }])
  expect(total(index, '*')).toBe(0)
})

test('another connection takes a merge over, and readers see none of it', () => {
  const random = createRandom('takeover')
  const supply = createRandomArchive(random)
  const { db, index } = create()
  const changes = Array.from({ length: 100 }, (_, i) => put(i, supply.act()))
  for (let i = 0; i < changes.length; i += 5) index.apply(changes.slice(i, i + 5))
  const queries = Array.from({ length: 15 }, () => supply.query())
  const ask = () =>
    queries.map((query) =>
      createSegmentIndex(db).search({
        query,
        filters: {},
        order: 'relevancia',
        offset: 0,
        limit: 50,
      }),
    )
  const before = ask()
  let steps = 0
  // Each step by a new engine without the state of earlier steps.
  for (; createSegmentIndex(db).mergeStep(0) && steps < 100_000; steps++) {
    if (steps % 500 === 0) expect(ask()).toEqual(before)
    if (steps === 300) index.apply([{ kind: 'remove', key: changes[7]!.key }])
    if (steps === 300) before.splice(0, Infinity, ...ask())
  }
  expect(steps).toBeGreaterThan(1_000)
  expect(ask()).toEqual(before)
  expect(db.prepare('SELECT count(*) AS n FROM segments').get()?.n).toBeLessThan(16)
})

test('writes between computing and writing a merge step are not lost', () => {
  const { index } = create()
  for (let i = 0; i < 40; i++) index.apply([put(i, act({ titulo: i % 2 ? 'impar' : 'par' }))])
  const corrected: number[] = []
  const takeStep = (n: number) =>
    index.mergeStep(0, (work) => {
      // Acts of the sources: before the first step is written, during the merge, and before it is
      // finished.
      if (n % 20 === 0) {
        index.apply([put(n % 40, act({ titulo: `corrigido ${n}` }))])
        corrected.push(n % 40)
      }
      if (n % 3 > 0) work() // else: abandoned, as when the index has been replaced meanwhile
    })
  let steps = 0
  while (takeStep(steps) && steps < 10_000) steps++
  const left = (wanted: number) => 20 - new Set(corrected.filter((i) => i % 2 === wanted)).size
  expect([total(index, 'par'), total(index, 'impar')]).toEqual([left(0), left(1)])
  expect(total(index, 'corrigido')).toBe(new Set(corrected).size)
  expect(total(index, '*')).toBe(40)
  expect(index.needsMerge()).toBe(false)
})

test('a merge whose sources are gone at the time of writing is abandoned', () => {
  const { db, index } = create()
  for (let i = 0; i < 20; i++) index.apply([put(i, act({}))])
  index.mergeStep(0, (work) => {
    db.exec("UPDATE segments SET state = 'dropped'")
    work()
  })
  while (index.mergeStep(0));
  expect(total(index, '*')).toBe(0)
  expect(db.prepare('SELECT count(*) AS n FROM segments').get()?.n).toBe(0)
})

function tally<T>(items: T[], valuesOf: (item: T) => string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const item of items)
    for (const value of valuesOf(item)) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

const value = (term: string) => term.slice(term.indexOf('=') + 1)

function pathsOf(orgao: string): string[] {
  const levels = orgao.split('/')
  return levels.map((_, i) => value(filterTerm.orgao(levels.slice(0, i + 1).join('/'))))
}

function total(
  index: ReturnType<typeof createSegmentIndex>,
  termo: string,
  filters: SearchFilters = {},
) {
  const query = parseQuery(termo)
  return index.search({ query, filters, order: 'recentes', offset: 0, limit: 1 }).total
}

function put(i: number, act: SearchableAct): IndexChange {
  return { kind: 'put', key: FIRST_DAY * KEYS_PER_DAY + i, act: analyzeAct(act) }
}

function act(act: Partial<SearchableAct>): SearchableAct {
  return {
    titulo: 'ato',
    ementa: null,
    conteudo_completo: 'texto',
    orgao: 'Ministério da Saúde',
    assinatura: '',
    tipo_ato: 'Portaria',
    secao: '1',
    secao_base: '1',
    edicao: '54',
    data_publicacao: '2023-05-12',
    ...act,
  }
}

function keysOf(index: ReturnType<typeof create>['index'], termo: string): ActKey[] {
  const all = { filters: {}, order: 'recentes', offset: 0, limit: 100 } as const
  return index.search({ query: parseQuery(termo), ...all }).keys
}

function create() {
  const db = new DatabaseSync(':memory:')
  createSegmentTables(db)
  return { db, index: createSegmentIndex(db) }
}
