import { DatabaseSync } from 'node:sqlite'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Problem } from '../src/lib/errors/problem.ts'
import { createRandom } from '../demo/sample/random.ts'
import { analyzeAct } from '../engine/analysis.ts'
import { type SearchCluster, openSearchCluster } from '../src/search/opensearch/index.ts'
import { parseQuery } from '../engine/query.ts'
import { readQuery } from '../src/search/reading/reading.ts'
import {
  type ActKey,
  type Order,
  type Query,
  type SearchRequest,
  type SearchableAct,
  KEYS_PER_DAY,
} from '../engine/port.ts'
import { createSegmentIndex, createSegmentTables } from '../engine/index.ts'
import { createEngines } from './_opensearch-engine.ts'
import { findOpenSearch, hasOpenSearch, newIndexPrefix } from './_opensearch.ts'
import { DAYS, FIRST_DAY, createRandomArchive } from './_random-archive.ts'
import { matches, passes } from './_reference-search.ts'
import {
  type TestedEngine,
  behindPort,
  describeAmounts,
  describeCatalog,
  describeFacets,
  describeMost,
  describeUndone,
  describeSearchIndex,
} from './_search-conformance.ts'

/** Random searches that are compared with the embedded engine; OPENSEARCH_QUERIES=20000 for the long form. */
const QUERIES = Number(process.env.OPENSEARCH_QUERIES ?? 300)
const ACTS = Math.min(20_000, 1_000 + QUERIES)
/** One in this many also runs on the reference, which reads every act. */
const REFERENCE_EVERY = 100
const AT_ONCE = 8
const RUNS = 8

describe.runIf(hasOpenSearch('search on OpenSearch'))('OpenSearch', () => {
  let urls: string[]
  let cluster: SearchCluster
  let create: () => TestedEngine

  beforeAll(async () => {
    const shape = { shards: 2, replicas: 1 }
    ;({ urls } = await findOpenSearch())
    cluster = openSearchCluster(urls, { shape, prefix: newIndexPrefix() })
    create = await createEngines(cluster, 'conformance')
  }, 180_000)
  afterAll(async () => {
    await cluster?.[Symbol.asyncDispose]()
  })

  describeSearchIndex('OpenSearch', () => behindPort(create()), RUNS)
  describeMost('OpenSearch', () => behindPort(create()), RUNS)
  describeUndone('OpenSearch', () => behindPort(create()))
  describeFacets('OpenSearch', () => create(), RUNS)
  describeCatalog('OpenSearch', () => create(), RUNS)
  describeAmounts('OpenSearch', () => create(), RUNS)

  test(
    'totals, pages, counts and words are those of the embedded engine, and of the reference',
    { timeout: 60_000 + 500 * QUERIES },
    async () => {
      const random = createRandom('opensearch')
      const archive = createRandomArchive(random)
      const embedded = createEmbedded()
      const engine = create()
      const nextSequence = new Map<number, number>()
      const keys = Array.from({ length: ACTS }, () => {
        const day = random.below(DAYS)
        const sequence = nextSequence.get(day) ?? 0
        nextSequence.set(day, sequence + 1)
        return (FIRST_DAY + day) * KEYS_PER_DAY + sequence
      })
      const acts = new Map<ActKey, SearchableAct>()
      for (const index of [...keys.keys()].filter((i) => i % 500 === 0)) {
        const some = keys.slice(index, index + 500)
        for (const key of some) acts.set(key, archive.act())
        const changes = some.map((key) => ({
          kind: 'put' as const,
          key,
          act: analyzeAct(acts.get(key)!),
        }))
        embedded.apply(changes)
        await engine.apply(changes)
      }

      const asked = Array.from({ length: QUERIES }, (): SearchRequest & { query: Query } => ({
        query: archive.query(),
        filters: archive.filters(),
        order: random.pick(['recentes', 'antigas', 'valor'] satisfies Order[]),
        offset: random.pick([0, 0, 0, 7, 100, 1_000]),
        limit: random.pick([0, 1, 10, 20]),
      }))
      const remaining = asked.entries()
      await Promise.all(Array.from({ length: AT_ONCE }, askAll))
      // The embedded engine counts them only in its largest segments.
      const words = (near: { palavra: string }[]) => near.map(({ palavra }) => palavra)
      for (const word of ['contrto', 'publicr'])
        expect(words(await engine.nearestWords(word, 5))).toEqual(
          words(embedded.nearestWords(word, 5)),
        )

      async function askAll(): Promise<void> {
        for (const [i, request] of remaining) {
          const wanted = embedded.search(request)
          expectSame(request, await engine.search(request), wanted)
          if (i % REFERENCE_EVERY === 0) expectSame(request, wanted.total, countOf(acts, request))
          if (i % 4 > 0) continue
          const ranked = await engine.search({ ...request, order: 'relevancia' })
          expectSame(request, ranked.total, wanted.total)
          const { query, filters } = request
          const facets = await engine.facets(query, filters)
          expectSame(request, facets, embedded.facets(query, filters))
        }
      }
    },
  )

  test('any page is reached, beyond the ten thousand hits that a search may look through', async () => {
    const engine = create()
    const first = FIRST_DAY * KEYS_PER_DAY
    const keys = Array.from(
      { length: 10_040 },
      (_, i) => first + i * (i < 10_020 ? 1 : KEYS_PER_DAY),
    )
    await engine.apply(keys.map((key, i) => ({ kind: 'put', key, act: analyzeAct(tiny(i)) })))
    const newest = keys.entries().toArray().toReversed()
    const by = (rank: (i: number) => number) =>
      newest.toSorted(([a], [b]) => rank(a) - rank(b)).map(([, key]) => key)
    const expected: Record<Order, ActKey[]> = {
      recentes: keys.toReversed(),
      antigas: keys,
      valor: by((i) => -(i % 3)),
      relevancia: by((i) => Math.sign(i % 3)), // the shorter ones first
    }
    for (const order of ['recentes', 'antigas', 'valor', 'relevancia'] as const)
      for (const [offset, limit] of [
        [9_995, 20],
        [10_011, 20],
        [10_033, 20],
        [10_040, 20],
        [99_999, 20],
        [0, 20_000],
      ] as const) {
        const query = parseQuery('ato')
        const found = await engine.search({ query, filters: {}, order, offset, limit })
        const wanted = { total: 10_040, keys: expected[order].slice(offset, offset + limit) }
        expectSame({ order, offset, limit }, found, wanted)
      }
  })

  test('long words are found whole and by prefix, and are not confused', async () => {
    const engine = create()
    const long = 'x'.repeat(254)
    const words = [long, `${long}a`, `${long}ab`, `${long}${long}b`]
    const key = (i: number) => FIRST_DAY * KEYS_PER_DAY + i
    await engine.apply(
      words.map((conteudo_completo, i) => ({
        kind: 'put',
        key: key(i),
        act: analyzeAct({ ...tiny(0), conteudo_completo: `antes ${conteudo_completo} depois` }),
      })),
    )
    const find = async (termo: string) => {
      const request = { query: parseQuery(termo), filters: {}, order: 'antigas' as const }
      return (await engine.search({ ...request, offset: 0, limit: 9 })).keys
    }
    for (const [i, word] of words.entries()) {
      expect(await find(`"${word}"`)).toEqual([key(i)])
      expect(await find(`"antes ${word} depois"`)).toEqual([key(i)])
    }
    expect(await find(`${'x'.repeat(100)}*`)).toEqual(words.map((_, i) => key(i)))
  })

  test.each(['contrat*', '"contrato novo"', 'contrat* "obra nova"'])(
    '%s counts by its frequency, as in the embedded engine',
    async (termo) => {
      const engine = create()
      const embedded = createEmbedded()
      const texts = [
        'contrato novo obra nova',
        'contrato novo contratos contratada contrato novo obra nova obra nova',
        'contrato novo contrato novo contrato novo obra nova',
        `${'obra nova '.repeat(7)}${'contrato novo '.repeat(9)}`,
        'contrato novo obra nova',
      ].map(ofFiftyWords)
      const changes = texts.map((conteudo_completo, i) => ({
        kind: 'put' as const,
        key: FIRST_DAY * KEYS_PER_DAY + i,
        act: analyzeAct({ ...tiny(0), conteudo_completo }),
      }))
      embedded.apply(changes)
      await engine.apply(changes)
      const page = { filters: {}, order: 'relevancia', offset: 0, limit: 9 } as const
      const request = { query: parseQuery(termo), ...page }
      expectSame(request, await engine.search(request), embedded.search(request))
    },
  )

  describe('by relevance', () => {
    // Of its own, because a node counts removed acts among the lengths until it drops them.
    let ranked: SearchCluster
    let engine: TestedEngine
    const embedded = createEmbedded()

    beforeAll(async () => {
      ranked = openSearchCluster(urls, { prefix: newIndexPrefix() })
      engine = (await createEngines(ranked, 'relevancia'))()
      const random = createRandom('relevance')
      const words = (least: number, most: number) =>
        Array.from({ length: random.between(least, most) }, () => random.pick(WORDS)).join(' ')
      const changes = Array.from({ length: 800 }, (_, i) => ({
        kind: 'put' as const,
        key: FIRST_DAY * KEYS_PER_DAY + i,
        act: analyzeAct({ ...tiny(0), titulo: words(1, 2), conteudo_completo: words(40, 200) }),
      }))
      embedded.apply(changes)
      await engine.apply(changes)
    }, 60_000)
    afterAll(async () => {
      await ranked?.[Symbol.asyncDispose]()
    })

    test.each([
      ['a word and its family', ['nomeação', 'contratação', 'publicação', 'nomear contrato']],
      ['words near each other', ['"contrato edital"~4', '"obra fiscal servidor"~9']],
      ['prefixes', ['contrat*', 'publica* edital', 'contratações* nom*', 'fiscaliza* obra']],
      ['phrases', ['"obra fiscal"', '"contrato edital"', '"nomear servidor" edital']],
      ['words', ['servidor contrato', 'obra', 'edital obra fiscal']],
    ])('%s: the best acts are those of the embedded engine', async (_kind, termos) => {
      for (const termo of termos) {
        const page = { filters: {}, order: 'relevancia', offset: 0, limit: 10 } as const
        const request = { query: readQuery(termo).query, ...page }
        const [found, wanted] = [await engine.search(request), embedded.search(request)]
        const shared = wanted.keys.filter((key) => found.keys.includes(key))
        expect(wanted.keys).toHaveLength(10)
        if (shared.length < 8) expectSame({ termo }, found.keys, wanted.keys)
      }
    })

    test('a page that ends behind the acts that are put in order begins with these', async () => {
      const page = { filters: {}, order: 'relevancia', offset: 0 } as const
      const asked = { query: readQuery('nomear servidor').query, ...page }
      const long = await engine.search({ ...asked, limit: 150 })
      const short = await engine.search({ ...asked, limit: 20 })
      expect(long.keys).toHaveLength(150)
      expect(long.keys.slice(0, 20)).toEqual(short.keys)
    })
  })

  test('a word that only old acts have is suggested, the commonest first', async () => {
    const engine = create()
    const texts = [
      ...Array.from({ length: 200 }, () => 'licença'),
      ...Array.from({ length: 120 }, () => 'licenciamento'),
      ...Array.from({ length: 250 }, () => 'licitação'),
    ]
    await engine.apply(
      texts.map((conteudo_completo, i) => ({
        kind: 'put',
        key: FIRST_DAY * KEYS_PER_DAY + i,
        act: analyzeAct({ ...tiny(0), conteudo_completo }),
      })),
    )
    expect(await engine.commonest('palavra', 'lice', 9)).toEqual([
      { palavra: 'licenca', total: 200 },
      { palavra: 'licenciamento', total: 120 },
    ])
    expect(await engine.commonest('palavra', 'lic', 1)).toEqual([
      { palavra: 'licitacao', total: 250 },
    ])
  })

  test.each(['xicra', 'chicara', 'xciara', 'acsa', 'caza', 'passo', 'lissensa', 'licenca'])(
    'what stands one letter or sound away from %s is what the embedded engine finds',
    async (word) => {
      const engine = create()
      const embedded = createEmbedded()
      const words = 'xícara casa causa caça asa casas paço passos pasco licença lissença'.split(' ')
      const changes = words.map((titulo, i) => ({
        kind: 'put' as const,
        key: FIRST_DAY * KEYS_PER_DAY + i,
        act: analyzeAct({ ...tiny(0), titulo }),
      }))
      embedded.apply(changes)
      await engine.apply(changes)
      expect(await engine.nearestWords(word, 9)).toEqual(embedded.nearestWords(word, 9))
    },
  )

  test('acts are told apart by their states', async () => {
    create()
    const index = `${cluster.generation}-conformance`
    const key = (FIRST_DAY - 1) * KEYS_PER_DAY // of no other test
    const act = (at: number, situacao: 'publicada' | 'revogada') => ({
      key: key + at,
      act: { ...analyzeAct({ ...tiny(0), titulo: 'estado' }), situacao },
      version: 1,
    })
    await cluster.write(index, [act(0, 'publicada'), act(1, 'revogada')])
    await cluster.indices.refresh(index)
    const found = async (situacoes: string[]) => {
      const page = { order: 'antigas', offset: 0, limit: 9 } as const
      const query = parseQuery('titulo:estado')
      return (await cluster.engine.search({ query, filters: { situacoes }, ...page })).keys
    }
    expect(await found(['revogada'])).toEqual([key + 1])
    expect(await found(['publicada', 'revogada'])).toEqual([key, key + 1])
    expect(await found(['retirada'])).toEqual([])
    const { total } = await cluster.engine.facets(parseQuery('titulo:estado'), {
      situacoes: ['publicada'],
    })
    expect(total).toBe(1)
    await cluster.write(
      index,
      [0, 1].map((at) => ({ key: key + at, act: null, version: 2 })),
    )
  })

  test('a part of the index never passes for the whole', async () => {
    // Another index in service, on a node that is not there.
    const lost = `${cluster.generation}-perdido`
    const settings = { number_of_replicas: 0, 'routing.allocation.require._name': 'ninguem' }
    const aliases = { [cluster.generation]: {} }
    await send(`/${lost}?wait_for_active_shards=0`, 'PUT', { settings, aliases })
    const request = { query: parseQuery('*'), filters: {}, offset: 0, limit: 5 }
    for (const order of ['recentes', 'relevancia'] as const) {
      const failure = cluster.engine.search({ ...request, order })
      await expect(failure).rejects.toMatchObject({ name: 'Problem', codigo: 'indisponivel' })
    }
    await expect(cluster.engine.facets(request.query, {})).rejects.toThrow(Problem)
    await cluster.indices.drop(lost)
    await expect(cluster.engine.facets(request.query, {})).resolves.toBeDefined()
  })

  async function send(path: string, method: string, body?: object): Promise<void> {
    const headers = { 'content-type': 'application/json' }
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
    const response = await fetch(urls[0] + path, init)
    if (!response.ok) throw new Error(await response.text())
  }
})

const WORDS =
  'contrato contratos contratação contratar contratações nomeação nomear nomeado publicação publicar edital obra obras fiscal fiscalizar servidor de da resolve o a e do ato em para ao lei por com na mil'.split(
    ' ',
  )

function createEmbedded() {
  const db = new DatabaseSync(':memory:')
  createSegmentTables(db)
  return createSegmentIndex(db)
}

/** The number of acts that a search finds, derived from their texts alone. */
function countOf(
  acts: ReadonlyMap<ActKey, SearchableAct>,
  { query, filters }: SearchRequest,
): number {
  const isMeant = (act: SearchableAct, key: ActKey) =>
    passes(filters, act, key) && matches(query, act)
  return acts.entries().reduce((count, [key, act]) => count + (isMeant(act, key) ? 1 : 0), 0)
}

/** Cheaper than an expectation for each. */
function expectSame(request: object, found: unknown, wanted: unknown): void {
  if (!isDeepStrictEqual(found, wanted))
    expect({ request, found }).toEqual({ request, found: wanted })
}

/** So that length does not count. */
function ofFiftyWords(text: string): string {
  const words = text.trim().split(' ')
  return [...words, ...Array.from({ length: 50 - words.length }, () => 'outra')].join(' ')
}

/** One of three amounts; the first is none. */
function tiny(i: number): SearchableAct {
  return {
    titulo: 'ato',
    ementa: null,
    conteudo_completo: i % 3 === 0 ? '' : `R$ ${i % 3},00`,
    orgao: 'Ministério da Saúde',
    assinatura: '',
    tipo_ato: 'Portaria',
    secao: '1',
    secao_base: '1',
    edicao: '54',
    data_publicacao: '2023-05-12',
  }
}
