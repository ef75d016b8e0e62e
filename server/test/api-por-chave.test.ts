import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { startWebhookApi, WEBHOOK, type WebhookApi } from './_webhooks.ts'

let api: WebhookApi
beforeAll(async () => {
  api = await startWebhookApi([], { ARAUTO_ALERT_LIMIT: '3', ARAUTO_WEBHOOK_LIMIT: '3' })
})
afterAll(() => api[Symbol.asyncDispose]())

const ALERT = { nome: 'Pregões', consulta: 'pregão', filtros: { secoes: ['3'] } }

/** The two kinds of records that have a key of their owner's. */
const KINDS = [
  { path: '/alertas', body: ALERT, change: { nome: 'Outro' } },
  { path: '/webhooks', body: WEBHOOK, change: { nome: 'Outro' } },
]

describe.each(KINDS)('PUT $path/chave/{chave}', ({ path, body, change }) => {
  const put = (chave: string, sent: object, by: WebhookApi['call'] = api.call) =>
    by('PUT', `${path}/chave/${chave}`, sent)
  const list = async () => (await api.call('GET', path)).json.dados as unknown as object[]

  /** Makes a record, until the test ends. */
  async function made(chave: string | null, sent: object = body, method: 'PUT' | 'POST' = 'PUT') {
    const { status, json, headers } =
      method === 'PUT' ? await put(chave!, sent) : await api.call('POST', path, { ...sent, chave })
    expect([status, json.erro]).toEqual([201, undefined])
    expect(headers.location).toBe(`/api/v1${path}/${json.dados.id}`)
    onTestFinished(async () => void (await api.call('DELETE', `${path}/${json.dados.id}`)))
    return json.dados
  }

  test('makes it once; the same again changes nothing, not even atualizado_em', async () => {
    const { id } = await made('sgp:1')
    const before = (await api.call('GET', `${path}/${id}`)).json.dados
    expect(before).toMatchObject({ chave: 'sgp:1', atualizado_em: before.criado_em })
    api.time.now += 60_000
    const again = await put('sgp:1', body)
    expect([again.status, again.json.dados.id]).toEqual([200, id])
    const after = (await api.call('GET', `${path}/${id}`)).json.dados
    expect({ ...after, conferido_ate: null }).toEqual({ ...before, conferido_ate: null })
    expect(await list()).toHaveLength(1)
  })

  test('replaces the whole: what is absent gets its default, and only ativo stays', async () => {
    const { id, criado_em } = await made('sgp:1', {
      ...body,
      ...change,
      filtros: { secoes: ['1'] },
    })
    await api.call('PATCH', `${path}/${id}`, { ativo: false })
    api.time.now += 60_000
    const { filtros: _, ...bare } = { filtros: null, ...body }
    const { status, json } = await put('sgp:1', bare)
    expect(status).toBe(200)
    expect(json.dados).toMatchObject({ id, chave: 'sgp:1', criado_em, ativo: false })
    expect(json.dados.nome).toBe('nome' in body ? body.nome : null)
    expect(json.dados.filtros).toMatchObject({ secoes: [] })
    expect(json.dados.atualizado_em).toBe(new Date(api.time.now).toISOString())
    expect((await put('sgp:1', { ...bare, ativo: true })).json.dados.ativo).toBe(true)
  })

  test('a key is unique in its account, and free again after a DELETE', async () => {
    const first = await made('a')
    const second = await made('b')
    const taken = [409, 'chave', 'está em uso']
    const refused = async (answer: ReturnType<WebhookApi['call']>) => {
      const { status, json } = await answer
      const [detail] = json.erro.detalhes
      return [status, detail?.campo, detail?.problema]
    }
    expect(await refused(api.call('POST', path, { ...body, chave: 'a' }))).toEqual(taken)
    expect(await refused(api.call('PATCH', `${path}/${second.id}`, { chave: 'a' }))).toEqual(taken)
    expect((await api.call('PATCH', `${path}/${first.id}`, { chave: 'a' })).status).toBe(200)
    await api.call('DELETE', `${path}/${first.id}`)
    const moved = await api.call('PATCH', `${path}/${second.id}`, { chave: 'a' })
    expect(moved.json.dados.chave).toBe('a')
    expect((await put('a', body)).json.dados.id).toBe(second.id)
    const removed = await api.call('PATCH', `${path}/${second.id}`, { chave: null })
    expect(removed.json.dados.chave).toBeNull()
  })

  test('many may have none', async () => {
    for (const _ of [1, 2]) expect((await made(null, body, 'POST')).chave).toBeNull()
  })

  test('the same key in another account is another record', async () => {
    const { id } = await made('a')
    const { status, json } = await put('a', body, api.asAnother)
    expect(status).toBe(201)
    expect(json.dados.id).not.toBe(id)
    await api.asAnother('DELETE', `${path}/${json.dados.id}`)
  })

  test('many at the same time make one', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => put('junto', body)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 200, 200, 201,
    ])
    const [id, ...others] = new Set(answers.map(({ json }) => json.dados.id))
    expect(others).toEqual([])
    await api.call('DELETE', `${path}/${id}`)
  })

  test.each(['-a', 'a%20b', 'a%2Fb', '%C3%A1', 'a'.repeat(201)])('%s is no key', async (chave) => {
    const { status, json } = await put(chave, body)
    expect([status, json.erro.codigo]).toEqual([400, 'corpo_invalido'])
    expect(json.erro.detalhes.map(({ campo }) => campo)).toEqual(['chave'])
  })

  test('its body has no chave, and the limit of the account holds', async () => {
    const extra = await put('a', { ...body, chave: 'b' })
    expect(extra.json.erro.detalhes).toMatchObject([{ campo: 'chave' }])
    for (const chave of ['a', 'b', 'c']) await made(chave)
    expect((await put('d', body)).status).toBe(409)
    expect((await put('a', { ...body, ...change })).status).toBe(200)
  })
})

describe('the secret of a webhook', () => {
  const put = async (sent: object) => {
    const { status, json } = await api.call('PUT', '/webhooks/chave/segredo', sent)
    return [status, json.dados.secret, json.dados.id] as const
  }

  test('is shown when it is made, and stays where the body has none', async () => {
    const [status, secret, id] = await put(WEBHOOK)
    expect([status, secret]).toEqual([201, expect.stringMatching(/^whsec_/)])
    expect(await put(WEBHOOK)).toEqual([200, null, id])
    expect(await put({ ...WEBHOOK, secret })).toEqual([200, null, id])
    const audited = async () => {
      const { json } = await api.call('GET', `/webhooks/${id}`)
      return json.dados.atualizado_em
    }
    const before = await audited()
    api.time.now += 60_000
    await put({ ...WEBHOOK, secret })
    expect(await audited()).toBe(before)
    await put({ ...WEBHOOK, secret: 'outro segredo' })
    expect(await audited()).toBe(new Date(api.time.now).toISOString())
    await api.call('DELETE', `/webhooks/${id}`)
  })
})
