import { readFileSync } from 'node:fs'
import { READING_VERSION } from '../src/search/reading/reading.ts'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { NO_FILTER } from '../src/monitor/standing-filter.ts'
import { databasePath } from '../src/store/sqlite/database.ts'
import { acts } from './_acts.ts'
import { WEBHOOK, type WebhookApi, startWebhookApi } from './_webhooks.ts'

const MINUTE_MS = 60_000
const JSON_TYPE = { 'content-type': 'application/json' }

let api: WebhookApi
/** A webhook for tests that do not change it. */
let shared: string
beforeAll(async () => {
  api = await startWebhookApi(acts)
  shared = `/webhooks/${(await api.create()).id}`
})
afterAll(() => api[Symbol.asyncDispose]())

/** The error of each field of a refused body. */
async function problemsOf(body: unknown, path = '/webhooks', method: 'POST' | 'PATCH' = 'POST') {
  const { status, json, text } = await api.call(method, path, body)
  expect([status, text]).toEqual([400, text])
  expect(json.erro.codigo).toBe('corpo_invalido')
  return Object.fromEntries(json.erro.detalhes.map((d) => [d.campo, d.problema]))
}

describe('POST /webhooks', () => {
  test('creates one, with a secret that is shown only once', async () => {
    const { status, json } = await api.call('POST', '/webhooks', WEBHOOK)
    expect(status).toBe(201)
    const { secret, ...record } = json.dados
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    expect(record).toEqual({
      id: expect.stringMatching(/^wh_[0-9A-HJKMNP-TV-Z]{26}$/),
      chave: null,
      nome: null,
      ...WEBHOOK,
      filtros: { termos: [], linhas: null, ...NO_FILTER },
      leitura: READING_VERSION,
      max_simultaneas: null,
      envio: null,
      ativo: true,
      motivo_inativacao: null,
      falhas_consecutivas: 0,
      criado_em: new Date(api.time.now).toISOString(),
      atualizado_em: new Date(api.time.now).toISOString(),
      inativado_em: null,
      conferido_ate: {
        em: new Date(api.time.now).toISOString(),
        edicao: null,
        faltam: expect.any(Array), // Today may be missing: it depends on the hour.
      },
    })
    expect(json.avisos).toEqual([])
    expect((await api.call('GET', `/webhooks/${record.id}`)).json.dados).toEqual(record)
    expect((await api.call('GET', '/webhooks')).json.dados).toContainEqual(record)
    expect(readFileSync(databasePath(api.dataDir)).includes(secret)).toBe(false)
  })

  test('may have a name, which can be changed and removed', async () => {
    const { id } = await api.create({ nome: 'Licitações' })
    const nome = async () => (await api.call('GET', `/webhooks/${id}`)).json.dados.nome
    expect(await nome()).toBe('Licitações')
    await api.call('PATCH', `/webhooks/${id}`, { nome: 'Compras' })
    expect(await nome()).toBe('Compras')
    await api.call('PATCH', `/webhooks/${id}`, { ativo: false })
    expect(await nome()).toBe('Compras')
    await api.call('PATCH', `/webhooks/${id}`, { nome: null })
    expect(await nome()).toBeNull()
    expect(Object.keys(await problemsOf({ ...WEBHOOK, nome: '' }))).toEqual(['nome'])
  })

  test('may limit its concurrent deliveries', async () => {
    const { id } = await api.create({ max_simultaneas: 4 })
    const most = async () => (await api.call('GET', `/webhooks/${id}`)).json.dados.max_simultaneas
    expect(await most()).toBe(4)
    await api.call('PATCH', `/webhooks/${id}`, { max_simultaneas: 1 })
    await api.call('PATCH', `/webhooks/${id}`, { nome: 'Devagar' })
    expect(await most()).toBe(1)
    await api.call('PATCH', `/webhooks/${id}`, { max_simultaneas: null })
    expect(await most()).toBeNull()
    for (const max_simultaneas of [0, 65, 1.5, '4'])
      expect(Object.keys(await problemsOf({ ...WEBHOOK, max_simultaneas }))).toEqual([
        'max_simultaneas',
      ])
  })

  test('may say when what comes is sent, as a whole', async () => {
    const silencio = { de: '22:00', ate: '07:00' }
    const { id } = await api.create({ envio: { horario_silencioso: silencio } })
    const envio = async () => (await api.call('GET', `/webhooks/${id}`)).json.dados.envio
    const whole = { frequencia: 'imediata', hora: null, juntar_minutos: null, dias: null }
    expect(await envio()).toEqual({ ...whole, horario_silencioso: silencio })
    await api.call('PATCH', `/webhooks/${id}`, { nome: 'Calmo' })
    expect(await envio()).toEqual({ ...whole, horario_silencioso: silencio })
    await api.call('PATCH', `/webhooks/${id}`, {
      envio: { frequencia: 'diaria', juntar_minutos: 5 },
    })
    expect(await envio()).toEqual({
      ...whole,
      frequencia: 'diaria',
      hora: 8,
      horario_silencioso: null,
    })
    await api.call('PATCH', `/webhooks/${id}`, {
      envio: { frequencia: 'edicao', juntar_minutos: 5, dias: ['sex', 'seg'] },
    })
    expect(await envio()).toEqual({
      ...whole,
      frequencia: 'edicao',
      dias: ['seg', 'sex'],
      horario_silencioso: null,
    })
    await api.call('PATCH', `/webhooks/${id}`, { envio: null })
    expect(await envio()).toBeNull()
    const problemOf = async (envio: object) => Object.keys(await problemsOf({ ...WEBHOOK, envio }))
    expect(await problemOf({ juntar_minutos: 0 })).toEqual(['envio.juntar_minutos'])
    expect(await problemOf({ dias: [] })).toEqual(['envio.dias'])
    expect(await problemOf({ dias: ['segunda'] })).toEqual(['envio.dias[0]'])
    expect(await problemOf({ horario_silencioso: { de: '22h', ate: '07:00' } })).toEqual([
      'envio.horario_silencioso.de',
    ])
    expect(await problemOf({ horario_silencioso: { de: '22:00', ate: '22:00' } })).toEqual([
      'envio.horario_silencioso.ate',
    ])
  })

  test('takes the address of a channel in a chat service, and no other of the service', async () => {
    const channel = 'https://hooks.slack.com/services/T000/B000/XXXX'
    expect((await api.call('POST', '/webhooks', { ...WEBHOOK, url: channel })).status).toBe(201)
    const url = 'https://hooks.slack.com/triggers/T000/1/x'
    const { status, json } = await api.call('POST', '/webhooks', { ...WEBHOOK, url })
    expect(status).toBe(400)
    expect(json.erro.detalhes).toEqual([
      {
        campo: 'url',
        posicao: null,
        problema: 'é do Slack, mas não é o endereço de um canal',
        sugestao: expect.stringContaining('/guia/webhooks-api#slack-teams-e-discord'),
      },
    ])
    const { id } = await api.create()
    const patch = { url: 'https://discord.com/api/webhooks/1/x/slack' }
    expect((await problemsOf(patch, `/webhooks/${id}`, 'PATCH')).url).toMatch(/^é do Discord/)
  })

  test('accepts the client’s own secret, and does not repeat it', async () => {
    const { json, text } = await api.call('POST', '/webhooks', { ...WEBHOOK, secret: 'um segredo' })
    expect(json.dados.secret).toBeNull()
    expect(text).not.toContain('um segredo')
  })

  test('may create an inactive one', async () => {
    const { json } = await api.call('POST', '/webhooks', { ...WEBHOOK, ativo: false })
    expect(json.dados).toMatchObject({ ativo: false, motivo_inativacao: 'manual' })
    expect(json.dados.inativado_em).not.toBeNull()
  })

  test('keeps filters as written', async () => {
    const filtros = { termos: ['"gestão  de documentos"', 'comitê OU decreto'], secoes: ['extra'] }
    const { id } = await api.create({ filtros })
    const { json } = await api.call('GET', `/webhooks/${id}`)
    expect(json.dados.filtros).toEqual({ linhas: null, ...NO_FILTER, ...filtros })
  })

  test('reports all problems at once, by field', async () => {
    const wrong = {
      url: 'http://receptor.exemplo.com.br/',
      eventos: ['publicacao.velha'],
      filtros: { secoes: ['4'], termos: ['licitação', '(pregão', 7], orgaos: [''], cor: 'azul' },
      ativo: 'sim',
      secret: 'curto',
      cor: 'azul',
    }
    expect(await problemsOf(wrong)).toEqual({
      url: 'deve começar com https://',
      'eventos[0]': 'não é um valor aceito',
      'filtros.secoes[0]': 'não é um valor aceito',
      'filtros.termos[1]': expect.stringContaining('parêntese'),
      'filtros.termos[2]': 'deve ser do tipo texto',
      'filtros.orgaos[0]': 'deve ter ao menos 1 caractere',
      'filtros.cor': 'não é um campo conhecido',
      ativo: 'deve ser do tipo verdadeiro ou falso',
      secret: 'deve ter ao menos 8 caracteres',
      cor: 'não é um campo conhecido',
    })
  })

  test('reports the position of an error in a term', async () => {
    const { json } = await api.call('POST', '/webhooks', {
      ...WEBHOOK,
      filtros: { termos: ['ação E (obra'] },
    })
    expect(json.erro.detalhes).toEqual([
      expect.objectContaining({ campo: 'filtros.termos[0]', posicao: 7 }),
    ])
  })

  test.each([
    [{}, { url: 'é obrigatório', eventos: 'é obrigatório' }],
    [{ ...WEBHOOK, eventos: [] }, { eventos: 'deve ter ao menos 1 item' }],
    [[], { corpo: 'deve ser do tipo objeto' }],
    [null, { corpo: 'deve ser do tipo objeto' }],
    ['"texto"', { corpo: 'deve ser do tipo objeto' }],
  ])('%j is no webhook', async (body, problems) => {
    expect(await problemsOf(body)).toEqual(problems)
  })

  test.each([
    ['https://10.0.0.1/', 'número IP'],
    ['https://[::1]/', 'número IP'],
    ['https://0x7f000001/', 'número IP'],
    ['https://receptor.local/', 'nome público'],
    ['https://receptor/', 'nome público'],
    ['https://metadata.google.internal/', 'nome público'],
    ['https://receptor.exemplo.com.br:22/', 'porta'],
    ['https://ana:senha@receptor.exemplo.com.br/', 'usuário'],
    ['ftp://receptor.exemplo.com.br/', 'https://'],
    ['receptor.exemplo.com.br', 'URL'],
    ['', 'URL'],
    [`https://receptor.exemplo.com.br/${'a'.repeat(3_000)}`, 'caracteres'],
  ])('%.60s does not receive', async (url, problem) => {
    expect((await problemsOf({ ...WEBHOOK, url })).url).toContain(problem)
  })

  test('does not reveal whether a name leads into a private network', async () => {
    const answers = await Promise.all(
      ['https://interno.exemplo.com.br/', 'https://nao-existe.exemplo.com.br/'].map((url) =>
        api.call('POST', '/webhooks', { ...WEBHOOK, url }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
  })

  test.each([
    [['1', 'extra1'], 0],
    [['extra2'], 0],
    [['1', '2', 'extra2'], 1],
  ])('of sections %j, the extra editions are missed %i times', async (secoes, missed) => {
    const filtros = { secoes, ignorar_assinatura: true }
    const { json } = await api.call('POST', '/webhooks', { ...WEBHOOK, filtros })
    expect(json.dados.filtros).toMatchObject(filtros)
    expect(json.avisos).toHaveLength(missed)
  })

  test('reports likely mistakes in the filters', async () => {
    const filtros = { secoes: ['1'], orgaos: ['Ministério de Teste', 'Ministerio de Testes'] }
    const { status, json } = await api.call('POST', '/webhooks', { ...WEBHOOK, filtros })
    expect(status).toBe(201)
    expect(json.avisos).toEqual([
      expect.objectContaining({ codigo: 'secoes_sem_extra', campo: 'filtros.secoes' }),
      {
        codigo: 'orgao_inexistente',
        campo: 'filtros.orgaos[1]',
        mensagem: expect.stringContaining('Ministerio de Testes'),
        sugestoes: expect.arrayContaining(['Ministério de Teste']),
        dados: expect.objectContaining({ valor: 'Ministerio de Testes' }),
      },
    ])
  })

  test('reports only the first mistakes', async () => {
    const orgaos = Array.from({ length: 100 }, (_, i) => `Ministério ${i}`)
    const filtros = { secoes: ['1'], orgaos }
    const { json } = await api.call('POST', '/webhooks', { ...WEBHOOK, filtros })
    expect(json.avisos.map(({ campo }) => campo)).toEqual([
      'filtros.secoes',
      ...Array.from({ length: 9 }, (_, i) => `filtros.orgaos[${i}]`),
    ])
  })

  test('no parameters are taken', async () => {
    const { status, json } = await api.call('POST', '/webhooks?teste=1', WEBHOOK)
    expect([status, json.erro.codigo]).toEqual([400, 'parametro_invalido'])
  })
})

describe('PATCH /webhooks/{webhook_id}', () => {
  test('changes the given fields, and nothing else', async () => {
    const filtros = { termos: ['obra'], secoes: ['1', 'extra'], orgaos: ['Ministério de Teste'] }
    const { id } = await api.create({ filtros })
    const path = `/webhooks/${id}`
    api.time.now += MINUTE_MS
    const { status, json } = await api.call('PATCH', path, { filtros: { termos: ['decreto'] } })
    expect(status).toBe(200)
    expect(json.dados).toMatchObject({ ...WEBHOOK, filtros: { ...filtros, termos: ['decreto'] } })
    expect(json.dados.atualizado_em).toBe(new Date(api.time.now).toISOString())

    const emptied = await api.call('PATCH', path, { filtros: { secoes: null } })
    expect(emptied.json.dados.filtros.secoes).toEqual([])
    const none = await api.call('PATCH', path, { filtros: null })
    expect(none.json.dados.filtros).toEqual({ termos: [], linhas: null, ...NO_FILTER })
    expect((await api.call('GET', path)).json.dados).toEqual(none.json.dados)
  })

  test('is a merge patch, also by its type', async () => {
    const { id } = await api.create()
    const headers = { 'content-type': 'application/merge-patch+json' }
    const { status } = await api.call('PATCH', `/webhooks/${id}`, { ativo: false }, headers)
    expect(status).toBe(200)
  })

  test('deactivates and reactivates', async () => {
    const { id } = await api.create()
    const path = `/webhooks/${id}`
    const off = await api.call('PATCH', path, { ativo: false })
    expect(off.json.dados).toMatchObject({ ativo: false, motivo_inativacao: 'manual' })
    const wakes = api.wakes.count
    const on = await api.call('PATCH', path, { ativo: true })
    expect(on.json.dados).toMatchObject({
      ativo: true,
      motivo_inativacao: null,
      inativado_em: null,
    })
    expect(api.wakes.count).toBeGreaterThan(wakes)
  })

  test('reports all problems, by field', async () => {
    const wrong = { id: 'wh_x', url: null, eventos: null, filtros: { termos: ['"'] }, ativo: null }
    expect(await problemsOf(wrong, shared, 'PATCH')).toEqual({
      id: 'não é um campo conhecido',
      url: 'deve ser do tipo texto',
      eventos: 'deve ser do tipo lista',
      'filtros.termos[0]': expect.any(String),
      ativo: 'deve ser do tipo verdadeiro ou falso',
    })
  })

  test('reports likely mistakes only in changed filters', async () => {
    const { id } = await api.create({ filtros: { secoes: ['1'] } })
    const path = `/webhooks/${id}`
    expect((await api.call('PATCH', path, { ativo: true })).json.avisos).toEqual([])
    const { json } = await api.call('PATCH', path, { filtros: { termos: ['x'] } })
    expect(json.avisos).toMatchObject([{ codigo: 'secoes_sem_extra' }])
  })
})

describe('POST /webhooks/{webhook_id}/secret', () => {
  test('gives a new secret, in force after a day', async () => {
    const { id, secret } = await api.create()
    const { status, json } = await api.call('POST', `/webhooks/${id}/secret`)
    expect(status).toBe(200)
    expect(json.dados).toEqual({
      webhook_id: id,
      secret: expect.stringMatching(/^whsec_/),
      vigente_em: new Date(api.time.now + 24 * 60 * MINUTE_MS).toISOString(),
    })
    expect(json.dados.secret).not.toBe(secret)
  })

  test.each([0, 168])('the grace period is as requested: %i hours', async (carencia_horas) => {
    const { id } = await api.create()
    const body = { carencia_horas, secret: 'o segredo novo' }
    const { json } = await api.call('POST', `/webhooks/${id}/secret`, body)
    expect(json.dados.secret).toBeNull()
    expect(Date.parse(json.dados.vigente_em)).toBe(api.time.now + carencia_horas * 60 * MINUTE_MS)
  })

  test.each([
    [{ carencia_horas: -1 }, { carencia_horas: 'deve ser ao menos 0' }],
    [{ carencia_horas: 169 }, { carencia_horas: 'deve ser no máximo 168' }],
    [{ carencia_horas: 1.5 }, { carencia_horas: 'deve ser do tipo número inteiro' }],
    [{ secret: '1234567' }, { secret: 'deve ter ao menos 8 caracteres' }],
    [{ segredo: 'x' }, { segredo: 'não é um campo conhecido' }],
  ])('%j is refused', async (body, problems) => {
    expect(await problemsOf(body, `${shared}/secret`)).toEqual(problems)
  })
})

test('DELETE removes a webhook for good', async () => {
  const { id } = await api.create()
  const { status, text } = await api.call('DELETE', `/webhooks/${id}`)
  expect([status, text]).toEqual([204, ''])
  expect((await api.call('GET', `/webhooks/${id}`)).status).toBe(404)
  expect((await api.call('DELETE', `/webhooks/${id}`)).status).toBe(404)
  const { json } = await api.call('GET', '/webhooks')
  expect(json.dados.map((webhook: { id: string }) => webhook.id)).not.toContain(id)
})

describe('ownership of webhooks', () => {
  const PATHS: [method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object][] = [
    ['GET', ''],
    ['PATCH', '', { ativo: false }],
    ['DELETE', ''],
    ['POST', '/secret'],
    ['POST', '/test', { tipo: 'publicacao.nova' }],
    ['POST', '/reenviar', { desde: '2024-03-15', ate: '2024-03-15' }],
    ['GET', '/reenvios'],
    ['GET', '/deliveries'],
    ['GET', '/deliveries/dlv_1'],
    ['POST', '/deliveries/dlv_1/retry'],
    ['GET', '/estatisticas'],
  ]

  test.each(PATHS)('%s /webhooks/…%s: nobody else’s', async (method, path, body) => {
    const { status, json } = await api.asAnother(method, `${shared}${path}`, body)
    expect([status, json.erro.codigo]).toEqual([404, 'nao_encontrado'])
    expect(json.erro.detalhes).toMatchObject([{ campo: 'webhook_id' }])
    const same = await api.call('GET', shared)
    expect(same.json.dados).toMatchObject({ ativo: true })
  })

  test.each(PATHS)(
    '%s /webhooks/…%s: an unknown id, of whatever form',
    async (method, path, body) => {
      for (const id of ['wh_00000000000000000000000000', 'x', '%00']) {
        const { status } = await api.call(method, `/webhooks/${id}${path}`, body)
        expect(status).toBe(404)
      }
    },
  )

  test('a list has the account’s own, oldest first', async () => {
    const first = await api.asAnother('POST', '/webhooks', WEBHOOK)
    api.time.now += 1
    const second = await api.asAnother('POST', '/webhooks', WEBHOOK)
    const { json } = await api.asAnother('GET', '/webhooks')
    expect(json.dados.map(({ id }: { id: string }) => id)).toEqual([
      first.json.dados.id,
      second.json.dados.id,
    ])
  })

  test('a list comes whole, or in pages', async () => {
    await using own = await startWebhookApi(acts)
    const ids: string[] = []
    for (let i = 0; i < 3; i++) {
      own.time.now += 1
      ids.push((await own.create()).id)
    }
    const idsOf = async (query: string) =>
      (await own.call('GET', `/webhooks${query}`)).json.dados.map(({ id }: { id: string }) => id)
    expect(await idsOf('')).toEqual(ids)
    expect(await idsOf('?limite=2')).toEqual(ids.slice(0, 2))
    expect(await idsOf('?limite=2&pagina=2')).toEqual(ids.slice(2))
    expect(await idsOf('?pagina=2')).toEqual([])
    expect((await own.call('GET', '/webhooks?limite=0')).status).toBe(400)
  })

  test('a key without the scope webhooks: 403, without a key: 401', async () => {
    for (const path of ['/webhooks', '/eventos'])
      expect((await api.get(path)).json.erro.codigo).toBe('sem_permissao')
    expect((await api.get('/webhooks', {})).status).toBe(401)
    const post = await api.send('POST', '/api/v1/webhooks', { 'X-API-Key': api.chave }, WEBHOOK)
    expect(post.status).toBe(403)
  })
})

test('an account has at most as many webhooks as the setting allows', async () => {
  const few = await startWebhookApi([], { ARAUTO_WEBHOOK_LIMIT: '2' })
  onTestFinished(() => few[Symbol.asyncDispose]())
  const { id } = await few.create()
  await few.create()
  const { status, json } = await few.call('POST', '/webhooks', WEBHOOK)
  expect([status, json.erro.codigo]).toEqual([409, 'conflito'])
  expect((await few.asAnother('POST', '/webhooks', WEBHOOK)).status).toBe(201)
  await few.call('DELETE', `/webhooks/${id}`)
  await few.create()
})

test('the filters of an account are together no longer than the setting allows', async () => {
  const short = await startWebhookApi([], { ARAUTO_FILTER_LIMIT: '5000' })
  onTestFinished(() => short[Symbol.asyncDispose]())
  const words = (count: number) => ({ termos: ['licitacao'.repeat(count)] })
  const { id } = await short.create({ filtros: words(300) })
  const { status, json } = await short.call('POST', '/webhooks', {
    ...WEBHOOK,
    filtros: words(300),
  })
  expect([status, json.erro.codigo]).toEqual([409, 'conflito'])
  expect(json.erro.mensagem).toContain('filtros')
  const alert = { nome: 'x', consulta: words(300).termos[0] }
  const alerts = await short.newKey({ escopos: ['alertas'] })
  const post = (body: object) =>
    short.send('POST', '/api/v1/alertas', { 'X-API-Key': alerts.chave }, body)
  expect((await post(alert)).status).toBe(409)
  expect((await post({ ...alert, consulta: 'licitação' })).status).toBe(201)
  const patch = (filtros: object) => short.call('PATCH', `/webhooks/${id}`, { filtros })
  expect((await patch({ termos: ['x'.repeat(3_900), 'y'.repeat(3_900)] })).status).toBe(409)
  expect((await patch(words(200))).status).toBe(200)
  expect(
    (await short.asAnother('POST', '/webhooks', { ...WEBHOOK, filtros: words(300) })).status,
  ).toBe(201)
})

test('an empty archive knows no bodies, and warns about none', async () => {
  const empty = await startWebhookApi()
  onTestFinished(() => empty[Symbol.asyncDispose]())
  const filtros = { orgaos: ['Ministério da Educação'] }
  const { json } = await empty.call('POST', '/webhooks', { ...WEBHOOK, filtros })
  expect(json.avisos).toEqual([])
})

describe('bodies', () => {
  test.each([undefined, 'application/json', 'application/x-www-form-urlencoded'])(
    'a POST without one is fine, with Content-Type %s',
    async (type) => {
      const headers: Record<string, string> = type === undefined ? {} : { 'content-type': type }
      const { status } = await api.call('POST', `${shared}/secret`, '', {
        ...headers,
        'content-length': '0',
      })
      expect(status).toBe(200)
    },
  )

  test('is refused if none is expected; {} counts as none', async () => {
    const path = `${shared}/deliveries/dlv_1/retry`
    expect((await api.call('POST', path, {})).status).toBe(404)
    const { status, json } = await api.call('POST', path, { forcar: true })
    expect([status, json.erro.codigo]).toEqual([400, 'corpo_invalido'])
  })

  test('of another type: 415', async () => {
    const headers = { 'content-type': 'text/plain' }
    const { status, json } = await api.call('POST', '/webhooks', JSON.stringify(WEBHOOK), headers)
    expect([status, json.erro.codigo]).toEqual([415, 'tipo_nao_suportado'])
  })

  test('with texts that cannot be stored unchanged: 400, by field', async () => {
    for (const text of ['a\0b', 'a\ud800']) {
      const body = { ...WEBHOOK, filtros: { termos: ['saúde', text] } }
      const { status, json } = await api.call('POST', '/webhooks', body)
      expect([status, json.erro.detalhes[0]?.campo]).toEqual([400, 'filtros.termos[1]'])
    }
  })

  test('that are not in UTF-8: 400, not a term that finds nothing', async () => {
    const latin1 = Buffer.from('{"filtros": {"termos": ["pregão"]}}', 'latin1')
    const { statusCode, body } = await api.app.inject({
      method: 'PATCH',
      url: `/api/v1${shared}`,
      headers: { 'x-api-key': (await api.newKey({ escopos: ['webhooks'] })).chave, ...JSON_TYPE },
      payload: latin1,
    })
    expect([statusCode, JSON.parse(body).erro.mensagem]).toEqual([
      400,
      'O corpo não está em UTF-8. Envie-o nessa codificação.',
    ])
  })

  test('with endless nesting: 400, also with an Idempotency-Key', async () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000)
    const { status, json } = await api.call('POST', '/webhooks', deep, { 'idempotency-key': 'x' })
    expect([status, json.erro.codigo]).toEqual([400, 'corpo_invalido'])
  })

  test('with too long lists: the lists are not examined', async () => {
    const filtros = { termos: Array.from({ length: 101 }, () => 'a (') }
    const { json } = await api.call('POST', '/webhooks', { ...WEBHOOK, filtros })
    expect(json.erro.detalhes).toMatchObject([
      { campo: 'filtros.termos', problema: 'deve ter no máximo 100 itens' },
    ])
  })

  test.each([
    ['a list', { eventos: Array<number>(100_000).fill(1) }],
    ['lists in lists', { filtros: { termos: [Array<number>(100_000).fill(1)] } }],
    ['fields', Object.fromEntries(Array.from({ length: 15_000 }, (_, i) => [`campo${i}`, 1]))],
  ])('of thousands of values are refused for that, not for each: %s', async (_, body) => {
    for (const path of ['/webhooks', `${shared}/reenviar`])
      expect(await problemsOf(body, path)).toEqual({ corpo: 'tem mais de 2.000 valores' })
    expect(await problemsOf(body, shared, 'PATCH')).toEqual({
      corpo: 'tem mais de 2.000 valores',
    })
  })

  test('that are not JSON: 400; too large: 413', async () => {
    expect((await api.call('POST', '/webhooks', '{"url":')).json.erro.codigo).toBe('corpo_invalido')
    const large = { ...WEBHOOK, secret: 'a'.repeat(256 * 1_024) }
    expect((await api.call('POST', '/webhooks', large)).status).toBe(413)
  })

  test('of strangers may have 16 KiB', async () => {
    const body = { email: 'a@exemplo.com.br', senha: 'a'.repeat(16 * 1_024) }
    const { status, json } = await api.call('POST', '/sessao', body, { 'x-requested-with': 'x' })
    expect([status, json.erro.codigo]).toEqual([413, 'corpo_grande_demais'])
  })
})
