import { createHmac, randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Registry } from 'prom-client'
import { expect, onTestFinished, test } from 'vitest'
import { createKey } from '../src/access/api-keys.ts'
import { readConfig } from '../src/config.ts'
import { sampleEdition, zipEdition } from '../demo/sample/edition.ts'
import { createPushMetrics } from '../src/http/metrics/push-metrics.ts'
import { startServer } from '../src/server.ts'
import { createKeyStore } from '../src/store/accounts/keys.ts'
import { createSqliteHandle } from '../src/store/sqlite/connection.ts'
import { startPush } from '../src/threads/push/start-push.ts'
import { startCli, temporaryFolder } from './_cli.ts'
import { type PushWorld, createPushWorld, eventually } from './_push.ts'

const SECRET = 'segredo-do-receptor'
const DATE = '2026-03-20'
const TERMOS = ['licitação OU pregão', '"extrato de contrato"']

/** The running service, with an account's key. */
async function startWorldService(world: PushWorld, env: Record<string, string> = {}) {
  const server = await startServer(
    readConfig({
      ...world.env,
      ARAUTO_DATA_DIR: world.dataDir,
      ARAUTO_PORT: '0',
      ARAUTO_LOG_LEVEL: 'silent',
      ...env,
    }),
  )
  onTestFinished(() => server[Symbol.asyncDispose]())
  const request = {
    conta: world.conta,
    nome: 'teste',
    escopos: ['consulta', 'webhooks'],
    limite: 100_000,
  }
  const { chave } = await createKey(
    createKeyStore(createSqliteHandle(world.db)),
    request,
    new Date(),
    randomBytes,
  )
  async function call(method: string, path: string, body?: object) {
    const response = await fetch(`${server.url}/api/v1${path}`, {
      method,
      headers: { 'X-API-Key': chave, ...(body && { 'Content-Type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    // oxlint-disable-next-line typescript/no-explicit-any
    return (await response.json()) as any
  }
  return { server, call }
}

test('acts imported by a command are pushed, exactly those that the search finds', async () => {
  const world = await createPushWorld()
  const { server, call } = await startWorldService(world)
  const { dados: webhook } = await call('POST', '/webhooks', {
    url: `https://localhost:${world.receiver.port}/gancho`,
    eventos: ['publicacao.nova', 'edicao.publicada'],
    filtros: { termos: TERMOS, secoes: ['3'] },
    secret: SECRET,
  })

  const folder = temporaryFolder()
  const paths = (['DO1', 'DO3'] as const).map((pubName) => {
    const options = { seed: 7, date: DATE, pubName, editionNumber: '54', acts: 150, marked: false }
    const edition = sampleEdition(options)
    const path = join(folder, edition.name)
    writeFileSync(path, zipEdition(edition))
    return path
  })
  const imported = await startCli(world.dataDir, ['importar', '--notificar', ...paths]).ended
  expect(imported).toMatchObject({ code: 0 })

  const found = new Map<string, string[]>()
  for (const termo of TERMOS)
    for (let pagina = 1, pages = 1; pagina <= pages; pagina++) {
      const query = new URLSearchParams({ termo, secao: '3', limite: '100', pagina: `${pagina}` })
      const { dados } = await call('GET', `/buscar?${query.toString()}`)
      pages = dados.total_paginas
      for (const { id } of dados.resultados) found.set(id, [...(found.get(id) ?? []), termo])
    }
  expect(found.size).toBeGreaterThan(5)
  await eventually(() => world.receiver.received.length).toBe(found.size + 1)

  const { received } = world.receiver
  const acts = received
    .filter(({ json }) => json.tipo === 'publicacao.nova')
    .map(({ json }) => json.dados.publicacao)
  const told = new Map(acts.map(({ id, termos_correspondentes }) => [id, termos_correspondentes]))
  expect(told).toEqual(found)
  for (const { headers, body, json } of received) {
    expect(json.webhook_id).toBe(webhook.id)
    const signed = `${headers['x-service-timestamp']}.${body}`
    const digest = createHmac('sha256', SECRET).update(signed).digest('hex')
    expect(headers['x-service-signature']).toBe(`sha256=${digest}`)
  }

  const metrics = async () => (await fetch(`${server.url}/metricas`)).text()
  await eventually(metrics).toContain(
    `arauto_webhook_attempts_total{outcome="entregue"} ${received.length}`,
  )
  expect(await metrics()).toContain(`arauto_webhook_lag_seconds_count ${received.length}`)
})

test('a service does only what its roles say', async () => {
  const world = await createPushWorld()
  world.enqueue(await world.webhook('/a'), 1)
  const { server } = await startWorldService(world, { ARAUTO_ROLES: 'entregador' })
  await eventually(() => world.receiver.received.length).toBe(1)
  expect((await fetch(`${server.url}/saude`)).status).toBe(200)
  expect((await fetch(`${server.url}/metricas`)).status).toBe(200)
  expect((await fetch(`${server.url}/api/v1/secoes`)).status).toBe(404)
})

test('a failing part restarts, and nothing is lost', async () => {
  const world = await createPushWorld()
  const registry = new Registry()
  await using _push = startPush(world.config, createPushMetrics(registry), {
    info() {},
    warn() {},
    error() {},
  })
  world.db.exec('ALTER TABLE attempts RENAME TO hidden')
  world.enqueue(await world.webhook('/a'), 1)
  await eventually(() => registry.metrics()).toContain(
    'arauto_webhook_crashes_total{role="entregador"}',
  )
  world.db.exec('ALTER TABLE hidden RENAME TO attempts')
  await eventually(() => world.rows('SELECT status FROM deliveries')).toEqual([
    { status: 'entregue' },
  ])
})
