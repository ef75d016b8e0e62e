import { randomBytes } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { createAccount } from '../src/access/accounts.ts'
import { createKey } from '../src/access/api-keys.ts'
import { openArchive } from '../src/embedded/archive.ts'
import { createSecretBox } from '../src/lib/crypto/secret-box.ts'
import { createKeyStore } from '../src/store/accounts/keys.ts'
import { createHubStore } from '../src/store/hub/hub-store.ts'
import type { HubConfirmation, HubDelivery } from '../src/service/hub/hub-store.ts'
import { importArticles } from './_api.ts'
import { temporaryFolder } from './_cli.ts'

const START = Date.UTC(2026, 10, 20, 12)
const at = (seconds: number) => new Date(START + seconds * 1_000)
const LIMIT = 16

/** Two processes with an archive, and a subscription that waits for a change. */
async function start(callbacks = ['https://a.exemplo/']) {
  const dataDir = temporaryFolder()
  await importArticles(dataDir, [{ idMateria: '1' }])
  const [{ sql }, { sql: other }] = [opened(openArchive(dataDir)), opened(openArchive(dataDir))]
  const box = createSecretBox(Buffer.alloc(32, 1))
  const [one, two] = [createHubStore(sql, box), createHubStore(other, box)]
  const keys = createKeyStore(sql)
  const { id: conta } = await createAccount(keys, { nome: 'C', email: 'a@exemplo.com' }, at(0))
  const request = { conta, nome: 'Feed', escopos: ['feeds'] }
  const { id: chave_id } = await createKey(keys, request, at(0), randomBytes)
  for (const callback of callbacks) {
    const subject = { chave_id, topic: 'https://feed.exemplo/', callback, secret: null }
    const terms = { mode: 'subscribe' as const, lease_seconds: 86_400, seen: 'a' }
    await one.ask({ ...subject, ...terms }, 20, at(0))
  }
  for (const task of await claim(0)) await one.confirm(task as HubConfirmation, at(0))
  await one.touch(at(0), at(-10))
  for (const task of await claim(0)) await one.delivered(task as HubDelivery, 'a', at(0))
  expect(await claim(0)).toEqual([])
  let acts = 1
  return {
    sql,
    one,
    two,
    claim,
    touch: (hub: typeof one, seconds: number) => hub.touch(at(seconds), at(seconds - 10)),
    async change() {
      acts++
      await importArticles(dataDir, [{ idMateria: String(acts) }])
    },
  }

  async function claim(seconds: number, hub = one) {
    const { tasks } = await hub.claim(LIMIT, at(seconds), at(seconds + 60))
    return tasks
  }
}

function opened<T extends Disposable>(one: T): T {
  onTestFinished(() => one[Symbol.dispose]())
  return one
}

test('only a change of the gazette makes subscriptions due: once for all, and not too often', async () => {
  const { one, two, claim, touch, change } = await start()
  await touch(one, 60)
  await touch(two, 120)
  expect(await claim(120), 'what the hub writes itself is no news').toEqual([])
  await change()
  await touch(one, 130)
  expect((await claim(130)).length).toBe(1)
  const { failures } = (await claim(190))[0] as HubDelivery
  expect(failures).toBe(0)
  await touch(two, 200)
  expect(await claim(200), 'told once for both').toEqual([])
})

test('changes follow one another by some seconds at least', async () => {
  const { one, two, claim, touch, change } = await start()
  await change()
  await touch(one, 10)
  for (const task of await claim(10)) await one.delivered(task as HubDelivery, 'b', at(10))
  await change()
  await touch(two, 19)
  expect(await claim(19)).toEqual([])
  await touch(two, 20)
  expect((await claim(20)).length).toBe(1)
})

test('what another process is sending is looked at again afterwards, and not meanwhile', async () => {
  const { one, two, claim, touch, change } = await start()
  await change()
  await touch(one, 10)
  const [sending] = await claim(10)
  await change()
  await touch(two, 20)
  expect(await claim(20, two), 'it is claimed').toEqual([])
  await one.delivered(sending as HubDelivery, 'b', at(25))
  const [again] = await claim(25, two)
  expect(again).toMatchObject({ kind: 'envio', sent: 'b' })
  await two.delivered(again as HubDelivery, 'c', at(26))
  expect(await claim(500)).toEqual([])
})

test('after a failure the next attempt has its time, whatever changed meanwhile', async () => {
  const { one, two, claim, touch, change } = await start()
  await change()
  await touch(one, 10)
  const [sending] = await claim(10)
  await change()
  await touch(two, 20)
  await one.failed(sending as HubDelivery, at(60), at(25))
  expect(await claim(59)).toEqual([])
  const [retried] = await claim(60)
  expect(retried).toMatchObject({ failures: 1 })
  await change()
  await touch(two, 70)
  await one.failed(retried as HubDelivery, null, at(75))
  expect((await claim(75)).length, 'given up, but there is news').toBe(1)
})

test('who lost the key while a retry waits is told once', async () => {
  const { sql, one, two, claim, touch, change } = await start()
  await change()
  await touch(one, 10)
  const [sending] = await claim(10)
  await one.failed(sending as HubDelivery, at(600), at(11))
  await sql.run('UPDATE api_keys SET revogada_em = $1', [at(12).toISOString()])
  expect((await claim(13)).length, 'the retry does not have to come').toBe(1)
  expect(await claim(15, two), 'it is being told').toEqual([])
})

test('whoever comes too late changes nothing of the claim that followed', async () => {
  const { one, two, claim, touch, change } = await start()
  await change()
  await touch(one, 10)
  const [late] = await claim(10)
  expect((await claim(70, two)).length).toBe(1)
  await one.delivered(late as HubDelivery, 'b', at(71))
  expect(await claim(72)).toEqual([])
  expect((await claim(130)).length).toBe(1)
})

test('a row that does not open is dropped, and told of; the others go on', async () => {
  const { sql, one, touch, change } = await start(['https://a.exemplo/', 'https://b.exemplo/'])
  await change()
  await touch(one, 10)
  await sql.run(
    'UPDATE hub_subscriptions SET callback = $1 WHERE subject = (SELECT min(subject) FROM hub_subscriptions)',
    [Buffer.alloc(64)],
  )
  const { tasks, lost } = await one.claim(LIMIT, at(10), at(70))
  expect([tasks.length, lost]).toEqual([1, [{ kind: 'envio', chave_id: tasks[0]?.chave_id }]])
  const later = await one.claim(LIMIT, at(70), at(130))
  expect([later.tasks.length, later.lost]).toEqual([1, []])
})
