import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { openQueries } from '../src/embedded/queries.ts'
import type { SearchParams } from '../src/service/archive/archive-queries.ts'
import { importArticles, startApi } from './_api.ts'

/** Longer than an answer that is not worth compressing. */
const LONG = '<p>portaria de que se fala muito</p>'.repeat(100)

test('a search that was answered is not asked again, until an act or a minute comes', async () => {
  const { api, asked } = await startCounting()
  const total = async (termo: string) =>
    (await api.get(`/buscar?termo=${termo}&ordem=recentes`)).json.dados.total

  expect([await total('portaria'), asked()]).toEqual([1, 1])
  expect([await total('portaria'), asked()]).toEqual([1, 1])
  expect([await total('decreto'), asked()]).toEqual([0, 2])
  await importArticles(api.dataDir, [{ idMateria: '2', texto: LONG }])
  expect([await total('portaria'), asked()]).toEqual([2, 3])
  api.time.now += 60_000
  expect([await total('portaria'), asked()]).toEqual([2, 4])
})

test('a kept answer is the one that was sent, for each encoding and who has it already', async () => {
  const { api, asked } = await startCounting(10)
  const first = await api.get('/buscar?termo=portaria')
  const again = await api.get('/buscar?termo=portaria')
  expect(again.text).toBe(first.text)
  expect(named(again.headers)).toEqual(named(first.headers))
  expect(again.headers['x-request-id']).not.toBe(first.headers['x-request-id'])

  for (const [encoding, open] of [
    ['gzip', gunzipSync],
    ['br', brotliDecompressSync],
  ] as const)
    for (const time of ['compressed', 'compressed before']) {
      const { rawPayload, headers } = await api.app.inject({
        url: '/api/v1/buscar?termo=portaria',
        headers: { 'X-API-Key': api.chave, 'Accept-Encoding': encoding },
      })
      expect([time, headers['content-encoding'], headers.vary]).toEqual([
        time,
        encoding,
        'Accept-Encoding',
      ])
      expect(open(rawPayload).toString()).toBe(first.text)
    }
  const headers = { 'X-API-Key': api.chave, 'If-None-Match': String(first.headers.etag) }
  expect(await api.get('/buscar?termo=portaria', headers)).toMatchObject({ status: 304, text: '' })
  const head = await api.send('HEAD', '/api/v1/buscar?termo=portaria', { 'X-API-Key': api.chave })
  expect([head.status, head.text]).toEqual([200, ''])
  expect(asked()).toBe(2) // HEAD is answered anew
})

test('whoever asks is asked for a key, and counted, before a kept answer is sent', async () => {
  const { api } = await startCounting()
  const path = '/buscar?termo=portaria'
  expect((await api.get(path)).status).toBe(200)
  expect((await api.get(path, {})).status).toBe(401)
  const { chave } = await api.newKey({ limite: 2 })
  const { chave: other } = await api.newKey({ escopos: ['webhooks'] })
  const statuses: number[] = []
  for (const key of [chave, chave, chave, other])
    statuses.push((await api.get(path, { 'X-API-Key': key })).status)
  expect(statuses).toEqual([200, 200, 429, 403])
})

test('refusals and acts that are not there are not kept', async () => {
  const { api } = await startCounting()
  const id = (await api.get('/buscar?termo=portaria')).json.dados.resultados[0].id
  for (const _ of ['once', 'again']) {
    expect((await api.get('/buscar?termo=portaria&pagina=0')).status).toBe(400)
    expect((await api.get(`/publicacao/${id}0`)).status).toBe(404)
    expect((await api.get(`/publicacao/${id}`)).json.dados.id).toBe(id)
    expect((await api.get(`/publicacao/${id}?parte=`)).json.dados.id).toBe(id)
    expect((await api.get(`/publicacao/${id}?incluir=linhas`)).json.dados.linhas).toBeDefined()
  }
})

/** The API over so many acts, and how often its searches were asked of the engine. */
async function startCounting(acts = 1) {
  let asked = 0
  const search = (params: SearchParams) => (asked++, queries.archive.search(params))
  const articles = Array.from({ length: acts }, (_, i) => ({ idMateria: `1${i}`, texto: LONG }))
  const api = await startApi(articles, { search })
  onTestFinished(() => api[Symbol.asyncDispose]())
  const opened = openQueries({ dataDir: api.dataDir, secretKey: null })
  onTestFinished(() => opened[Symbol.dispose]())
  const { queries } = opened
  return { api, asked: () => asked }
}

/** The headers that are no request's own. */
function named(headers: Record<string, unknown>) {
  const { 'x-request-id': _, 'x-ratelimit-remaining': __, date: ___, ...others } = headers
  return others
}
