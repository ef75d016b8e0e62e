import { expect, test } from 'vitest'
import { createLeaseStore } from '../src/store/leases/leases.ts'
import { createRetention } from '../src/store/push/retention.ts'
import { createSqliteHandle } from '../src/store/sqlite/connection.ts'
import { type PushWorld, createPushWorld, eventually, startPush } from './_push.ts'

const DAY_MS = 86_400_000

/** One step of the retention at a time, by the holder of the lease. */
async function startRetention({ db }: PushWorld): Promise<(now: Date) => Promise<boolean>> {
  const sql = createSqliteHandle(db)
  const now = new Date()
  const fence = await createLeaseStore(sql).acquire('monitor', 'teste', now, now)
  const retention = createRetention(sql)
  return (now) => retention.step(now, fence!) // nobody else runs
}

test('events and deliveries are kept 90 days, answers 30, statistics 13 months', async () => {
  const world = await createPushWorld()
  const webhook = await world.webhook('/a')
  world.receiver.says = 'Recebido'
  const push = startPush(world)
  const [id] = world.enqueue(webhook, 1)
  await eventually(() => world.rows("SELECT id FROM deliveries WHERE status = 'entregue'")).toEqual(
    [{ id }],
  )
  await push.stop()
  const now = Date.now()
  world.db
    .prepare("INSERT INTO events (id, tipo, criado_em, dados) VALUES ('evt_1', 'x', ?, '{}')")
    .run(new Date(now).toISOString())
  world.db.exec('UPDATE monitor_progress SET seq = 1')

  const step = await startRetention(world)
  const clean = async (days: number) => {
    while (await step(new Date(now + days * DAY_MS)));
    const count = (table: string) => Number(world.rows(`SELECT count(*) AS n FROM ${table}`)[0]?.n)
    const answers = world.rows('SELECT resposta FROM attempts').map(({ resposta }) => resposta)
    const kept = ['events', 'deliveries', 'webhook_hours'].filter((table) => count(table) > 0)
    return [...kept, ...answers]
  }
  expect(await clean(29.9)).toEqual(['events', 'deliveries', 'webhook_hours', 'Recebido'])
  expect(await clean(30.1)).toEqual(['events', 'deliveries', 'webhook_hours', null])
  expect(await clean(89.9)).toEqual(['events', 'deliveries', 'webhook_hours', null])
  expect(await clean(90.1)).toEqual(['webhook_hours'])
  expect(await clean(395)).toEqual(['webhook_hours'])
  expect(await clean(397)).toEqual([])
})

test('many old rows are deleted in small transactions; pending ones stay', async () => {
  const world = await createPushWorld()
  const webhook = await world.webhook('/a')
  const long = new Date(Date.now() - 100 * DAY_MS)
  world.enqueue(webhook, 1_000, long)
  world.db.exec("UPDATE deliveries SET status = iif(seq % 10 = 0, 'pendente', 'entregue')")
  const step = await startRetention(world)
  let most = 0
  const total = () => Number(world.rows('SELECT count(*) AS n FROM deliveries')[0]?.n)
  for (let before = total(); await step(new Date()); before = total())
    most = Math.max(most, before - total())
  expect(world.rows('SELECT status, count(*) AS n FROM deliveries GROUP BY 1')).toEqual([
    { status: 'pendente', n: 100 },
  ])
  expect(most).toBeLessThanOrEqual(200)
})

test('a deleted webhook takes its data along, but not while a delivery is under way', async () => {
  const world = await createPushWorld()
  const [webhook, other] = [await world.webhook('/a'), await world.webhook('/b')]
  for (const each of [webhook, other]) world.enqueue(each, 300)
  const push = startPush(world)
  await eventually(() => world.receiver.received.length).toBe(600)
  await push.stop()
  await world.remove(webhook.id, new Date(Date.now() - 2 * DAY_MS))
  const step = await startRetention(world)
  const clean = async () => {
    while (await step(new Date()));
  }
  const setStatus = world.db.prepare('UPDATE deliveries SET status = ? WHERE seq = 1')
  setStatus.run('enviando')
  await clean()
  expect(world.rows('SELECT count(*) AS n FROM deliveries')).toEqual([{ n: 600 }])
  setStatus.run('entregue')
  await clean()
  for (const table of ['deliveries', 'webhook_hours', 'webhook_changes'])
    expect(world.rows(`SELECT DISTINCT webhook_id AS id FROM ${table}`)).toEqual([{ id: other.id }])
  expect(world.rows('SELECT id FROM webhooks')).toEqual([{ id: other.id }])
  expect(world.rows('PRAGMA foreign_key_check')).toEqual([])
})
