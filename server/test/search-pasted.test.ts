import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { analyzeAct } from '../engine/analysis.ts'
import { createSegmentIndex, createSegmentTables } from '../engine/index.ts'
import type { SoughtQuery } from '../engine/port.ts'
import { approximateSearch } from '../src/search/reading/approximate-search.ts'
import { readQuery } from '../src/search/reading/reading.ts'

const SENTENCE =
  'contratação de empresa especializada para manutenção preventiva dos elevadores do edifício anexo em Campinas, com reposição de peças'
const TEXTS = [
  SENTENCE,
  'contratação de empresa especializada para manutenção preventiva dos telhados da escola rural',
  'contratação de empresa para limpeza do edifício anexo em Campinas',
  'nomear o servidor para o cargo de chefe da manutenção',
  'portaria da reitoria',
  'pintura de muro',
  'pintura de muro da creche',
  'pintura de muro do ginásio, com grades',
  'pintura de salas',
  'sondagem de solo',
]
const LONG_TEXT = `dragagem ${'do assunto '.repeat(700)} sondagem no porto`
const LONG = [
  { titulo: 'Edital', conteudo_completo: LONG_TEXT },
  { titulo: 'Edital de dragagem', conteudo_completo: LONG_TEXT },
]

const VARNISHED = Array.from({ length: 7 }, () => 'granito com verniz')
const OTHERS = [
  ...VARNISHED.map((text) => ({ conteudo_completo: text })),
  { conteudo_completo: 'granito com zinco' },
  { conteudo_completo: 'globo de mesa, granito e estanho' },
  { conteudo_completo: 'globo terrestre' },
  { conteudo_completo: 'globo de vidro em Imperatriz - MA' },
  { conteudo_completo: 'cortejo', orgao: 'Tribunal de Contas da União' },
  { conteudo_completo: 'cortejo com balizas', orgao: 'Tribunal de Contas da União' },
  { conteudo_completo: 'granito com zinco' },
]

test.each([
  ['a letter lost', SENTENCE.replace('preventiva', 'prevetiva')],
  ['a word dropped', SENTENCE.replace('contratação', 'gerente')],
  ['two words joined', SENTENCE.replace('empresa especializada', 'empresaespecializada')],
  ['a word broken at a line', SENTENCE.replace('elevadores', 'eleva-\ndores')],
])('of a pasted sentence with %s, only acts with almost all of it come near', async (_, termo) => {
  expect(total(readQuery(termo).query)).toBe(0)
  expect(await near(termo)).toEqual([0])
})

test('of a few typed words some are enough', async () => {
  expect(await near('limpeza telhados')).toEqual([1, 2])
})

test('where enough acts have most of the words, those with half of them are left out', async () => {
  expect(await near('pintar muros do ginásio com grades')).toEqual([7])
  expect(await near('pintar muros coloridos')).toEqual([5, 6, 7])
})

test('beside what is found strictly, an act needs almost all', async () => {
  expect(await near('pintura creche')).toEqual([])
  expect(await near('grades creche')).toEqual([6, 7])
})

test('of many with half of the words, only those with more are left, if there are two', async () => {
  expect(await near('granito verniz zinco')).toEqual([19, 25])
  expect(await near('granito verniz estanho')).toHaveLength(8)
})

test('of a body that is named, only its acts come near, even if none has the other words', async () => {
  expect(await near('tcu cortejo balizas globo')).toEqual([24])
  expect(await near('tcu zinco')).toEqual([23, 24])
})

test('of a state that is named, only acts with its name or acronym come near', async () => {
  expect(await near('globos maranhão')).toEqual([22])
  expect(await near('globos pernambuco')).toEqual([20, 21, 22])
})

test('a word that nobody has keeps no act away', async () => {
  expect(await near('chefe xilindró')).toEqual([3])
  expect(await near('xilindró tangamandápio')).toEqual([])
})

test('what is listed with a word that nobody has, is not listed with the word before', async () => {
  expect(await near('limpeza telhados e escola')).toEqual([1, 2])
  expect(await near('limpeza telhados xilindró e escola')).toEqual([1])
  expect(await near('limpeza telhados e xilindró e escola')).toEqual([1, 2])
})

test('of a body that does not exist, each word counts alone', async () => {
  expect(await near('escola federal do muro da creche')).toEqual([6])
})

test('what is called like a body, but is none, is no name', async () => {
  expect((await approximately('empresa do edifício')).motivos).toMatchObject([{ tipo: 'parcial' }])
})

test('to a number that nobody has nothing comes near', async () => {
  expect(await near('pintura 987/2023')).toEqual([])
})

test('a long act comes near by its title, not by words somewhere in it', async () => {
  expect(await near('dragagem telhados')).toEqual([1, 11])
})

test('long acts that only have the words keep nothing away from the list', async () => {
  expect(total(readQuery('sondagem porto').query)).toBe(2)
  expect(await near('sondagem porto')).toEqual([9])
})

async function near(termo: string): Promise<number[]> {
  const { query } = await approximately(termo)
  return query === null ? [] : search(query).keys.toSorted((a, b) => a - b)
}

function approximately(termo: string) {
  const strict = readQuery(termo).query
  return approximateSearch(
    termo,
    { query: strict, total: total(strict) },
    {
      total: async (part) => total(part),
      found: async (query) => total(query),
      nearestWords: async (word, limit) => index.nearestWords(word, limit),
    },
  )
}

function total(query: SoughtQuery): number {
  return search(query).total
}

function search(query: SoughtQuery) {
  return index.search({ query, filters: {}, order: 'relevancia', offset: 0, limit: 10 })
}

const index = createIndex()

function createIndex() {
  const db = new DatabaseSync(':memory:')
  createSegmentTables(db)
  const made = createSegmentIndex(db)
  made.apply(
    [...TEXTS.map((text) => ({ conteudo_completo: text })), ...LONG, ...OTHERS].map((own, key) => {
      const act = analyzeAct({
        titulo: 'Ato',
        orgao: 'Ministério da Saúde',
        ...own,
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
