import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { analyzeAct } from '../engine/analysis.ts'
import type { Query } from '../engine/port.ts'
import { explainNothing, asPhrase } from '../src/search/reading/nothing-found.ts'
import { readQuery } from '../src/search/reading/reading.ts'
import { createSegmentIndex, createSegmentTables } from '../engine/index.ts'

const TEXTS = [
  'concede licença maternidade a servidora',
  'concede licença para tratar de interesses particulares',
  'obra na rodovia BR-101',
  'obra de restauração da ponte',
  'fiscal do contrato de vigilância',
]

test('a word that no act has is named, with similar existing ones', async () => {
  const { ausentes, sem } = await explain('licensa maternidade')
  expect(ausentes).toEqual([{ palavra: 'licensa', sugestoes: [{ palavra: 'licenca', total: 2 }] }])
  expect(sem).toEqual([{ parte: 'licensa', total: 1, consulta: 'maternidade' }])
})

test('a word absent only from its field is not called absent', async () => {
  expect((await explain('titulo:licença')).ausentes).toEqual([])
  const { ausentes } = await explain('titulo:licensa')
  expect(ausentes).toMatchObject([{ palavra: 'licensa', sugestoes: [{ palavra: 'licenca' }] }])
})

test('an absent word written twice is reported once', async () => {
  expect((await explain('licensa ponte licensa')).ausentes).toHaveLength(1)
})

test('some of many absent words are explained', async () => {
  expect((await explain('licensa obrra ponnte rodoviia fiscaal contratoo')).ausentes).toHaveLength(
    5,
  )
})

test('which word to drop, with the remaining results', async () => {
  const { ausentes, sem } = await explain('obra rodovia ponte -vigilância')
  expect(ausentes).toEqual([])
  expect(sem).toEqual([
    { parte: 'rodovia', total: 1, consulta: 'obra ponte NAO vigilancia' },
    { parte: 'ponte', total: 1, consulta: 'obra rodovia NAO vigilancia' },
  ])
})

test('a word that the field lacks and the text has', async () => {
  const { ausentes, semCampo } = await explain('ementa:obra -ponte')
  expect(ausentes).toEqual([])
  expect(semCampo).toEqual([{ parte: 'ementa:obra', total: 1, consulta: 'obra NAO ponte' }])
})

test('a widened part is named as written', async () => {
  expect((await explain('nomeação ponte')).sem).toEqual([
    { parte: 'nomeacao', total: 1, consulta: 'ponte' },
  ])
})

test.each([
  ['obra da ponte', 1, 0],
  ['fiscal do contrato', 1, 1],
  ['restauração ponte', 1, 0],
])('“%s”: %i acts have the words, %i in a row', (termo, having, inRow) => {
  const { query } = readQuery(termo)
  expect(total(query)).toBe(having)
  expect(total(asPhrase(query)!)).toBe(inRow)
})

test.each([
  'ponte',
  '"obra da ponte"',
  'titulo:obra ponte',
  'obra OU ponte',
  'obra norma:"Lei 1/2000"',
])('%s is no row of words', (termo) => {
  expect(asPhrase(readQuery(termo).query)).toBeNull()
})

function explain(termo: string) {
  const { query } = readQuery(termo)
  expect(total(query)).toBe(0)
  return explainNothing(query, {
    total: async (part) => total(part),
    exists: async (part) => total(part) > 0,
    nearestWords: async (word, limit) => index.nearestWords(word, limit),
  })
}

function total(query: Query): number {
  return index.search({ query, filters: {}, order: 'recentes', offset: 0, limit: 1 }).total
}

const index = createIndex()

function createIndex() {
  const db = new DatabaseSync(':memory:')
  createSegmentTables(db)
  const made = createSegmentIndex(db)
  made.apply(
    TEXTS.map((conteudo_completo, key) => {
      const act = analyzeAct({
        titulo: 'Portaria',
        ementa: null,
        conteudo_completo,
        orgao: 'Ministério da Saúde',
        assinatura: '',
        tipo_ato: 'Portaria',
        secao: '2',
        data_publicacao: '2023-03-20',
        edicao: '1',
      })
      return { kind: 'put', key, act }
    }),
  )
  return made
}
