import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { Agent } from 'undici'
import { createAccount } from '../src/access/accounts.ts'
import { openArchive } from '../src/embedded/archive.ts'
import { newId } from '../src/lib/crypto/ids.ts'
import type { SecretBox } from '../src/lib/crypto/secret-box.ts'
import { READING_VERSION } from '../src/search/reading/reading.ts'
import { openSecretBox } from '../src/store/secret-key.ts'
import { createKeyStore } from '../src/store/accounts/keys.ts'
import { createLeaseStore } from '../src/store/leases/leases.ts'
import { createDeliveryQueue } from '../src/store/push/delivery-queue.ts'
import { deliveries } from '../src/store/push/tables.ts'
import { present } from '../src/store/rows.ts'
import { createWebhookStore } from '../src/store/push/webhooks.ts'
import type { Sql } from '../src/store/sql.ts'
import { type Vapid, newVapidKey, vapidWith } from '../src/lib/crypto/vapid.ts'
import type { DeliveryQueue } from '../src/webhooks/dispatch/delivery-queue.ts'
import { createDispatcher } from '../src/webhooks/dispatch/dispatcher.ts'
import { deliveryBody } from '../src/webhooks/message/delivery-request.ts'
import { makeSecret } from '../src/webhooks/message/secret.ts'
import { CONTRACT_SCHEDULE } from '../src/webhooks/retry-schedule.ts'
import { createSender } from '../src/webhooks/sender.ts'
import { newWebhook } from '../src/webhooks/webhook.ts'
import { makeAuthority } from './_certificates.ts'
import { seededRandom } from './_editions.ts'
import { BROWSER_HOST, CHANNELS, JUDGES, PACES } from './_chat-stand-ins.ts'
import { createPushStandIn } from './_push-stand-in.ts'
import { WEBHOOK_RULES } from '../src/webhooks/store-rules.ts'

export interface ChatRun {
  /** One of {@link CHANNELS}. */
  host: string
  deliveries: number
  /** Milliseconds from one delivery to the next; 0: all at once, as an edition brings them. */
  apartMs: number
  /** The share of requests that get a 429, a 500 or no answer. */
  faulty: number
  seed: number
}

export interface EmbeddedChatRun extends ChatRun {
  dataDir: string
}

/** What became of the deliveries, as the stand-in of the service counts. */
export interface ChatOutcome {
  requests: number
  /** Requests that it took: messages in the channel. */
  messages: number
  /** Faults by kind. */
  faults: Record<'429' | '500' | 'unanswered', number>
  /** Deliveries that no message told. */
  lost: number
  /** Deliveries told again after a message that was answered. */
  toldTwice: number
  /** Those after one that it took and never answered. */
  toldAgain: number
  /** Requests that came sooner than it allows, or than it asked in a `Retry-After`. */
  tooSoon: number
  /** Requests that it refused for their size or form. */
  malformed: number
  /** Whether the messages told the deliveries in their order. */
  isInOrder: boolean
}

const START = Date.parse('2026-03-16T12:00:00Z')
const DEADLINE_MS = 2_000
const KINDS = ['429', '500', 'unanswered'] as const

/**
 * Sends deliveries to the stand-in of a chat service, over TLS on loopback, by a dispatcher on a real queue. Its clock
 * goes on only while nothing is in flight, so that hours take seconds, and no slow machine makes a message late.
 */
export async function runChannel({ dataDir, ...run }: EmbeddedChatRun): Promise<ChatOutcome> {
  using archive = openArchive(dataDir)
  const { sql } = archive
  return await runChannelOn(sql, await openSecretBox(sql, dataDir, null), run)
}

/** The same on any database. */
export async function runChannelOn(sql: Sql, box: SecretBox, run: ChatRun): Promise<ChatOutcome> {
  const { host } = run
  const time = { ms: START }
  const { cert: ca, issue } = await makeAuthority()
  const server = createServer(await issue(host)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const vapid = vapidWith(newVapidKey(), 'mailto:quem.opera@exemplo.com.br')
  const browser = createPushStandIn(`https://${host}:${port}`, vapid.publicKey)
  const standIn = createStandIn(run, time, browser)
  server.on('request', standIn.answer)
  const url = `https://${host}:${port}${CHANNELS[host]}`
  await enqueue(
    sql,
    await addWebhook(sql, createWebhookStore(sql, box, 1_000, WEBHOOK_RULES), {
      url,
      secret: host === BROWSER_HOST ? browser.secret : makeSecret(randomBytes),
    }),
    run,
  )
  const lookup = (_: unknown, __: unknown, callback: (...given: unknown[]) => void) =>
    callback(null, [{ address: '127.0.0.1', family: 4 }])
  const agent = new Agent({ connect: { ca, lookup: lookup as never } })
  using sender = createSender(agent, DEADLINE_MS)
  const { messages, perMs } = PACES[host]!
  const stepMs = perMs / messages / 4
  const queue = createDeliveryQueue(sql, box)
  await dispatchAll(sql, queue, sender, { time, stepMs, vapid })
  await agent.destroy()
  server.closeAllConnections()
  server.close()
  return standIn.outcome()
}

async function addWebhook(
  sql: Sql,
  store: ReturnType<typeof createWebhookStore>,
  { url, secret }: { url: string; secret: string },
) {
  const now = new Date(START)
  const account = { nome: 'Canal', email: 'canal@exemplo.com.br' }
  const { id: conta_id } = await createAccount(createKeyStore(sql), account, now)
  const made = { id: newId('wh', START), conta_id, secret, leitura: READING_VERSION, now }
  const webhook = newWebhook({ url, eventos: ['alerta.match'] }, made)
  await store.create(webhook, 1, null, null, now)
  return webhook.id
}

const insertDelivery = deliveries
  .pick('id', 'evento_id', 'webhook_id', 'tipo', 'origem', 'status', 'due_at', 'criado_em', 'body')
  .insert()

async function enqueue(sql: Sql, webhook_id: string, run: ChatRun): Promise<void> {
  const criado_em = new Date(START).toISOString()
  await sql.transaction(async (tx) => {
    for (let i = 0; i < run.deliveries; i++) {
      const event = { id: newId('evt', START), tipo: 'alerta.match' as const, criado_em }
      const body = deliveryBody(event, webhook_id, Buffer.from(JSON.stringify(dataOf(i))))
      await insertDelivery(tx, {
        id: newId('dlv', START),
        evento_id: event.id,
        webhook_id,
        tipo: event.tipo,
        origem: 'automatica',
        status: 'pendente',
        due_at: START + i * run.apartMs,
        criado_em,
        body,
      })
    }
  })
}

/** An act that a message can be recognised by, as long as acts are. */
function dataOf(i: number) {
  const titulo = `ATO${String(i).padStart(5, '0')} - AVISO DE LICITAÇÃO - PREGÃO ELETRÔNICO Nº ${i}/2026`
  const words = `Contratação de serviços [continuados] de limpeza & conservação <predial> nº ${i}. `
  const publicacao = {
    id: String(i),
    titulo,
    resumo: words.repeat(1 + (i % 5)),
    data_publicacao: '2026-03-16',
    secao: '3',
    orgao: 'Ministério da Gestão e da Inovação em Serviços Públicos',
    url_original: `https://www.in.gov.br/en/web/dou/-/aviso-de-licitacao-pregao-eletronico-n-${i}-2026-548900000`,
    situacao: 'publicada',
    termos_correspondentes: [],
    trechos: [],
  }
  return { alerta: { id: 'alr_1', nome: 'Pregões de limpeza' }, publicacao }
}

/** Dispatches until nothing is pending. */
async function dispatchAll(
  sql: Sql,
  queue: DeliveryQueue,
  sender: Pick<ReturnType<typeof createSender>, 'send'>,
  { time, stepMs, vapid }: { time: { ms: number }; stepMs: number; vapid: Vapid },
): Promise<void> {
  const clock = () => new Date(time.ms)
  const leases = createLeaseStore(sql)
  const until = new Date(START + 1e12)
  const fence = (await leases.acquire('dispatcher teste', 'teste', clock(), until))! // free
  let atWork = 0
  const during = async <T>(work: Promise<T>): Promise<T> => {
    atWork++
    try {
      return await work
    } finally {
      atWork--
    }
  }
  let turns = 0
  const dispatcher = createDispatcher({
    queue: { ...queue, turn: (turn, decide) => (turns++, queue.turn(turn, decide)) },
    fence,
    sender: { send: (request) => during(sender.send(request)) },
    vapid: () => Promise.resolve(vapid),
    schedule: CONTRACT_SCHEDULE,
    clock,
    random: Math.random,
    onTurn: () => turns--,
    onUnmade(id, error) {
      throw new Error(id, { cause: error })
    },
    room: { prompt: 1, steady: 1, doubtful: 1 },
  })
  const ending = new AbortController()
  const running = dispatcher.run(ending.signal)
  for (let i = 1; (i % 100 > 0 || (await isAnyPending(sql))) && !ending.signal.aborted; i++) {
    dispatcher.look()
    await Promise.race([setImmediate(), running])
    if (atWork + turns === 0) time.ms += stepMs
  }
  ending.abort()
  await running
}

async function isAnyPending(sql: Sql): Promise<boolean> {
  const pending = `SELECT 1 FROM deliveries WHERE status IN ('pendente', 'enviando') LIMIT 1`
  return (await sql.one(present, pending)) !== null
}

function createStandIn(
  { host, deliveries: count, faulty, seed }: ChatRun,
  time: { ms: number },
  browser: ReturnType<typeof createPushStandIn>,
) {
  const random = seededRandom(seed)
  const pace = PACES[host]!
  const judge = JUDGES[host]!
  const at: number[] = []
  const told = Array.from({ length: count }, () => ({ answered: 0, unanswered: 0, again: 0 }))
  const faults = { '429': 0, '500': 0, unanswered: 0 }
  const counts = { requests: 0, messages: 0, tooSoon: 0, malformed: 0, toldTwice: 0, toldAgain: 0 }
  let closedUntil = 0
  let highest = -1
  let isInOrder = true

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('error', () => {})
    request.on('end', () => {
      const body = read(request, Buffer.concat(chunks))
      const isTooSoon =
        time.ms < closedUntil ||
        at.filter((ms) => ms > time.ms - pace.perMs).length >= pace.messages
      counts.requests++
      if (isTooSoon) counts.tooSoon++
      at.push(time.ms)
      if (at.length > pace.messages) at.shift()
      if (body === null || judge(body, new URL(request.url!, `https://${host}`)) !== null) {
        counts.malformed++
        response.writeHead(400).end('malformed')
        return
      }
      if (random() >= faulty) {
        take(body, 'answered')
        response.end('ok')
        return
      }
      const kind = KINDS[Math.floor(random() * KINDS.length)]!
      faults[kind]++
      if (kind === 'unanswered') hangUp(body, request)
      else if (kind === '500') response.writeHead(500).end()
      else {
        const seconds = 1 + Math.floor(random() * 90)
        closedUntil = time.ms + seconds * 1_000
        response.writeHead(429, { 'Retry-After': String(seconds) }).end()
      }
    })
  }

  /** The message as the channel shows it; null: the service refuses it. */
  function read({ headers }: IncomingMessage, body: Buffer): string | null {
    if (host !== BROWSER_HOST) return body.toString()
    const opened = browser.open(headers, body, new Date(time.ms))
    return opened.status === 201 ? opened.text : null
  }

  /** Half of these it has taken. One in ten is silence, which costs the time of a deadline. */
  function hangUp(body: string, request: IncomingMessage): void {
    if (random() < 0.5) take(body, 'unanswered')
    if (random() >= 0.1) request.socket.destroy()
  }

  function take(body: string, how: 'answered' | 'unanswered'): void {
    counts.messages++
    for (const number of new Set(body.match(/(?<=ATO)\d{5}/g)).values().map(Number)) {
      const act = told[number]!
      if (act.answered > 0) counts.toldTwice++
      else if (act.unanswered > 0) counts.toldAgain++
      act[how]++
      if (number < highest) isInOrder = false
      highest = Math.max(highest, number)
    }
  }

  return {
    answer,
    outcome: (): ChatOutcome => ({
      ...counts,
      faults,
      lost: told.filter(({ answered, unanswered }) => answered + unanswered === 0).length,
      isInOrder,
    }),
  }
}
