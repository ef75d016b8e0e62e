import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApi, startApi } from './_api.ts'
import { acts } from './_acts.ts'

const several = {
  idMateria: '900',
  pubName: 'DO2',
  titulo: 'PORTARIAS DE 15 DE MARÇO DE 2024',
  texto: [
    '<p>O REITOR DA UNIVERSIDADE, no uso de suas atribuições, resolve:</p>',
    '<p>Nº 1.146 - Nomear MARIA DAS DORES SILVA, CNPJ 11.222.333/0001-81, para astronauta.</p>',
    '<p>Nº 1.147 - Exonerar JOSÉ PEREIRA LIMA do cargo de mergulhador.</p>',
    '<p class="assina">FULANA DE TAL</p>',
  ].join(''),
}

let api: TestApi
let id: string
beforeAll(async () => {
  api = await startApi([...acts, several])
  id = (await api.get('/buscar?termo=astronauta')).json.dados.resultados[0].id
})
afterAll(() => api[Symbol.asyncDispose]())

test('an article tells the acts that it holds, and where they are', async () => {
  const { dados } = (await api.get(`/publicacao/${id}`)).json
  expect(dados.partes).toEqual([
    expect.objectContaining({
      endereco: `${id}#1146`,
      numero: '1146',
      tipo_ato: 'Portaria',
      titulo: null,
      data: '2024-03-15',
      nomes: ['MARIA DAS DORES SILVA'],
      assinatura: 'FULANA DE TAL',
    }),
    expect.objectContaining({ endereco: `${id}#1147`, nomes: ['JOSÉ PEREIRA LIMA'] }),
  ])
  const { inicio, fim } = dados.partes[1]
  expect(dados.conteudo_completo.slice(inicio, fim)).toMatch(/^Nº 1\.147 - .*mergulhador\.$/)
})

test('an article that holds one act has no parts', async () => {
  const [hit] = (await api.get('/buscar?termo=comite')).json.dados.resultados
  expect((await api.get(`/publicacao/${hit.id}`)).json.dados.partes).toEqual([])
})

test('one part has its own text, and what that names', async () => {
  const whole = (await api.get(`/publicacao/${id}`)).json.dados
  const { dados } = (await api.get(`/publicacao/${id}?parte=1147`)).json
  expect(dados.conteudo_completo).toMatch(
    /^O REITOR [^]*resolve:\n\nNº 1\.147 [^]*\n\nFULANA DE TAL$/,
  )
  expect(whole.entidades.cnpjs).toEqual(['11.222.333/0001-81'])
  expect(dados.entidades.cnpjs).toEqual([])
  expect(dados.partes).toEqual([whole.partes[1]])
  expect(dados.sha256).toBe(whole.sha256)
})

test('the article, and each act within it, tells how it is cited', async () => {
  const whole = (await api.get(`/publicacao/${id}`)).json.dados
  const { dados } = (await api.get(`/publicacao/${id}?parte=1147`)).json
  expect(whole.citacao).toMatch(/^BRASIL\. .*\. PORTARIAS DE 15 DE MARÇO DE 2024\. Diário Oficial/)
  expect(dados.citacao).toBe(whole.partes[1].citacao)
  expect(dados.citacao).toMatch(/\. Portaria nº 1\.147, em PORTARIAS DE 15 DE MARÇO DE 2024\. Diá/)
})

test('a list of acts has how each is cited, if asked', async () => {
  const { citacao } = (await api.get(`/publicacao/${id}`)).json.dados
  const { dados } = (await api.get('/buscar?termo=astronauta&campos=citacao')).json
  expect(dados.resultados).toMatchObject([{ citacao }])
})

test('a part that is not there is not found, and the answer says where to look', async () => {
  const { status, json } = await api.get(`/publicacao/${id}?parte=1148`)
  expect(status).toBe(404)
  expect(json.erro.detalhes[0]).toMatchObject({
    campo: 'parte',
    sugestao: expect.stringContaining('partes'),
  })
})

test('a hit says which part has the words', async () => {
  const hit = async (query: string) => (await api.get(`/buscar?${query}`)).json.dados.resultados[0]
  const parte = { endereco: `${id}#1147`, numero: '1147' }
  expect(await hit('termo=mergulhador&trechos=true')).toMatchObject({ id, parte })
  expect(await hit('termo=mergulhador')).toMatchObject({ id, parte: null })
  expect(await hit('termo=reitor&trechos=true')).toMatchObject({ id, parte: null })
  expect(await hit('termo=comite&trechos=true')).toMatchObject({ parte: null })
})

describe('agrupar=parte', () => {
  const search = async (query: string) => (await api.get(`/buscar?${query}`)).json.dados
  const addresses = async (query: string) =>
    (await search(`${query}&agrupar=parte`)).resultados.map(
      (hit: { parte: { endereco: string } | null }) => hit.parte?.endereco ?? null,
    )

  test('the acts that have the words are results, each with an excerpt of its own', async () => {
    const { total, resultados } = await search('termo=silva OU lima&agrupar=parte&trechos=true')
    expect(total).toBe(1)
    expect(resultados.map((hit: { parte: object }) => hit.parte)).toEqual([
      { endereco: `${id}#1146`, numero: '1146' },
      { endereco: `${id}#1147`, numero: '1147' },
    ])
    const [, second] = resultados
    const shown = second.trechos[0].segmentos.map(({ texto }: { texto: string }) => texto).join('')
    expect(shown).toBe('Nº 1.147 - Exonerar JOSÉ PEREIRA LIMA do cargo de mergulhador.')
    expect(second.id).toBe(id)
  })

  test('what holds for an act counts for it: title, opening, signature, what it names', async () => {
    expect(await addresses('termo=silva portarias reitor fulana')).toEqual([`${id}#1146`])
    expect(await addresses('termo=cnpj:11.222.333/0001-81')).toEqual([`${id}#1146`])
    expect(await addresses('termo=reitor NAO silva')).toEqual([])
  })

  test('an article of which no act has all the words, or that holds one, is a result itself', async () => {
    expect(await addresses('termo=astronauta mergulhador')).toEqual([null])
    expect(await addresses('termo=comite')).toEqual([null])
    const [hit] = (await search('termo=comite&agrupar=parte')).resultados
    expect(hit).toEqual((await search('termo=comite')).resultados[0])
  })

  test('pages and totals are those of articles', async () => {
    const plain = await search('termo=*&limite=100')
    const grouped = await search('termo=*&limite=100&agrupar=parte')
    expect(grouped).toMatchObject({ total: plain.total, total_paginas: plain.total_paginas })
    expect(grouped.resultados).toHaveLength(plain.resultados.length + 1)
  })

  test.each(['agrupar=parte&campos=id', 'agrupar=orgao'])('%s is refused', async (query) => {
    const { status, json } = await api.get(`/buscar?termo=*&${query}`)
    expect([status, json.erro.detalhes[0]?.campo]).toEqual([400, 'agrupar'])
  })
})
