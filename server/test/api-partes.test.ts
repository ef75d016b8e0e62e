import { afterAll, beforeAll, expect, test } from 'vitest'
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
