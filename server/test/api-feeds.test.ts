import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAccount } from '../src/access/accounts.ts'
import { acts } from './_acts.ts'
import { type TestApi, startApi } from './_api.ts'

let api: TestApi
let feedKey: string
let alertsKey: string
beforeAll(async () => {
  api = await startApi(acts)
  feedKey = (await api.newKey({ escopos: ['feeds'] })).chave
  alertsKey = (await api.newKey({ escopos: ['alertas'] })).chave
})
afterAll(() => api[Symbol.asyncDispose]())

/** Like a feed reader: without any header of ours. */
const read = (path: string, headers: Record<string, string> = {}) =>
  api.send('GET', `/api/v1/feeds/${path}`, headers)

async function items(path: string): Promise<{ id: string; title: string; url: string }[]> {
  const { status, text } = await read(path)
  expect([status, status === 200 ? '' : text]).toEqual([200, ''])
  return JSON.parse(text).items
}

const titles = async (path: string) => (await items(path)).map(({ title }) => title)

async function newAlert(consulta: string, termos: { termo: string }[] = []): Promise<string> {
  const body = { nome: 'Atos de documentos', consulta, termos }
  const { json } = await api.send('POST', '/api/v1/alertas', { 'X-API-Key': alertsKey }, body)
  return json.dados.id
}

describe('the feed of a search', () => {
  test('has what the search finds, newest first, at most fifty', async () => {
    const found = await api.get('/buscar?termo=documentos&ordem=recentes')
    expect(await titles(`${feedKey}/busca/json?termo=documentos`)).toEqual(
      found.json.dados.resultados.map(({ titulo }: { titulo: string }) => titulo),
    )
    const all = await titles(`${feedKey}/busca/json?termo=*&secao=3`)
    expect(all).toHaveLength(45)
  })

  test('is Atom with links to the acts, and to the page of the search', async () => {
    const { status, headers, text } = await read(
      `${feedKey}/busca/atom?termo=documentos&orgao=Minist%C3%A9rio%20da%20Sa%C3%BAde%26`,
    )
    expect([status, headers['content-type']]).toEqual([200, 'application/atom+xml; charset=utf-8'])
    expect(text).toContain('<link rel="self" type="application/atom+xml" href="http')
    // A body that no act bears is said: a reader of feeds would wait for ever.
    expect(text).toContain('<title>Aviso: ')
    const one = await read(`${feedKey}/busca/atom?termo=titulo%3Aportaria%20comit%C3%AA`)
    expect(one.text).toMatch(
      /<link rel="alternate" type="text\/html" href="[^"]+\/publicacao\/pub_/,
    )
  })

  test('masks the CPFs of titles and summaries', async () => {
    const cpf = '529.982.247-25'
    await using other = await startApi([
      { idMateria: '900', titulo: `AVISO A ${cpf}`, texto: `<p>Notifica o CPF ${cpf}.</p>` },
    ])
    const { chave } = await other.newKey({ escopos: ['feeds'] })
    for (const formato of ['atom', 'json']) {
      const { text } = await other.send(
        'GET',
        `/api/v1/feeds/${chave}/busca/${formato}?termo=*`,
        {},
      )
      expect(text.match(/\*{3}\.982\.247-\*\*/g)).toHaveLength(2)
      expect(text).not.toContain(cpf)
    }
  })

  test('answers 304 to whoever has it', async () => {
    const path = `${feedKey}/busca/atom?termo=documentos`
    const first = await read(path)
    const { etag } = first.headers as { etag: string }
    expect(first.headers['cache-control']).toBe('private, no-cache')
    expect((await read(path, { 'If-None-Match': etag })).status).toBe(304)
    const other = `${feedKey}/busca/atom?termo=contrato`
    expect((await read(other, { 'If-None-Match': etag })).status).toBe(200)
  })

  test('of an empty archive says so', async () => {
    await using empty = await startApi([])
    const { chave } = await empty.newKey({ escopos: ['feeds'] })
    const { text } = await empty.send('GET', `/api/v1/feeds/${chave}/busca/json?termo=*`)
    expect(JSON.parse(text).items.map(({ title }: { title: string }) => title)).toContainEqual(
      expect.stringMatching(/^Aviso: O acervo ainda não tem publicações/),
    )
  })

  test('refuses what a search refuses', async () => {
    const fields = async (query: string) =>
      (await read(`${feedKey}/busca/atom?${query}`)).json.erro.detalhes.map(({ campo }) => campo)
    expect(await fields('')).toEqual(['termo'])
    expect(await fields('termo=a&pagina=2')).toEqual(['pagina'])
    expect(await fields('termo=(a')).toEqual(['termo'])
    expect((await read(`${feedKey}/busca/rss?termo=a`)).status).toBe(404)
  })
})

describe('the feed of an alert', () => {
  test('has what the alert finds', async () => {
    const alert = await newAlert('documentos')
    expect(await titles(`${feedKey}/alertas/${alert}/json`)).toEqual(
      await titles(`${feedKey}/busca/json?termo=documentos`),
    )
    expect((await read(`${feedKey}/alertas/${alert}/atom`)).text).toContain(
      '<title>Atos de documentos</title>',
    )
  })

  test('has only what an item of the alert finds, too', async () => {
    const alert = await newAlert('documentos', [{ termo: 'comitê' }])
    expect(await titles(`${feedKey}/alertas/${alert}/json`)).toEqual([
      'PORTARIA Nº 101, DE 15 DE MARÇO DE 2024',
    ])
  })

  test('is of the account of its key', async () => {
    const alert = await newAlert('documentos')
    const account = { nome: 'Outra conta', email: 'outra@exemplo.com.br' }
    const { id: conta } = await createAccount(api.keys, account, new Date())
    const { chave } = await api.newKey({ conta, escopos: ['feeds'] })
    expect((await read(`${chave}/alertas/${alert}/atom`)).status).toBe(404)
  })
})

describe('the key of a feed', () => {
  test('opens nothing else, and no other key opens a feed', async () => {
    expect((await api.get('/buscar?termo=a', { 'X-API-Key': feedKey })).status).toBe(403)
    expect((await read(`${api.chave}/busca/atom?termo=a`)).status).toBe(403)
    // A key in the header is not that of the address.
    const path = 'ar_12345678_12345678901234567890123456789012/busca/atom?termo=a'
    expect((await read(path, { 'X-API-Key': feedKey })).status).toBe(401)
  })

  test('ends the feed when it is revoked, and stands in no log', async () => {
    const { id, chave } = await api.newKey({ escopos: ['feeds'] })
    const path = `${chave}/busca/atom?termo=documentos`
    expect((await read(path)).status).toBe(200)
    const admin = (await api.newKey({ escopos: ['administracao'] })).chave
    const revoked = await api.send('DELETE', `/api/v1/chaves/${id}`, { 'X-API-Key': admin })
    expect([revoked.status, revoked.text]).toEqual([204, ''])
    api.time.now += 1
    expect((await read(path)).status).toBe(401)
    expect(api.log.join('')).toContain('/feeds/:chave/busca/:formato')
    expect(api.log.join('')).not.toContain(chave.slice(12))
  })

  test('has no other scope', async () => {
    const { chave } = await api.newKey({ escopos: ['administracao'] })
    const ask = (body: object) => api.send('POST', '/api/v1/chaves', { 'X-API-Key': chave }, body)
    const { status, json } = await ask({ nome: 'Leitor', escopos: ['consulta', 'feeds'] })
    expect([status, json.erro.detalhes[0]?.campo]).toEqual([400, 'escopos'])
    expect((await ask({ nome: 'Leitor', escopos: ['feeds'] })).status).toBe(201)
    await expect(api.newKey({ escopos: ['feeds', 'consulta'] })).rejects.toThrow('não foi criada')
  })
})
