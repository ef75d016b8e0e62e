import { createHmac } from 'node:crypto'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { type TestApi, importArticles, startApi } from './_api.ts'
import { TUESDAY, type TestArticle } from './_editions.ts'
import {
  BASE,
  type Subscriber,
  hubFields,
  posts,
  startSubscriber,
  topicOf,
  willing,
} from './_subscriber.ts'

const ACT: TestArticle = { idMateria: '1', texto: '<p>Aprova o regulamento de compras.</p>' }
const NEXT: TestArticle = { ...ACT, idMateria: '2', data: TUESDAY }

const NOTHING = { tasks: [], lost: [] }

async function start() {
  const subscriber = await startSubscriber()
  const api = await startApi([ACT], {}, subscriber.settings)
  onTestFinished(() => api[Symbol.asyncDispose]())
  const key = await api.newKey({ escopos: ['feeds'] })
  return { subscriber, api, key, topic: topicOf(key.chave) }
}

function ask(api: TestApi, fields: Record<string, string>) {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
  return api.send('POST', '/websub', headers, String(hubFields(fields)))
}

async function subscribe(
  api: TestApi,
  subscriber: Subscriber,
  topic: string,
  others: Record<string, string> = {},
): Promise<void> {
  const { callback } = subscriber
  const { status } = await ask(api, { mode: 'subscribe', topic, callback, ...others })
  expect(status).toBe(202)
  await heard(api, 'confirmado')
}

/** Feeds are looked at some seconds after they were looked at last. */
async function publish(api: TestApi, acts: TestArticle[]): Promise<void> {
  await importArticles(api.dataDir, acts)
  api.time.now += 10_000
}

/** Waits until the log tells of this outcome so often. */
async function heard({ log }: TestApi, outcome: string, times = 1): Promise<void> {
  await vi.waitFor(
    () => {
      const told = log.filter((line) => line.includes(`"resultado":"${outcome}"`))
      expect(told.length, `in ${log.join('')}`).toBeGreaterThanOrEqual(times)
    },
    { timeout: 15_000 },
  )
}

describe('the hub of the feeds', () => {
  test('is named by each feed, in its headers and in itself', async () => {
    const { api, topic } = await start()
    const path = topic.slice(BASE.length)
    const { headers, text } = await api.send('GET', path)
    expect(headers.link).toBe(`<${BASE}/websub>; rel="hub", <${topic}>; rel="self"`)
    expect(text).toContain(`<link rel="hub" href="${BASE}/websub"/>`)
    const json = await api.send('GET', path.replace('/atom', '/json'))
    expect(JSON.parse(json.text)).toMatchObject({
      hubs: [{ type: 'WebSub', url: `${BASE}/websub` }],
    })
  })

  test('asks the subscriber, and sends the whole feed, signed, once it has news', async () => {
    const { api, subscriber, topic } = await start()
    await subscribe(api, subscriber, topic, { secret: 'segredo', lease_seconds: '86400' })
    const [asked] = subscriber.told
    expect(Object.fromEntries(asked!.query)).toEqual({
      dono: '1',
      'hub.mode': 'subscribe',
      'hub.topic': topic,
      'hub.challenge': expect.stringMatching(/^[\w-]{43}$/),
      'hub.lease_seconds': '86400',
    })
    expect(posts(subscriber), 'what it could read itself is no news').toEqual([])

    await publish(api, [ACT, NEXT])
    await heard(api, 'entregue')
    const [{ headers, body, query }] = posts(subscriber) as [(typeof subscriber.told)[0]]
    expect(query.get('dono')).toBe('1')
    expect(headers).toMatchObject({
      'content-type': 'application/atom+xml; charset=utf-8',
      link: `<${BASE}/websub>; rel="hub", <${topic}>; rel="self"`,
      'x-hub-signature': `sha256=${createHmac('sha256', 'segredo').update(body).digest('hex')}`,
    })
    expect(body).toBe((await api.send('GET', topic.slice(BASE.length))).text)
    expect(body.match(/<entry>/g)).toHaveLength(2)
    expect((await api.send('GET', '/metricas')).text).toContain(
      'arauto_hub_tasks_total{kind="envio",outcome="entregue"} 1',
    )
  })

  test('leaves the address of the subscriber as it was written', async () => {
    const { api, subscriber, topic } = await start()
    const callback = subscriber.callback.replace('?dono=1', '?flag&sig=a%20b~c(1)')
    await subscribe(api, subscriber, topic, { callback })
    expect(subscriber.told[0]?.url).toMatch(/\/assina\?flag&sig=a%20b~c\(1\)&hub\.mode=subscribe&/)
  })

  test('sends nothing to whoever does not repeat the challenge, and nothing changes', async () => {
    const { api, subscriber, topic } = await start()
    const { callback } = subscriber
    subscriber.how.answer = (_told, response) => response.end('outra coisa')
    await ask(api, { mode: 'subscribe', topic, callback })
    await heard(api, 'nao_confirmado')
    subscriber.how.answer = willing
    await subscribe(api, subscriber, topic)
    subscriber.how.answer = (_told, response) => response.writeHead(404).end()
    await ask(api, { mode: 'unsubscribe', topic, callback })
    await heard(api, 'nao_confirmado', 2)
    await publish(api, [ACT, NEXT])
    await heard(api, 'falhou')
    expect(posts(subscriber)).toHaveLength(1)
  })

  test('tries again, later and later, with what the feed has by then', async () => {
    const { api, subscriber, topic } = await start()
    await subscribe(api, subscriber, topic)
    subscriber.how.answer = (_told, response) => response.writeHead(500).end()
    await publish(api, [ACT, NEXT])
    await heard(api, 'falhou')
    await importArticles(api.dataDir, [ACT, NEXT, { ...ACT, idMateria: '3' }])
    subscriber.how.answer = willing
    api.time.now += 2_000
    await heard(api, 'entregue')
    const entries = posts(subscriber).map(({ body }) => body.match(/<entry>/g)?.length)
    expect(entries).toEqual([2, 3])
    api.time.now += 60_000
    await heard(api, 'sem_novidade', 2) // the look of the beginning, and this one
    expect(posts(subscriber)).toHaveLength(2)
  })

  test('ends what a subscriber cancels, or answers with 410', async () => {
    const { api, subscriber, topic } = await start()
    const { callback } = subscriber
    const other = topic.replace('/atom', '/json')
    await subscribe(api, subscriber, topic)
    await ask(api, { mode: 'subscribe', topic: other, callback })
    await heard(api, 'confirmado', 2)
    await ask(api, { mode: 'unsubscribe', topic, callback })
    await heard(api, 'confirmado', 3)
    subscriber.how.answer = (_told, response) => response.writeHead(410).end()
    await publish(api, [ACT, NEXT])
    await heard(api, 'encerrado')
    expect(posts(subscriber).map(({ headers }) => headers['content-type'])).toEqual([
      'application/feed+json; charset=utf-8',
    ])
    expect(await api.commands.hub.claim()).toEqual(NOTHING)
  })

  test('tells a subscriber whose key of the feed is revoked, and sends no more', async () => {
    const { api, subscriber, topic, key } = await start()
    await subscribe(api, subscriber, topic)
    const admin = (await api.newKey({ escopos: ['administracao'] })).chave
    await api.send('DELETE', `/api/v1/chaves/${key.id}`, { 'X-API-Key': admin })
    api.time.now += 1
    await heard(api, 'negado')
    const { query } = subscriber.told.at(-1)!
    expect([query.get('hub.mode'), query.get('hub.topic')]).toEqual(['denied', topic])
    expect(query.get('hub.reason')).toBe('A chave deste feed não vale mais.')
    await publish(api, [ACT, NEXT])
    expect(await api.commands.hub.claim()).toEqual(NOTHING)
  })

  test('ends with its lease, unless it is renewed, which sends nothing twice', async () => {
    const { api, subscriber, topic } = await start()
    const HOUR = 3_600_000
    // An hour is the least.
    await subscribe(api, subscriber, topic, { lease_seconds: '1' })
    api.time.now += HOUR - 1_000
    const { callback } = subscriber
    const renewal = { mode: 'subscribe', topic, callback, lease_seconds: '3600', secret: 'novo' }
    await ask(api, renewal)
    await heard(api, 'confirmado', 2)
    expect(posts(subscriber)).toEqual([])
    api.time.now += HOUR - 20_000
    await publish(api, [ACT, NEXT])
    await heard(api, 'entregue')
    expect(posts(subscriber)[0]?.headers['x-hub-signature']).toMatch(/^sha256=[0-9a-f]{64}$/)
    api.time.now += 10_000
    await publish(api, [ACT, NEXT, { ...ACT, idMateria: '3' }])
    await api.commands.hub.touch()
    expect(await api.commands.hub.claim()).toEqual(NOTHING)
    expect(posts(subscriber)).toHaveLength(1)
  })

  test('refuses what is no subscription to a feed of this service, in words', async () => {
    const { api, subscriber, topic } = await start()
    const { callback } = subscriber
    const fields = async (given: Record<string, string>) => {
      const { status, json } = await ask(api, given)
      return [status, ...json.erro.detalhes.map(({ campo }) => campo)]
    }
    const good = { mode: 'subscribe', topic, callback }
    expect(await fields({})).toEqual([400, 'hub.mode', 'hub.topic', 'hub.callback'])
    expect(await fields({ ...good, mode: 'publish' })).toEqual([400, 'hub.mode'])
    for (const topic of [
      topicOf(api.chave),
      topicOf('ar_12345678_12345678901234567890123456789012'),
      'https://outro.exemplo/api/v1/feeds/ar_1/busca/atom?termo=a',
      `${BASE}/api/v1/feeds/ar_1/../../busca/atom?termo=a`,
      topicOf((await api.newKey({ escopos: ['feeds'] })).chave, 'rss'),
    ])
      expect(await fields({ ...good, topic }), `of ${topic}`).toEqual([400, 'hub.topic'])
    for (const callback of ['http://exemplo.com.br/', 'https://10.0.0.1/', 'https://a.local/'])
      expect(await fields({ ...good, callback }), `to ${callback}`).toEqual([400, 'hub.callback'])
    expect(await fields({ ...good, secret: 'a'.repeat(200) })).toEqual([400, 'hub.secret'])
    expect(await fields({ ...good, lease_seconds: 'um dia' })).toEqual([400, 'hub.lease_seconds'])
    expect((await api.send('GET', '/websub')).status).toBe(404)
    expect((await api.send('POST', '/websub', {}, { 'hub.mode': 'subscribe' })).status).toBe(400)
  })

  test('has room for twenty subscribers of a key, and keeps no address or secret in the open', async () => {
    const { api, subscriber, topic } = await start()
    const { callback } = subscriber
    for (let n = 0; n < 20; n++) {
      const one = { mode: 'subscribe', topic, callback: `${callback}&n=${n}`, secret: 'segredo' }
      expect((await ask(api, one)).status).toBe(202)
    }
    const refused = await ask(api, { mode: 'subscribe', topic, callback })
    expect([refused.status, refused.json.erro.detalhes[0]?.problema]).toEqual([
      400,
      'a chave deste feed já tem assinantes demais',
    ])
    await heard(api, 'confirmado', 20)
    expect((await ask(api, { mode: 'subscribe', topic, callback: `${callback}&n=7` })).status).toBe(
      202,
    )
    expect(api.log.join('')).not.toContain(topic)
    expect(api.log.join('')).not.toContain(callback)
  })
})

test('without an address of its own the installation has no hub', async () => {
  const api = await startApi([ACT])
  onTestFinished(() => api[Symbol.asyncDispose]())
  const { chave } = await api.newKey({ escopos: ['feeds'] })
  const { headers, text } = await api.send('GET', topicOf(chave).slice(BASE.length))
  expect([headers.link, text.includes('rel="hub"')]).toEqual([undefined, false])
  expect((await ask(api, { mode: 'subscribe' })).status).toBe(404)
})
