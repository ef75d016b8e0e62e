import { randomBytes } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { createAccount } from '../src/access/accounts.ts'
import { createKey } from '../src/access/api-keys.ts'
import { openArchive } from '../src/embedded/archive.ts'
import { createKeyStore } from '../src/store/accounts/keys.ts'
import { importArticles } from './_api.ts'
import { QUICK_START, startCli, temporaryFolder } from './_cli.ts'
import { TUESDAY, type TestArticle } from './_editions.ts'
import { hubFields, posts, startSubscriber, topicOf, willing } from './_subscriber.ts'

const ACT: TestArticle = { idMateria: '1', texto: '<p>Aprova o regulamento de compras.</p>' }
const NEXT: TestArticle = { ...ACT, idMateria: '2', data: TUESDAY }

const WAIT = { timeout: 60_000, interval: 50 }
/** What a killed process was sending is nobody else's for a minute. */
const CLAIMED = { ...WAIT, timeout: 90_000 }

test('a subscription outlives kills: before the news, and while it is sent', async () => {
  const dataDir = temporaryFolder()
  openArchive(dataDir)[Symbol.dispose]()
  await importArticles(dataDir, [ACT])
  const subscriber = await startSubscriber()
  const topic = topicOf(await feedKey(dataDir))
  const { callback } = subscriber

  const first = await startService()
  const body = hubFields({ mode: 'subscribe', topic, callback })
  const { status } = await fetch(`${first.url}/websub`, { method: 'POST', body })
  expect(status).toBe(202)
  await vi.waitFor(() => expect(first.said()).toContain('"resultado":"confirmado"'), WAIT)
  await first.kill()

  await importArticles(dataDir, [ACT, NEXT])
  subscriber.how.answer = () => {} // never answers
  const second = await startService()
  await vi.waitFor(() => expect(posts(subscriber)).toHaveLength(1), WAIT)
  await second.kill()

  subscriber.how.answer = willing
  const third = await startService()
  await vi.waitFor(() => expect(third.said()).toContain('"resultado":"entregue"'), CLAIMED)
  const [lost, came] = posts(subscriber)
  expect(came?.body).toBe(lost?.body)
  expect(came?.body.match(/<entry>/g)).toHaveLength(2)

  async function startService() {
    const env = { ...QUICK_START, ...subscriber.settings }
    const running = startCli(dataDir, ['servir'], env)
    let said = ''
    for (const stream of [running.process.stdout, running.process.stderr])
      stream?.on('data', (text: string) => (said += text))
    const url = await vi.waitFor(() => {
      const address = / no ar em (http\S+)/.exec(said)?.[1]
      expect(address, `in ${said}`).toBeDefined()
      return address
    }, WAIT)
    return {
      url,
      said: () => said,
      async kill() {
        running.kill()
        await running.ended
      },
    }
  }
})

async function feedKey(dataDir: string): Promise<string> {
  using archive = openArchive(dataDir)
  const keys = createKeyStore(archive.sql)
  const now = new Date()
  const { id: conta } = await createAccount(keys, { nome: 'Conta', email: 'a@exemplo.com' }, now)
  const request = { conta, nome: 'Feed', escopos: ['feeds'] }
  return (await createKey(keys, request, now, randomBytes)).chave
}
