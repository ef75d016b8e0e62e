import { expect, test } from 'vitest'
import { Overtaken } from '../src/lib/flow/lease.ts'
import { createLeaseStore } from '../src/store/leases/leases.ts'
import { createDeliveryQueue } from '../src/store/push/delivery-queue.ts'
import { createSqliteHandle } from '../src/store/sqlite/connection.ts'
import { openSecretBox } from '../src/store/secret-key.ts'
import { type PushWorld, createPushWorld } from './_push.ts'

const LEASE_MS = 30_000

/** The queue of one dispatcher, with the fence of its lease. */
async function openQueue({ db, dataDir }: PushWorld, holder = 'um', now = new Date()) {
  const sql = createSqliteHandle(db)
  const leases = createLeaseStore(sql)
  const until = new Date(now.getTime() + LEASE_MS)
  const fence = await leases.acquire(`dispatcher ${holder}`, holder, now, until)
  const queue = createDeliveryQueue(sql, await openSecretBox(sql, dataDir, null))
  return { queue, leases, fence: fence! } // nobody else has its name
}

function claiming(claims: string[], gathering: ReadonlyMap<string, number> = new Map()) {
  return {
    settled: [],
    hours: [],
    hoursMayWait: false,
    inFlight: 0,
    claims,
    gathering,
    silent: new Map<string, number>(),
  }
}

test('first attempts and those requested by a person come before retries', async () => {
  const world = await createPushWorld()
  const webhook = await world.webhook('/')
  const at = Date.now()
  const ids = [0, 1, 2, 3].flatMap((ms) => world.enqueue(webhook, 1, new Date(at + ms)))
  const [retry, asked, first, later] = ids
  world.db
    .prepare('UPDATE deliveries SET failures = 1, by_person = (id = ?1) WHERE id IN (?1, ?2)')
    .run(asked!, retry!)
  const postpone = 'UPDATE deliveries SET due_at = due_at + 1000000 WHERE id = ?'
  world.db.prepare(postpone).run(later!)

  const { queue, fence } = await openQueue(world)
  const { claimed, next } = await queue.turn(
    {
      fence,
      now: new Date(at + 10),
      receivers: new Map([[webhook.id, null]]),
      change: 0,
      dispatchers: [fence.lease],
    },
    () => claiming(ids.map(() => webhook.id)),
  )
  expect(claimed.get(webhook.id)?.map(({ id }) => id)).toEqual([asked, first, retry])
  expect(next.get(webhook.id)).toBe(at + 3 + 1_000_000)
})

test("deliveries under way are due again once the dispatcher's lease has ended, and only then", async () => {
  const world = await createPushWorld()
  const webhook = await world.webhook('/')
  const [id] = world.enqueue(webhook, 1)
  const now = new Date()
  const after = (ms: number) => new Date(now.getTime() + ms)
  const first = await openQueue(world, 'um', now)
  const turn = {
    fence: first.fence,
    now: after(1_000),
    receivers: new Map([[webhook.id, null]]),
    change: 0,
    dispatchers: ['dispatcher um'],
  }
  const nothing = () => claiming([])
  await first.queue.turn(turn, () => claiming([webhook.id]))
  const statuses = () => world.rows('SELECT id, status, claimed_by, claimed_fence FROM deliveries')
  const claimed = { id, status: 'enviando', claimed_by: 'dispatcher um', claimed_fence: 1 }
  const free = { id, status: 'pendente', claimed_by: null, claimed_fence: null }

  const second = await openQueue(world, 'dois', now)
  await second.queue.recover(second.fence, after(1_000))
  expect(statuses()).toEqual([claimed])
  // Late, but not dead, and no other dispatcher takes over.
  await first.queue.recover(first.fence, after(60_000))
  expect(statuses()).toEqual([claimed])
  await second.queue.recover(second.fence, after(60_000))
  expect(statuses()).toEqual([free])
  await expect(first.queue.turn(turn, nothing)).rejects.toThrow(Overtaken)
  await expect(first.leases.renew(first.fence, after(90_000))).rejects.toThrow(Overtaken)
})

test('a dispatcher with the name of a dead one takes over its deliveries at once', async () => {
  const world = await createPushWorld()
  const webhook = await world.webhook('/')
  world.enqueue(webhook, 2)
  const now = new Date(Date.now() + 1_000)
  const before = await openQueue(world, 'servico', now)
  const dispatchers = ['dispatcher servico']
  const turn = { now, receivers: new Map([[webhook.id, null]]), change: 0, dispatchers }
  const claims = [webhook.id, webhook.id]
  const take = ({ queue, fence }: typeof before) =>
    queue.turn({ ...turn, fence }, () => claiming(claims))
  await take(before)
  const again = await openQueue(world, 'servico', now)
  expect((await take(again)).claimed.get(webhook.id)).toEqual([])
  await again.queue.recover(again.fence, now)
  expect((await take(again)).claimed.get(webhook.id)).toHaveLength(2)
  await expect(take(before)).rejects.toThrow(Overtaken)
})

test('deliveries due before those already claimed are still found', async () => {
  const world = await createPushWorld()
  const webhook = await world.webhook('/')
  const at = Date.now()
  const { queue, fence } = await openQueue(world)
  let seen = await queue.newest()
  const claim = async () => {
    const news = await queue.news(seen)
    seen = news.seen
    const turn = {
      fence,
      now: new Date(at + 100),
      receivers: new Map([[webhook.id, null]]),
      change: seen.change,
      dispatchers: [fence.lease],
    }
    const { claimed } = await queue.turn(turn, () => claiming([webhook.id, webhook.id]))
    return claimed.get(webhook.id)?.map(({ id }) => id)
  }
  const set = (column: string, ids: string[]) =>
    ids.forEach((id) => world.db.prepare(`UPDATE deliveries SET ${column} WHERE id = ?`).run(id))

  const late = world.enqueue(webhook, 3, new Date(at + 50))
  expect(await claim()).toEqual(late.slice(0, 2))
  const early = world.enqueue(webhook, 1, new Date(at + 10)) // of a slow transaction
  expect(await claim()).toEqual([...early, late[2]])

  const [failed] = world.enqueue(webhook, 1, new Date(at + 60))
  set('failures = 1', [failed!])
  expect(await claim()).toEqual([failed])
  set(`status = 'pendente', due_at = ${at + 20}`, late.slice(0, 2))
  expect(await claim()).toEqual([]) // not reported yet
  await queue.due()
  expect(await claim()).toEqual(late.slice(0, 2))
})

test('a message takes the oldest together; one that the receiver refused goes alone', async () => {
  const world = await createPushWorld()
  const webhook = await world.webhook('/')
  const at = Date.now()
  const ids = [0, 1, 2, 3].flatMap((ms) => world.enqueue(webhook, 1, new Date(at + ms)))
  const [refused, later, ...others] = ids
  world.db
    .prepare('UPDATE deliveries SET failures = 1, ultimo_status_http = 400 WHERE id = ?')
    .run(refused!)
  world.db.prepare('UPDATE deliveries SET due_at = due_at + 5 WHERE id = ?').run(later!)
  const { queue, fence } = await openQueue(world)
  const receivers = new Map([[webhook.id, null]])
  const turn = { fence, now: new Date(at + 10), receivers, change: 0, dispatchers: [fence.lease] }
  const take = async () => {
    const { claimed, next } = await queue.turn(turn, () =>
      claiming([webhook.id], new Map([[webhook.id, 20]])),
    )
    return [claimed.get(webhook.id)?.map(({ id }) => id), next.get(webhook.id)]
  }
  expect(await take()).toEqual([[later, ...others], at])
  expect(await take()).toEqual([[refused], null])
})
