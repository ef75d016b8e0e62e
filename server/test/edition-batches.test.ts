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

test('what comes with an edition goes once all its sections are here', async () => {
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
    push.wake()
  }
  const bring = async (section: string) => {
    const acts = manyArticles(ACTS, { data: MONDAY, pubName: section })
    await world.importZip(writeZip(temporaryFolder(), `${MONDAY}-${section}.zip`, acts))
  }
  await bring('DO1')
  await bring('DO2')
  await eventually(() => received('/logo').length).toBe(2 * ACTS)
  await lookAfter(5)
  expect(received('/edicao')).toEqual([])
  await bring('DO3')
  await eventually(() => received('/logo').length).toBe(3 * ACTS)
  await lookAfter(7)
  await eventually(() => received('/edicao').length).toBe(3 * ACTS)
})
