import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { analyzeAct } from '../engine/analysis.ts'
import { NO_LIMIT, type Query } from '../engine/port.ts'
import { areApart, nameIn } from '../src/search/reading/names-apart.ts'
import { largestParts } from '../src/search/reading/largest-part.ts'
import { explainNothing } from '../src/search/reading/nothing-found.ts'
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
  const { ausentes } = await explain('licensa maternidade')
  expect(ausentes).toEqual([{ palavra: 'licensa', sugestoes: [{ palavra: 'licenca', total: 2 }] }])
  expect(await partsOf('licensa maternidade')).toEqual([
    { parte: 'licensa', total: 1, consulta: 'maternidade' },
  ])
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
  expect(await partsOf('obra rodovia ponte -vigilância')).toEqual([
    { parte: 'ponte', total: 1, consulta: 'obra rodovia NAO vigilancia' },
    { parte: 'rodovia', total: 1, consulta: 'obra ponte NAO vigilancia' },
  ])
})

test('two words too many: the largest part comes first, and no smaller one', async () => {
  expect(await partsOf('fiscal contrato vigilância ponte maternidade')).toEqual([
    { parte: 'ponte maternidade', total: 1, consulta: 'fiscal contrato vigilancia' },
  ])
})

test('a query of which everything finds something is told with what was typed otherwise', async () => {
  const { query } = readQuery('fiscal contrato')
  expect(await largestParts('fiscall contrato', query, async (part) => total(part))).toEqual([
    { parte: 'fiscall', total: 1, consulta: 'fiscal contrato' },
  ])
})

test('words in quotes that stand in another order', async () => {
  const { semAspas } = await explain('"contrato do fiscal"')
  expect(semAspas).toEqual([
    { parte: '"contrato do fiscal"', total: 1, consulta: 'contrato fiscal' },
  ])
})

test('a word that the field lacks and the text has', async () => {
  const { ausentes, semCampo } = await explain('ementa:obra -ponte')
  expect(ausentes).toEqual([])
  expect(semCampo).toEqual([{ parte: 'ementa:obra', total: 1, consulta: 'obra NAO ponte' }])
})

test('a widened part is named as written', async () => {
  expect(await partsOf('nomeação ponte')).toEqual([
    { parte: 'nomeacao', total: 1, consulta: 'ponte' },
  ])
})

test('a name is sought with the stop words that were typed', () => {
  expect(nameIn(readQuery('Maria da Ponte').query)?.words).toEqual(['maria', 'da', 'ponte'])
})

test.each([
  'ponte',
  '"obra da ponte"',
  'titulo:obra ponte',
  'obra OU ponte',
  'obra norma:"Lei 1/2000"',
  'nomeação ponte',
  'ponte 15',
])('%s is no name', (termo) => {
  expect(nameIn(readQuery(termo).query)).toBeNull()
})

test.each([
  ['Nomear ANDERSON LIMA e Paulo Torres', true],
  ['Nomear ANDERSON GUSTAVO DE TORRES', false],
  ['Nomear Anderson\nG. Torres', false],
  ['ANDERSON LIMA E PAULO TORRES; ANDERSON SÁ, PAULO TORRES', true],
  ['Anderson Lima vistoriou as torres', false],
  ['Torres, Anderson', true],
])('a name that stands apart in “%s”: %s', (text, isApart) => {
  expect(areApart(['anderson', 'torres'], [text], NO_LIMIT)).toBe(isApart)
})

function partsOf(termo: string) {
  const { query } = readQuery(termo)
  expect(total(query)).toBe(0)
  return largestParts(termo, query, async (part) => total(part))
}

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
        secao_base: '2',
        data_publicacao: '2023-03-20',
        edicao: '1',
      })
      return { kind: 'put', key, act }
    }),
  )
  return made
}
