import type { IncomingHttpHeaders } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openArchive } from '../src/embedded/archive.ts'
import { READING_VERSION } from '../src/search/reading/reading.ts'
import { patchWebhook } from '../src/webhooks/webhook.ts'
import { acts } from './_acts.ts'
import { createPushStandIn } from './_push-stand-in.ts'
import { createPushWorld, eventually, startPush } from './_push.ts'
import { type WebhookApi, startWebhookApi } from './_webhooks.ts'

let api: WebhookApi
beforeAll(async () => {
  api = await startWebhookApi(acts, { ARAUTO_OPERATOR_EMAIL: 'quem.opera@exemplo.com.br' })
})
afterAll(() => api[Symbol.asyncDispose]())

const MATCH = { eventos: ['alerta.match'] }

/** A push service that answers `status` to what it would take, and a browser subscribed there, as a webhook. */
async function subscribed(status = 201) {
  const shown: string[] = []
  const faults: string[] = []
  const url = await api.receiver((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const opened = open(request.headers, Buffer.concat(chunks))
      if (opened.status === 201) shown.push(opened.text)
      else faults.push(opened.fault)
      response.writeHead(opened.status === 201 ? status : opened.status).end()
    })
  })
  const key = await api.commands.webhooks.pushKey()
  const browser = createPushStandIn(new URL(url).origin, key)
  const open = (headers: IncomingHttpHeaders, body: Buffer) =>
    browser.open(headers, body, new Date(api.time.now))
  const body = { ...MATCH, url: `${url}#navegador`, secret: browser.secret }
  return { shown, faults, body, ...browser }
}

test('a browser is a webhook: it is told in a form that only it can read', async () => {
  const { body, shown, faults } = await subscribed()
  const { status, json } = await api.call('POST', '/webhooks', body)
  expect([status, json.dados.secret]).toEqual([201, null])
  const { id, url } = json.dados
  expect(url).toBe(body.url)
  const test = await api.call('POST', `/webhooks/${id}/test`, { tipo: 'alerta.match' })
  expect(faults).toEqual([])
  expect(test.json.dados).toMatchObject({ status: 'entregue', ultimo_status_http: 201 })
  const note = JSON.parse(shown[0]!)
  expect(note).toEqual({
    titulo: expect.any(String),
    texto: expect.stringContaining('DOU de'),
    abrir: expect.stringMatching(/^\/publicacao\/\w+$/),
  })
  const delivery = await api.call('GET', `/webhooks/${id}/deliveries/${test.json.dados.id}`)
  expect(JSON.parse(delivery.json.dados.requisicao.corpo)).toEqual(note)
})

test.each([404, 410, 413, 429, 500])(
  'a test says that the push service answered %i',
  async (status) => {
    const { body, faults } = await subscribed(status)
    const { id } = (await api.call('POST', '/webhooks', body)).json.dados
    const { json } = await api.call('POST', `/webhooks/${id}/test`, { tipo: 'alerta.match' })
    expect(faults).toEqual([])
    expect(json.dados).toMatchObject({ status: 'falhou', ultimo_status_http: status })
  },
)

test('a test without a key that opens has failed, like any delivery', async () => {
  const { body } = await subscribed()
  await using broken = await startWebhookApi(acts)
  using archive = openArchive(broken.dataDir)
  const quebrada = Buffer.from('quebrada')
  await archive.sql.run('INSERT INTO push_keys (id, sealed) VALUES (1, $1)', [quebrada])
  const { id } = (await broken.call('POST', '/webhooks', body)).json.dados
  const { status, json } = await broken.call('POST', `/webhooks/${id}/test`, {
    tipo: 'alerta.match',
  })
  expect([status, json.dados.status]).toEqual([200, 'falhou'])
})

test('the key stays the same, and is sealed', async () => {
  const key = await api.commands.webhooks.pushKey()
  expect(Buffer.from(key, 'base64url')).toHaveLength(65)
  expect(await api.commands.webhooks.pushKey()).toBe(key)
})

test('only the keys of a subscription are taken as its secret', async () => {
  const { body, secret } = await subscribed()
  const { secret: _, ...without } = body
  const [, auth] = secret.split('.')
  const noPoint = `${Buffer.alloc(65, 4).toString('base64url')}.${auth}`
  for (const wrong of [without, { ...body, secret: 'um segredo' }, { ...body, secret: noPoint }]) {
    const { status, json } = await api.call('POST', '/webhooks', wrong)
    expect([status, json.erro.detalhes.map(({ campo }) => campo)]).toEqual([400, ['secret']])
  }
  const { id } = (await api.call('POST', '/webhooks', body)).json.dados
  const patch = (changes: object) => api.call('PATCH', `/webhooks/${id}`, changes)
  expect((await patch({ nome: 'Firefox', url: body.url })).status).toBe(200)
  expect((await patch({ secret: 'outro segredo' })).status).toBe(400)
  expect((await patch({ url: 'https://push.exemplo.com.br/b#navegador' })).status).toBe(400)
  const keyed = await patch({ chave: 'firefox' })
  expect(keyed.status).toBe(200)
  const whole = { ...MATCH, url: body.url, nome: 'Firefox' }
  expect((await api.call('PUT', '/webhooks/chave/firefox', whole)).status).toBe(200)
  expect((await api.call('PUT', '/webhooks/chave/outro', whole)).status).toBe(400)
  const rotated = await api.call('POST', `/webhooks/${id}/secret`, {})
  expect([rotated.status, rotated.json.erro.detalhes[0]?.campo]).toEqual([400, 'webhook_id'])
})

test('a push service is a receiver like any other: https, and no address within the network', async () => {
  const { body } = await subscribed()
  for (const url of [
    'http://push.exemplo.com.br/a',
    'https://127.0.0.1/a',
    'https://push.local/a',
  ]) {
    const { status, json } = await api.call('POST', '/webhooks', {
      ...body,
      url: `${url}#navegador`,
    })
    expect([status, json.erro.detalhes.map(({ campo }) => campo)]).toEqual([400, ['url']])
  }
})

const EDITION = {
  tipo: 'edicao.publicada',
  dados: { edicao: { numero: '1', data: '2026-03-16', secoes: ['1'] } },
}

test.each([404, 410])(
  'a subscription that ended (%i) rests at once, and goes on where it is made again',
  async (status) => {
    const world = await createPushWorld()
    const { receiver } = world
    const browser = createPushStandIn(`https://localhost:${receiver.port}`, '')
    const webhook = await world.webhook('/push#navegador', { secret: browser.secret })
    receiver.answers.set('/push', status)
    world.enqueue(webhook, 3)
    world.db.prepare('UPDATE deliveries SET body = ?').run(Buffer.from(JSON.stringify(EDITION)))
    startPush(world)
    await eventually(() =>
      world.rows('SELECT ativo, motivo_inativacao AS why FROM webhooks'),
    ).toEqual([{ ativo: 0, why: 'falhas' }])
    const states = () =>
      world.rows('SELECT DISTINCT status, ultimo_status_http AS http FROM deliveries')
    expect(states()).toEqual([{ status: 'suspensa', http: status }])
    expect(receiver.received).toHaveLength(1)
    expect(world.rows('SELECT para FROM mails')).toEqual([{ para: world.email }])

    receiver.answers.set('/push', 201)
    const now = new Date()
    await world.change(webhook.id, (before) =>
      patchWebhook(before, { ativo: true }, { leitura: READING_VERSION, now }),
    )
    world.db.prepare('UPDATE deliveries SET due_at = 0').run()
    await eventually(states).toEqual([{ status: 'entregue', http: 201 }])
  },
)
