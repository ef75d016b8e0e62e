import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasePath } from '../src/store/sqlite/database.ts'
import { type TestApi, startApi } from './_api.ts'
import type { TestArticle } from './_editions.ts'

const CNPJ = '12.345.678/0001-95'

const texts: [name: string, text: string][] = [
  ['nenhum', 'Sem valor nenhum.'],
  ['mil', `Contratada: CNPJ ${CNPJ}. Valor: R$ 1.000,00.`],
  ['milhão', 'Valor global de R$ 1,5 milhão, em parcelas de R$ 100,00.'],
  ['centavos', 'Valor: R$ 999,99. CNPJ 12345678000195.'],
  ['outro mil', 'Valor: R$ 1.000,00. CNPJ 11.222.333/0001-81.'],
]
const acts = texts.map(([name, text], i): TestArticle => ({
  idMateria: String(700 + i),
  titulo: `EXTRATO ${name}`,
  texto: `<p>${text}</p>`,
}))

let api: TestApi
beforeAll(async () => {
  api = await startApi(acts)
  using db = new DatabaseSync(databasePath(api.dataDir))
  const correct = db.prepare('UPDATE publications SET situacao = ? WHERE titulo = ?')
  correct.run('revogada', 'EXTRATO mil')
  correct.run('retificada', 'EXTRATO centavos')
  correct.run('retificada', 'EXTRATO milhão')
  db.exec("UPDATE publications SET retirada_em = '2024-03-20' WHERE titulo = 'EXTRATO milhão'")
})
afterAll(() => api[Symbol.asyncDispose]())

async function found(query: string): Promise<string[]> {
  const { status, json, text } = await api.get(`/buscar?termo=extrato&${query}`)
  expect({ status, text }).toMatchObject({ status: 200 })
  return json.dados.resultados.map(({ titulo }: { titulo: string }) => titulo.slice(8))
}

const newestFirst = ['outro mil', 'centavos', 'milhão', 'mil', 'nenhum']

test.each([
  ['', newestFirst],
  ['valor_min=1000', ['outro mil', 'milhão', 'mil']],
  ['valor_min=999.99&valor_max=1000', ['outro mil', 'centavos', 'mil']],
  ['valor_max=999.99', ['centavos']],
  ['valor_max=100', []],
  ['valor_min=1500000&valor_max=1500000', ['milhão']],
  ['valor_min=&valor_max=', newestFirst],
  ['valor_min=0', ['outro mil', 'centavos', 'milhão', 'mil']],
  [`cnpj=${CNPJ}`, ['centavos', 'mil']],
  ['cnpj=12345678000195', ['centavos', 'mil']],
  ['cnpj=12345678', ['centavos', 'mil']],
  ['cnpj=12345678&cnpj=11.222.333/0001-81', ['outro mil', 'centavos', 'mil']],
  ['cnpj=12345678&valor_min=1000', ['mil']],
  ['situacao=publicada', ['outro mil', 'nenhum']],
  ['situacao=revogada', ['mil']],
  ['situacao=retificada', ['centavos']],
  ['situacao=retirada', ['milhão']],
  ['situacao=revogada,retificada', ['centavos', 'mil']],
  ['situacao=publicada&situacao=revogada', ['outro mil', 'mil', 'nenhum']],
  ['situacao=sem_efeito', []],
  ['situacao=', newestFirst],
  ['situacao=publicada&valor_min=1', ['outro mil']],
])('%s', async (query, expected) => {
  expect(await found(`ordem=recentes&${query}`)).toEqual(expected)
  expect((await found(`ordem=antigas&${query}`)).toReversed()).toEqual(expected)
  expect((await found(query)).toSorted()).toEqual(expected.toSorted())
})

test('ordem=valor: the largest first, then the newest; those without at the end; page by page', async () => {
  const expected = ['milhão', 'outro mil', 'mil', 'centavos', 'nenhum']
  expect(await found('ordem=valor')).toEqual(expected)
  const pages = await Promise.all([1, 2, 3].map((p) => found(`ordem=valor&limite=2&pagina=${p}`)))
  expect(pages.flat()).toEqual(expected)
})

describe('the facet of situacao', () => {
  const facet = async (query: string) =>
    (await api.get(`/buscar?termo=extrato&facetas=situacao&${query}`)).json.dados.facetas.situacao

  test('counts each, ignoring its own filter', async () => {
    const all = {
      total_valores: 4,
      valores: [
        { valor: 'publicada', total: 2 },
        { valor: 'retificada', total: 1 },
        { valor: 'retirada', total: 1 },
        { valor: 'revogada', total: 1 },
      ],
    }
    expect(await facet('')).toEqual(all)
    expect(await facet('situacao=revogada')).toEqual(all)
    expect((await facet('valor_min=1000')).total_valores).toBe(3)
  })

  test('others are counted among the acts of a situacao', async () => {
    const path = '/buscar?termo=extrato&situacao=revogada&facetas=secao&histograma=mes'
    const { facetas, histograma } = (await api.get(path)).json.dados
    expect(facetas.secao.valores).toEqual([{ valor: '1', total: 1 }])
    expect(histograma).toEqual([{ periodo: '2024-03', total: 1 }])
  })
})

test.each([
  ['valor_min=1.000', 'valor_min'],
  ['valor_min=1000,00', 'valor_min'],
  ['valor_max=-1', 'valor_max'],
  ['valor_max=1e3', 'valor_max'],
  ['valor_min=2&valor_max=1', 'valor_min'],
  ['cnpj=12.345.678/0001-96', 'cnpj'],
  ['cnpj=1', 'cnpj'],
  ['situacao=vigente', 'situacao'],
])('%s is refused, naming %s, with the way out', async (query, campo) => {
  const { status, json } = await api.get(`/buscar?termo=*&${query}`)
  expect(status).toBe(400)
  expect(json.erro.detalhes).toMatchObject([{ campo, sugestao: expect.any(String) }])
})
