import { once } from 'node:events'
import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
  createServer,
} from 'node:http'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { acts } from './_acts.ts'
import { importArticles } from './_api.ts'
import { storedRows } from './_archive.ts'
import { cli, startCli, temporaryFolder } from './_cli.ts'
import { listen } from './_receiver.ts'
import { isOurs } from './_verify-delivery.ts'
import { type WebhookApi, startWebhookApi } from './_webhooks.ts'

const FEW = acts.slice(0, 4)
const SECRET = 'segredo-de-quem-desenvolve'

let api: WebhookApi
let url: string
let chave: string
beforeAll(async () => {
  api = await startWebhookApi()
  url = await api.app.listen({ port: 0, host: '127.0.0.1' })
  chave = (await api.newKey({ escopos: ['webhooks'] })).chave
})
afterAll(() => api[Symbol.asyncDispose]())

interface Received {
  headers: IncomingHttpHeaders
  body: Buffer
}

/** A plain HTTP receiver that answers with these statuses, and then repeats the last. */
async function startPlain(statuses: number[]) {
  const received: Received[] = []
  const answers = [...statuses]
  const server = createServer((request, response) => void answer(request, response))
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    received.push({ headers: request.headers, body: await buffer(request) })
    response.writeHead(answers.length > 1 ? answers.shift()! : answers[0]!).end()
  }
  const { port } = await listen(server)
  return { address: `http://localhost:${port}/dou`, received, server }
}

/** Starts the command, waits until it listens, and collects its output. */
async function startListening(...options: string[]) {
  const env = { ARAUTO_BASE_URL: url, ARAUTO_API_KEY: chave }
  const running = startCli(temporaryFolder(), ['ouvir', ...options], env)
  let printed = ''
  running.process.stdout!.on('data', (text: string) => (printed += text))
  async function says(what: string): Promise<void> {
    await expect.poll(() => printed, { timeout: 30_000, interval: 20 }).toContain(what)
  }
  return { ...running, says }
}

test("an event arrives like a webhook's delivery: same bytes, headers, signature", async () => {
  const filtros = { termos: ['comitê'] }
  const { id } = await api.create({ eventos: ['publicacao.nova'], filtros })
  // The first answer is a failure: it is shown, and the next event still comes.
  const { address, received } = await startPlain([500, 204])
  const options = ['--webhook', id, '--segredo', SECRET, '--apos', await now()]
  await importArticles(api.dataDir, FEW, true)
  const listening = await startListening('--para', address, ...options)
  await listening.says('publicacao.nova')
  listening.process.kill('SIGINT')
  const { code, stdout, stderr } = await listening.ended
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(stdout).toMatch(/\d\d:\d\d:\d\d ✘ publicacao\.nova +evt_\w+ {2}500 {2}\d+ ms\n/)
  expect(stdout).toContain(`  Segredo: ${SECRET}\n`)

  // Only events that pass the filter; the bytes are those that the service itself would send.
  const stored = await deliveriesOf(id)
  expect(received.map(({ body }) => body.toString())).toEqual(stored)
  const [{ headers, body }] = received as [Received]
  expect(isOurs(body, headers, SECRET, Date.now() / 1_000)).toBe(true)
  expect(isOurs(body, headers, 'outro segredo', Date.now() / 1_000)).toBe(false)
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'user-agent': 'Arauto-Webhooks/1',
    'x-service-event': 'publicacao.nova',
    'x-service-delivery': expect.stringMatching(/^dlv_/),
    'x-service-attempt': '1',
    'webhook-id': JSON.parse(body.toString()).id,
    'webhook-timestamp': headers['x-service-timestamp'],
    'webhook-signature': expect.stringMatching(/^v1,/),
  })

  async function now(): Promise<string> {
    return (await api.call('GET', '/eventos?apos=agora')).json.dados.proximo
  }
})

/** The bodies of the service's deliveries of past events. */
async function deliveriesOf(id: string): Promise<string[]> {
  const all = 'UPDATE monitor_progress SET seq = (SELECT coalesce(max(seq), 0) FROM events)'
  await storedRows(api.dataDir, all)
  const period = { desde: '2020-01-01T00:00:00Z', ate: '2099-01-01T00:00:00Z' }
  await api.call('POST', `/webhooks/${id}/reenviar`, period)
  const deliveries = () => api.call('GET', `/webhooks/${id}/deliveries?limite=100`)
  await expect
    .poll(async () => (await deliveries()).json.dados.total, { timeout: 20_000 })
    .toBeGreaterThan(0)
  const found: { id: string }[] = (await deliveries()).json.dados.resultados
  const bodies = found.map(async (delivery) => {
    const { json } = await api.call('GET', `/webhooks/${id}/deliveries/${delivery.id}`)
    return json.dados.requisicao.corpo as string
  })
  return await Promise.all(bodies)
}

test('a missing receiver is reported per event; it waits for a missing service, and resumes from a cursor', async () => {
  const { address, received, server } = await startPlain([204])
  await importArticles(api.dataDir, [{ ...FEW[0]!, texto: '<p>Antes.</p>' }], true)
  const before: { id: string }[] = (await api.call('GET', '/eventos')).json.dados.resultados
  expect(before).not.toEqual([])
  const first = await startListening('--para', address)
  await first.says('Ouvindo')
  // This is certain to follow its first request: only then does it know its position.
  await expect
    .poll(
      async () => {
        const text = `<p>Mudança ${received.length}, ${performance.now()}.</p>`
        await importArticles(api.dataDir, [{ ...FEW[0]!, texto: text }], true)
        return received.length
      },
      { timeout: 30_000, interval: 500 },
    )
    .toBeGreaterThan(0)
  // Only what happens from now on.
  const heardIds = () => received.map(({ body }) => JSON.parse(body.toString()).id)
  // The other changes are on their way.
  const { resultados } = (await api.call('GET', '/eventos')).json.dados
  await expect.poll(heardIds, { timeout: 30_000 }).toContain(resultados.at(-1).id)
  const heard = heardIds()
  expect(before.filter(({ id }) => heard.includes(id))).toEqual([])
  server.close()
  server.closeAllConnections()
  await importArticles(api.dataDir, [{ ...FEW[0]!, texto: '<p>Sem receptor.</p>' }], true)
  await first.says('conexão recusada')
  first.process.kill('SIGINT')
  const { code, stdout } = await first.ended
  expect(code).toBe(0)
  const cursor = /Para continuar daqui: --apos (\S+)\n/.exec(stdout)![1]!

  // Continuing from that position returns the events since then, and none twice.
  await importArticles(api.dataDir, [{ ...FEW[0]!, texto: '<p>Enquanto isso.</p>' }], true)
  const again = await startPlain([204])
  const second = await startListening('--para', again.address, '--apos', cursor)
  await second.says('204')
  second.process.kill('SIGINT')
  await second.ended
  const texts = again.received.map(
    ({ body }) => JSON.parse(body.toString()).dados.publicacao.resumo,
  )
  expect(again.received).toHaveLength(1)
  expect(texts[0]).toBeDefined()
}, 120_000)

test('a service that does not answer is asked again', async () => {
  const { address } = await startPlain([204])
  const gone = createServer()
  const { port } = await listen(gone)
  gone.close()
  await once(gone, 'close')
  const dead = `http://127.0.0.1:${port}`
  const where = ['--para', address, '--url', dead, '--chave', 'ar_x']
  const listening = startCli(temporaryFolder(), ['ouvir', ...where])
  let errors = ''
  listening.process.stderr!.on('data', (text: string) => (errors += text))
  await expect.poll(() => errors, { timeout: 20_000 }).toContain('Nova tentativa em 2 s')
  listening.process.kill('SIGINT')
  expect((await listening.ended).code).toBe(0)
})

test.each([
  [['--para', 'http://exemplo.com.br/dou'], 'não é esta máquina'],
  [['--para', 'http://192.168.0.7/'], 'não é esta máquina'],
  [['--para', 'http://127.0.0.1.exemplo.com.br/'], 'não é esta máquina'],
  [['--para', 'localhost:3000'], 'não é um endereço http'],
  [['--para', 'http://localhost:1', '--chave', 'ar_x'], 'não aceita a chave da API'],
  [['--para', 'http://localhost:1', '--webhook', 'wh_x'], 'não é um webhook desta conta'],
  [['--para', 'http://localhost:1', '--apos', 'x'], 'não é um `proximo` que demos'],
])('%j is refused', async (options, message) => {
  const env = { ARAUTO_BASE_URL: url, ARAUTO_API_KEY: chave }
  const { code, stderr } = await startCli(temporaryFolder(), ['ouvir', ...options], env).ended
  expect([code, stderr.toLowerCase()]).toEqual([2, expect.stringContaining(message.toLowerCase())])
})

test('without a key, it says how to give one', async () => {
  const { code, stderr } = await cli(temporaryFolder(), 'ouvir', '--para', 'http://localhost:1')
  expect([code, stderr]).toEqual([2, expect.stringContaining('ARAUTO_API_KEY')])
})
