import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databasePath } from '../src/store/sqlite/database.ts'
import { rows } from './_archive.ts'
import { WEBHOOK, type WebhookApi, startWebhookApi } from './_webhooks.ts'

const DAY_MS = 86_400_000

let api: WebhookApi
beforeAll(async () => void (api = await startWebhookApi()))
afterAll(() => api[Symbol.asyncDispose]())

let made = 0
const newKey = () => ({ 'idempotency-key': `chave-${++made}` })

async function webhookCount(): Promise<number> {
  return (await api.call('GET', '/webhooks')).json.dados.length
}

test('the same request is done once, and answered the same', async () => {
  const headers = newKey()
  const before = await webhookCount()
  const first = await api.call('POST', '/webhooks', WEBHOOK, headers)
  const again = await api.call('POST', '/webhooks', WEBHOOK, headers)
  expect([first.status, again.status]).toEqual([201, 201])
  expect(again.json).toEqual(first.json)
  expect(again.json.dados.secret).toMatch(/^whsec_/)
  expect(first.headers).not.toHaveProperty('idempotent-replayed')
  expect(again.headers).toMatchObject({
    'idempotent-replayed': 'true',
    'x-request-id': expect.stringMatching(/^req_/),
    'x-ratelimit-remaining': expect.anything(),
  })
  expect(await webhookCount()).toBe(before + 1)
})

test('white space in the body is not another request; anything else is', async () => {
  const headers = newKey()
  const first = await api.call('POST', '/webhooks', WEBHOOK, headers)
  const spaced = await api.call('POST', '/webhooks', JSON.stringify(WEBHOOK, null, 2), headers)
  expect(spaced.json).toEqual(first.json)
  for (const other of [
    { ...WEBHOOK, ativo: false },
    { ...WEBHOOK, ativo: true },
  ]) {
    const { status, json } = await api.call('POST', '/webhooks', other, headers)
    expect([status, json.erro.codigo]).toEqual([409, 'conflito'])
  }
  const { id } = first.json.dados
  const elsewhere = await api.call('POST', `/webhooks/${id}/secret`, undefined, headers)
  expect(elsewhere.status).toBe(409)
})

test('a key belongs to its account', async () => {
  const headers = newKey()
  const first = await api.call('POST', '/webhooks', WEBHOOK, headers)
  const other = await api.asAnother('POST', '/webhooks', WEBHOOK, headers)
  expect(other.status).toBe(201)
  expect(other.json.dados.id).not.toBe(first.json.dados.id)
})

test('concurrent requests: one is done, the others must retry', async () => {
  const headers = newKey()
  const before = await webhookCount()
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => api.call('POST', '/webhooks', WEBHOOK, headers)),
  )
  const created = answers.filter(({ status }) => status === 201)
  expect(new Set(created.map(({ json }) => json.dados.id)).size).toBe(1)
  expect(answers.filter(({ status }) => status !== 201).map(({ status }) => status)).toEqual(
    Array.from({ length: 10 - created.length }, () => 409),
  )
  expect(await webhookCount()).toBe(before + 1)
})

test('a refused request is not remembered: corrected, it may have the same key', async () => {
  const headers = newKey()
  const wrong = await api.call('POST', '/webhooks', { ...WEBHOOK, eventos: [] }, headers)
  expect(wrong.status).toBe(400)
  expect((await api.call('POST', '/webhooks', WEBHOOK, headers)).status).toBe(201)
  const unknown = `/webhooks/wh_x/secret`
  const elsewhere = newKey()
  expect((await api.call('POST', unknown, undefined, elsewhere)).status).toBe(404)
  expect((await api.call('POST', unknown, undefined, elsewhere)).status).toBe(404)
})

test('after a day the key is new again, and the kept answer is deleted', async () => {
  const headers = newKey()
  const first = await api.call('POST', '/webhooks', WEBHOOK, headers)
  api.time.now += DAY_MS - 1
  const same = await api.call('POST', '/webhooks', WEBHOOK, headers)
  expect(same.json).toEqual(first.json)
  api.time.now += 1
  const next = await api.call('POST', '/webhooks', WEBHOOK, headers)
  expect(next.json.dados.id).not.toBe(first.json.dados.id)
  const kept = rows(api.dataDir, 'SELECT key FROM idempotency_keys')
  expect(kept).toEqual([{ key: headers['idempotency-key'] }])
})

test('a kept answer is sealed: no secret is readable in the archive', async () => {
  const { json } = await api.call('POST', '/webhooks', WEBHOOK, newKey())
  const rotation = await api.call('POST', `/webhooks/${json.dados.id}/secret`, undefined, newKey())
  rows(api.dataDir, 'PRAGMA wal_checkpoint(TRUNCATE)')
  const file = readFileSync(databasePath(api.dataDir))
  for (const { secret } of [json.dados, rotation.json.dados]) {
    expect(file.includes(secret)).toBe(false)
    expect(file.includes(Buffer.from(secret).toString('base64'))).toBe(false)
  }
})

describe('every POST honours it', () => {
  test('/secret: the same secret', async () => {
    const { id } = await api.create()
    const headers = newKey()
    const first = await api.call('POST', `/webhooks/${id}/secret`, undefined, headers)
    const again = await api.call('POST', `/webhooks/${id}/secret`, undefined, headers)
    expect(again.json).toEqual(first.json)
  })

  test('/test: sent once, also while the first is on its way', async () => {
    let requests = 0
    const answer = Promise.withResolvers<void>()
    const arrived = Promise.withResolvers<void>()
    const url = await api.receiver((_, response) => {
      requests++
      arrived.resolve()
      void answer.promise.then(() => response.end())
    })
    const { id } = await api.create({ url })
    const headers = newKey()
    const send = () =>
      api.call('POST', `/webhooks/${id}/test`, { tipo: 'publicacao.nova' }, headers)
    const first = send()
    await arrived.promise
    const meanwhile = await send()
    expect([meanwhile.status, meanwhile.json.erro.codigo]).toEqual([409, 'conflito'])
    answer.resolve()
    const { json } = await first
    expect(json.dados.status).toBe('entregue')
    expect((await send()).json).toEqual(json)
    expect(requests).toBe(1)
  })

  test('/test: a process that died in the middle of it does not block the key for long', async () => {
    const { id } = await api.create({ url: 'https://localhost:1/' })
    const headers = newKey()
    const send = () =>
      api.call('POST', `/webhooks/${id}/test`, { tipo: 'publicacao.nova' }, headers)
    await send()
    rows(
      api.dataDir,
      `UPDATE idempotency_keys SET status = NULL, answer = NULL
       WHERE key = '${headers['idempotency-key']}'`,
    )
    expect((await send()).status).toBe(409)
    api.time.now += 60_000
    expect((await send()).status).toBe(200)
  })

  test('/reenviar: one replay', async () => {
    const { id } = await api.create()
    const headers = newKey()
    const period = { desde: '2024-03-15', ate: '2024-03-15' }
    const first = await api.call('POST', `/webhooks/${id}/reenviar`, period, headers)
    const again = await api.call('POST', `/webhooks/${id}/reenviar`, period, headers)
    expect([first.status, again.status]).toEqual([202, 202])
    expect(again.json).toEqual(first.json)
    expect((await api.call('GET', `/webhooks/${id}/reenvios`)).json.dados).toHaveLength(1)
  })
})

test.each([
  ['a space', 'duas palavras'],
  ['too long', 'a'.repeat(256)],
  ['empty', ''],
])('a key with %s is refused', async (_, key) => {
  const { status, json } = await api.call('POST', '/webhooks', WEBHOOK, { 'idempotency-key': key })
  expect([status, json.erro.codigo]).toEqual([400, 'parametro_invalido'])
  expect(json.erro.detalhes).toMatchObject([{ campo: 'Idempotency-Key' }])
})
