import type { IncomingHttpHeaders } from 'node:http'
import fc from 'fast-check'
import { Agent } from 'undici'
import { expect, onTestFinished, test } from 'vitest'
import { newVapidKey, vapidWith } from '../src/lib/crypto/vapid.ts'
import { chatServiceOf } from '../src/webhooks/chat/service.ts'
import type { ChatMessage } from '../src/webhooks/chat/message.ts'
import { createSender } from '../src/webhooks/sender.ts'
import { EVENT_TYPES } from '../src/webhooks/message/delivery-request.ts'
import { sendTest } from '../src/service/webhooks/send-test.ts'
import { newWebhook } from '../src/webhooks/webhook.ts'
import { READING_VERSION } from '../src/search/reading/reading.ts'
import { makeAuthority } from './_certificates.ts'
import { BROWSER_HOST, CHANNELS, JUDGES } from './_chat-stand-ins.ts'
import { createPushStandIn } from './_push-stand-in.ts'
import { startReceiver } from './_receiver.ts'

const authority = makeAuthority()
const NOW = new Date('2026-03-16T12:00:00Z')
const VAPID = vapidWith(newVapidKey(), 'mailto:quem.opera@exemplo.com.br')
/** Of an answer. */
const KEPT_BYTES = 4_096
const HOSTS = Object.keys(JUDGES)

/** A sender, and a service at `host` that judges what it gets. */
async function standIn(host: string) {
  const { cert: ca, issue } = await authority
  const got: string[] = []
  const receiver = await startReceiver(await issue(host), (request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = read(request.headers, Buffer.concat(chunks))
      got.push(body)
      const fault = JUDGES[host]!(body, new URL(request.url!, `https://${host}`))
      response.statusCode = fault === null ? 200 : 400
      response.end(fault ?? 'ok')
    })
  })
  const browser = createPushStandIn(`https://${host}:${receiver.port}`, VAPID.publicKey)
  function read(headers: IncomingHttpHeaders, body: Buffer): string {
    if (host !== BROWSER_HOST) return body.toString()
    const opened = browser.open(headers, body, NOW)
    return opened.status === 201 ? opened.text : opened.fault
  }
  const sender = localSender(ca)
  const secret = host === BROWSER_HOST ? browser.secret : 'segredo de teste'
  return { sender, got, secret, url: `https://${host}:${receiver.port}${CHANNELS[host]}` }
}

/** A sender for which every name is this machine. */
function localSender(ca: string) {
  const lookup = (_: unknown, __: unknown, callback: (...given: unknown[]) => void) =>
    callback(null, [{ address: '127.0.0.1', family: 4 }])
  const agent = new Agent({ connect: { ca, lookup: lookup as never } })
  onTestFinished(() => agent.close())
  const sender = createSender(agent, 20_000)
  onTestFinished(() => sender[Symbol.dispose]())
  return sender
}

test.each(HOSTS)('%s takes an example of every event', async (host) => {
  const { sender, got, secret, url } = await standIn(host)
  const now = NOW
  const webhook = newWebhook(
    { url, eventos: [...EVENT_TYPES] },
    { id: 'wh_1', conta_id: 'cta_1', secret, leitura: READING_VERSION, now },
  )
  const source = { newest: () => Promise.resolve(null) }
  for (const tipo of EVENT_TYPES) {
    const { attempt } = await sendTest({
      webhook,
      tipo,
      source,
      sender,
      vapid: () => Promise.resolve(VAPID),
      clock: () => now,
    })
    expect([tipo, attempt.status_http, attempt.resposta]).toEqual([tipo, 200, 'ok'])
  }
  expect(got.join('')).toContain('DOU de')
})

const TOKEN = 'AAEfGhIjKlMnOpQrStUvWxYz'

test.each([
  ['api.telegram.org', `/bot1:${TOKEN}/sendMessage?chat_id=-100`],
  ['prod-1.brazilsouth.logic.azure.com', `/workflows/1/invoke?sig=${TOKEN}#teams`],
])('an answer of %s keeps no token, whole or cut by its end', async (host, path) => {
  const { cert: ca, issue } = await authority
  let before = ''
  const receiver = await startReceiver(await issue(host), (_, response) => {
    response.end(before + TOKEN)
  })
  const url = `https://${host}:${receiver.port}${path}`
  const sender = localSender(ca)
  for (const length of [0, KEPT_BYTES - TOKEN.length, KEPT_BYTES - 10]) {
    before = 'x'.repeat(length)
    const { resposta } = await sender.send({ url, headers: {}, body: Buffer.from('{}') })
    expect(resposta).toBe(`${before}…`)
  }
})

/** Long ones repeat: to draw each character takes far longer than to test them. */
const anyText = fc
  .tuple(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 500, size: 'max' }),
      fc.string({
        unit: fc.constantFrom('&', '<', '\\', '*', '\u{1F4DC}', '\u0001', '"'),
        maxLength: 500,
        size: 'max',
      }),
    ),
    fc.integer({ min: 1, max: 20 }),
  )
  .map(([text, times]) => text.repeat(times))
const anyMessage: fc.Arbitrary<ChatMessage> = fc.record({
  label: anyText,
  title: anyText,
  url: fc.option(fc.webUrl()),
  place: anyText,
  text: anyText,
  act: fc.option(anyText),
  alert: fc.option(fc.constantFrom('alr_1', 'alr_2')),
  day: fc.option(fc.constantFrom('2026-03-16', '2026-03-17')),
})

test.each(HOSTS)('%s takes whatever an act may say', (host) => {
  const url = new URL(`https://${host}${CHANNELS[host]}`)
  const service = chatServiceOf(url.href)!
  fc.assert(
    fc.property(anyMessage, (message) => {
      const body = JSON.stringify(service.write(message, url))
      expect(JUDGES[host]!(body, url)).toBe(null)
      expect(body).not.toMatch(/\\ud[89a-f][0-9a-f]{2}/i) // half of a character
    }),
    { numRuns: 200 },
  )
})

test.each(HOSTS)(
  '%s takes whatever several acts may say, the most that a message tells',
  (host) => {
    const url = new URL(`https://${host}${CHANNELS[host]}`)
    const service = chatServiceOf(url.href)!
    const several = fc.array(anyMessage, { minLength: 2, maxLength: service.most, size: 'max' })
    fc.assert(
      fc.property(several, (messages) => {
        const body = JSON.stringify(service.gather(messages, url))
        expect(JUDGES[host]!(body, url)).toBe(null)
        expect(body).not.toMatch(/\\ud[89a-f][0-9a-f]{2}/i)
      }),
      { numRuns: 25 },
    )
  },
)
