import { describe, expect, test } from 'vitest'
import { KEYS_PER_DAY } from '../engine/port.ts'
import { createFanOut } from '../src/events/fan-out.ts'
import { createSubscriptions } from '../src/events/subscriptions.ts'
import { brasiliaDate, dateOfDay, dayNumber } from '../src/lib/time/dates.ts'
import { rarityIn } from '../src/monitor/act-keys.ts'
import type { WatchedRows } from '../src/monitor/watched-rows.ts'
import { createTermQuestion } from '../src/service/push/ask-terms.ts'
import { compileRows } from '../src/service/rows/row-watch.ts'
import { createLeaseStore } from '../src/store/leases/leases.ts'
import { createTermStore } from '../src/store/push/term-events.ts'
import { createSqliteHandle } from '../src/store/sqlite/connection.ts'
import { deliveryBody } from '../src/webhooks/message/delivery-request.ts'
import { extractOf, noticeOf } from './_acts-with-rows.ts'
import { temporaryFolder } from './_cli.ts'
import { MONDAY, type TestArticle, writeZip } from './_editions.ts'
import { fanOutStoreOf } from './_fan-out-store.ts'
import { type PushWorld, createPushWorld } from './_push.ts'
import { startWebhookApi } from './_webhooks.ts'

const NOW = new Date()
const inDays = (days: number) => dateOfDay(dayNumber(brasiliaDate(NOW)) + days)
const printed = (date: string) => date.split('-').toReversed().join('/')

const contract = (name: string, days: number, orgao?: string) =>
  extractOf(
    String(1000 + days),
    `Contratada: ${name} LTDA, CNPJ nº 11.222.333/0001-81. Objeto: limpeza. Valor Total: R$ 10,00. Vigência: 01/01/2024 a ${printed(inDays(days))}.`,
    orgao === undefined ? {} : { orgao },
  )

const importActs = (world: PushWorld, acts: TestArticle[], notify = true) =>
  world.importZip(
    writeZip(temporaryFolder(), `${MONDAY}-DO3${notify ? '' : 'E'}.zip`, acts),
    notify,
  )

const watch = (world: PushWorld, linhas: WatchedRows) =>
  world.webhook('/a', { eventos: ['linha.nova', 'linha.prazo'], filtros: { linhas } })

/** A monitor that begins now: on which days it runs is told each time. */
async function startMonitor(world: PushWorld) {
  const sql = createSqliteHandle(world.db)
  let now = NOW
  const clock = () => now
  const onDefect = (id: string, error: unknown) => {
    throw new Error(id, { cause: error })
  }
  const subscriptions = createSubscriptions(rarityIn([]), compileRows)
  const fence = (await createLeaseStore(sql).acquire('monitor', 'teste', NOW, NOW))!
  const fanOut = createFanOut({
    store: fanOutStoreOf(sql, clock),
    fence,
    subscriptions,
    body: deliveryBody,
    stopwatch: () => performance.now(),
    pause: async () => {},
    onDefect,
  })
  const store = createTermStore(sql, clock, KEYS_PER_DAY)
  const question = createTermQuestion({ store, clock, onDefect })
  let seen = 0

  return {
    /** What is told on the day that is this far from now. */
    async dayAfter(days: number) {
      now = new Date(NOW.getTime() + days * 86_400_000)
      while (await fanOut.step());
      while (await question.step(subscriptions.awaitingTerms(), fence));
      while (await fanOut.step());
      const all = world.rows('SELECT body FROM deliveries ORDER BY seq').map(({ body }) => {
        const { tipo, dados } = JSON.parse(Buffer.from(body as Uint8Array).toString())
        const { fornecedor_nome, numero } = dados.linha
        return { tipo, name: fornecedor_nome ?? numero, dados }
      })
      const told = all.slice(seen)
      seen = all.length
      return told
    },
  }
}

const named = (told: { tipo: string; name: string }[]) =>
  told.map(({ tipo, name }) => `${tipo} ${name}`)

describe('linha.prazo', () => {
  test('tells once of a contract that ends in 90 days, whatever restarts and clocks do', async () => {
    const world = await createPushWorld()
    await watch(world, {
      tabela: 'contratos',
      fornecedor_ni: ['11.222.333/0001-81'],
      vigencia_fim_em_dias: 90,
    })
    await importActs(world, [contract('ALFA', 100), contract('BETA', 130), contract('GAMA', 800)])
    const monitor = await startMonitor(world)
    expect(await monitor.dayAfter(0)).toEqual([])
    expect(await monitor.dayAfter(9)).toEqual([])
    const [told, ...others] = await monitor.dayAfter(10)
    expect(others).toEqual([])
    expect(told).toMatchObject({
      tipo: 'linha.prazo',
      dados: {
        tabela: 'contratos',
        linha: { fornecedor_nome: 'ALFA LTDA', vigencia_fim: inDays(100), situacao: 'publicada' },
        prazo: { campo: 'vigencia_fim', data: inDays(100), dias: 90 },
        publicacao: { titulo: 'EXTRATO DE CONTRATO Nº 1100/2024' },
      },
    })
    expect(await monitor.dayAfter(11)).toEqual([])
    const restarted = await startMonitor(world)
    expect(named(await restarted.dayAfter(12))).toHaveLength(1) // what it had told before
    expect(await restarted.dayAfter(3)).toEqual([])
    expect(named(await restarted.dayAfter(60))).toEqual(['linha.prazo BETA LTDA'])
    expect(await restarted.dayAfter(10)).toEqual([])
    expect(await restarted.dayAfter(500)).toEqual([])
  })

  test('who was told of a row as a new one is not told of its term', async () => {
    const world = await createPushWorld()
    await watch(world, { tabela: 'contratos', vigencia_fim_em_dias: 90 })
    await importActs(world, [contract('ALFA', 30), contract('BETA', 95)])
    await importActs(world, [contract('GAMA', 40)], false)
    const monitor = await startMonitor(world)
    expect(named(await monitor.dayAfter(0))).toEqual([
      'linha.nova ALFA LTDA',
      'linha.prazo GAMA LTDA',
    ])
    expect(named(await monitor.dayAfter(7))).toEqual(['linha.prazo BETA LTDA'])
  })

  test('a row that was only sent again, because somebody asked for it, is told of when its day comes', async () => {
    const world = await createPushWorld()
    await watch(world, { tabela: 'contratos', vigencia_fim_em_dias: 90 })
    await importActs(world, [contract('ALFA', 30)])
    const monitor = await startMonitor(world)
    expect(named(await monitor.dayAfter(0))).toEqual(['linha.nova ALFA LTDA'])
    world.db.exec("UPDATE deliveries SET origem = 'reenvio'")
    expect(named(await monitor.dayAfter(1))).toEqual(['linha.prazo ALFA LTDA'])
  })

  test('asks the act for words and its body, and leaves out acts that no longer count', async () => {
    const world = await createPushWorld()
    const orgao = 'Ministério de Teste/Secretaria de Compras'
    await watch(world, {
      tabela: 'contratos',
      vigencia_fim_em_dias: 90,
      termo: 'limpeza',
      orgao: ['Secretaria de Compras'],
    })
    await importActs(
      world,
      [contract('ALFA', 50), contract('BETA', 51, orgao), contract('GAMA', 52, orgao)],
      false,
    )
    world.db.exec("UPDATE publications SET situacao = 'sem_efeito' WHERE titulo LIKE '%1052%'")
    const monitor = await startMonitor(world)
    expect(named(await monitor.dayAfter(0))).toEqual(['linha.prazo BETA LTDA'])
  })

  test('a tender is told when it is published, if it opens within days, and else when it does', async () => {
    const world = await createPushWorld()
    await watch(world, { tabela: 'licitacoes', abertura_em_dias: 15 })
    const opening = (number: number, days: number) =>
      noticeOf(
        String(number),
        `PREGÃO ELETRÔNICO Nº ${number}/2024`,
        `Objeto: compra de pneus. Abertura da sessão: ${printed(inDays(days))} às 9h.`,
      )
    await importActs(world, [opening(71, 10), opening(72, 20), opening(73, 0)])
    const monitor = await startMonitor(world)
    expect(named(await monitor.dayAfter(0))).toEqual(['linha.nova 71', 'linha.nova 73'])
    expect(named(await monitor.dayAfter(5))).toEqual(['linha.prazo 72'])
    expect(await monitor.dayAfter(6)).toEqual([])
  })

  test('is refused without days, and days beside a calendar', async () => {
    const api = await startWebhookApi()
    const body = { url: 'https://receptor.exemplo.com.br/a', eventos: ['linha.prazo'] }
    const withRows = (linhas: object) =>
      api.call('POST', '/webhooks', { ...body, filtros: { linhas } })
    expect(await api.call('POST', '/webhooks', body)).toMatchObject({
      status: 400,
      json: { erro: { detalhes: [{ campo: 'eventos' }] } },
    })
    expect(await withRows({ tabela: 'contratos', vigencia_fim_em_dias: 91 })).toMatchObject({
      status: 400,
    })
    expect(
      await withRows({
        tabela: 'contratos',
        vigencia_fim_em_dias: 9,
        vigencia_fim_de: '2024-01-01',
      }),
    ).toMatchObject({
      status: 400,
      json: { erro: { detalhes: [{ campo: 'filtros.linhas.vigencia_fim_em_dias' }] } },
    })
    expect(await withRows({ tabela: 'contratos', vigencia_fim_em_dias: 90 })).toMatchObject({
      status: 201,
    })
  })
})
