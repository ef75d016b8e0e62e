import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { analyzeAct } from '../engine/analysis.ts'
import { createSegmentIndex, createSegmentTables } from '../engine/index.ts'
import type { SoughtQuery } from '../engine/port.ts'
import { approximateSearch } from '../src/search/reading/approximate-search.ts'
import { readQuery } from '../src/search/reading/reading.ts'

const OTHERS = Array.from({ length: 300 }, (_, n) => `assunto ${n}`)

test('a long list ends where acts have only what is far commoner', async () => {
  const texts = ['compra de bolacha', ...times(30, 'compra de gêneros alimentícios'), ...OTHERS]
  expect(await near('biscoito', texts)).toEqual([0])
})

test('a short list shows these, too, but last', async () => {
  const texts = [...times(4, 'compra de gêneros alimentícios'), 'compra de bolacha', ...OTHERS]
  const found = await near('biscoito', texts)
  expect(found).toHaveLength(5)
  expect(found[0]).toBe(4)
})

test('a long list of what is alike stays whole', async () => {
  const texts = [...times(12, 'compra de gêneros alimentícios'), ...OTHERS]
  expect(await near('biscoito', texts)).toHaveLength(12)
})

test('singular and plural of a form are one reading', async () => {
  const texts = [
    ...times(2, 'compra de urna funerária'),
    ...times(15, 'compra de urnas funerárias'),
  ]
  const found = await near('caixões', [...texts, ...OTHERS])
  expect(new Set(found.slice(-2))).toEqual(new Set([0, 1])) // the newest come first
})

test('beside what is found strictly, acts that have all of it stay', async () => {
  const strict = 'biscoito e vassoura'
  const alike = times(12, 'gêneros alimentícios e material de limpeza')
  expect(await near('biscoito vassoura', [strict, ...alike, ...OTHERS])).toHaveLength(12)
})

test('in a long list what was typed comes before what it is also read as', async () => {
  const texts = [...times(9, 'uso de injetável'), ...times(6, 'uso de seringa'), ...OTHERS]
  const found = await near('seringas e agulha', texts)
  expect(found.slice(0, 6).toSorted((a, b) => a - b)).toEqual([9, 10, 11, 12, 13, 14])
})

test('of two listed things the one that says little is not enough', async () => {
  const texts = ['compra de marcapasso', ...times(60, 'compra de imagem'), ...OTHERS]
  expect(await near('marcapasso e imagem', texts)).toEqual([0])
  const alike = ['compra de marcapasso', 'compra de imagem', ...OTHERS]
  expect(new Set(await near('marcapasso e imagem', alike))).toEqual(new Set([0, 1]))
})

test('beside only two acts with most of it, few with half of it are shown', async () => {
  const both = times(2, 'agulheta azulada')
  const others = [...times(18, 'parede azulada'), ...OTHERS]
  const words = 'agulheta azulada marrom'
  const few = await near(words, [...both, 'agulheta', ...others])
  expect(new Set(few)).toEqual(new Set([0, 1, 2]))
  expect(await near(words, [...both, ...times(6, 'agulheta'), ...others])).toHaveLength(2)
})

test('who asks who won has results first', async () => {
  const texts = [
    ...times(3, 'contrato de impressora impressora'),
    'resultado da impressora',
    ...OTHERS,
  ]
  const titles = new Map([[3, 'Resultado de julgamento']])
  expect((await near('quem ganhou a impressora?', texts, titles))[0]).toBe(3)
  expect((await near('impressora comprada', texts, titles))[0]).not.toBe(3)
})

function times(count: number, text: string): string[] {
  return Array.from({ length: count }, () => text)
}

/** What comes near in an archive of these texts, by their places, best first. */
async function near(
  termo: string,
  texts: string[],
  titles = new Map<number, string>(),
): Promise<number[]> {
  const index = createIndex(texts, titles)
  const search = (query: SoughtQuery) =>
    index.search({
      query,
      filters: {},
      order: 'relevancia',
      offset: 0,
      limit: 20,
    })
  const strict = readQuery(termo).query
  const { query } = await approximateSearch(
    termo,
    { query: strict, total: search(strict).total },
    {
      total: async (part) => search(part).total,
      found: async (list) => search(list).total,
      nearestWords: async (word, limit) => index.nearestWords(word, limit),
    },
  )
  return query === null ? [] : search(query).keys
}

function createIndex(texts: string[], titles: ReadonlyMap<number, string>) {
  const db = new DatabaseSync(':memory:')
  createSegmentTables(db)
  const made = createSegmentIndex(db)
  made.apply(
    texts.map((conteudo_completo, key) => {
      const act = analyzeAct({
        titulo: titles.get(key) ?? 'Ato',
        orgao: 'Ministério da Saúde',
        conteudo_completo,
        ementa: null,
        assinatura: '',
        tipo_ato: 'Portaria',
        secao: '2',
        secao_base: '2',
        data_publicacao: '2023-03-20',
        edicao: '1',
      })
      return { kind: 'put', key, act }
    }),
  )
  return made
}
