import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAccount } from '../src/access/accounts.ts'
import type { Once } from '../src/access/once.ts'
import { readConfig } from '../src/config.ts'
import type { Outcome } from '../src/lib/errors/outcome.ts'
import { startReplayLoop } from '../src/service/webhooks/replay-loop.ts'
import type { Signal } from '../src/service/signals.ts'
import { createKeyStore } from '../src/store/accounts/keys.ts'
import { openArchive } from '../src/embedded/archive.ts'
import { openService } from './_service-here.ts'
import type { Service } from '../src/service/service.ts'
import { openThreadedService } from '../src/threads/service/service.ts'
import { acts } from './_acts.ts'
import { importArticles } from './_api.ts'
import { rows } from './_archive.ts'
import { makeAuthority } from './_certificates.ts'
import { startReceiver } from './_receiver.ts'
import { READING_VERSION } from '../src/search/reading/reading.ts'

const ONE_READER = { threads: 1, maxQueue: 100, timeoutMs: 10_000 }

const HERE = (dataDir: string, env: Record<string, string>) =>
  openService(readConfig({ ...env, ARAUTO_DATA_DIR: dataDir }))
const THREADS = (dataDir: string, env: Record<string, string>) =>
  openThreadedService(readConfig({ ...env, ARAUTO_DATA_DIR: dataDir }), ONE_READER, ONE_READER)

function done<T>(outcome: Outcome<T, string>): T {
  if ('refused' in outcome) throw new Error(outcome.refused)
  return outcome.done
}

describe.each([
  ['in one process', HERE],
  ['across threads', THREADS],
])('webhooks, %s', (_, open) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'arauto-service-'))
  let service: Service
  let conta: string
  let certificate: Awaited<ReturnType<Awaited<ReturnType<typeof makeAuthority>>['issue']>>
  const heard: Signal[] = []

  beforeAll(async () => {
    await importArticles(dataDir, acts.slice(0, 8), true)
    {
      using archive = openArchive(dataDir)
      const { db, sql } = archive
      db.exec('UPDATE monitor_progress SET seq = (SELECT max(seq) FROM events)')
      const account = { nome: 'Teste', email: 'teste@exemplo.com.br' }
      const accounts = createKeyStore(sql)
      conta = (await createAccount(accounts, account, new Date())).id
    }
    const authority = await makeAuthority()
    certificate = await authority.issue('localhost')
    const caFile = join(dataDir, 'ca.pem')
    writeFileSync(caFile, authority.cert)
    service = await open(dataDir, {
      ARAUTO_WEBHOOK_ALLOW_HOSTS: 'localhost',
      ARAUTO_WEBHOOK_CA: caFile,
      ARAUTO_WEBHOOK_LIMIT: '20',
    })
    service.signals.listen((signal) => heard.push(signal))
  })
  afterAll(async () => {
    await service[Symbol.asyncDispose]()
    rmSync(dataDir, { recursive: true })
  })

  const EVENTOS = ['publicacao.nova' as const]

  async function create(url = 'https://localhost:1/gancho') {
    const request = { url, eventos: EVENTOS, filtros: { secoes: ['1', 'extra'] } }
    const webhook = done(await service.commands.webhooks.create(conta, request, null))
    return { webhook, owned: { conta_id: conta, webhookId: webhook.id } }
  }

  test('are created, listed, found, changed and deleted', async () => {
    const { queries, commands } = service
    const { webhook, owned } = await create()
    const { secret, ...made } = webhook
    const shown = { ...made, conferido_ate: expect.any(Object) }
    expect(secret).toMatch(/^whsec_/)
    expect(await queries.webhooks.find(owned)).toEqual(shown)
    expect(await queries.webhooks.list(conta, null)).toContainEqual(shown)
    const changed = done(await commands.webhooks.patch(owned, { ativo: false }))
    expect(changed).toMatchObject({ ativo: false, motivo_inativacao: 'manual' })
    const rotation = { secret: 'um segredo novo', carencia_horas: 1 }
    const rotated = done(await commands.webhooks.rotateSecret(owned, rotation, null))
    expect(rotated).toMatchObject({ webhook_id: webhook.id, secret: null })
    expect(await commands.webhooks.remove(owned)).toEqual({ done: null })
    const unknown = { refused: 'webhook_inexistente' }
    expect(await queries.webhooks.find(owned)).toBeNull()
    expect(await commands.webhooks.patch(owned, { ativo: true })).toEqual(unknown)
    expect(await commands.webhooks.remove(owned)).toEqual(unknown)
    expect(await commands.webhooks.test(owned, 'publicacao.nova', null)).toEqual(unknown)
    expect(await queries.webhooks.deliveries(owned, {}, { pagina: 1, limite: 20 })).toEqual(unknown)
    expect(await queries.webhooks.statistics(owned, '24h')).toEqual(unknown)
  })

  test('addresses and filters are checked', async () => {
    const { commands, queries } = service
    expect(await commands.webhooks.urlProblem('https://localhost:1/')).toBeNull()
    expect(await commands.webhooks.urlProblem('http://exemplo.com.br/')).toContain('https://')
    const filtros = { secoes: ['1'], orgaos: ['Ministério que não há'] }
    expect(await queries.filters.notices(filtros, READING_VERSION)).toMatchObject([
      { codigo: 'secoes_sem_extra' },
      { codigo: 'orgao_inexistente', campo: 'filtros.orgaos[0]' },
    ])
  })

  test('a test is sent, stored, and never repeated', async () => {
    const { queries, commands } = service
    const bodies: string[] = []
    const { port } = await startReceiver(certificate, (request, response) => {
      let body = ''
      request.setEncoding('utf8').on('data', (text: string) => (body += text))
      request.on('end', () => {
        bodies.push(body)
        response.writeHead(202).end('recebido')
      })
    })
    const { owned } = await create(`https://localhost:${port}/`)
    const sent = done(await commands.webhooks.test(owned, 'publicacao.nova', null))
    expect(sent).toMatchObject({ origem: 'teste', status: 'entregue', ultimo_status_http: 202 })
    const detail = done(await queries.webhooks.delivery(owned, sent.id))
    expect(detail).toMatchObject({
      ...sent,
      historico: [{ numero: 1, status_http: 202, resposta: 'recebido' }],
      requisicao: { corpo: bodies[0], cabecalhos: { 'webhook-id': sent.evento_id } },
    })
    const page = { pagina: 1, limite: 20 }
    expect(await queries.webhooks.deliveries(owned, { status: 'entregue' }, page)).toEqual({
      done: { total: 1, resultados: [sent] },
    })
    expect(await commands.webhooks.retry(owned, sent.id, null)).toEqual({
      refused: 'entrega_de_teste',
    })
    expect(await queries.webhooks.delivery(owned, 'dlv_x')).toEqual({
      refused: 'entrega_inexistente',
    })
    expect(done(await queries.webhooks.statistics(owned, '7d')).horas).toHaveLength(168)
  })

  test('a request with an Idempotency-Key is done once, whichever comes first', async () => {
    const { queries, commands } = service
    const request = { url: 'https://localhost:1/uma-vez', eventos: EVENTOS }
    const once: Once = {
      conta_id: conta,
      key: 'uma vez',
      digest: Buffer.alloc(32, 1),
      status: 201,
      beside: { avisos: [] },
    }
    expect(await queries.once.known(once)).toEqual({ kind: 'unknown' })
    const outcomes = await Promise.all(
      [1, 2, 3].map(() => commands.webhooks.create(conta, request, once)),
    )
    expect(outcomes.filter((outcome) => 'refused' in outcome)).toEqual([
      { refused: 'repetida' },
      { refused: 'repetida' },
    ])
    const made = done(outcomes.find((outcome) => 'done' in outcome)!)
    const known = await queries.once.known(once)
    expect(known).toMatchObject({ kind: 'answered', answer: { status: 201 } })
    expect(known.kind === 'answered' && JSON.parse(known.answer.body)).toEqual({
      sucesso: true,
      dados: made,
      avisos: [],
    })
    const other = { ...once, digest: Buffer.alloc(32, 2) }
    expect(await queries.once.known(other)).toEqual({ kind: 'other' })
  })

  test('events are read, and missed ones are sent later', async () => {
    const { queries, commands, signals } = service
    const all = { conta_id: conta, tipo: null, webhook: null, after: 0, limite: 3 }
    const first = (await queries.events.list(all))!
    expect(first.resultados).toHaveLength(3)
    expect(first).toMatchObject({ tem_mais: true, avisos: [] })
    const { owned } = await create()
    heard.length = 0
    await using _loop = startReplayLoop({
      queries: queries.replays,
      commands: commands.replays,
      signals,
      onError: (error) => {
        throw error
      },
    })
    const period = { desde: '2020-01-01T00:00:00.000Z', ate: '2099-01-01T00:00:00.000Z' }
    const replay = done(await commands.webhooks.beginReplay(owned, period, null))
    expect(replay).toMatchObject({ status: 'pendente', eventos: 8, examinados: 0 })
    await expect
      .poll(async () => done(await queries.webhooks.replays(owned))[0], { timeout: 20_000 })
      .toMatchObject({ status: 'concluido', examinados: 8, criadas: 3 })
    const [delivery] = done(
      await queries.webhooks.deliveries(owned, {}, { pagina: 1, limite: 20 }),
    ).resultados
    expect(delivery).toMatchObject({ origem: 'reenvio', status: 'pendente' })
    await expect
      .poll(() => [...new Set(heard)], { timeout: 20_000 })
      .toEqual(['replays', 'deliveries'])
  })

  test('a batch that somebody else has stored changes nothing', async () => {
    const { queries, commands } = service
    const { owned } = await create()
    const period = { desde: '2020-01-01T00:00:00.000Z', ate: '2099-01-01T00:00:00.000Z' }
    done(await commands.webhooks.beginReplay(owned, period, null))
    const batch = await queries.replays.nextBatch()
    if (batch === null) throw new Error('nothing to do')
    await commands.replays.keep(batch)
    const kept = done(await queries.webhooks.replays(owned))
    rows(dataDir, `DELETE FROM deliveries WHERE webhook_id = '${owned.webhookId}'`)
    await commands.replays.keep(batch)
    expect(done(await queries.webhooks.replays(owned))).toEqual(kept)
    const { total } = done(await queries.webhooks.deliveries(owned, {}, { pagina: 1, limite: 20 }))
    expect(total).toBe(0)
  })
})
