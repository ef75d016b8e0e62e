import { expect, test } from 'vitest'
import { createAccount } from '../src/access/accounts.ts'
import { receiptStart } from '../src/gazette/ledger/receipt.ts'
import { rarityIn } from '../src/monitor/act-keys.ts'
import { createFanOut } from '../src/events/fan-out.ts'
import type { FanOutStore } from '../src/events/fan-out-store.ts'
import { createSubscriptions } from '../src/events/subscriptions.ts'
import { compileRows } from '../src/service/rows/row-watch.ts'
import { createKeyStore } from '../src/store/accounts/keys.ts'
import { createLeaseStore } from '../src/store/leases/leases.ts'
import { createLookLog } from '../src/store/push/look-log.ts'
import { createSqliteHandle } from '../src/store/sqlite/connection.ts'
import { deliveryBody } from '../src/webhooks/message/delivery-request.ts'
import { alertsOf } from './_alerts.ts'
import { temporaryFolder } from './_cli.ts'
import { MONDAY, TUESDAY, manyArticles, writeZip } from './_editions.ts'
import { fanOutStoreOf } from './_fan-out-store.ts'
import { type PushWorld, createPushWorld } from './_push.ts'

const ACTS = 20
/** Many webhooks of an account that wants everything. */
const BROAD = 60
const ALERTS = 15

/** One account with broad webhooks, created first, and another with a single one. */
async function createNeighbours() {
  const world = await createPushWorld()
  const sql = createSqliteHandle(world.db)
  const quiet = await createAccount(
    createKeyStore(sql),
    { nome: 'Outra', email: 'outra@exemplo.com.br' },
    new Date(),
  )
  for (let i = 0; i < BROAD; i++) await world.webhook(`/larga/${i}`)
  const { id: only } = await world.webhook('/outra')
  world.db.prepare('UPDATE webhooks SET conta_id = ? WHERE id = ?').run(quiet.id, only)
  const publish = async (data = MONDAY) => {
    const acts = manyArticles(ACTS, { data })
    await world.importZip(writeZip(temporaryFolder(), `${data}-DO1.zip`, acts))
  }
  return { world, quiet: quiet.id, only, publish }
}

async function startFanOut(
  { db }: PushWorld,
  wrap: (store: FanOutStore) => FanOutStore = (store) => store,
) {
  const sql = createSqliteHandle(db)
  const now = new Date()
  const fence = await createLeaseStore(sql).acquire('monitor', 'teste', now, now)
  return createFanOut({
    store: wrap(fanOutStoreOf(sql)),
    fence: fence!, // free
    subscriptions: createSubscriptions(rarityIn([]), compileRows),
    body: deliveryBody,
    stopwatch: () => 0,
    pause: async () => {},
    onDefect(id, error) {
      throw new Error(id, { cause: error })
    },
  })
}

function pairs({ rows }: PushWorld) {
  return rows(
    'SELECT count(*) AS n, count(DISTINCT evento_id || webhook_id) AS pairs FROM deliveries',
  )
}

test("an account's deliveries do not wait behind another account's many", async () => {
  const { world, only, publish } = await createNeighbours()
  await publish()
  const fanOut = await startFanOut(world)
  while (await fanOut.step());
  const [last] = world.rows(
    'SELECT max(seq) AS seq, count(*) AS n FROM deliveries WHERE webhook_id = ?',
    only,
  )
  expect(last?.['n']).toBe(ACTS)
  expect(Number(last?.['seq'])).toBeLessThan((BROAD * ACTS) / 2)
  const all = (BROAD + 1) * ACTS
  expect(pairs(world)).toEqual([{ n: all, pairs: all }])
  expect(world.rows('SELECT * FROM waiting_events')).toEqual([])
})

test("one account's alert matches do not delay another's later events", async () => {
  const { world, only, publish } = await createNeighbours()
  const { id: listening } = await world.webhook('/alertas', { eventos: ['alerta.match'] })
  for (let i = 0; i < ALERTS; i++)
    await alertsOf(world).add({ consulta: '*', canais: { webhooks: [listening], emails: [] } })
  world.db.exec(`UPDATE webhooks SET ativo = 0 WHERE url LIKE '%larga%'`)
  await publish()
  const fanOut = await startFanOut(world)
  const matches = "SELECT count(*) AS n FROM events WHERE tipo = 'alerta.match'"
  while (world.rows(matches)[0]?.['n'] !== ALERTS * ACTS) await fanOut.step()
  await publish(TUESDAY)
  while (await fanOut.step());
  const ofWebhook = 'SELECT count(*) AS n, max(seq) AS last FROM deliveries WHERE webhook_id = ?'
  const [told, found] = [only, listening].map((id) => world.rows(ofWebhook, id)[0])
  expect([told?.['n'], found?.['n']]).toEqual([2 * ACTS, 2 * ALERTS * ACTS])
  expect(Number(told?.['last'])).toBeLessThan(ALERTS * ACTS)
})

test('a process killed mid-turn notifies nobody twice, and leaves nobody out', async () => {
  const { world, publish } = await createNeighbours()
  await publish()
  let left = 2
  const dying = await startFanOut(world, (store) => ({
    ...store,
    async record(...given) {
      if (left-- === 0) throw new Error('killed')
      return await store.record(...given)
    },
  }))
  await expect(
    (async () => {
      while (await dying.step());
    })(),
  ).rejects.toThrow('killed')
  expect(world.rows('SELECT count(*) > 0 AS some FROM waiting_events')).toEqual([{ some: 1 }])
  const next = await startFanOut(world)
  while (await next.step());
  const all = (BROAD + 1) * ACTS
  expect(pairs(world)).toEqual([{ n: all, pairs: all }])
})

test('only the receipts of waiting accounts say so', async () => {
  const { world, quiet, publish } = await createNeighbours()
  await publish()
  const fanOut = await startFanOut(world)
  const waits = () => world.rows('SELECT count(*) AS n FROM waiting_events')[0]?.['n']
  const isUnread = () =>
    world.rows('SELECT max(e.seq) > p.seq AS some FROM events e, monitor_progress p')[0]?.['some']
  while (isUnread() === 1) await fanOut.step()
  expect(waits()).not.toBe(0)
  const looks = createLookLog(createSqliteHandle(world.db))
  const pendingSince = async (conta: string | null) =>
    (await looks.read(receiptStart(new Date()), conta)).pendingSince
  expect(await pendingSince(quiet)).toBeNull()
  expect(await pendingSince(world.conta)).not.toBeNull()
  expect(await pendingSince(null)).toBe(await pendingSince(world.conta))
})
