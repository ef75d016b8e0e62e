import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { acts } from './_acts.ts'
import { importArticles } from './_api.ts'
import { isOnPostgres, storedRows } from './_archive.ts'
import { type WebhookApi, startWebhookApi } from './_webhooks.ts'

const TODAY = new Date().toISOString().slice(0, 10)
const ALWAYS = { desde: '2020-01-01T00:00:00Z', ate: '2099-01-01T00:00:00Z' }
/** Three of the first section and one extra, then 45 of the third. */
const FEW = acts.slice(0, 4)

let api: WebhookApi
beforeAll(async () => {
  api = await startWebhookApi()
  await importArticles(api.dataDir, FEW, true)
})
afterAll(() => api[Symbol.asyncDispose]())

interface Event {
  id: string
  tipo: string
  dados: Record<string, Record<string, unknown>>
}

/** All events, in pages of `limite`. */
async function readAll(query = 'limite=100'): Promise<Event[]> {
  const events: Event[] = []
  for (let apos = ''; ;) {
    const { json } = await api.call('GET', `/eventos?${query}${apos}`)
    events.push(...json.dados.resultados)
    apos = `&apos=${json.dados.proximo}`
    if (!json.dados.tem_mais) return events
  }
}

describe('GET /eventos', () => {
  test('lists events in the order of commits', async () => {
    const events = await readAll()
    expect(events.map(({ tipo }) => tipo).toSorted()).toEqual([
      'edicao.publicada',
      'edicao.publicada',
      'linha.nova',
      'linha.nova',
      'linha.nova',
      ...FEW.map(() => 'publicacao.nova'),
    ])
    const nova = events.find(({ dados }) => dados['publicacao']?.['titulo'] === FEW[0]?.titulo)
    const { json } = await api.get('/buscar?termo=comit%C3%AA')
    const { sha256: _, ...act } = json.dados.resultados[0]
    expect(nova).toEqual({
      id: expect.stringMatching(/^evt_/),
      tipo: 'publicacao.nova',
      criado_em: expect.stringContaining(TODAY),
      dados: { publicacao: { ...act, termos_correspondentes: [], trechos: [] } },
    })
  })

  test('in pages of any size, by type or not, none is skipped and none comes twice', async () => {
    const all = await readAll()
    for (const limite of [1, 2, 5]) expect(await readAll(`limite=${limite}`)).toEqual(all)
    for (const tipo of ['publicacao.nova', 'edicao.publicada', 'alerta.match'])
      expect(await readAll(`limite=1&tipo=${tipo}`)).toEqual(
        all.filter((event) => event.tipo === tipo),
      )
  })

  test('from the end on, only new events come', async () => {
    const end = (await api.call('GET', '/eventos?limite=100')).json.dados.proximo
    const none = await api.call('GET', `/eventos?apos=${end}`)
    expect(none.json.dados).toMatchObject({ resultados: [], tem_mais: false, proximo: end })
    await importArticles(api.dataDir, [{ ...FEW[0]!, texto: '<p>Outro comitê.</p>' }], true)
    const { json } = await api.call('GET', `/eventos?apos=${end}`)
    expect(json.dados.resultados).toMatchObject([
      {
        tipo: 'publicacao.atualizada',
        dados: { versao: 2, motivo: 'reprocessamento', por: null, retificada_por: null },
      },
    ])
    const first = await readAll('tipo=publicacao.nova&limite=100')
    expect(first.map(({ dados }) => dados['publicacao']?.['resumo'])).toContain(FEW[0]!.ementa)
  })

  test('of alerts, only the account’s own', async () => {
    const one = await api.create()
    const [{ conta_id }] = (await storedRows(
      api.dataDir,
      `SELECT conta_id FROM webhooks WHERE id = '${one.id}'`,
    )) as [{ conta_id: string }]
    const [act] = (await storedRows(api.dataDir, 'SELECT id FROM publications LIMIT 1')) as [
      { id: string },
    ]
    const dados = JSON.stringify({
      alerta: { id: 'alr_1', nome: 'Meu alerta' },
      consulta: 'comitê',
      webhooks: [one.id],
      publicacao: act.id,
      versao: 1,
    })
    await storedRows(
      api.dataDir,
      `INSERT INTO events (id, tipo, criado_em, dados, conta_id)
       VALUES ('evt_meu', 'alerta.match', '${TODAY}T00:00:00.000Z', '${dados}', '${conta_id}')`,
    )
    const own = await api.call('GET', '/eventos?tipo=alerta.match')
    expect(own.json.dados.resultados).toMatchObject([
      { id: 'evt_meu', dados: { alerta: { id: 'alr_1' }, publicacao: { id: act.id } } },
    ])
    const others = await api.asAnother('GET', '/eventos?limite=100')
    expect(others.text).not.toContain('evt_meu')
    expect(others.text).not.toContain('alr_1')
    await storedRows(api.dataDir, `DELETE FROM events WHERE id = 'evt_meu'`)
  })

  test('apos=agora: no past events, all later ones', async () => {
    const { json } = await api.call('GET', '/eventos?apos=agora')
    expect(json.dados).toMatchObject({ resultados: [], tem_mais: false, avisos: [] })
    await importArticles(api.dataDir, [{ ...FEW[1]!, texto: '<p>Mudou agora.</p>' }], true)
    const after = await api.call('GET', `/eventos?apos=${json.dados.proximo}`)
    expect(after.json.dados.resultados).toMatchObject([{ tipo: 'publicacao.atualizada' }])
  })

  test('for a webhook: the events of its deliveries, with the same content', async () => {
    const filtros = { termos: ['comitê', 'nada disso'] }
    const { id } = await api.create({ eventos: ['publicacao.nova'], filtros, ativo: false })
    const told = await readAll(`webhook=${id}&limite=1`)
    const all = await readAll('tipo=publicacao.nova&limite=100')
    const found = (await api.get('/buscar?termo=comit%C3%AA')).json.dados.resultados
    expect(told.map(({ dados }) => dados['publicacao']?.['id'])).toEqual(
      found.map((act: { id: string }) => act.id),
    )
    expect(all.length).toBeGreaterThan(told.length)
    expect(told[0]?.dados['publicacao']).toMatchObject({
      termos_correspondentes: ['comitê'],
      trechos: [expect.anything()],
    })
    const other = await api.asAnother('GET', `/eventos?webhook=${id}`)
    expect([other.status, other.json.erro.detalhes[0]?.campo]).toEqual([400, 'webhook'])
  })

  test.each(['x', 'MQ', 'MS4', 'MS4w!', 'MS4tMQ', 'evt_01JQ7Z3V5N8M2K4T6W9X1Y0GHJ'])(
    'apos=%s is no cursor of ours',
    async (apos) => {
      const { status, json } = await api.call('GET', `/eventos?apos=${apos}`)
      expect([status, json.erro.detalhes[0]?.campo]).toEqual([400, 'apos'])
    },
  )

  test('a cursor beyond the last event reports that the archive was restored', async () => {
    const ahead = Buffer.from('1.100000').toString('base64url')
    const { json } = await api.call('GET', `/eventos?apos=${ahead}`)
    expect(json.dados).toMatchObject({ resultados: [], avisos: [{ codigo: 'cursor_adiante' }] })
  })

  test('a cursor before the oldest event reports that some are gone', async () => {
    const first = await api.call('GET', '/eventos?limite=1')
    expect(first.json.dados.avisos).toEqual([])
    const { proximo } = first.json.dados
    expect((await api.call('GET', `/eventos?apos=${proximo}`)).json.dados.avisos).toEqual([])
    await storedRows(api.dataDir, 'DELETE FROM events WHERE seq <= 3')
    const { json } = await api.call('GET', `/eventos?apos=${proximo}`)
    expect(json.dados.avisos).toMatchObject([{ codigo: 'eventos_expirados' }])
  })
})

describe('POST /webhooks/{webhook_id}/reenviar', () => {
  let replayApi: WebhookApi
  beforeAll(async () => {
    replayApi = await startWebhookApi()
    await importArticles(replayApi.dataDir, acts, true)
    await monitorDone()
  })
  afterAll(() => replayApi[Symbol.asyncDispose]())

  /** As if the monitor had processed everything. */
  async function monitorDone(): Promise<void> {
    await storedRows(
      replayApi.dataDir,
      'UPDATE monitor_progress SET seq = (SELECT coalesce(max(seq), 0) FROM events)',
    )
  }

  async function finished(id: string): Promise<Record<string, unknown>> {
    return expect
      .poll(async () => (await replayApi.call('GET', `/webhooks/${id}/reenvios`)).json.dados[0], {
        timeout: 20_000,
        interval: 20,
      })
      .toMatchObject({ status: expect.not.stringMatching('pendente') })
      .then(async () => (await replayApi.call('GET', `/webhooks/${id}/reenvios`)).json.dados[0])
  }

  async function deliveriesOf(id: string): Promise<Record<string, unknown>[]> {
    return (await replayApi.call('GET', `/webhooks/${id}/deliveries?limite=100`)).json.dados
      .resultados
  }

  test('creates the missed deliveries, once', async () => {
    const filtros = { termos: ['fornecimento', 'material número 7'], secoes: ['3'] }
    const { id } = await replayApi.create({ filtros })
    const wakes = replayApi.wakes.count
    const asked = await replayApi.call('POST', `/webhooks/${id}/reenviar`, ALWAYS)
    expect(asked.status).toBe(202)
    expect(asked.json).toMatchObject({
      dados: {
        id: expect.stringMatching(/^ree_/),
        webhook_id: id,
        status: 'pendente',
        eventos: acts.length + 3,
        examinados: 0,
        criadas: 0,
        concluido_em: null,
      },
      avisos: [{ codigo: 'eventos_expirados', campo: 'desde' }],
    })
    // 45 acts of section 3, and two editions that have or may have that section.
    const done = await finished(id)
    expect(done).toMatchObject({
      status: 'concluido',
      examinados: acts.length + 3,
      criadas: 47,
      concluido_em: expect.any(String),
    })
    expect(replayApi.wakes.count).toBeGreaterThan(wakes)
    const deliveries = await deliveriesOf(id)
    expect(deliveries).toHaveLength(47)
    for (const delivery of deliveries)
      expect(delivery).toMatchObject({ origem: 'reenvio', status: 'pendente', tentativas: 0 })
    const nova = deliveries.find(({ tipo }) => tipo === 'publicacao.nova')!
    const detail = await replayApi.call('GET', `/webhooks/${id}/deliveries/${String(nova['id'])}`)
    expect(JSON.parse(detail.json.dados.requisicao.corpo)).toMatchObject({
      id: nova['evento_id'],
      tipo: 'publicacao.nova',
      webhook_id: id,
      dados: { publicacao: { secao: '3' } },
    })

    await replayApi.call('POST', `/webhooks/${id}/reenviar`, ALWAYS)
    expect(await finished(id)).toMatchObject({ status: 'concluido', criadas: 0 })
    expect(await deliveriesOf(id)).toHaveLength(47)
  })

  test('leaves out existing deliveries, whatever their result', async () => {
    const { id } = await replayApi.create({ eventos: ['edicao.publicada'] })
    await storedRows(
      replayApi.dataDir,
      `INSERT INTO deliveries (id, evento_id, webhook_id, tipo, origem, status, criado_em, body)
       SELECT 'dlv_' || id, id, '${id}', tipo, 'automatica', 'falhou', criado_em, '{}'
       FROM events WHERE tipo = 'edicao.publicada' ORDER BY seq LIMIT 1`,
    )
    await replayApi.call('POST', `/webhooks/${id}/reenviar`, ALWAYS)
    expect(await finished(id)).toMatchObject({ eventos: 3, examinados: 3, criadas: 2 })
  })

  test('does nothing for a period without events', async () => {
    const { id } = await replayApi.create()
    const period = { desde: '2099-01-01', ate: '2099-12-31' }
    const { json } = await replayApi.call('POST', `/webhooks/${id}/reenviar`, period)
    expect(json.dados).toMatchObject({ status: 'concluido', eventos: 0, criadas: 0 })
    expect(json.avisos).toEqual([])
  })

  test('leaves out events that the monitor has not processed yet: they are sent anyway', async () => {
    const { id } = await replayApi.create({ eventos: ['publicacao.atualizada'] })
    await importArticles(replayApi.dataDir, [{ ...FEW[1]!, texto: '<p>Novo.</p>' }], true)
    const before = await replayApi.call('POST', `/webhooks/${id}/reenviar`, ALWAYS)
    expect(before.json.dados.eventos).toBe(0)
    await monitorDone()
    await replayApi.call('POST', `/webhooks/${id}/reenviar`, ALWAYS)
    expect(await finished(id)).toMatchObject({ criadas: 1 })
  })

  test.skipIf(isOnPostgres)('is cancelled when the webhook goes inactive', async () => {
    const { id } = await replayApi.create()
    await storedRows(
      replayApi.dataDir,
      `CREATE TRIGGER IF NOT EXISTS goes_inactive AFTER INSERT ON replays
       WHEN new.webhook_id = '${id}'
       BEGIN UPDATE webhooks SET ativo = 0 WHERE id = new.webhook_id; END`,
    )
    await replayApi.call('POST', `/webhooks/${id}/reenviar`, ALWAYS)
    expect(await finished(id)).toMatchObject({ status: 'cancelado', criadas: 0 })
    expect(await deliveriesOf(id)).toEqual([])
  })

  test('one at a time, and none while inactive', async () => {
    const { id } = await replayApi.create({ ativo: false })
    const inactive = await replayApi.call('POST', `/webhooks/${id}/reenviar`, ALWAYS)
    expect([inactive.status, inactive.json.erro.codigo]).toEqual([409, 'conflito'])
    const busy = await replayApi.create()
    const answers = await Promise.all(
      [0, 1].map(() => replayApi.call('POST', `/webhooks/${busy.id}/reenviar`, ALWAYS)),
    )
    expect(answers.map(({ status }) => status)).toContain(202)
    await finished(busy.id)
  })

  test.each([
    [{ desde: '2024-03-15' }, { ate: 'é obrigatório' }],
    [
      { desde: 'ontem', ate: '2024-03-15T12:00' },
      { desde: expect.stringContaining('não é uma data'), ate: expect.stringContaining('fuso') },
    ],
    [{ desde: '2024-03-16', ate: '2024-03-15' }, { desde: 'é posterior a ate' }],
    [
      { desde: 7, ate: null },
      { desde: expect.any(String), ate: expect.any(String) },
    ],
  ])('%j is refused', async (body, problems) => {
    const { id } = await replayApi.create()
    const { status, json } = await replayApi.call('POST', `/webhooks/${id}/reenviar`, body)
    expect([status, json.erro.codigo]).toEqual([400, 'corpo_invalido'])
    expect(Object.fromEntries(json.erro.detalhes.map((d) => [d.campo, d.problema]))).toEqual(
      problems,
    )
  })
})
