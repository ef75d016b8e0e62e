import { expect, test } from 'vitest'
import { nextTime } from '../src/lib/time/day-time.ts'
import { createAskedDeliveries } from '../src/store/push/asked-deliveries.ts'
import { createSqliteHandle } from '../src/store/sqlite/connection.ts'
import { openSecretBox } from '../src/store/secret-key.ts'
import { retryRefusal } from '../src/webhooks/delivery.ts'
import type { SendingTimes } from '../src/webhooks/sending-time.ts'
import { patchWebhook } from '../src/webhooks/webhook.ts'
import { temporaryFolder } from './_cli.ts'
import { MONDAY, manyArticles, writeZip } from './_editions.ts'
import { type PushWorld, createPushWorld, eventually, sharedTime, startPush } from './_push.ts'

const NIGHT: Partial<SendingTimes> = { horario_silencioso: { de: '22:00', ate: '07:00' } }
const ACTS = 6

/** At eleven at night, with a webhook that sleeps from ten to seven, and a few acts that it is told of. */
async function startNight(envio: Partial<SendingTimes> = NIGHT) {
  const world = await createPushWorld()
  const webhook = await world.webhook('/noite', { envio })
  const evening = nextTime('23:00', new Date())
  const morning = nextTime('07:00', evening)
  const time = sharedTime(evening.getTime())
  const push = startPush(world, time)
  const acts = manyArticles(ACTS, { data: MONDAY })
  await world.importZip(writeZip(temporaryFolder(), `${MONDAY}-DO1.zip`, acts))
  const goTo = (moment: Date) => {
    time[0] = moment.getTime()
    push.wake()
  }
  return { world, webhook, push, evening, morning, goTo }
}

const dueTimes = ({ rows }: PushWorld) =>
  rows('SELECT DISTINCT due_at, status FROM deliveries').map(({ due_at, status }) => [
    status,
    due_at,
  ])
const received = ({ receiver }: PushWorld) =>
  receiver.received.map(({ headers }) => String(headers['x-service-delivery']))
const inOrder = ({ rows }: PushWorld) =>
  rows('SELECT id FROM deliveries ORDER BY seq').map(({ id }) => String(id))

test('what comes in a silence waits for its end, and then goes in order', async () => {
  const { world, morning, goTo } = await startNight()
  const waiting = [['pendente', morning.getTime()]]
  await eventually(() => world.rows('SELECT count(*) AS n FROM deliveries')[0]?.['n']).toBe(ACTS)
  expect(dueTimes(world)).toEqual(waiting)
  goTo(new Date(morning.getTime() - 1_000))
  goTo(morning)
  await eventually(() => received(world).length).toBe(ACTS)
  expect(received(world).toSorted()).toEqual(inOrder(world).toSorted())
})

test('what was due before a silence, and what fails in one, wait as well', async () => {
  const { world, webhook, push, evening, morning, goTo } = await startNight()
  await eventually(() => world.rows('SELECT count(*) AS n FROM deliveries')[0]?.['n']).toBe(ACTS)
  world.enqueue(webhook, 3, new Date(evening.getTime() - 3_600_000))
  push.wake()
  await eventually(() => dueTimes(world)).toEqual([['pendente', morning.getTime()]])
  expect(received(world)).toEqual([])
  world.receiver.answers.set('/noite', 500)
  const beforeNight = nextTime('21:59', morning)
  goTo(beforeNight)
  await eventually(() => received(world).length).toBeGreaterThan(ACTS)
  await eventually(() => dueTimes(world)).toEqual([
    ['pendente', nextTime('07:00', beforeNight).getTime()],
  ])
})

test('what somebody asks for goes at once, and only that', async () => {
  const { world, webhook, push, evening, morning } = await startNight()
  await eventually(() => world.rows('SELECT count(*) AS n FROM deliveries')[0]?.['n']).toBe(ACTS)
  const sql = createSqliteHandle(world.db)
  const asked = createAskedDeliveries(
    sql,
    await openSecretBox(sql, world.dataDir, null),
    retryRefusal,
  )
  const [, id] = inOrder(world)
  await asked.retry({ conta_id: world.conta, webhookId: webhook.id }, id!, null, evening)
  push.wake()
  await eventually(() => received(world)).toEqual([id])
  await eventually(() => dueTimes(world)).toEqual([
    ['pendente', morning.getTime()],
    ['entregue', null],
  ])
})

test('what waits goes as the webhook says now', async () => {
  const { world, webhook, push, goTo, morning } = await startNight({
    frequencia: 'diaria',
    hora: 12,
  })
  await eventually(() => world.rows('SELECT count(*) AS n FROM deliveries')[0]?.['n']).toBe(ACTS)
  expect(dueTimes(world)).toEqual([['pendente', nextTime('12:00', morning).getTime()]])
  await world.change(webhook.id, (before) =>
    patchWebhook(before, { envio: null }, { leitura: 0, now: new Date() }),
  )
  push.wake()
  await eventually(() => received(world).length).toBe(ACTS)
  goTo(morning)
})
