import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { READING_VERSION } from '../src/search/reading/reading.ts'
import { NO_FILTER } from '../src/monitor/standing-filter.ts'
import { createAccount } from '../src/access/accounts.ts'
import { storedRows } from './_archive.ts'
import { LONG_PATH, MONDAY, TUESDAY, acts } from './_acts.ts'
import { type Answer, type TestApi, startApi } from './_api.ts'

let api: TestApi
let chave: string
let other: string
beforeAll(async () => {
  api = await startApi(acts, {}, { ARAUTO_ALERT_LIMIT: '5' })
  chave = (await api.newKey({ escopos: ['alertas', 'webhooks', 'consulta'] })).chave
  const account = { nome: 'Outra conta', email: 'outra@exemplo.com.br' }
  const { id: conta } = await createAccount(api.keys, account, new Date())
  other = (await api.newKey({ conta, escopos: ['alertas', 'webhooks'] })).chave
})
afterAll(() => api[Symbol.asyncDispose]())

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
const ask = (method: Method, path: string, body?: unknown, key = chave, more = {}) =>
  api.send(method, `/api/v1${path}`, { 'X-API-Key': key, ...more }, body)

const request = { nome: 'Documentos', consulta: 'documentos' }

async function created(body: object = request): Promise<Answer['json']['dados']> {
  const { status, json } = await ask('POST', '/alertas', body)
  expect([status, json.erro]).toEqual([201, undefined])
  return json.dados
}

async function remove(id: string): Promise<void> {
  expect((await ask('DELETE', `/alertas/${id}`)).status).toBe(204)
}

async function newWebhook(eventos: string[]): Promise<string> {
  const body = { url: `https://exemplo.com.br/${eventos.length}`, eventos }
  const { json } = await ask('POST', '/webhooks', body)
  return json.dados.id
}

const codes = ({ json }: Answer) => json.avisos.map(({ codigo, campo }) => [codigo, campo])

describe('an alert', () => {
  test('is created, read, listed, changed and deleted', async () => {
    const webhook = await newWebhook(['alerta.match'])
    const canais = { webhooks: [webhook], emails: ['Equipe@Exemplo.com.br'] }
    const filtros = { secoes: ['1', 'extra'], orgaos: ['Ministério da Educação'] }
    const alert = await created({ ...request, canais, filtros, frequencia: 'diaria', hora: 7 })
    expect(alert).toEqual({
      id: expect.stringMatching(/^alr_[0-9A-HJKMNP-TV-Z]{26}$/),
      chave: null,
      nome: 'Documentos',
      consulta: 'documentos',
      termos: [],
      listas: [],
      filtros: { linhas: null, ...NO_FILTER, ...filtros },
      leitura: READING_VERSION,
      canais: { webhooks: [webhook], emails: ['equipe@exemplo.com.br'] },
      frequencia: 'diaria',
      hora: 7,
      avisar_vazio: false,
      boletins: [],
      encontrados_sem_canal: 0,
      ativo: true,
      criado_em: expect.stringMatching(/Z$/),
      atualizado_em: alert.criado_em,
      enderecos: [{ email: 'equipe@exemplo.com.br', situacao: 'pendente', confirmado_em: null }],
      // Today may be missing: it depends on the hour.
      conferido_ate: { em: alert.criado_em, edicao: null, faltam: expect.any(Array) },
    })
    expect((await ask('GET', `/alertas/${alert.id}`)).json.dados).toEqual(alert)
    expect((await ask('GET', '/alertas')).json.dados).toEqual([alert])

    api.time.now += 1_000
    const patch = { filtros: { secoes: null }, canais: { emails: [] }, ativo: false }
    const { status, json } = await ask('PATCH', `/alertas/${alert.id}`, patch)
    expect(status).toBe(200)
    expect(json.dados).toEqual({
      ...alert,
      filtros: { linhas: null, ...NO_FILTER, orgaos: ['Ministério da Educação'] },
      canais: { webhooks: [webhook], emails: [] },
      ativo: false,
      atualizado_em: new Date(api.time.now).toISOString(),
      enderecos: [],
      conferido_ate: null,
    })
    await remove(alert.id)
    expect((await ask('GET', `/alertas/${alert.id}`)).status).toBe(404)
    expect((await ask('DELETE', `/alertas/${alert.id}`)).status).toBe(404)
  })

  test('has the filters of a search, CNPJs without punctuation', async () => {
    const filtros = {
      tipos_ato: ['Extrato de Contrato'],
      situacoes: ['publicada', 'retificada'],
      cnpjs: ['12.345.678/0001-95', '12345678000195', '11222333'],
      valor_min: 10,
      valor_max: null,
      literal: true,
    }
    const alert = await created({ ...request, filtros })
    expect(alert).toMatchObject({
      filtros: { linhas: null, ...NO_FILTER, ...filtros, cnpjs: ['12345678000195', '11222333'] },
      leitura: 0,
    })
    const patch = async (filtros: object) => {
      const { status, json } = await ask('PATCH', `/alertas/${alert.id}`, { filtros })
      return status === 200 ? json.dados.filtros : json.erro.detalhes[0]?.campo
    }
    expect(await patch({ valor_max: 5 })).toBe('filtros.valor_max')
    expect(await patch({ cnpjs: ['11222333', '12345678000196'] })).toBe('filtros.cnpjs[1]')
    expect(await patch({ valor_min: null, valor_max: 5 })).toMatchObject({
      valor_min: null,
      valor_max: 5,
      cnpjs: ['12345678000195', '11222333'],
    })
    await remove(alert.id)
  })

  test.each([
    [{ situacoes: ['anulada'] }, 'filtros.situacoes[0]'],
    [{ cnpjs: ['1'] }, 'filtros.cnpjs[0]'],
    [{ valor_min: -1 }, 'filtros.valor_min'],
    [{ valor_min: '1' }, 'filtros.valor_min'],
    [{ valor_min: 2, valor_max: 1 }, 'filtros.valor_min'],
    [{ literal: 'sim' }, 'filtros.literal'],
    // Fields of a search, but not of a standing filter.
    [{ data_inicio: MONDAY }, 'filtros.data_inicio'],
    [{ edicao: '52' }, 'filtros.edicao'],
  ])('refuses %j, as does a simulation', async (filtros, campo) => {
    for (const [path, body] of [
      ['/alertas', request],
      ['/alertas/simular', { consulta: '*' }],
    ] as const) {
      const { status, json } = await ask('POST', path, { ...body, filtros })
      expect([status, json.erro.detalhes[0]?.campo]).toEqual([400, campo])
    }
  })

  test('saved by a program with fewer filters, it has them all', async () => {
    const alert = await created(request)
    await storedRows(
      api.dataDir,
      `UPDATE alerts SET filtros = '{"secoes":["1"],"orgaos":[]}' RETURNING id`,
    )
    const { json } = await ask('GET', `/alertas/${alert.id}`)
    expect(json.dados.filtros).toEqual({ linhas: null, ...NO_FILTER, secoes: ['1'] })
    await remove(alert.id)
  })

  test('saved before readings, it finds the same as then until its words change', async () => {
    const alert = await created({ ...request, consulta: 'nomeação', filtros: { orgaos: ['MEC'] } })
    const found = async () => {
      const period = { desde: MONDAY, ate: TUESDAY }
      const { dados } = (await ask('POST', `/alertas/${alert.id}/executar`, period)).json
      return [dados.total, dados.consulta.leitura]
    }
    const changed = async (patch: object) =>
      (await ask('PATCH', `/alertas/${alert.id}`, patch)).json.dados.leitura
    expect(await found()).toEqual([1, READING_VERSION])
    await storedRows(api.dataDir, 'UPDATE alerts SET leitura = 0 RETURNING id')
    expect(await found()).toEqual([0, 0])
    expect(await changed({ nome: 'Outro', consulta: alert.consulta })).toBe(0)
    expect(await found()).toEqual([0, 0])
    expect(await changed({ consulta: 'nomeação servidora' })).toBe(READING_VERSION)
    expect(await found()).toEqual([1, READING_VERSION])
    await remove(alert.id)
  })

  test('belongs to one account: for any other it does not exist', async () => {
    const { id } = await created()
    for (const [method, path, body] of [
      ['GET', `/alertas/${id}`, undefined],
      ['PATCH', `/alertas/${id}`, { nome: 'x' }],
      ['DELETE', `/alertas/${id}`, undefined],
      ['POST', `/alertas/${id}/executar`, { desde: MONDAY, ate: TUESDAY }],
    ] as [Method, string, unknown][]) {
      const { status, json } = await ask(method, path, body, other)
      expect([method, status, json.erro.codigo]).toEqual([method, 404, 'nao_encontrado'])
    }
    expect((await ask('GET', '/alertas', undefined, other)).json.dados).toEqual([])
    await remove(id)
  })

  test('needs the scope alertas', async () => {
    const { status, json } = await ask('GET', '/alertas', undefined, api.chave)
    expect([status, json.erro.codigo]).toEqual([403, 'sem_permissao'])
    expect(json.erro.detalhes[0]?.sugestao).toMatch(
      /npx arauto chave alterar chv_\w+ --escopos consulta,alertas$/,
    )
  })

  test('counts against the limit of the account', async () => {
    const ids = []
    for (let i = 0; i < 5; i++) ids.push((await created()).id)
    const { status, json } = await ask('POST', '/alertas', request)
    expect([status, json.erro.codigo]).toEqual([409, 'conflito'])
    for (const id of ids) await remove(id)
  })

  test('is created once for each Idempotency-Key', async () => {
    const key = { 'Idempotency-Key': 'abc-1' }
    const first = await ask('POST', '/alertas', request, chave, key)
    const second = await ask('POST', '/alertas', request, chave, key)
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.json).toEqual(first.json)
    expect((await ask('GET', '/alertas')).json.dados).toHaveLength(1)
    const another = await ask('POST', '/alertas', { ...request, nome: 'x' }, chave, key)
    expect(another.status).toBe(409)
    await remove(first.json.dados.id)
  })

  test.each<[string, unknown, string[]]>([
    ['nothing', {}, ['nome', 'consulta']],
    ['no body', undefined, ['corpo']],
    [
      'wrong types',
      { nome: 1, consulta: [], filtros: { secoes: '1' }, ativo: 'sim' },
      ['nome', 'consulta', 'filtros.secoes', 'ativo'],
    ],
    [
      'unknown fields',
      { ...request, cor: 'azul', filtros: { termos: [] }, canais: { sms: [] } },
      ['cor', 'filtros.termos', 'canais.sms'],
    ],
    [
      'values not in the list',
      { ...request, filtros: { secoes: ['1', '4'] }, frequencia: 'anual' },
      ['filtros.secoes[1]', 'frequencia'],
    ],
    ['an hour that there is not', { ...request, hora: 24 }, ['hora']],
    ['a query that is none', { ...request, consulta: '(edital OU' }, ['consulta']],
    ['a name of spaces, of lines', { ...request, nome: ' \t ' }, ['nome']],
    ['a name with a line break', { ...request, nome: 'a\r\nBcc: b@c.br' }, ['nome']],
    [
      'channels that are none',
      {
        ...request,
        canais: { webhooks: ['wh_1'], emails: ['a@exemplo.br', 'b@exemplo.br, c@exemplo.br'] },
      },
      ['canais.webhooks[0]', 'canais.emails[1]'],
    ],
  ])('is refused for %s, field by field', async (_name, body, fields) => {
    const { status, json } = await ask('POST', '/alertas', body)
    expect([status, json.erro?.codigo]).toEqual([400, 'corpo_invalido'])
    expect([...new Set(json.erro.detalhes.map(({ campo }) => campo))].sort()).toEqual(fields.sort())
    for (const { problema } of json.erro.detalhes)
      expect(problema).toMatch(/^(é|não|deve|está|tem|aspas|par|falta)/)
  })

  test('reports the position of a query error', async () => {
    const { json } = await ask('POST', '/alertas', { ...request, consulta: 'ação "aberta' })
    expect(json.erro.detalhes).toMatchObject([{ campo: 'consulta', posicao: 5 }])
  })

  test('a webhook of another account is no channel', async () => {
    const webhook = await newWebhook(['alerta.match'])
    const body = { ...request, canais: { webhooks: [webhook] } }
    expect((await ask('POST', '/alertas', body, other)).json.erro.detalhes).toMatchObject([
      { campo: 'canais.webhooks[0]' },
    ])
  })
})

describe('notices', () => {
  test('report channels that will deliver nothing', async () => {
    const [deaf, fine] = [await newWebhook(['publicacao.nova']), await newWebhook(['alerta.match'])]
    await ask('PATCH', `/webhooks/${fine}`, { ativo: false })
    const body = { ...request, canais: { webhooks: [deaf, fine], emails: ['nova@exemplo.br'] } }
    const answer = await ask('POST', '/alertas', body)
    expect(codes(answer)).toEqual([
      ['webhook_sem_alerta', 'canais.webhooks[0]'],
      ['webhook_inativo', 'canais.webhooks[1]'],
      ['email_nao_confirmado', 'canais.emails[0]'],
    ])
    await ask('DELETE', `/webhooks/${deaf}`)
    const { id } = answer.json.dados
    const patched = await ask('PATCH', `/alertas/${id}`, { nome: 'Outro' })
    expect(codes(patched)[0]).toEqual(['webhook_inexistente', 'canais.webhooks[0]'])
    expect(codes(await ask('PATCH', `/alertas/${id}`, { canais: null }))).toEqual([
      ['alerta_sem_canal', 'canais'],
    ])
    await remove(id)
  })

  test('report values that no act has, and sections without extra editions', async () => {
    const filtros = {
      secoes: ['1'],
      orgaos: [LONG_PATH, 'Ministerio da Educasao'],
      orgaos_exceto: ['MEC', 'Gabinete'],
      tipos_ato: ['portariaa'],
    }
    const answer = await ask('POST', '/alertas', { ...request, filtros })
    expect(codes(answer)).toEqual([
      ['alerta_sem_canal', 'canais'],
      ['secoes_sem_extra', 'filtros.secoes'],
      ['orgao_inexistente', 'filtros.orgaos[1]'],
      ['orgao_inexistente', 'filtros.orgaos_exceto[1]'],
      ['tipo_ato_inexistente', 'filtros.tipos_ato[0]'],
    ])
    expect(answer.json.avisos[4]?.sugestoes).toContain('Portaria')
    await remove(answer.json.dados.id)
  })
})

describe('POST /alertas/simular', () => {
  test('counts day by day what the search finds, over the last 90 days of the archive', async () => {
    const { status, json } = await ask('POST', '/alertas/simular', { consulta: '*' })
    expect(status).toBe(200)
    const { desde, ate, total, dias, exemplos } = json.dados
    expect([desde, ate, total]).toEqual(['2023-12-21', TUESDAY, acts.length])
    expect(dias).toHaveLength(90)
    expect(dias.at(-1)).toEqual({ data: TUESDAY, total: 45, coberto: true })
    expect(dias.at(-2)).toEqual({ data: MONDAY, total: 4, coberto: true })
    expect(dias.at(-3)).toMatchObject({ total: 0, coberto: false })
    const newest = await api.get('/buscar?termo=*&ordem=recentes&limite=5')
    expect(exemplos).toEqual(newest.json.dados.resultados)
    expect(await storedRows(api.dataDir, 'SELECT count(*) AS n FROM alerts')).toEqual([{ n: 0 }])
  })

  test('reads the query as the search does', async () => {
    const asked = { consulta: 'nomeação', filtros: { orgaos: ['MEC'] } }
    const { json } = await ask('POST', '/alertas/simular', asked)
    const search = await api.get('/buscar?termo=nomea%C3%A7%C3%A3o&orgao=MEC')
    expect(json.dados).toMatchObject({ total: 1, consulta: search.json.dados.consulta })
    expect(json.dados.consulta.ampliacoes).toHaveLength(2)
  })

  test('with filters, finds what the search finds with the same', async () => {
    const filtros = { secoes: ['1'], orgaos: [], tipos_ato: ['decreto', 'portaria'] }
    const { json } = await ask('POST', '/alertas/simular', { consulta: 'documentos', filtros })
    const search = await api.get('/buscar?termo=documentos&secao=1&ordem=recentes')
    expect(json.dados.exemplos).toEqual(search.json.dados.resultados)
    expect(json.dados.total).toBe(2)
  })

  test.each([
    [{ situacoes: ['publicada'] }, 'situacao=publicada'],
    [{ situacoes: ['revogada', 'sem_efeito'] }, 'situacao=revogada&situacao=sem_efeito'],
    [{ cnpjs: ['12.345.678/0001-95'] }, 'cnpj=12345678000195'],
    [{ valor_min: 100, valor_max: 50_000 }, 'valor_min=100&valor_max=50000'],
    [{ tipos_ato: ['decreto'], literal: true }, 'tipo_ato=decreto&literal=true'],
  ])('%j finds what the search finds by %s', async (filtros, parameters) => {
    const { json } = await ask('POST', '/alertas/simular', { consulta: '*', filtros })
    const search = await api.get(`/buscar?termo=*&ordem=recentes&limite=5&${parameters}`)
    const { total, resultados, consulta } = search.json.dados
    expect(json.dados).toMatchObject({ total, exemplos: resultados, consulta })
  })

  test('reports why it found nothing', async () => {
    const filtros = { orgaos: ['Órgão que não há'] }
    const { json } = await ask('POST', '/alertas/simular', { consulta: 'edital', filtros })
    expect(json.dados.total).toBe(0)
    const told = json.dados.avisos.map(({ codigo }: { codigo: string }) => codigo)
    expect(told).toContain('orgao_inexistente')
    expect(told).toContain('edicoes_ausentes')
  })

  test('explains zero results word by word, like the search', async () => {
    const told = async (consulta: string) => {
      const { json } = await ask('POST', '/alertas/simular', { consulta })
      expect(json.dados.total).toBe(0)
      const search = await api.get(`/buscar?termo=${encodeURIComponent(consulta)}`)
      const ofWords = ({ codigo }: { codigo: string }) => /palavra|termo|campo_r/.test(codigo)
      const expected = search.json.dados.avisos.filter(ofWords)
      expect(json.dados.avisos.filter(ofWords)).toEqual(
        expected.map((aviso: object) => ({ ...aviso, campo: 'consulta' })),
      )
      return expected.map(({ codigo }: { codigo: string }) => codigo)
    }
    expect(await told('documentoz inexistente')).toContain('palavra_inexistente')
    expect(await told('ementa:contrato')).toContain('campo_restritivo')
  })

  test('refuses queries that could not be saved', async () => {
    const { status, json } = await ask('POST', '/alertas/simular', { consulta: '-a', nome: 'x' })
    expect(status).toBe(400)
    expect(json.erro.detalhes.map(({ campo }) => campo)).toEqual(['nome', 'consulta'])
  })
})

describe('POST /alertas/{id}/executar', () => {
  const period = { desde: MONDAY, ate: TUESDAY }
  let id: string
  beforeAll(async () => void ({ id } = await created()))
  afterAll(() => remove(id))

  test('shows what the alert finds in a period, and delivers nothing', async () => {
    const { status, json } = await ask('POST', `/alertas/${id}/executar`, {
      ...period,
      ate: MONDAY,
    })
    expect(status).toBe(200)
    expect(json.dados).toMatchObject({
      ...period,
      ate: MONDAY,
      total: 2,
      dias: [{ data: MONDAY, total: 2 }],
      entregues: null,
      ja_entregues: null,
    })
    expect(
      await storedRows(api.dataDir, "SELECT * FROM events WHERE tipo = 'alerta.match'"),
    ).toEqual([])
  })

  test('delivers each act once, as an event of its own account', async () => {
    const body = { ...period, entregar: true }
    const first = await ask('POST', `/alertas/${id}/executar`, body)
    expect(first.json.dados).toMatchObject({ total: 2, entregues: 2, ja_entregues: 0 })
    const second = await ask('POST', `/alertas/${id}/executar`, body)
    expect(second.json.dados).toMatchObject({ total: 2, entregues: 0, ja_entregues: 2 })
    const events = await storedRows(
      api.dataDir,
      "SELECT conta_id, dados FROM events WHERE tipo = 'alerta.match'",
    )
    expect(events).toHaveLength(2)
    expect(JSON.parse(String(events[0]?.['dados']))).toMatchObject({
      alerta: { id, nome: 'Documentos' },
      consulta: 'documentos',
      publicacao: expect.stringMatching(/^pub_/),
      versao: 1,
    })
  })

  test('delivers nothing while the alert is inactive, but shows the results', async () => {
    const { id } = await created({ ...request, ativo: false })
    const run = (entregar: boolean) =>
      ask('POST', `/alertas/${id}/executar`, { ...period, entregar })
    expect((await run(true)).status).toBe(409)
    expect((await run(false)).json.dados.total).toBe(2)
    await remove(id)
  })

  test.each([
    [{}, ['desde', 'ate']],
    [{ desde: '15/03/2024', ate: TUESDAY }, ['desde']],
    [{ desde: '2023-02-30', ate: TUESDAY }, ['desde']],
    [{ desde: TUESDAY, ate: MONDAY }, ['desde']],
    [{ desde: '2020-01-01', ate: TUESDAY }, ['desde']],
    [{ ...period, entregar: 'sim', total: 1 }, ['entregar', 'total']],
  ])('refuses %j', async (body, fields) => {
    const { status, json, text } = await ask('POST', `/alertas/${id}/executar`, body)
    expect(status).toBe(400)
    expect(json.erro.detalhes.map(({ campo }) => campo).sort()).toEqual(fields.sort())
    expect(text).not.toContain('must')
  })
})

describe('items', () => {
  const termos = [{ termo: 'documentos', grupo: 'arquivo' }, { termo: '"palavra que ninguém usa"' }]
  const kept = termos.map(({ termo, grupo = null }) => ({ termo, grupo }))

  test('come with a query of their own, or without any', async () => {
    const alert = await created({ nome: 'Lista', termos })
    expect(alert).toMatchObject({ consulta: '*', termos: kept })
    const changed = await ask('PATCH', `/alertas/${alert.id}`, { termos: termos.slice(0, 1) })
    expect(changed.json.dados).toMatchObject({ consulta: '*', termos: kept.slice(0, 1) })
    const none = await ask('PATCH', `/alertas/${alert.id}`, { consulta: 'edital', termos: null })
    expect(none.json.dados).toMatchObject({ consulta: 'edital', termos: [] })
    await remove(alert.id)
  })

  test('a group is the owner’s own: a change of it changes nothing that is sought', async () => {
    const alert = await created({ nome: 'Lista', termos })
    const path = `/alertas/${alert.id}`
    const regrouped = termos.map(({ termo }) => ({ termo, grupo: 'outro' }))
    const { json } = await ask('PATCH', path, { termos: regrouped })
    expect(json.dados.termos.map(({ grupo }: { grupo: string }) => grupo)).toEqual([
      'outro',
      'outro',
    ])
    expect(json.dados.conferido_ate).toMatchObject({ edicao: null })
    await remove(alert.id)
  })

  test.each([
    ['POST', '/alertas', { nome: 'x' }, 'consulta'],
    ['POST', '/alertas', { nome: 'x', termos: [] }, 'consulta'],
    ['POST', '/alertas', { nome: 'x', termos: [{ termo: 'a' }, { termo: '"b' }] }, 'termos[1]'],
    ['POST', '/alertas', { nome: 'x', termos: ['a'] }, 'termos[0]'],
    ['POST', '/alertas', { nome: 'x', termos: [{ termo: '' }] }, 'termos[0].termo'],
    ['POST', '/alertas/simular', { termos: [{ termo: '(a' }] }, 'termos[0]'],
    [
      'POST',
      '/alertas/simular',
      { termos: Array.from({ length: 201 }, () => ({ termo: 'a' })) },
      'termos',
    ],
    ['PUT', '/alertas/chave/x', { nome: 'x', termos: [{ termo: 'a b)' }] }, 'termos[0]'],
  ] as const)('%s %s %j is refused, and the item named', async (method, path, body, campo) => {
    const { status, json } = await ask(method, path, body)
    expect([status, json.erro.detalhes.map((detail) => detail.campo)]).toEqual([400, [campo]])
    expect(json.erro.detalhes[0]?.problema).not.toBe('')
  })

  test('an alert never loses its last item without a query: it would find everything', async () => {
    const { id } = await created({ nome: 'Lista', termos })
    const { status, json } = await ask('PATCH', `/alertas/${id}`, { termos: [] })
    expect([status, json.erro.detalhes[0]?.campo]).toEqual([400, 'termos'])
    expect((await ask('PATCH', `/alertas/${id}`, { consulta: '*', termos: [] })).status).toBe(200)
    await remove(id)
  })

  test('the past is searched with at most 200 of them; each act says which it matches', async () => {
    const period = { desde: MONDAY, ate: TUESDAY }
    const alert = await created({ ...request, termos })
    const plain = await ask('POST', '/alertas/simular', { consulta: 'documentos' })
    const simulated = await ask('POST', '/alertas/simular', { consulta: 'documentos', termos })
    expect(simulated.json.dados.total).toBe(plain.json.dados.total)
    expect(plain.json.dados.total).toBeGreaterThan(0)
    const webhook = await newWebhook(['alerta.match'])
    await ask('PATCH', `/alertas/${alert.id}`, { canais: { webhooks: [webhook] } })
    const run = await ask('POST', `/alertas/${alert.id}/executar`, { ...period, entregar: true })
    expect(run.json.dados.entregues).toBeGreaterThan(0)
    const { json } = await ask('GET', '/eventos?tipo=alerta.match')
    const events = json.dados.resultados as unknown as {
      dados: { alerta: { id: string }; publicacao: { termos_correspondentes: string[] } }
    }[]
    const own = events.filter(({ dados }) => dados.alerta.id === alert.id)
    expect(own.length).toBe(run.json.dados.entregues)
    for (const { dados } of own)
      expect(dados.publicacao.termos_correspondentes).toEqual(['documentos'])
    const many = Array.from({ length: 10_000 }, (_, i) => ({ termo: `"pessoa ${i}"` }))
    const large = await ask('PATCH', `/alertas/${alert.id}`, { termos: many })
    expect([large.status, large.json.erro]).toEqual([200, undefined])
    expect(large.json.dados.termos).toHaveLength(10_000)
    const refused = await ask('POST', `/alertas/${alert.id}/executar`, period)
    expect([refused.status, refused.json.erro.mensagem]).toEqual([
      409,
      expect.stringMatching('200'),
    ])
    await remove(alert.id)
    await ask('DELETE', `/webhooks/${webhook}`)
  })
})
