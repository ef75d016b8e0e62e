import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dateOfDay, dayNumber } from '../src/lib/time/dates.ts'
import { analyzeAct, filterTerm } from '../engine/analysis.ts'
import { ignoringSignatures, parseQuery, QueryError } from '../engine/query.ts'
import { readSearch } from '../src/search/reading/read-search.ts'
import { LITERAL, READING_VERSION, readQuery } from '../src/search/reading/reading.ts'
import {
  type MostQuery,
  type SoughtQuery,
  type ActKey,
  type Facets,
  type IndexFilters,
  type Order,
  type IndexChange,
  type SearchableAct,
  KEYS_PER_DAY,
} from '../engine/port.ts'
import type { SearchEngine, SearchFilters, SearchReader } from '../src/search/search-reader.ts'
import type { EmbeddedIndex } from '../engine/index.ts'
import { amountOf, matches, passes, wordsOf } from './_reference-search.ts'

const FIRST_DAY = dayNumber('2023-03-20')

/** An engine as the contract sees it. The next search sees applied changes. */
export interface SearchIndex extends Pick<SearchReader, 'search'> {
  apply(changes: IndexChange[]): Promise<void>
}

/** Any engine behind the port. */
export function behindPort(engine: Pick<TestedEngine, 'apply' | 'search'>): SearchIndex {
  return {
    apply: async (changes) => engine.apply(changes),
    search: async (request) => engine.search(request),
  }
}

/** An engine that also counts; the next question sees applied changes. */
export type TestedEngine = (SearchEngine | Pick<EmbeddedIndex, keyof SearchEngine>) & {
  apply(changes: IndexChange[]): void | Promise<void>
  /** As in the embedded engine. */
  mergeStep?(budgetMs: number): boolean
}

/**
 * The contract of every engine behind the port, compared with a reference without an index.
 * @param runs The number of random archives.
 */
export function describeSearchIndex(name: string, create: () => SearchIndex, runs = 300): void {
  describe(`${name}: search index conformance`, () => {
    test('finds what the query means, in date order, under any filters', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(act, { maxLength: 12 }),
          fc.array(searches, { maxLength: 8 }),
          async (acts, asked) => {
            const index = create()
            const archive = new Map(acts.map((act, i) => [keyOf(i), act]))
            await put(index, archive)
            for (const { query, filters } of asked) await expectSame(index, archive, query, filters)
          },
        ),
        { numRuns: runs },
      )
    })

    test('follows corrections and removals', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(act, { minLength: 1, maxLength: 8 }),
          fc.array(fc.tuple(fc.nat(7), fc.option(act)), { maxLength: 8 }),
          fc.array(searches, { minLength: 1, maxLength: 4 }),
          async (acts, changes, asked) => {
            const index = create()
            const archive = new Map(acts.map((act, i) => [keyOf(i), act]))
            await put(index, archive)
            for (const [i, changed] of changes) {
              const key = keyOf(i)
              if (changed) {
                archive.set(key, changed)
                await put(index, new Map([[key, changed]]))
              } else if (archive.delete(key)) await index.apply([{ kind: 'remove', key }])
            }
            for (const { query, filters } of asked) await expectSame(index, archive, query, filters)
          },
        ),
        { numRuns: Math.ceil(runs / 2) },
      )
    })

    test.each<Order>(['relevancia', 'recentes', 'antigas'])(
      'walking the pages by %s gives each act exactly once',
      async (order) => {
        const index = create()
        const archive = new Map(
          Array.from({ length: 57 }, (_, i) => [keyOf(i), sample({ titulo: `edital ${i % 7}` })]),
        )
        await put(index, archive)
        const seen: number[] = []
        for (let offset = 0; offset < 70; offset += 10) {
          const page = await index.search({
            query: parseQuery('edital'),
            filters: {},
            order,
            offset,
            limit: 10,
          })
          expect(page.total).toBe(57)
          seen.push(...page.keys)
        }
        expect(seen.toSorted((a, b) => a - b)).toEqual([...archive.keys()])
      },
    )

    test('relevance puts the title above the ementa, and the ementa above the body', async () => {
      const index = create()
      const filler = 'texto comum de um ato qualquer '.repeat(10)
      const body = sample({ conteudo_completo: `${filler} licença` })
      const ementa = sample({ ementa: 'licença', conteudo_completo: `licença ${filler}` })
      const titulo = sample({ titulo: 'licença', conteudo_completo: `licença ${filler}` })
      await put(index, new Map([titulo, ementa, body, ...noise].map((act, i) => [keyOf(i), act])))
      expect((await byRelevance(index, 'licença')).slice(0, 3)).toEqual([
        keyOf(0),
        keyOf(1),
        keyOf(2),
      ])
    })

    test('relevance does not drown short acts under long ones', async () => {
      const index = create()
      const short = sample({ conteudo_completo: 'concede licença a servidor' })
      const long = sample({
        conteudo_completo: `licença ${'palavras de um ato longo '.repeat(200)} licença`,
      })
      await put(index, new Map([short, long, ...noise].map((act, i) => [keyOf(i), act])))
      expect((await byRelevance(index, 'licença'))[0]).toBe(keyOf(0))
    })

    test.each([
      ['"lei saude"~0', 'lei saude', true],
      ['"lei saude"~0', 'saude lei', true],
      ['"lei saude"~0', 'lei da saude', false],
      ['"lei saude"~2', 'lei um dois saude', true],
      ['"lei saude"~2', 'saude um dois lei', true],
      ['"lei saude"~2', 'lei um dois tres saude', false],
      ['"lei saude ato"~2', 'ato lei um saude', true],
      ['"lei saude ato"~2', 'ato lei um dois saude', false],
      ['"lei saude"', 'lei da saude', false],
      ['"lei da saude"', 'Lei da Saúde', true],
      ['"leis"', 'lei', false],
      ['"cnpj 12.345.678/0001-95 filial"', 'CNPJ 12345678000195 filial', true],
      ['"cnpj 12345678000195 filial"', 'CNPJ 12.345.678/0001-95, filial', true],
      ['12345678000195', 'CNPJ 12.345.678/0001-95', true],
      ['cnpj:12.345.678/0001-95', 'CNPJ 12345678000195', true],
      ['cnpj:12345678', 'CNPJ nº12.345.678/0001-95', true],
      ['cnpj:12345678', '12.345.678/0001-96', false],
      ['cnpj:12.ABC.345/01DE-35', 'a empresa 12.ABC.345/01DE-35.', true],
      ['processo:23106.010161/2023-23', 'Processo 23106.010161.2023-23', true],
      ['norma:"Lei 8.112/1990"', 'art. 9º da Lei nº 8.112, de 11 de dezembro de 1990', true],
      ['norma:"lei 8112"', 'da Lei nº 8.112/90', true],
      // The number of a federal law tells its year, whatever is printed; that of a portaria does not.
      ['norma:"Lei 8.112/1990"', 'Lei nº 8.112, de 1991', true],
      ['norma:"Lei 8.112/1990"', 'Lei nº 8.113, de 1990', false],
      ['norma:"Portaria 112/1990"', 'Portaria nº 112, de 1991', false],
      ['norma:"Decreto 8.112/1990"', 'Lei nº 8.112/1990', false],
      ['texto -norma:"LC 75/1993"', 'texto da Lei Complementar nº 75/93', false],
      ['titulo:ato cnpj:12345678000195', 'CNPJ 12.345.678/0001-95', true],
    ])('%s in “%s”: %s', async (termo, conteudo_completo, expected) => {
      const index = create()
      await put(index, new Map([[keyOf(0), sample({ conteudo_completo })]]))
      expect((await byRelevance(index, termo)).length === 1).toBe(expected)
    })

    const signed = sample({
      titulo: 'PORTARIA Nº 7',
      ementa: 'Designa comissão.',
      conteudo_completo:
        'PORTARIA Nº 7\nDesigna comissão.\nNomear ANA LUZ para a portaria.\nANA LUZ\nDiretora\nJOÃO DIAS DE SÁ - Cel\nDiretor\nRUI REIS',
      assinatura: 'ANA LUZ - Diretora; JOÃO DIAS DE SÁ - Cel - Diretor; RUI REIS',
      tipo_ato: 'Extrato de Termo Aditivo',
    })

    test.each([
      ['corpo:portaria', true, true],
      ['7', true, true],
      ['corpo:7', false, false],
      ['corpo:"ana luz"', true, true],
      ['corpo:comissão', true, true],
      ['"joão dias"', true, false],
      ['corpo:"joão dias"', false, false],
      ['corpo:joao', false, false],
      ['corpo:jo*', false, false],
      ['corpo:por*', true, true],
      ['corpo:"luz portaria"~2', true, true],
      ['corpo:"rui reis"~0', false, false],
      ['corpo:"portaria diretora"~9', false, false],
      ['rui', true, false],
      ['diretor', true, false],
      ['titulo:portaria rui', true, false],
      ['"portaria nº 7"', true, true],
      ['assinatura:rui', true, true],
      ['ana -"joão dias"', false, true],
      ['tipo:extrato', true, true],
      ['tipo:"termo aditivo"', true, true],
      ['tipo:aditivos', true, true],
      ['tipo:portaria', false, false],
      ['extrato', false, false],
    ])('%s in an act that others sign: %s, but for who signs: %s', async (termo, all, unsigned) => {
      const index = create()
      await put(index, new Map([[keyOf(0), signed]]))
      const query = parseQuery(termo)
      const asked = { filters: {}, order: 'recentes', offset: 0, limit: 5 } as const
      const found = [query, ignoringSignatures(query)].map((query) =>
        index.search({ query, ...asked }),
      )
      const totals = (await Promise.all(found)).map(({ total }) => total)
      expect(totals).toEqual([Number(all), Number(unsigned)])
    })

    test('hostile text is only text', async () => {
      const index = create()
      await put(
        index,
        new Map([[keyOf(0), sample({ titulo: 'a" OR "b NEAR( :tudo =x +y ~z {corpo}: *' })]]),
      )
      for (const termo of ['":tudo"', 'tudo', '"OR b NEAR"', 'x', '=x', ':secao=1', '{corpo}']) {
        const query = parseQuery(termo)
        const { total } = await index.search({
          query,
          filters: {},
          order: 'relevancia',
          offset: 0,
          limit: 5,
        })
        expect(total).toBe(termo === ':secao=1' ? 0 : 1)
      }
    })

    test('dates bound the answer on both sides, inclusive', async () => {
      const index = create()
      await put(index, new Map([0, 5, 10].map((i) => [keyOf(i), sample({})])))
      const request = { query: { kind: 'all' }, order: 'antigas', offset: 0, limit: 9 } as const
      const found = async (filters: SearchFilters) =>
        (await index.search({ ...request, filters })).keys
      expect(await found({ data_inicio: '2023-03-21' })).toEqual([keyOf(5), keyOf(10)])
      expect(await found({ data_fim: '2023-03-21' })).toEqual([keyOf(0), keyOf(5)])
      expect(await found({ data_inicio: '2023-03-21', data_fim: '2023-03-21' })).toEqual([keyOf(5)])
      expect(await found({ data_inicio: '1990-01-01', data_fim: '2023-03-19' })).toEqual([])
    })

    test('a search may begin after an act, whether it is there or not', async () => {
      const index = create()
      await put(index, new Map([0, 5, 10].map((i) => [keyOf(i), sample({})])))
      const request = { query: { kind: 'all' }, order: 'antigas', offset: 0, limit: 9 } as const
      const after = (key: number, filters: SearchFilters = {}) =>
        index.search({ ...request, filters, after: key })
      expect(await after(keyOf(0))).toEqual({ total: 2, keys: [keyOf(5), keyOf(10)] })
      expect(await after(keyOf(7))).toEqual({ total: 1, keys: [keyOf(10)] })
      expect(await after(keyOf(10))).toEqual({ total: 0, keys: [] })
      expect(await after(keyOf(0), { data_inicio: '2023-03-22' })).toEqual({
        total: 1,
        keys: [keyOf(10)],
      })
    })
  })
}

/** What is found by most of a query instead of all of it: which acts, and how many. */
export function describeMost(name: string, create: () => SearchIndex, runs = 300): void {
  test(`${name}: finds what has most of a query, and all that it requires`, async () => {
    const weighed = fc.record({ search: searches, weight: fc.integer({ min: 1, max: 9_000 }) })
    await fc.assert(
      fc.asyncProperty(
        fc.array(act, { maxLength: 12 }),
        fc.array(weighed, { minLength: 1, maxLength: 6 }),
        fc.array(searches, { maxLength: 1 }),
        fc.integer({ min: 1, max: 30_000 }),
        fc.option(fc.record({ search: searches, words: fc.constantFrom(3, 8, 20) })),
        async (acts, parts, others, least, long) => {
          const index = create()
          const archive = new Map(acts.map((act, i) => [keyOf(i), act]))
          await put(index, archive)
          const most: MostQuery = {
            kind: 'most',
            required: others.map(({ query }) => query),
            parts: parts.map(({ search, weight }) => ({ query: search.query, weight })),
            least,
            long: long && { words: long.words, named: long.search.query },
          }
          await expectSame(index, archive, most, parts[0]!.search.filters)
        },
      ),
      { numRuns: runs },
    )
  })
}

/** How engines order acts that others have undone: FTS5, the oracle, does not order by deeds. */
export function describeUndone(name: string, create: () => SearchIndex): void {
  describe(`${name}: acts that others have undone`, () => {
    test('of equal acts, those that others have undone come last, and are counted', async () => {
      const index = create()
      const acts = Array.from({ length: 4 }, () =>
        sample({ conteudo_completo: 'nomear fulano para exercer o cargo de coordenador' }),
      )
      await put(index, new Map([...acts, ...noise].map((act, i) => [keyOf(i), act])))
      const asked = {
        query: readQuery('nomeação coordenador').query,
        filters: {},
        order: 'relevancia',
        offset: 0,
      } as const
      const undone = new Set([keyOf(3), keyOf(1)])
      const found = [keyOf(2), keyOf(0), keyOf(3), keyOf(1)]
      const { total, keys } = await index.search({ ...asked, limit: 4, undone })
      expect({ total, keys }).toEqual({ total: 4, keys: found })
      const second = await index.search({ ...asked, offset: 2, limit: 2, undone })
      expect(second.keys).toEqual(found.slice(2))
    })
  })
}

/** The contract of engines that count, by the same reference. */
export function describeFacets(name: string, create: () => TestedEngine, runs = 200): void {
  test(`${name}: facets count what a filter by each value would find`, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(act, { maxLength: 12 }),
        fc.array(searches, { minLength: 1, maxLength: 6 }),
        async (acts, asked) => {
          const index = create()
          const archive = new Map(acts.map((act, i) => [keyOf(i), act]))
          await put(index, archive)
          for (const { query, filters } of asked) {
            const found = [...archive].filter(
              ([key, act]) => passes(filters, act, key) && matches(query, act),
            )
            expect(await index.facets(query, filters)).toEqual(facetsOf(found))
          }
        },
      ),
      { numRuns: runs },
    )
  })
}

export const amount = fc.constantFrom(5, 10, 1_326, 2_000_000)

/** Filters by amounts in the text. */
export const amounts = {
  valor_min: amount,
  valor_max: amount,
  cnpjs: fc.subarray(['12345678000195', '12345678', '11222333000181'], { minLength: 1 }),
}

/** Filters by amounts and the order by amount, by the same reference. */
export function describeAmounts(name: string, create: () => TestedEngine, runs = 200): void {
  const among = fc.record({ keys: fc.subarray(KEYS), others: fc.boolean() })
  const more: fc.Arbitrary<IndexFilters> = fc.record({ ...amounts, among }, { requiredKeys: [] })
  test(`${name}: amounts, companies and given acts filter; amounts order, page by page`, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(act, fc.option(amount)), { maxLength: 12 }),
        fc.array(fc.tuple(searches, more), { minLength: 1, maxLength: 6 }),
        fc.boolean(),
        async (acts, asked, isMerged) => {
          const index = create()
          const archive = new Map(acts.map(([act, reais], i) => [keyOf(i), priced(act, reais)]))
          for (const one of archive) {
            await put(index, new Map([one]))
            if (isMerged) while (index.mergeStep?.(1));
          }
          for (const [{ query, filters }, others] of asked) {
            const wanted = { ...filters, ...others }
            const expected = [...archive]
              .filter(([key, act]) => passes(wanted, act, key) && matches(query, act))
              .toSorted(([a, one], [b, other]) => amountOf(other) - amountOf(one) || b - a)
              .map(([key]) => key)
            const walked: ActKey[] = []
            for (const offset of [0, 3, 6, 9]) {
              const request = { query, filters: wanted, order: 'valor', offset, limit: 3 } as const
              const { total, keys } = await index.search(request)
              expect(total).toBe(expected.length)
              walked.push(...keys)
            }
            expect(walked).toEqual(expected)
          }
        },
      ),
      { numRuns: runs },
    )
  })
}

const KEYS = Array.from({ length: 12 }, (_, i) => keyOf(i))

export function priced(act: SearchableAct, reais: number | null): SearchableAct {
  const amount = reais === null ? '' : ` no valor de R$ ${reais.toLocaleString('pt-BR')},00`
  return { ...act, conteudo_completo: act.conteudo_completo + amount }
}

/** Answers about the whole archive, by the same reference. */
export function describeCatalog(name: string, create: () => TestedEngine, runs = 100): void {
  const archives = fc.array(act, { maxLength: 12 })
  const changed = fc.array(fc.tuple(fc.nat(11), fc.option(act)), { maxLength: 4 })

  test(`${name}: values are those of facets, with their first and last day`, async () => {
    await fc.assert(
      fc.asyncProperty(archives, changed, async (acts, changes) => {
        const index = create()
        const archive = new Map(acts.map((act, i) => [keyOf(i), act]))
        await put(index, archive)
        for (const [i, now] of changes) {
          if (now) await put(index, new Map([[keyOf(i), now]]))
          else await index.apply([{ kind: 'remove', key: keyOf(i) }])
          if (now) archive.set(keyOf(i), now)
          else archive.delete(keyOf(i))
        }
        const counts = facetsOf([...archive])
        for (const facet of ['orgao', 'tipo_ato'] as const) {
          const values = await index.values(facet)
          expect(new Map(values.map(({ valor, total }) => [valor, total]))).toEqual(counts[facet])
          for (const { valor, primeira, ultima } of values) {
            const filter = facet === 'orgao' ? { orgaos: [valor] } : { tipos_ato: [valor] }
            const days = [...archive]
              .filter(([key, act]) => passes(filter, act, key))
              .map(([key]) => dateOfDay(Math.floor(key / KEYS_PER_DAY)))
              .toSorted()
            expect([primeira, ultima]).toEqual([days[0], days.at(-1)])
          }
        }
      }),
      { numRuns: runs },
    )
  })

  test(`${name}: the commonest terms that begin so are those that acts have`, async () => {
    const prefixes = fc.constantFrom('', 'c', 'con', 'contratos', 'p', '1', 'x')
    await fc.assert(
      fc.asyncProperty(archives, prefixes, fc.integer({ min: 1, max: 5 }), async (acts, p, n) => {
        const index = create()
        await put(index, new Map(acts.map((act, i) => [keyOf(i), act])))
        const counts = new Map<string, number>()
        for (const { titulo, conteudo_completo } of acts)
          for (const word of new Set(wordsOf(`${titulo} ${conteudo_completo}`)))
            if (word.startsWith(p)) counts.set(word, (counts.get(word) ?? 0) + 1)
        const expected = [...counts]
          .map(([palavra, total]) => ({ palavra, total }))
          .sort((a, b) => b.total - a.total || (a.palavra < b.palavra ? -1 : 1))
        expect(await index.commonest('palavra', p, n)).toEqual(expected.slice(0, n))
      }),
      { numRuns: runs },
    )
  })
}

function facetsOf(found: [ActKey, SearchableAct][]): Facets {
  const count = (filters: (value: string) => SearchFilters, values: Set<string>, prefix: number) =>
    new Map(
      [...values].map((value) => [
        value.slice(prefix),
        found.filter(([key, act]) => passes(filters(value.slice(prefix)), act, key)).length,
      ]),
    )
  const of = (valuesOf: (act: SearchableAct, key: ActKey) => string[]) =>
    new Set(found.flatMap(([key, act]) => valuesOf(act, key)))
  return {
    total: found.length,
    secao: count(
      (secao) => ({ secoes: [secao] }),
      of(({ secao }) => [secao]),
      0,
    ),
    tipo_ato: count(
      (tipo) => ({ tipos_ato: [tipo] }),
      of(({ tipo_ato }) => [filterTerm.tipo_ato(tipo_ato)]),
      filterTerm.tipo_ato('').length,
    ),
    orgao: count(
      (orgao) => ({ orgaos: [orgao] }),
      of(({ orgao }) => pathsOf(orgao).map(filterTerm.orgao)),
      filterTerm.orgao('').length,
    ),
    dia: count(
      (dia) => ({ data_inicio: dia, data_fim: dia }),
      of((_, key) => [dateOfDay(Math.floor(key / KEYS_PER_DAY))]),
      0,
    ),
  }
}

function pathsOf(orgao: string): string[] {
  const levels = orgao.split('/')
  return levels.map((_, depth) => levels.slice(0, depth + 1).join('/'))
}

async function expectSame(
  index: SearchIndex,
  archive: Map<number, SearchableAct>,
  query: SoughtQuery,
  filters: SearchFilters,
): Promise<void> {
  const expected = [...archive]
    .filter(([key, act]) => passes(filters, act, key) && matches(query, act))
    .map(([key]) => key)
    .toSorted((a, b) => b - a)
  const ask = (order: Order) => index.search({ query, filters, order, offset: 0, limit: 100 })
  expect(await ask('recentes')).toEqual({ total: expected.length, keys: expected })
  expect((await ask('antigas')).keys).toEqual(expected.toReversed())
  expect((await ask('relevancia')).keys.toSorted((a, b) => b - a)).toEqual(expected)
}

async function put(
  index: Pick<TestedEngine, 'apply'>,
  acts: Map<number, SearchableAct>,
): Promise<void> {
  await index.apply([...acts].map(([key, act]) => ({ kind: 'put', key, act: analyzeAct(act) })))
}

async function byRelevance(index: SearchIndex, termo: string): Promise<number[]> {
  const query = parseQuery(termo)
  const request = { query, filters: {}, order: 'relevancia', offset: 0, limit: 10 } as const
  return (await index.search(request)).keys
}

/** Five acts a day. */
function keyOf(i: number): number {
  return (FIRST_DAY + Math.floor(i / 5)) * KEYS_PER_DAY + (i % 5)
}

function sample(act: Partial<SearchableAct>): SearchableAct {
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

/** Makes the tested words rare, as BM25 expects. */
const noise = Array.from({ length: 20 }, (_, i) =>
  sample({ conteudo_completo: `outro assunto ${i}` }),
)

/** Few words, so that random queries match random texts. */
const word = fc.constantFrom(
  'contrato',
  'contratos',
  'Publicação',
  'publicações',
  'de',
  'e',
  'a',
  'edital',
  '2023',
  '1.326',
  '1326',
  '12.345.678/0001-95',
  '12345678000195',
  '23106.010161/2023-23',
  'nº',
  'lei',
  'p\u0301a\u0303o',
  'pães',
  'publicar',
  'mec',
  's.a.',
  'sa',
  '15/2023',
  '015/2023',
  'BR-101',
  'BR 101',
  'br101',
  'ministério da educação',
  'portaria',
)
const text = fc.array(word, { maxLength: 8 }).map((words) => words.join(' '))
const bodies = fc.constantFrom(
  'Ministério da Saúde',
  'Ministério da Saúde/Gabinete',
  'Ministério da Educação/Gabinete',
  'Gabinete/Ministério da Saúde',
)
const types = fc.constantFrom('Portaria', 'Portaria Conjunta', 'Edital')
const sections = fc.constantFrom('1', '2', '3', 'extra')
const askedSections = fc.constantFrom('1', '2', '3', 'extra', 'extra1', 'extra2')
const editions = fc.constantFrom('54', '54-A', '55')

/** Acts of few words, and texts of queries that often match them. */
export const act: fc.Arbitrary<SearchableAct> = fc
  .record({
    titulo: text,
    ementa: fc.option(text),
    body: text,
    orgao: bodies,
    assinatura: text,
    tipo_ato: types,
    secao: sections,
    secao_base: fc.constantFrom('1', '2', '3'),
    lines: fc.record({ heading: fc.boolean(), signed: fc.nat(2), behind: text }),
    edicao: editions,
    data_publicacao: fc.constant('2023-05-12'),
  })
  // The full text contains the ementa: gazette/ ensures that, and the engines rely on it.
  .map(({ body, lines, ...act }) => {
    const { heading, signed, behind } = lines
    const signatures = [act.assinatura, behind, act.assinatura].slice(0, [0, 1, 3][signed])
    const text = [...(heading ? [act.titulo] : []), body, act.ementa ?? '', ...signatures]
    return { ...act, conteudo_completo: text.join('\n\n') }
  })

const leaf = fc.oneof(
  word,
  fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => `"${words.join(' ')}"`),
  fc
    .tuple(fc.array(word, { minLength: 1, maxLength: 3 }), fc.nat(3))
    .map(([words, n]) => `"${words.join(' ')}"~${n}`),
  fc.constantFrom('contr*', 'publica*', '1*', '*', 'p*'),
  fc.constantFrom(
    'cnpj:12.345.678/0001-95',
    'cnpj:12345678',
    'processo:23106010161202323',
    'norma:"Lei 1.326"',
    'norma:"lei nº 1326/2023"',
    'lei 1.326/23',
    '=publicação',
    'orgao:mec',
    'ministério da saúde',
    'orgao:ms',
  ),
)
const FIELD_NAMES_OF_TEXTS = ['titulo:', 'ementa:', 'orgao:', 'assinatura:', 'tipo:']
const fielded = fc
  .tuple(fc.constantFrom('', '', '', '', 'corpo:', ...FIELD_NAMES_OF_TEXTS), leaf)
  .map(([field, text]) => (text === '*' ? text : field + text))

const queryText: fc.Arbitrary<string> = fc.letrec<{ query: string; group: string }>((tie) => ({
  query: fc.oneof({ maxDepth: 3, withCrossShrink: true }, fielded, tie('group')),
  group: fc
    .tuple(fc.constantFrom(' ', ' OU ', ' NAO ', ' -'), tie('query'), tie('query'))
    .map(([operator, left, right]) => `(${left})${operator}(${right})`),
})).query

/** Queries as typed, and their readings. */
export const readings = fc
  .record({ termo: queryText, leitura: fc.constantFrom(LITERAL, READING_VERSION) })
  .filter(({ termo }) => isQuery(termo))

export const searches = fc
  .record({
    reading: readings,
    filters: fc.record(
      {
        data_inicio: fc.constantFrom('2023-03-20', '2023-03-21'),
        data_fim: fc.constantFrom('2023-03-21', '2023-03-22'),
        ignorar_assinatura: fc.constant(true),
        secoes: fc.array(askedSections, { minLength: 1, maxLength: 2 }),
        tipos_ato: fc.array(fc.oneof(types, types.map(beginning)), { minLength: 1, maxLength: 2 }),
        orgaos: fc.array(fc.oneof(bodies, fc.constantFrom('gabinete', 'MEC', 'Saúde', 'MS')), {
          minLength: 1,
          maxLength: 2,
        }),
        orgaos_exceto: fc.array(fc.oneof(bodies, fc.constantFrom('gabinete', 'MEC', 'MS')), {
          minLength: 1,
          maxLength: 2,
        }),
        edicao: editions,
      },
      { requiredKeys: [] },
    ),
  })
  .map(({ reading, filters }) => {
    const { termo, leitura } = reading
    return { asked: { termo, leitura, filters }, ...readSearch({ termo, leitura, filters }) }
  })

/** `Por*` */
function beginning(type: string): string {
  return `${type.slice(0, 3)}*`
}

function isQuery(termo: string): boolean {
  try {
    parseQuery(termo)
    return true
  } catch (error) {
    if (error instanceof QueryError) return false
    throw error
  }
}
