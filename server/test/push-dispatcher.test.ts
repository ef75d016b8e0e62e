import { expect, test } from 'vitest'
import { patchWebhook } from '../src/webhooks/webhook.ts'
import {
  type PushWorld,
  type RunningPush,
  createPushWorld,
  eventually,
  sharedTime,
  startPush,
} from './_push.ts'
import { createPushStandIn } from './_push-stand-in.ts'

const SECONDS = [60, 300, 1_800, 7_200, 86_400]

interface TimedPush extends RunningPush {
  /** Advances the clock, and notifies the dispatcher. */
  pass(seconds: number): void
  now(): Date
}

/** A dispatcher whose time the test advances. */
function startTimedPush(world: PushWorld): TimedPush {
  const time = sharedTime(Date.now())
  const push = startPush(world, time)
  return {
    ...push,
    now: () => new Date(time[0]!), // it has one element
    pass(seconds) {
      time[0]! += seconds * 1_000
      push.wake()
    },
  }
}

function statuses(world: PushWorld, webhookId?: string): string[] {
  return world
    .rows(
      `SELECT status FROM deliveries WHERE ?1 = '' OR webhook_id = ?1 ORDER BY seq`,
      webhookId ?? '',
    )
    .map(({ status }) => String(status))
}

/** The recorded attempts of all deliveries together. */
const written = (world: PushWorld) =>
  eventually(() => world.rows('SELECT count(*) AS n FROM attempts')[0]?.n)
const attempts = (world: PushWorld) => eventually(() => world.receiver.received.length)
const settled = (world: PushWorld) => eventually(() => statuses(world))
const webhookRow = (world: PushWorld, id: string) =>
  world.rows(
    'SELECT ativo, motivo_inativacao, falhas_consecutivas FROM webhooks WHERE id = ?',
    id,
  )[0]

test('a receiver that fails for 26 hours: the same bytes six times, a warning, and the end', async () => {
  const world = await createPushWorld()
  world.receiver.answers.set('/down', 500)
  const webhook = await world.webhook('/down')
  const push = startTimedPush(world)
  const [id] = world.enqueue(webhook, 1, push.now())
  push.wake()
  await written(world).toBe(1)
  const [later] = world.enqueue(webhook, 1, new Date(push.now().getTime() + 1e9))

  for (const [retry, seconds] of SECONDS.entries()) {
    push.pass(seconds - 1)
    push.pass(1)
    await attempts(world).toBe(retry + 2)
    await eventually(() =>
      world.rows('SELECT tentativas FROM deliveries WHERE id = ?', id!),
    ).toEqual([{ tentativas: retry + 2 }])
  }
  const { received } = world.receiver
  expect(new Set(received.map(({ body }) => body)).size).toBe(1)
  expect(new Set(received.map(({ headers }) => headers['x-service-delivery']))).toEqual(
    new Set([id]),
  )
  expect(received.map(({ headers }) => headers['x-service-attempt'])).toEqual([
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
  ])
  const times = received.map(({ headers }) => Number(headers['x-service-timestamp']))
  expect(times.slice(1).map((time, i) => time - times[i]!)).toEqual(SECONDS)

  expect(statuses(world)).toEqual(['falhou', 'suspensa'])
  expect(webhookRow(world, webhook.id)).toEqual({
    ativo: 0,
    motivo_inativacao: 'falhas',
    falhas_consecutivas: 6,
  })
  const mails = world.rows("SELECT para, message ->> 'kind' AS kind FROM mails ORDER BY seq")
  expect(mails).toEqual([
    { para: world.email, kind: 'webhook_warning' },
    { para: world.email, kind: 'webhook_inactive' },
  ])
  const numbered = 'SELECT numero, status_http, erro FROM attempts WHERE delivery_id = ?'
  expect(world.rows(numbered, id!)).toEqual(
    SECONDS.concat(0).map((_, i) => ({ numero: i + 1, status_http: 500, erro: 'status_http' })),
  )
  push.pass(1e5)
  world.enqueue(await world.webhook('/up'), 1, push.now())
  await settled(world).toEqual(['falhou', 'suspensa', 'entregue'])
  expect(world.rows('SELECT status FROM deliveries WHERE id = ?', later!)).toEqual([
    { status: 'suspensa' },
  ])
})

test('setting the clock back by a day delays no retry', async () => {
  const world = await createPushWorld()
  world.receiver.answers.set('/down', 500)
  const push = startTimedPush(world)
  const [id] = world.enqueue(await world.webhook('/down'), 1, push.now())
  push.wake()
  await written(world).toBe(1)
  const before = push.now().getTime()
  push.pass(-86_400)
  const dueAt = () =>
    Number(world.rows('SELECT due_at FROM deliveries WHERE id = ?', id!)[0]?.due_at)
  await eventually(dueAt).toBe(before + (SECONDS[0]! - 86_400) * 1_000)
  push.pass(SECONDS[0]! - 1)
  push.pass(1)
  await attempts(world).toBe(2)
  await push.stop()
})

test('a due delivery stays due when the clock is set back', async () => {
  const world = await createPushWorld()
  const webhook = await world.webhook('/slow')
  world.receiver.answers.set('/slow', null)
  const push = startTimedPush(world)
  world.enqueue(webhook, 20, push.now())
  push.wake()
  await attempts(world).toBe(8)
  push.pass(-3_600)
  world.receiver.answers.delete('/slow')
  world.receiver.release()
  await settled(world).toEqual(Array.from({ length: 20 }, () => 'entregue'))
  await push.stop()
})

test('if anything else succeeded meanwhile, only the delivery has failed', async () => {
  const world = await createPushWorld({ ARAUTO_WEBHOOK_RETRY_SECONDS: '60' })
  const webhook = await world.webhook('/a')
  world.receiver.answers.set('/a', 400)
  const push = startTimedPush(world)
  world.enqueue(webhook, 1, push.now())
  push.wake()
  await written(world).toBe(1)

  world.receiver.answers.set('/a', 200)
  push.pass(1)
  world.enqueue(webhook, 1, push.now())
  await settled(world).toEqual(['pendente', 'entregue'])
  world.receiver.answers.set('/a', 400)
  push.pass(59)
  await settled(world).toEqual(['falhou', 'entregue'])
  expect(webhookRow(world, webhook.id)).toMatchObject({ ativo: 1, falhas_consecutivas: 1 })
  expect(world.rows('SELECT * FROM mails')).toEqual([])
})

test('a recovered receiver gets its backlog, one at a time until it answers', async () => {
  const world = await createPushWorld()
  const webhook = await world.webhook('/a')
  const now = new Date()
  const change = (ativo: boolean) =>
    world.change(webhook.id, (w) => patchWebhook(w, { ativo }, { leitura: 1, now }))
  world.enqueue(webhook, 20, now)
  await change(false)
  expect(new Set(statuses(world))).toEqual(new Set(['suspensa']))

  const push = startPush(world)
  world.receiver.answers.set('/a', null)
  await change(true)
  // The first is never answered, so the others wait, though they are due and slots are free.
  await attempts(world).toBe(1)
  world.enqueue(await world.webhook('/b'), 3)
  await attempts(world).toBe(4)
  expect(world.receiver.mostAtOnce('/a')).toBe(1)
  expect(statuses(world, webhook.id).filter((status) => status === 'pendente')).toHaveLength(19)
  world.receiver.answers.delete('/a')
  world.receiver.release()
  await settled(world).toEqual(Array.from({ length: 23 }, () => 'entregue'))
  expect(world.receiver.mostAtOnce('/a')).toBeGreaterThan(1)
  await push.stop()
})

test('a receiver that does not answer delays nobody else', async () => {
  const world = await createPushWorld()
  const mute = await world.webhook('/mute')
  world.receiver.answers.set('/mute', null)
  const others = await Promise.all([0, 1, 2, 3].map((i) => world.webhook(`/${i}`)))
  // The mute receiver's deliveries are the oldest and most.
  world.enqueue(mute, 2_000)
  for (const other of others) world.enqueue(other, 100)
  const push = startPush(world)
  await eventually(() => others.flatMap(({ id }) => statuses(world, id))).toEqual(
    Array.from({ length: 400 }, () => 'entregue'),
  )
  expect(world.receiver.received.filter(({ path }) => path === '/mute')).toHaveLength(8)
  expect(world.receiver.mostAtOnce('/0')).toBeLessThanOrEqual(64)
  world.receiver.release()
  await push.stop()
})

test('after three failures in a row a receiver gets one at a time', async () => {
  const world = await createPushWorld()
  const webhook = await world.webhook('/a')
  world.receiver.answers.set('/a', 500)
  world.receiver.delay = () => 10
  world.enqueue(webhook, 30)
  const push = startPush(world)
  await attempts(world).toBe(30)
  const { received, mostAtOnce } = world.receiver
  expect(received).toHaveLength(30)
  expect(mostAtOnce('/a')).toBeGreaterThan(1)
  world.receiver.forgetCrowds()
  world.enqueue(webhook, 30)
  await attempts(world).toBe(60)
  expect(mostAtOnce('/a')).toBe(1)
  await push.stop()
})

test('a receiver gets no more at once than its owner allows, effective at once', async () => {
  const world = await createPushWorld()
  const webhook = await world.webhook('/a', { max_simultaneas: 3 })
  world.receiver.delay = () => 10
  world.enqueue(webhook, 40)
  const push = startPush(world)
  await attempts(world).toBe(40)
  expect(world.receiver.mostAtOnce('/a')).toBe(3)
  await world.change(webhook.id, (before) => ({ ...before, max_simultaneas: 2 }))
  world.receiver.forgetCrowds()
  world.enqueue(webhook, 40)
  await attempts(world).toBe(80)
  expect(world.receiver.mostAtOnce('/a')).toBe(2)
  await push.stop()
})

test('at the end, attempts in flight are recorded, and no new ones begin', async () => {
  const world = await createPushWorld()
  const webhook = await world.webhook('/a')
  world.receiver.answers.set('/a', null)
  world.enqueue(webhook, 20)
  const push = startPush(world)
  await attempts(world).toBe(8)
  await push.beginStop()
  world.receiver.answers.delete('/a')
  world.receiver.release()
  await push.stop()
  const ended = statuses(world)
  expect(ended.filter((status) => status === 'entregue')).toHaveLength(8)
  expect(ended.filter((status) => status === 'pendente')).toHaveLength(12)
})

test('attempts in flight when the service is killed are repeated, and count as no failure', async () => {
  const world = await createPushWorld()
  const webhook = await world.webhook('/a')
  const [id] = world.enqueue(webhook, 1)
  world.db.exec("UPDATE deliveries SET status = 'enviando', first_started_at = 1")
  startPush(world)
  await settled(world).toEqual(['entregue'])
  expect(world.receiver.received[0]?.headers).toMatchObject({
    'x-service-attempt': '1',
    'x-service-delivery': id,
  })
  expect(world.rows('SELECT failures, tentativas FROM deliveries')).toEqual([
    { failures: 0, tentativas: 1 },
  ])
})

test("the next attempt uses the webhook's current address and secret", async () => {
  const world = await createPushWorld({ ARAUTO_WEBHOOK_RETRY_SECONDS: '60' })
  const webhook = await world.webhook('/old')
  world.receiver.answers.set('/old', 500)
  const push = startTimedPush(world)
  world.enqueue(webhook, 1, push.now())
  push.wake()
  await written(world).toBe(1)
  const url = webhook.url.replace('/old', '/new')
  await world.change(webhook.id, (w) =>
    patchWebhook(w, { url, secret: 'outro segredo' }, { leitura: 1, now: push.now() }),
  )
  push.pass(60)
  await settled(world).toEqual(['entregue'])
  const [first, second] = world.receiver.received
  expect(second?.path).toBe('/new')
  expect(second?.headers['x-service-signature']).not.toBe(first?.headers['x-service-signature'])
})

test('a webhook deleted while an attempt fails gets no other', async () => {
  const world = await createPushWorld()
  const webhook = await world.webhook('/a')
  world.receiver.answers.set('/a', null)
  world.enqueue(webhook, 1)
  startPush(world)
  await attempts(world).toBe(1)
  await world.remove(webhook.id, new Date())
  world.receiver.release(500)
  await settled(world).toEqual(['cancelada'])
})

test('an attempt requested by a person is made at once and separately', async () => {
  const world = await createPushWorld()
  const webhook = await world.webhook('/a')
  const [id] = world.enqueue(webhook, 1)
  const push = startPush(world)
  await settled(world).toEqual(['entregue'])
  const ask = () => {
    world.db
      .prepare(`UPDATE deliveries SET status = 'pendente', due_at = 0, by_person = 1 WHERE id = ?`)
      .run(id!)
    push.wake()
  }
  ask()
  await attempts(world).toBe(2)
  await settled(world).toEqual(['entregue'])
  world.receiver.answers.set('/a', 500)
  ask()
  await attempts(world).toBe(3)
  // It was delivered once; a failure on our side does not change that.
  await settled(world).toEqual(['entregue'])
  expect(world.rows('SELECT failures, tentativas, due_at FROM deliveries')).toEqual([
    { failures: 0, tentativas: 3, due_at: null },
  ])
  expect(webhookRow(world, webhook.id)).toMatchObject({ ativo: 1, falhas_consecutivas: 0 })
})

test('many webhooks with one delivery each, and one with many: all are sent', async () => {
  const world = await createPushWorld()
  for (let i = 0; i < 100; i++) world.enqueue(await world.webhook(`/${i}`), 1)
  world.enqueue(await world.webhook('/many'), 200)
  startPush(world)
  await settled(world).toEqual(Array.from({ length: 300 }, () => 'entregue'))
  expect(new Set(world.receiver.received.map(({ json }) => json.id)).size).toBe(300)
  expect(world.receiver.received).toHaveLength(300)
})

test('without the key that browsers know, an attempt has failed, and is made again', async () => {
  const world = await createPushWorld()
  const { port } = world.receiver
  const { secret } = createPushStandIn(`https://localhost:${port}`, '')
  const body = Buffer.from(
    JSON.stringify({
      tipo: 'edicao.publicada',
      dados: { edicao: { numero: '1', data: '2026-03-16', secoes: ['1'] } },
    }),
  )
  world.db.prepare('INSERT INTO push_keys (id, sealed) VALUES (1, ?)').run(Buffer.alloc(64))
  const push = startTimedPush(world)
  world.enqueue(await world.webhook('/push#navegador', { secret }), 1, push.now())
  world.db.prepare('UPDATE deliveries SET body = ?').run(body)
  push.wake()
  await written(world).toBe(1)
  expect(world.rows('SELECT erro FROM attempts')).toEqual([{ erro: 'rede' }])
  expect(statuses(world)).toEqual(['pendente'])
  world.db.exec('DELETE FROM push_keys')
  push.pass(SECONDS[0]!)
  await settled(world).toEqual(['entregue'])
})
