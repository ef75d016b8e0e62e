import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createAccount } from '../src/access/accounts.ts'
import { newId } from '../src/lib/crypto/ids.ts'
import { createKeyStore } from '../src/store/accounts/keys.ts'
import { openSecretBox } from '../src/store/secret-key.ts'
import { createEditionBatchStore } from '../src/store/push/edition-batches.ts'
import { createWebhookStore } from '../src/store/push/webhooks.ts'
import { int, row, text } from '../src/store/rows.ts'
import { type EventHead, deliveryBody } from '../src/webhooks/message/delivery-request.ts'
import {
  type StoredWebhook,
  type WebhookPatch,
  newWebhook,
  patchWebhook,
} from '../src/webhooks/webhook.ts'
import { clusterEnv } from './_cluster.ts'
import { hasPostgres, openTestPostgres } from './_postgres.ts'
import { SECRET, createPushWorld, eventually } from './_push.ts'
import { type SendingTimes, sendingTimesOf } from '../src/webhooks/sending-time.ts'
import { WEBHOOK_RULES } from '../src/webhooks/store-rules.ts'

const stateRow = row({ status: text, tentativas: int, n: int })
const webhookRow = row({ falhas_consecutivas: int, ativo: int })
const countRow = row({ n: int })

/** A queue in PostgreSQL, receivers behind real TLS, and dispatchers in their own processes. */
async function createWorld() {
  const { receiver, env } = await createPushWorld()
  const database = await openTestPostgres()
  onTestFinished(() => database[Symbol.asyncDispose]())
  const { sql } = database
  const settings = { ...env, ...clusterEnv(database.url, ['http://127.0.0.1:9']) }
  const key = Buffer.from(settings.ARAUTO_SECRET_KEY!, 'base64')
  const webhooks = createWebhookStore(
    sql,
    await openSecretBox(sql, '', key),
    1_000_000,
    WEBHOOK_RULES,
  )
  const owner = { nome: 'Teste', email: 'dona@exemplo.com.br' }
  const { id: conta } = await createAccount(createKeyStore(sql), owner, new Date())
  return {
    sql,
    receiver,
    async webhook(path: string, envio: SendingTimes | null = null): Promise<StoredWebhook> {
      const url = `https://localhost:${receiver.port}${path}`
      const about = {
        id: newId('wh', Date.now()),
        conta_id: conta,
        secret: SECRET,
        leitura: 1,
        now: new Date(),
      }
      const webhook = newWebhook({ url, eventos: ['publicacao.nova'], envio }, about)
      await webhooks.create(webhook, 1_000, null, null, new Date())
      return webhook
    },
    /** Enqueues deliveries, due at once; returns their ids. */
    enqueue: (webhook: StoredWebhook, count: number) =>
      sql.transaction(async (tx) => {
        const now = new Date()
        const ids = Array.from({ length: count }, () => newId('dlv', now.getTime()))
        for (const id of ids) {
          const criado_em = now.toISOString()
          const event: EventHead = {
            id: newId('evt', Date.now()),
            tipo: 'publicacao.nova',
            criado_em,
          }
          const body = deliveryBody(event, webhook.id, Buffer.from('{"publicacao":{}}'))
          await tx.run(
            `INSERT INTO deliveries (id, evento_id, webhook_id, tipo, origem, status, due_at, criado_em,
               body) VALUES ($1, $2, $3, $4, 'automatica', 'pendente', $5, $6, $7)`,
            [id, event.id, webhook.id, event.tipo, now.getTime(), criado_em, body],
          )
        }
        return ids
      }),
    /** Changes a webhook like its owner. */
    change: (webhookId: string, patch: WebhookPatch) =>
      webhooks.change(
        { conta_id: conta, webhookId },
        (webhook) => ({
          after: patchWebhook(webhook, patch, { leitura: 1, now: new Date() }),
          answer: null,
        }),
        null,
        new Date(),
      ),
    states: () =>
      sql.all(
        stateRow,
        `SELECT status, tentativas, count(*) AS n FROM deliveries
         GROUP BY status, tentativas ORDER BY status, tentativas`,
      ),
    received: () => receiver.received.map(({ headers }) => headers['x-service-delivery']!),
    inFlight: async (name: string) =>
      (await sql.one(
        countRow,
        `SELECT count(*) AS n FROM deliveries WHERE status = 'enviando' AND claimed_by = $1`,
        [`dispatcher ${name}`],
      ))!.n,
    start: (name: string) => startDispatcher(name, settings),
  }
}

function startDispatcher(name: string, settings: Record<string, string>) {
  const program = fileURLToPath(new URL('./_postgres-dispatcher.ts', import.meta.url))
  const child: ChildProcess = spawn(process.execPath, [program, name], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout!.setEncoding('utf8').on('data', (words: string) => (output += words))
  onTestFinished(() => void child.kill('SIGKILL'))
  return {
    said: (word: string) => eventually(() => output).toContain(word),
    signal: (signal: NodeJS.Signals) => void child.kill(signal),
  }
}

describe.runIf(hasPostgres('dispatchers beside each other'))(
  'dispatchers beside each other',
  () => {
    test('keep a silence, but for what somebody asked, and send what waits once it is lifted', async () => {
      const world = await createWorld()
      const clock = (hours: number) =>
        new Date(Date.now() + (hours - 3) * 3_600_000).toISOString().slice(11, 16) // Brasília's
      const horario_silencioso = { de: clock(-1), ate: clock(5) }
      const envio = sendingTimesOf({ horario_silencioso })!
      const webhooks = await Promise.all(
        [1, 2, 3].map((n) => world.webhook(`/silencio/${n}`, envio)),
      )
      const ids = await Promise.all(webhooks.map((webhook) => world.enqueue(webhook, 20)))
      const [asked] = ids.flat()
      await world.sql.run('UPDATE deliveries SET at_once = 1 WHERE id = $1', [asked!])
      world.start('um')
      world.start('dois')
      const early = `SELECT count(*) AS n FROM deliveries WHERE due_at < $1`
      const inAnHour = Date.now() + 3_600_000
      const due = async () => (await world.sql.one(countRow, early, [inAnHour]))!.n
      await eventually(due).toBe(0)
      expect(world.received()).toEqual([asked])
      for (const { id } of webhooks) await world.change(id, { envio: null })
      await eventually(() => world.received().toSorted()).toEqual(ids.flat().toSorted())
    })

    test('send what waits for an edition as soon as another process makes it due', async () => {
      const world = await createWorld()
      const webhook = await world.webhook('/edicao', sendingTimesOf({ frequencia: 'edicao' }))
      const ids = await world.enqueue(webhook, 20)
      await world.sql.run('UPDATE deliveries SET due_at = $1', [Date.now() + 7_200_000])
      const dispatcher = world.start('um')
      await dispatcher.said('started')
      const store = createEditionBatchStore(world.sql)
      const [batch, ...others] = await store.waiting(new Date())
      expect([batch?.webhookId, batch?.bodies.length, others]).toEqual([webhook.id, 2, []])
      expect(world.received()).toEqual([])
      await store.release(webhook.id, new Date(), new Date())
      await eventually(() => world.received().toSorted()).toEqual(ids.toSorted())
      expect(await store.waiting(new Date())).toEqual([])
    })

    test.each(['SIGKILL', 'SIGSTOP'] as const)(
      'one of two meets %s: nothing is lost, and at most deliveries in flight are repeated',
      async (signal) => {
        const world = await createWorld()
        const { receiver, sql } = world
        receiver.delay = () => 5 + Math.random() * 20
        const webhooks = await Promise.all(
          Array.from({ length: 12 }, (_, i) => world.webhook(`/${i}`)),
        )
        const [one, other] = [world.start('um'), world.start('dois')]
        await Promise.all([one.said('started'), other.said('started')])
        const ids: string[] = []
        for (const i of webhooks.keys()) receiver.answers.set(`/${i}`, null)
        for (const webhook of webhooks) ids.push(...(await world.enqueue(webhook, 150)))

        const both = async () => [await world.inFlight('um'), await world.inFlight('dois')]
        await eventually(async () => Math.min(...(await both()))).toBeGreaterThan(0)
        receiver.answers.clear()
        receiver.release()
        await eventually(() => world.received().length).toBeGreaterThan(300)
        one.signal(signal)
        const left = await world.inFlight('um')
        await eventually(world.states).toEqual([
          { status: 'entregue', tentativas: 1, n: ids.length },
        ])
        if (signal === 'SIGSTOP') {
          one.signal('SIGCONT')
          await one.said('overtaken')
          // It continues like a new dispatcher.
          const more = await Promise.all(webhooks.map((webhook) => world.enqueue(webhook, 5)))
          ids.push(...more.flat())
          await eventually(world.states).toEqual([
            { status: 'entregue', tentativas: 1, n: ids.length },
          ])
        }
        const received = world.received()
        expect([...new Set(received)].sort()).toEqual(ids.sort())
        expect(received.length - ids.length).toBeLessThanOrEqual(left)
        const health = await sql.all(webhookRow, 'SELECT falhas_consecutivas, ativo FROM webhooks')
        expect(health).toEqual(webhooks.map(() => ({ falhas_consecutivas: 0, ativo: 1 })))
        const attempts = await sql.one(countRow, 'SELECT count(*) AS n FROM attempts')
        expect(attempts).toEqual({ n: ids.length })
      },
      120_000,
    )

    test('a receiver that fails gets one attempt at a time, however many dispatchers there are', async () => {
      const world = await createWorld()
      const { receiver } = world
      const webhook = await world.webhook('/fails')
      await world.sql.run('UPDATE webhooks SET falhas_consecutivas = 3 WHERE id = $1', [webhook.id])
      receiver.answers.set('/fails', 500)
      receiver.delay = () => 20
      await world.enqueue(webhook, 40)
      const names = ['um', 'dois', 'tres']
      const running = names.map((name) => world.start(name))
      await Promise.all(running.map((dispatcher) => dispatcher.said('started')))
      await eventually(() => receiver.received.length).toBe(40)
      expect(receiver.mostAtOnce('/fails')).toBe(1)
      const found = await world.sql.one(
        webhookRow,
        'SELECT falhas_consecutivas, ativo FROM webhooks',
      )
      await eventually(async () => (await world.states()).map(({ n }) => n)).toEqual([40])
      expect(found?.ativo).toBe(1)
    })
  },
)
