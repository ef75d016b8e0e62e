import { randomBytes } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { createKey } from '../src/access/api-keys.ts'
import { readConfig } from '../src/config.ts'
import { startServer } from '../src/server.ts'
import { createKeyStore } from '../src/store/accounts/keys.ts'
import { createSqliteHandle } from '../src/store/sqlite/connection.ts'
import { acts } from './_acts.ts'
import { importArticles } from './_api.ts'
import { type PushWorld, createPushWorld, eventually } from './_push.ts'

/** The running service, and requests to it over HTTP. */
async function startWorldService(world: PushWorld) {
  const env = { ARAUTO_DATA_DIR: world.dataDir, ARAUTO_PORT: '0', ARAUTO_LOG_LEVEL: 'silent' }
  const server = await startServer(readConfig({ ...world.env, ...env }))
  onTestFinished(() => server[Symbol.asyncDispose]())
  const request = { conta: world.conta, nome: 'teste', escopos: ['webhooks'], limite: 100_000 }
  const { chave } = await createKey(
    createKeyStore(createSqliteHandle(world.db)),
    request,
    new Date(),
    randomBytes,
  )
  return async (method: string, path: string, body?: object) => {
    const response = await fetch(`${server.url}/api/v1${path}`, {
      method,
      headers: { 'X-API-Key': chave, ...(body && { 'Content-Type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    // oxlint-disable-next-line typescript/no-explicit-any
    return { status: response.status, dados: ((await response.json()) as any).dados }
  }
}

test('missed and failed deliveries are sent again on request', async () => {
  const world = await createPushWorld({ ARAUTO_WEBHOOK_RETRY_SECONDS: '3600' })
  const { received, answers } = world.receiver
  const call = await startWorldService(world)
  const created = await call('POST', '/webhooks', {
    url: `https://localhost:${world.receiver.port}/gancho`,
    eventos: ['publicacao.nova'],
    filtros: { secoes: ['1', '2', 'extra'] },
    ativo: false,
  })
  const webhook = `/webhooks/${created.dados.id}`
  await importArticles(world.dataDir, acts, true)
  await eventually(
    () => world.rows('SELECT max(e.seq) - p.seq AS left FROM events e, monitor_progress p')[0],
  ).toEqual({ left: 0 })
  expect(received).toEqual([])

  answers.set('/gancho', 503)
  await call('PATCH', webhook, { ativo: true })
  const replay = await call('POST', `${webhook}/reenviar`, {
    desde: new Date(Date.now() - 3_600_000).toISOString(),
    ate: new Date().toISOString(),
  })
  expect(replay.status).toBe(202)
  await eventually(() =>
    world.rows(`SELECT count(*) AS n FROM deliveries WHERE status = 'pendente' AND tentativas = 1`),
  ).toEqual([{ n: 4 }])

  const list = await call('GET', `${webhook}/deliveries`)
  expect(list.dados).toMatchObject({ total: 4 })
  const [{ id }] = list.dados.resultados

  // The next attempt would be in an hour; it is made earlier.
  answers.set('/gancho', 200)
  const retry = await call('POST', `${webhook}/deliveries/${id}/retry`)
  expect(retry).toMatchObject({ status: 202, dados: { id, status: 'pendente', tentativas: 1 } })
  await eventually(() => received.length).toBe(5)
  const [first] = received.filter(({ headers }) => headers['x-service-delivery'] === id)
  expect(received[4]).toMatchObject({
    body: first?.body,
    headers: { 'x-service-delivery': id, 'x-service-attempt': '2' },
  })
  await expect
    .poll(async () => (await call('GET', `${webhook}/deliveries/${id}`)).dados, { timeout: 30_000 })
    .toMatchObject({
      status: 'entregue',
      origem: 'reenvio',
      tentativas: 2,
      historico: [{ status_http: 503 }, { status_http: 200, erro: null }],
    })
  const statistics = await call('GET', `${webhook}/estatisticas`)
  expect(statistics.dados).toMatchObject({
    entregas: { entregues: 1, falhas: 0 },
    tentativas: { sucessos: 1, falhas: 4 },
    erros_recentes: [{ erro: 'status_http', quantidade: 4, ultimo_status_http: 503 }],
  })
})
