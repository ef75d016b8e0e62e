import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { WatchedRows } from '../src/monitor/watched-rows.ts'
import { createFanOut } from '../src/events/fan-out.ts'
import { createSubscriptions } from '../src/events/subscriptions.ts'
import { rarityIn } from '../src/monitor/act-keys.ts'
import { compileRows } from '../src/service/rows/row-watch.ts'
import { createLeaseStore } from '../src/store/leases/leases.ts'
import { createEventLog } from '../src/store/push/events.ts'
import { createSqliteHandle } from '../src/store/sqlite/connection.ts'
import { deliveryBody } from '../src/webhooks/message/delivery-request.ts'
import { ACTS_WITH_ROWS, extractOf, noticeOf, ordinanceOf } from './_acts-with-rows.ts'
import { temporaryFolder } from './_cli.ts'
import { CPF_FORMS, tellsCpf } from './_cpf-forms.ts'
import { MONDAY, type TestArticle, writeZip } from './_editions.ts'
import { fanOutStoreOf } from './_fan-out-store.ts'
import { type PushWorld, createPushWorld } from './_push.ts'
import { type WebhookApi, startWebhookApi } from './_webhooks.ts'

const importActs = (world: PushWorld, acts: TestArticle[], { notify = true, name = 'DO3' } = {}) =>
  world.importZip(writeZip(temporaryFolder(), `${MONDAY}-${name}.zip`, acts), notify)

async function watchRows(world: PushWorld, linhas: WatchedRows | null) {
  return (await world.webhook('/a', { eventos: ['linha.nova'], filtros: { linhas } })).id
}

/** Who is told what, in order: the name in each row. */
async function told(world: PushWorld) {
  const sql = createSqliteHandle(world.db)
  const now = new Date()
  const fence = await createLeaseStore(sql).acquire('monitor', 'teste', now, now)
  const fanOut = createFanOut({
    store: fanOutStoreOf(sql),
    fence: fence!, // free
    subscriptions: createSubscriptions(rarityIn([]), compileRows),
    body: deliveryBody,
    stopwatch: () => performance.now(),
    pause: async () => {},
    onDefect(id, error) {
      throw new Error(id, { cause: error })
    },
  })
  while (await fanOut.step());
  return world
    .rows('SELECT webhook_id, body FROM deliveries ORDER BY seq')
    .map(({ webhook_id, body }) => {
      const { tipo, dados } = JSON.parse(Buffer.from(body as Uint8Array).toString())
      const { linha, publicacao } = dados
      const { fornecedor_nome, pessoa_nome, numero } = linha ?? {}
      const name = fornecedor_nome ?? pessoa_nome ?? numero ?? publicacao.titulo
      return { to: webhook_id, tipo, name, dados }
    })
}

const namesTold = async (world: PushWorld) => (await told(world)).map(({ name }) => name)

const bought = (name: string, more = '') =>
  extractOf('100', `Contratada: ${name} LTDA. Objeto: pneus. Valor Total: R$ 10,00.${more}`)

describe('linha.nova', () => {
  test('tells of appointments to a level in a body, and of contracts of a supplier above an amount', async () => {
    const world = await createPushWorld()
    const high = await watchRows(world, {
      tabela: 'pessoal',
      tipo_movimentacao: ['nomeacao', 'designacao'],
      codigo_min: ['FCE 1.15'],
      orgao: ['Ministério de Teste'],
    })
    const supplier = await watchRows(world, {
      tabela: 'contratos',
      fornecedor_ni: ['11.222.333/0001-81'],
      valor_min: 1_000_000,
    })
    await importActs(world, ACTS_WITH_ROWS)
    const all = await told(world)
    expect(all.filter(({ to }) => to === high).map(({ name }) => name)).toEqual([
      'MARIA DA SILVA',
      'PAULA DE MELO',
    ])
    expect(all.filter(({ to }) => to === supplier)).toMatchObject([
      {
        tipo: 'linha.nova',
        dados: {
          tabela: 'contratos',
          linha: { fornecedor_nome: 'EMPRESA DE TAL LTDA', valor_global: 1_500_000.1 },
          publicacao: { titulo: 'EXTRATO DE CONTRATO Nº 101/2024' },
        },
      },
    ])
  })

  test('tells of tenders of notebooks that open within days', async () => {
    const world = await createPushWorld()
    await watchRows(world, {
      tabela: 'licitacoes',
      termo: 'notebooks',
      abertura_de: '2024-03-20',
      abertura_ate: '2024-03-25',
    })
    await importActs(world, ACTS_WITH_ROWS)
    expect(await told(world)).toMatchObject([
      {
        tipo: 'linha.nova',
        dados: {
          tabela: 'licitacoes',
          linha: { numero: '011', data_abertura: '2024-03-25', hora_abertura: '14:00' },
          publicacao: { titulo: 'AVISO DE LICITAÇÃO', termos_correspondentes: ['notebooks'] },
        },
      },
    ])
  })

  test('a tender is told again if its hour changes, not if other words do', async () => {
    const world = await createPushWorld()
    await watchRows(world, null)
    const opening = (hour: string, more = '') =>
      importActs(world, [
        noticeOf(
          '400',
          'PREGÃO ELETRÔNICO Nº 11/2024',
          `Objeto: compra de pneus.${more} Abertura da sessão: 25/03/2024 às ${hour}h.`,
        ),
      ])
    await opening('9')
    await opening('9', ' Edital na sede.')
    expect(await namesTold(world)).toEqual(['11'])
    await opening('10')
    expect(await namesTold(world)).toEqual(['11', '11'])
  })

  test('follows the event of its act, with the terms that the act has', async () => {
    const world = await createPushWorld()
    const eventos = ['publicacao.nova', 'linha.nova'] as const
    const linhas = { tabela: 'contratos', termo: 'pneus' } as const
    await world.webhook('/a', { eventos: [...eventos], filtros: { linhas } })
    await importActs(world, [bought('UMA')])
    const [act, row] = await told(world)
    expect([act!.tipo, row!.tipo]).toEqual(eventos)
    expect(row!.dados.publicacao).toMatchObject({ termos_correspondentes: ['pneus'] })
    expect(row!.dados.publicacao.trechos).not.toEqual([])
  })

  test('tells once of a row: not when it is imported again, stays in a new text, or comes back', async () => {
    const world = await createPushWorld()
    await watchRows(world, null)
    await importActs(world, [bought('UMA')])
    await importActs(world, [bought('UMA')])
    expect(await namesTold(world)).toEqual(['UMA LTDA'])
    await importActs(world, [bought('UMA', ' Fiscal: ninguém.')])
    expect(await namesTold(world)).toEqual(['UMA LTDA'])
    await importActs(world, [bought('OUTRA')])
    expect(await namesTold(world)).toEqual(['UMA LTDA', 'OUTRA LTDA'])
    await importActs(world, [bought('UMA', ' Fiscal: alguém.')])
    expect(await namesTold(world)).toEqual(['UMA LTDA', 'OUTRA LTDA'])
  })

  test('tells of each of two rows that say the same, and of a third one that a new text has', async () => {
    const world = await createPushWorld()
    await watchRows(world, null)
    const named = (times: number) =>
      ordinanceOf(
        '100',
        Array.from({ length: times }, (_, i) => `Nº ${i + 1} - Nomear ANA DE MELO.`).join('\n'),
      )
    await importActs(world, [named(2)], { name: 'DO2' })
    expect(await namesTold(world)).toEqual(['ANA DE MELO', 'ANA DE MELO'])
    await importActs(world, [named(3)], { name: 'DO2' })
    expect(await namesTold(world)).toHaveLength(3)
  })

  test('tells of what a new text adds to an act that came in silence', async () => {
    const world = await createPushWorld()
    await watchRows(world, null)
    await importActs(world, [bought('UMA')], { notify: false })
    await importActs(world, [bought('UMA', ' Contratada: OUTRA LTDA. Objeto: luvas.')])
    expect(await namesTold(world)).toEqual(['OUTRA LTDA'])
  })

  test('what newer rules read of the same words is no news, whether the text changes or not', async () => {
    const world = await createPushWorld()
    await watchRows(world, null)
    await importActs(world, [bought('UMA')], { notify: false })
    world.db.exec('DELETE FROM contratos')
    world.db.exec('UPDATE row_readings SET contratos = 0')
    await importActs(world, [bought('UMA')])
    await importActs(world, [bought('UMA', ' Fiscal: ninguém.')])
    expect(world.rows('SELECT count(*) AS n FROM contratos')).toMatchObject([{ n: 1 }])
    expect(await namesTold(world)).toEqual([])
  })

  test('no CPF is told in a row', async () => {
    const world = await createPushWorld()
    await watchRows(world, null)
    const acts = CPF_FORMS.flatMap((cpf, i) => [
      extractOf(String(400 + i), `Contratada: FULANA DE TAL ${cpf}. Objeto: pneus de ${cpf}.`),
      ordinanceOf(String(500 + i), `Nomear FULANA DE TAL, CPF ${cpf}, para o cargo de Assessora.`),
      noticeOf(
        String(600 + i),
        `PREGÃO ELETRÔNICO Nº ${i + 1}/2024`,
        `Objeto: pneus de ${cpf}. Homologado em favor de FULANA DE TAL, CPF ${cpf} - Total: R$ 100,00.`,
        { titulo: 'AVISO DE HOMOLOGAÇÃO' },
      ),
    ])
    await importActs(world, acts)
    const rows = (await told(world)).map(({ dados }) => JSON.stringify(dados.linha))
    expect(rows.length).toBeGreaterThanOrEqual(acts.length)
    expect(rows.filter(tellsCpf)).toEqual([])
    const kept = world.rows("SELECT dados FROM events WHERE tipo = 'linha.nova'")
    expect(kept.filter(({ dados }) => tellsCpf(String(dados)))).toEqual([])
  })

  test('a row is told as it was when it came, though its act has another text by then', async () => {
    const world = await createPushWorld()
    await watchRows(world, { tabela: 'contratos', termo: 'pneus' })
    await importActs(world, [bought('UMA')])
    await importActs(world, [extractOf('100', 'Contratada: OUTRA LTDA. Objeto: luvas.')])
    const [row, ...others] = await told(world)
    expect(others).toEqual([])
    expect(row!.dados).toMatchObject({
      linha: { fornecedor_nome: 'UMA LTDA', objeto: 'pneus' },
      publicacao: { resumo: expect.stringContaining('UMA LTDA') },
    })
  })

  test('a row that a new text adds to a corrected act says its state', async () => {
    const world = await createPushWorld()
    await watchRows(world, null)
    await importActs(world, [bought('UMA')], { notify: false })
    world.db.exec("UPDATE publications SET situacao = 'retificada'")
    await importActs(world, [bought('UMA', ' Contratada: OUTRA LTDA. Objeto: luvas.')])
    expect(await told(world)).toMatchObject([
      { name: 'OUTRA LTDA', dados: { publicacao: { situacao: 'retificada' } } },
    ])
  })

  test('the act of several rows is read once', async () => {
    const world = await createPushWorld()
    await importActs(world, [bought('UMA', ' Contratada: OUTRA LTDA. Objeto: luvas.')])
    const log = createEventLog(createSqliteHandle(world.db))
    const acts = await log.read(async (view) => {
      const range = { conta_id: world.conta, tipo: 'linha.nova', after: 0, limit: 10 } as const
      const found: unknown[] = []
      for (const logged of await view.visible(range)) {
        const event = await view.full(logged)
        if (event?.tipo === 'linha.nova') found.push(event.act)
      }
      return found
    })
    expect(acts).toHaveLength(2)
    expect(acts[1]).toBe(acts[0])
  })
})

describe('filtros.linhas', () => {
  let api: WebhookApi
  beforeAll(async () => void (api = await startWebhookApi()))
  afterAll(() => api[Symbol.asyncDispose]())

  test.each<[object, string, RegExp]>([
    [{}, 'tabela', /é obrigatório/],
    [{ tabela: 'leiloes' }, 'tabela', /não é um valor aceito/],
    [{ tabela: 'contratos', codigo: ['FCE 1.15'] }, 'codigo', /não é filtro da tabela contratos/],
    [{ tabela: 'contratos', situacao: ['revogada'] }, 'situacao', /só vale na lista/],
    [{ tabela: 'contratos', outro: 1 }, 'outro', /não é filtro da tabela contratos/],
    [{ tabela: 'contratos', fornecedor_ni: ['11'] }, 'fornecedor_ni', /não é um CNPJ/],
    [{ tabela: 'contratos', uasg: ['1'] }, 'uasg[0]', /não tem a forma esperada/],
    [{ tabela: 'contratos', valor_min: 2, valor_max: 1 }, 'valor_min', /é maior que valor_max/],
    [{ tabela: 'contratos', vigencia_fim_de: '2024-02-30' }, 'vigencia_fim_de', /não é uma data/],
    [{ tabela: 'contratos', termo: '"' }, 'termo', /./],
    [{ tabela: 'pessoal', codigo_min: ['XYZ 1'] }, 'codigo_min', /não se sabe o que está acima/],
    [{ tabela: 'pessoal', pessoa_nome: '—' }, 'pessoa_nome', /não tem nenhuma palavra/],
    [{ tabela: 'licitacoes', numero: ['x'] }, 'numero', /nenhum algarismo/],
    [{ tabela: 'licitacoes', vencedor_ni: ['11'] }, 'vencedor_ni', /não é um CNPJ/],
    [
      { tabela: 'licitacoes', abertura_de: '2024-04-02', abertura_ate: '2024-04-01' },
      'abertura_de',
      /posterior/,
    ],
    [{ tabela: 'pessoal', tipo_movimentacao: ['x'] }, 'tipo_movimentacao[0]', /valor aceito/],
  ])('%j is refused at %s', async (linhas, campo, problema) => {
    const body = { url: 'https://receptor.exemplo.com.br/a', eventos: ['linha.nova'] }
    const filtros = { linhas }
    const { status, json } = await api.call('POST', '/webhooks', { ...body, filtros })
    expect(status).toBe(400)
    expect(json.erro.detalhes).toMatchObject([
      { campo: `filtros.linhas.${campo}`, problema: expect.stringMatching(problema) },
    ])
  })

  test('a filter of lists alone is refused with those of the table', async () => {
    const body = { url: 'https://receptor.exemplo.com.br/a', eventos: ['linha.nova'] }
    const filtros = { linhas: { tabela: 'contratos', situacao: ['revogada'] } }
    const { json } = await api.call('POST', '/webhooks', { ...body, filtros })
    expect(json.erro.detalhes).toEqual([
      expect.objectContaining({
        sugestao: expect.stringMatching(
          /^De linhas novas valem: fornecedor_ni(?!.*codigo_min).*em_dias/,
        ),
      }),
    ])
  })

  test('is kept as written, replaced as a whole, and taken away by null; empty lists do not filter', async () => {
    const linhas = { tabela: 'contratos', fornecedor_ni: ['11.222.333/0001-81'], uasg: [] }
    const { id } = await api.create({ eventos: ['linha.nova'], filtros: { linhas } })
    const read = async () => (await api.call('GET', `/webhooks/${id}`)).json.dados.filtros.linhas
    expect(await read()).toEqual(linhas)
    const patch = (filtros: object) => api.call('PATCH', `/webhooks/${id}`, { filtros })
    await patch({ linhas: { tabela: 'pessoal' } })
    expect(await read()).toEqual({ tabela: 'pessoal' })
    await patch({ termos: ['a'] })
    expect(await read()).toEqual({ tabela: 'pessoal' })
    await patch({ linhas: null })
    expect(await read()).toBeNull()
  })
})
