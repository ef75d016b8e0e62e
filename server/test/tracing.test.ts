import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createKey } from '../src/access/api-keys.ts'
import { createOtlpTracer } from '../src/lib/tracing/otlp-tracer.ts'
import { createKeyStore } from '../src/store/accounts/keys.ts'
import { createSqliteHandle } from '../src/store/sqlite/connection.ts'
import { QUICK_START, startCli, temporaryFolder } from './_cli.ts'
import { writeZip } from './_editions.ts'
import { startOtlpReceiver } from './_otlp.ts'
import { type PushWorld, createPushWorld, eventually } from './_push.ts'

const CALLER = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' }
const TRACEPARENT = `00-${CALLER.traceId}-${CALLER.spanId}-01`
/** In an address, as channels have them; in a search; in a header of the exporter. */
const TOKEN = 'tokenSecretoDoCanal0123456789'
const SOUGHT = 'fulano-de-tal'
const CREDENTIAL = 'chave-do-receptor'

/** The real service with these variables; `url` where it listens. */
async function serve(world: PushWorld, env: Record<string, string>) {
  const running = startCli(world.dataDir, ['servir'], { ...QUICK_START, ...world.env, ...env })
  let printed = ''
  running.process.stderr?.on('data', (text: string) => (printed += text))
  const url = () => /no ar em (http:\S+)/.exec(printed)?.[1]
  await eventually(url).toBeDefined()
  return { ...running, url: url()!, printed: () => printed }
}

async function keyOf({ db, conta }: PushWorld): Promise<string> {
  const request = { conta, nome: 'teste', escopos: ['consulta'], limite: 100_000 }
  const keys = createKeyStore(createSqliteHandle(db))
  return (await createKey(keys, request, new Date(), randomBytes)).chave
}

test('requests, imports, rounds of the monitor and attempts are spans, and say nothing of whom they serve', async () => {
  const world = await createPushWorld()
  const receiver = await startOtlpReceiver()
  const chave = await keyOf(world)
  await world.webhook(`/canal/${TOKEN}`)
  world.receiver.answers.set(`/canal/${TOKEN}`, 503)
  const env = {
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint,
    OTEL_EXPORTER_OTLP_HEADERS: `authorization=Bearer%20${CREDENTIAL}`,
    OTEL_SERVICE_NAME: 'arauto-de-teste',
  }
  const service = await serve(world, env)
  const zip = writeZip(temporaryFolder(), 'edicao.zip', [{ idMateria: '1' }, { idMateria: '2' }])
  const imported = await startCli(world.dataDir, ['importar', '--notificar', zip], env).ended
  expect(imported).toMatchObject({ code: 0, stderr: '' })

  const ask = (path: string, headers = {}) =>
    fetch(`${service.url}/api/v1${path}`, { headers: { 'X-API-Key': chave, ...headers } })
  await (await ask(`/buscar?termo=${SOUGHT}`, { traceparent: TRACEPARENT })).text()
  await (await ask('/publicacao/pub_que_nao_ha')).text()
  await fetch(`${service.url}/saude`)
  await eventually(() => world.receiver.received.length).toBeGreaterThanOrEqual(2)
  service.process.kill('SIGTERM')
  expect(await service.ended).toMatchObject({ code: 0 })

  const named = (name: string) => receiver.spans.filter((span) => span.name === name)
  expect(named('GET /api/v1/buscar')).toMatchObject([
    {
      traceId: CALLER.traceId,
      parentId: CALLER.spanId,
      kind: 2,
      status: 0,
      attributes: {
        'http.request.method': 'GET',
        'http.route': '/api/v1/buscar',
        'http.response.status_code': 200,
        'url.scheme': 'http',
      },
      resource: { 'service.name': 'arauto-de-teste' },
    },
  ])
  expect(named('GET /api/v1/publicacao/:id')).toMatchObject([
    { parentId: '', status: 0, attributes: { 'http.response.status_code': 404 } },
  ])
  expect(named('import file')).toMatchObject([
    { attributes: { 'file.name': 'edicao.zip', 'arauto.import.articles': 2 } },
  ])
  const rounds = named('monitor round').map(({ attributes }) => attributes)
  const sum = (name: string) => rounds.reduce((all, each) => all + Number(each[name]), 0)
  expect(sum('arauto.monitor.events')).toBeGreaterThanOrEqual(2)
  expect(sum('arauto.monitor.found')).toBe(2)
  const attempts = named('deliver publicacao.nova')
  expect(attempts.length).toBeGreaterThanOrEqual(2)
  expect(attempts[0]).toMatchObject({
    kind: 3,
    status: 2,
    attributes: {
      'http.request.method': 'POST',
      'http.response.status_code': 503,
      'server.address': 'localhost',
      'server.port': world.receiver.port,
      'arauto.delivery.attempt': 1,
      'arauto.delivery.id': expect.stringMatching(/^dlv_/),
      'error.type': 'status_http',
    },
  })
  expect(receiver.spans.every(({ ms }) => ms >= 0 && ms < 60_000)).toBe(true)
  expect(receiver.spans.filter(({ name }) => name.includes('saude'))).toEqual([])

  expect(receiver.received()).toContain(CREDENTIAL)
  for (const secret of [TOKEN, SOUGHT, chave]) expect(receiver.received()).not.toContain(secret)
  // Receivers of webhooks are other parties.
  expect(world.receiver.received.filter(({ headers }) => 'traceparent' in headers)).toEqual([])
})

test.for([
  { what: 'never answers', status: null },
  { what: 'is not there', status: 'gone' },
] as const)(
  'a receiver of traces that $what delays no request, nor the end',
  async ({ status }) => {
    const world = await createPushWorld()
    const receiver = await startOtlpReceiver()
    if (status !== 'gone') receiver.answersWith(status)
    const chave = await keyOf(world)
    const endpoint = status === 'gone' ? 'http://127.0.0.1:1' : receiver.endpoint
    const service = await serve(world, { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint })
    for (let asked = 0; asked < 20; asked++) {
      const answer = await fetch(`${service.url}/api/v1/fontes`, {
        headers: { 'X-API-Key': chave },
      })
      expect(answer.status).toBe(200)
    }
    service.process.kill('SIGTERM')
    expect(await service.ended).toMatchObject({ code: 0 })
    expect(service.printed()).toContain(`Os traces não chegam a ${endpoint}`)
    expect(receiver.spans).toEqual([])
  },
)

test.for([
  { callerDecides: true, recorded: 0 },
  { callerDecides: false, recorded: 1 },
])(
  'a caller whose trace is not recorded decides, or does not: $callerDecides',
  async ({ callerDecides, recorded }) => {
    const receiver = await startOtlpReceiver()
    const { endpoint } = receiver
    const settings = { endpoint, headers: {}, serviceName: 'x', version: '1', share: 1 }
    {
      await using tracer = createOtlpTracer({ ...settings, callerDecides }, () => {})
      const headers = { traceparent: TRACEPARENT.replace(/01$/, '00') }
      tracer.begin({ name: 'GET /', kind: 'server', headers }, null).end()
    }
    expect(receiver.spans).toHaveLength(recorded)
  },
)

test('a part of the traces can be recorded, and a wrong setting stops the command', async () => {
  const receiver = await startOtlpReceiver()
  const zip = writeZip(temporaryFolder(), 'edicao.zip', [{ idMateria: '1' }])
  const importing = (env: Record<string, string>) =>
    startCli(temporaryFolder(), ['importar', zip], {
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint,
      ...env,
    }).ended
  const none = { OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0' }
  expect(await importing(none)).toMatchObject({ code: 0 })
  expect(receiver.spans).toEqual([])

  const wrong = await importing({
    OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318',
    OTEL_EXPORTER_OTLP_HEADERS: `sem-valor-${CREDENTIAL}`,
    OTEL_TRACES_SAMPLER_ARG: '2',
  })
  expect(wrong.code).toBe(2)
  for (const name of ['ENDPOINT: "collector:4318"', 'HEADERS: não é', 'SAMPLER_ARG: "2"'])
    expect(wrong.stderr).toContain(name)
  expect(wrong.stderr).not.toContain(CREDENTIAL)
})
