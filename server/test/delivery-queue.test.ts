import { expect, test } from 'vitest'
import { createLeaseStore } from '../src/store/leases/leases.ts'
import { createDeliveryQueue } from '../src/store/push/delivery-queue.ts'
import { createSqliteHandle } from '../src/store/sqlite/connection.ts'
import { openSecretBox } from '../src/store/secret-key.ts'
import { type PushWorld, createPushWorld } from './_push.ts'

const LEASE_MS = 30_000

/** A queue as one dispatcher sees it, and the fence of its lease. */
async function openQueue({ db, dataDir }: PushWorld, holder = 'um', now = new Date()) {
  const sql = createSqliteHandle(db)
  const leases = createLeaseStore(sql)
  const until = new Date(now.getTime() + LEASE_MS)
  const fence = await leases.acquire(`dispatcher ${holder}`, holder, now, until)
  const queue = createDeliveryQueue(sql, await openSecretBox(sql, dataDir, null))
  return { queue, leases, fence: fence! } // nobody else has its name
}

test('of what is due, first attempts and those that a person asked for go before retries', async () => {
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
    { fence, now: new Date(at + 10), receivers: new Map([[webhook.id, null]]), change: 0 },
    () => ({ settled: [], claims: ids.map(() => webhook.id) }),
  )
  expect(claimed.get(webhook.id)?.map(({ id }) => id)).toEqual([asked, first, retry])
  expect(next.get(webhook.id)).toBe(at + 3 + 1_000_000)
})
