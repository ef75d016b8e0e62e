import { expect, test } from 'vitest'
import { createDeliveryQueue } from '../src/store/delivery-queue.ts'
import { openSecretBox } from '../src/store/secret-key-old.ts'
import { createPushWorld } from './_push.ts'

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

  const queue = createDeliveryQueue(world.db, openSecretBox(world.db, world.dataDir, null))
  const claimed = queue.transaction((tx) =>
    ids.map(() => {
      const delivery = tx.claim(webhook.id, at + 10)
      return delivery !== null && typeof delivery === 'object' ? delivery.id : delivery
    }),
  )
  expect(claimed?.result).toEqual([asked, first, retry, at + 3 + 1_000_000])
})
