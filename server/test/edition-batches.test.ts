import { expect, test } from 'vitest'
import { releaseWhole } from '../src/service/push/edition-batches.ts'
import { createEditionBatchStore } from '../src/store/push/edition-batches.ts'
import { createLookLog } from '../src/store/push/look-log.ts'
import { createSqliteHandle } from '../src/store/sqlite/connection.ts'
import { temporaryFolder } from './_cli.ts'
import { MONDAY, manyArticles, writeZip } from './_editions.ts'
import { createPushWorld, eventually, sharedTime, startPush } from './_push.ts'

const ACTS = 5
const MINUTE = 60_000

/** A webhook that gets editions whole, one that gets all at once, and a gazette that comes section by section. */
async function waitingWorld() {
  const world = await createPushWorld()
  await world.webhook('/edicao', { envio: { frequencia: 'edicao' } })
  await world.webhook('/logo')
  const begin = Date.parse(`${MONDAY}T11:00:00Z`)
  const time = sharedTime(begin)
  const push = startPush(world, time)
  const received = (path: string) => world.receiver.received.filter((one) => one.path === path)
  const sql = createSqliteHandle(world.db)
  const waiting = { batches: createEditionBatchStore(sql), looks: createLookLog(sql) }
  const lookAfter = async (minutes: number) => {
    time[0] = begin + minutes * MINUTE
    await releaseWhole(waiting, new Date(time[0]))
  }
  const bring = async (section: string) => {
    const acts = manyArticles(ACTS, { data: MONDAY, pubName: section })
    await world.importZip(writeZip(temporaryFolder(), `${MONDAY}-${section}.zip`, acts))
  }
  const bringAndTell = async (section: string) => {
    const before = received('/logo').length
    await bring(section)
    await eventually(() => received('/logo').length).toBe(before + ACTS)
  }
  const dueNow = () =>
    world.rows(
      `SELECT d.id FROM deliveries d JOIN webhooks w ON w.id = d.webhook_id
       WHERE w.envio IS NOT NULL AND d.due_at <= ${time[0]}`,
    ).length
  return { push, received, lookAfter, bring, bringAndTell, dueNow }
}

test('what comes with an edition goes once all its sections are here', async () => {
  const { push, received, lookAfter, bringAndTell } = await waitingWorld()
  await bringAndTell('DO1')
  await bringAndTell('DO2')
  await lookAfter(5)
  expect(received('/edicao')).toEqual([])
  await bringAndTell('DO3')
  await lookAfter(7)
  push.wake()
  await eventually(() => received('/edicao').length).toBe(3 * ACTS)
})

test('and not before the monitor has seen the last one', async () => {
  const { push, lookAfter, bring, bringAndTell, dueNow } = await waitingWorld()
  await bringAndTell('DO1')
  await bringAndTell('DO2')
  await push.stop()
  await bring('DO3')
  await lookAfter(5)
  expect(dueNow()).toBe(0)
})

test('an edition between two extra ones is waited for, too', async () => {
  const { lookAfter, bringAndTell, dueNow } = await waitingWorld()
  await bringAndTell('DO1E')
  await lookAfter(0.5)
  await bringAndTell('DO1')
  await lookAfter(1)
  await bringAndTell('DO2E')
  await lookAfter(3)
  expect(dueNow()).toBe(0)
  await lookAfter(119)
  expect(dueNow()).toBe(3 * ACTS)
})
