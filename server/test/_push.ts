import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { expect, onTestFinished } from 'vitest'
import { createAccount } from '../src/access/accounts.ts'
import { type Config, readConfig } from '../src/config.ts'
import { newId } from '../src/lib/crypto/ids.ts'
import { createKeyStore } from '../src/store/accounts/keys.ts'
import { createSqliteHandle } from '../src/store/sqlite/connection.ts'
import { openSecretBox } from '../src/store/secret-key.ts'
import { createWebhookStore } from '../src/store/push/webhooks.ts'
import { importFiles } from '../src/threads/import/import-files.ts'
import { createSignals } from '../src/threads/signals.ts'
import { openArchive } from '../src/embedded/archive.ts'
import { type EventHead, deliveryBody } from '../src/webhooks/message/delivery-request.ts'
import { type StoredWebhook, type WebhookRequest, newWebhook } from '../src/webhooks/webhook.ts'
import { makeArchive } from './_make-archive.ts'
import { type Authority, makeAuthority } from './_certificates.ts'
import { temporaryFolder } from './_cli.ts'
import type { PushThreadTask } from './_push-thread.ts'
import { type Receiver, startReceiver } from './_receiver.ts'
import { READING_VERSION } from '../src/search/reading/reading.ts'
import { WEBHOOK_RULES } from '../src/webhooks/store-rules.ts'

/** An expectation that may take a while to hold, longer on a loaded machine. */
export function eventually<T>(read: () => T) {
  return expect.poll(read, { timeout: 30_000, interval: 10 })
}

export const SECRET = 'segredo de teste'

/** A request that a receiver got. */
interface Received {
  path: string
  headers: Record<string, string>
  body: string
  // oxlint-disable-next-line typescript/no-explicit-any
  json: any
}

interface TestReceiver extends Receiver {
  /** All requests, in order. */
  received: Received[]
  /** Its answer for each path; 200 by default. Null: none until {@link release}. */
  answers: Map<string, number | null>
  /** The body of its answers. */
  says: string
  /** Answers all waiting requests. */
  release(status?: number): void
  /** The delay of an answer in milliseconds. */
  delay: () => number
  /** The most concurrent requests of a path. */
  mostAtOnce(path: string): number
  forgetCrowds(): void
}

/** Everything for a push: an archive, an account, and receivers on loopback behind real TLS. */
export interface PushWorld {
  dataDir: string
  db: DatabaseSync
  conta: string
  email: string
  receiver: TestReceiver
  config: Config
  env: Record<string, string>
  /** A webhook of the account, at this path of the receiver. */
  webhook(path: string, request?: Partial<WebhookRequest>): Promise<StoredWebhook>
  /** Changes a webhook like its owner. */
  change(id: string, change: (webhook: StoredWebhook) => StoredWebhook): Promise<void>
  /** Deletes a webhook. */
  remove(id: string, now?: Date): Promise<void>
  importZip(path: string, notify?: boolean): Promise<void>
  /** Puts deliveries of new events into the queue, due at once; returns their ids. */
  enqueue(webhook: StoredWebhook, count: number, now?: Date): string[]
  /** Rows of a query. */
  rows(sql: string, ...values: string[]): Record<string, unknown>[]
}

let authority: Promise<Authority> | undefined

export async function createPushWorld(env: Record<string, string> = {}): Promise<PushWorld> {
  const folder = temporaryFolder()
  const dataDir = join(folder, 'data')
  const receiver = await startTestReceiver()
  const caFile = join(folder, 'ca.pem')
  writeFileSync(caFile, (await (authority ??= makeAuthority())).cert)
  const settings = {
    ARAUTO_IMPORT_THREADS: '1',
    ARAUTO_SEARCH_THREADS: '1',
    ARAUTO_WEBHOOK_ALLOW_HOSTS: 'localhost',
    ARAUTO_WEBHOOK_CA: caFile,
    ...env,
  }
  const config = readConfig({ ...settings, ARAUTO_DATA_DIR: dataDir })
  makeArchive(dataDir)
  const archive = openArchive(dataDir)
  const { db } = archive
  onTestFinished(() => db.close())
  const webhooks = createWebhookStore(
    archive.sql,
    await openSecretBox(archive.sql, dataDir, null),
    1_000_000,
    WEBHOOK_RULES,
  )
  const email = 'dona@exemplo.com.br'
  const now = new Date()
  const { id: conta } = await createAccount(
    createKeyStore(createSqliteHandle(db)),
    { nome: 'Teste', email },
    now,
  )
  return {
    dataDir,
    db,
    conta,
    email,
    receiver,
    config,
    env: settings,
    async webhook(path, request = {}) {
      const url = `https://localhost:${receiver.port}${path}`
      const webhook = newWebhook(
        { url, eventos: ['publicacao.nova'], ...request },
        {
          id: newId('wh', Date.now()),
          conta_id: conta,
          secret: SECRET,
          leitura: READING_VERSION,
          now: new Date(),
        },
      )
      await webhooks.create(webhook, 1_000, null, null, new Date())
      return webhook
    },
    async change(webhookId, change) {
      // Parts in this thread that wait for a lock without yielding must be idle.
      await setImmediate()
      const changed = (webhook: StoredWebhook) => ({ after: change(webhook), answer: null })
      await webhooks.change({ conta_id: conta, webhookId }, changed, null, new Date())
    },
    async remove(webhookId, now = new Date()) {
      await webhooks.remove({ conta_id: conta, webhookId }, now)
    },
    async importZip(path, notify = true) {
      const signal = new AbortController().signal
      await importFiles(archive, config, { paths: [path], notify, signal, onProgress() {} })
    },
    enqueue(webhook, count, now = new Date()) {
      const insert = db.prepare(
        `INSERT INTO deliveries (id, evento_id, webhook_id, tipo, origem, status, due_at, criado_em, body)
         VALUES (?, ?, ?, ?, 'automatica', 'pendente', ?, ?, ?)`,
      )
      return atOnce(db, () =>
        Array.from({ length: count }, () => {
          const id = newId('dlv', now.getTime())
          const event: EventHead = {
            id: newId('evt', now.getTime()),
            tipo: 'publicacao.nova',
            criado_em: now.toISOString(),
          }
          const body = deliveryBody(event, webhook.id, Buffer.from('{"publicacao":{}}'))
          const due = BigInt(now.getTime())
          insert.run(id, event.id, webhook.id, event.tipo, due, event.criado_em, body)
          return id
        }),
      )
    },
    rows: (sql, ...values) =>
      db
        .prepare(sql)
        .all(...values)
        .map((row) => ({ ...row })),
  }
}

async function startTestReceiver(): Promise<TestReceiver> {
  const certificate = await (await (authority ??= makeAuthority())).issue('localhost')
  const received: Received[] = []
  const answers = new Map<string, number | null>()
  const open = new Map<string, number>()
  const most = new Map<string, number>()
  let waiting: ((status: number) => void)[] = []
  const receiver = await startReceiver(certificate, (request, response) => {
    const path = request.url ?? ''
    const crowd = (open.get(path) ?? 0) + 1
    open.set(path, crowd)
    most.set(path, Math.max(most.get(path) ?? 0, crowd))
    const answer = (status: number) => {
      open.set(path, (open.get(path) ?? 0) - 1)
      response.writeHead(status).end(self.says)
    }
    let body = ''
    request.setEncoding('utf8').on('data', (text: string) => (body += text))
    request.on('end', () => {
      const headers = request.headers as Record<string, string>
      const isJson = headers['content-type'] === 'application/json'
      received.push({ path, headers, body, json: isJson ? JSON.parse(body) : null })
      const status = answers.get(path)
      if (status === null) waiting.push(answer)
      else setTimeout(answer, self.delay(), status ?? 200)
    })
  })
  const self: TestReceiver = {
    ...receiver,
    received,
    answers,
    delay: () => 0,
    says: '',
    release(status = 200) {
      for (const answer of waiting) answer(status)
      waiting = []
    },
    mostAtOnce: (path) => most.get(path) ?? 0,
    forgetCrowds: () => most.clear(),
  }
  return self
}

export interface RunningPush {
  /** Stops both parts like the end of the service. */
  stop(): Promise<void>
  /** The same, but does not wait for what is in flight: nothing more begins. */
  beginStop(): Promise<void>
  /** Tells the dispatcher about a request. */
  wake(): void
}

/** A clock that other threads read, too, in milliseconds since 1970; 0: the present. */
export function sharedTime(now: number): Float64Array {
  return new Float64Array(new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT)).fill(now)
}

/** Monitor and dispatcher in a thread of their own. */
export function startPush({ dataDir, env }: PushWorld, time = sharedTime(0)): RunningPush {
  const thread = new Worker(new URL('./_push-thread.ts', import.meta.url), {
    workerData: { env, dataDir, time } satisfies PushThreadTask,
  })
  thread.on('error', (error) => {
    throw error
  })
  const exited = once(thread, 'exit')
  const signals = createSignals(dataDir)
  let ending: Promise<unknown> | undefined
  const beginStop = async () => {
    ending ??= Promise.race([once(thread, 'message'), exited])
    thread.postMessage('stop')
    await ending
  }
  const stop = async () => {
    await beginStop()
    await exited
    signals[Symbol.dispose]()
  }
  let stopped: Promise<void> | undefined
  const stopOnce = () => (stopped ??= stop())
  onTestFinished(stopOnce)
  return {
    stop: stopOnce,
    beginStop,
    wake: () => signals.announce('due'),
  }
}

/** Runs `work` in one transaction of a connection. */
function atOnce<T>(db: DatabaseSync, work: () => T): T {
  db.exec('BEGIN IMMEDIATE')
  const result = work()
  db.exec('COMMIT')
  return result
}
