import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApi, startApi } from './_api.ts'
import { NOBODY, documented, keyed } from './_documented.ts'
import { type SignedIn, confirm, firstPerson, member } from './_people.ts'

let api: TestApi
let admin: SignedIn
let anna: SignedIn
let bruno: SignedIn
beforeAll(async () => {
  api = await startApi()
  admin = await firstPerson(api)
  anna = await member(api, 'anna@exemplo.com.br')
  bruno = await member(api, 'bruno@exemplo.com.br')
})
afterAll(() => api[Symbol.asyncDispose]())
beforeEach(async () => {
  api.time.now += 60_000
  await confirm(api, admin)
})

const as = documented(() => api)

const create = (who: SignedIn, body: object = {}) =>
  as(who, 'POST', '/chaves', { nome: 'teste', escopos: ['consulta'], ...body })

describe('a key', () => {
  test('is shown once, works, and is listed without its secret', async () => {
    const made = await create(anna, { expira: '2099-12-31', limite: 60 })
    expect(made.status).toBe(201)
    const { chave, ...shown } = made.json.dados
    expect(shown).toMatchObject({ conta_id: anna.dados.conta.id, limite: 60, situacao: 'ativa' })
    expect(chave.startsWith(`ar_${shown.publico}_`)).toBe(true)
    expect((await api.get('/secoes', { 'X-API-Key': chave })).status).toBe(200)

    const listed = await as(anna, 'GET', '/chaves')
    expect(listed.json.dados).toContainEqual(shown)
    expect(listed.text).not.toContain(chave)
    const one = await as(anna, 'GET', `/chaves/${shown.id}`)
    expect(one.json.dados).toEqual(shown)
  })

  test('repeated with the same Idempotency-Key is the same key', async () => {
    const headers = { ...anna.headers, 'Idempotency-Key': 'uma-vez' }
    const body = { nome: 'uma', escopos: ['consulta'] }
    const first = await as({ headers }, 'POST', '/chaves', body)
    const second = await as({ headers }, 'POST', '/chaves', body)
    expect(second.json).toEqual(first.json)
    expect(second.headers['idempotent-replayed']).toBe('true')
  })

  test('changes scopes and limit at once, and keeps its secret', async () => {
    const { id, chave } = (await create(anna)).json.dados
    expect((await api.get('/webhooks', { 'X-API-Key': chave })).status).toBe(403)
    const patch = { escopos: ['webhooks'], limite: 7, nome: 'outra', expira: '2099-01-31' }
    const changed = await as(anna, 'PATCH', `/chaves/${id}`, patch)
    expect(changed.json.dados).toMatchObject({
      escopos: ['webhooks'],
      limite: 7,
      nome: 'outra',
      expira_em: '2099-02-01T03:00:00.000Z',
    })
    api.time.now += 1
    const used = await api.get('/webhooks', { 'X-API-Key': chave })
    expect([used.status, used.headers['x-ratelimit-limit']]).toEqual([200, '7'])
    expect((await api.get('/secoes', { 'X-API-Key': chave })).status).toBe(403)
    const forever = await as(anna, 'PATCH', `/chaves/${id}`, { expira: null })
    expect(forever.json.dados).toMatchObject({ expira_em: null, limite: 7 })
  })

  test('that is revoked stops at once, stays in the list, and can no longer change', async () => {
    const { id, chave } = (await create(anna)).json.dados
    expect((await api.get('/secoes', { 'X-API-Key': chave })).status).toBe(200)
    expect((await as(anna, 'DELETE', `/chaves/${id}`)).status).toBe(204)
    api.time.now += 1
    expect((await api.get('/secoes', { 'X-API-Key': chave })).status).toBe(401)
    const { revogada_em, situacao } = (await as(anna, 'GET', `/chaves/${id}`)).json.dados
    expect([typeof revogada_em, situacao]).toEqual(['string', 'revogada'])
    expect((await as(anna, 'PATCH', `/chaves/${id}`, { limite: 9 })).status).toBe(409)
    expect((await as(anna, 'DELETE', `/chaves/${id}`)).status).toBe(204)
    const again = await as(anna, 'GET', `/chaves/${id}`)
    expect(again.json.dados.revogada_em).toBe(revogada_em)
  })

  test.each([
    [{ nome: '' }, ['nome']],
    [{ nome: '   ' }, ['nome']],
    [{ escopos: [] }, ['escopos']],
    [{ escopos: ['tudo'] }, ['escopos[0]']],
    [{ limite: 0 }, ['limite']],
    [{ limite: 1.5 }, ['limite']],
    [{ expira: '2030-02-30' }, ['expira']],
    [{ expira: '2001-01-01' }, ['expira']],
    [{ segredo: 'x' }, ['segredo']],
    [{ nome: 1, escopos: 'x', expira: 5 }, ['nome', 'escopos', 'expira']],
  ])('with a fault is refused, naming it: %o', async (wrong, fields) => {
    const answer = await create(anna, wrong)
    expect(answer.status).toBe(400)
    const named = answer.json.erro.detalhes.map(({ campo }) => campo)
    expect([...new Set(named)].toSorted()).toEqual(fields.toSorted())
    const { id } = (await create(anna)).json.dados
    expect((await as(anna, 'PATCH', `/chaves/${id}`, wrong)).status).toBe(400)
  })
})

describe('its use', () => {
  test('is reported by day, including days without any', async () => {
    const { id } = (await create(anna)).json.dados
    const today = new Date(api.time.now - 3 * 3_600_000).toISOString().slice(0, 10)
    const use = { data: today, requisicoes: 3, limitadas: 1 }
    const ultimo_uso_em = new Date(api.time.now).toISOString()
    await api.commands.keys.recordUse([{ id, ultimo_uso_em, dias: [use] }])
    await api.commands.keys.recordUse([{ id, ultimo_uso_em, dias: [use] }])
    for (const [period, days] of [
      ['', 30],
      ['?periodo=7d', 7],
      ['?periodo=90d', 90],
    ] as const) {
      const { json } = await as(anna, 'GET', `/chaves/${id}/uso${period}`)
      expect(json.dados).toHaveLength(days)
      expect(json.dados.at(-1)).toEqual({ data: today, requisicoes: 6, limitadas: 2 })
      expect(json.dados[0].requisicoes).toBe(0)
    }
    expect((await as(anna, 'GET', `/chaves/${id}/uso?periodo=1d`)).status).toBe(400)
    expect((await as(bruno, 'GET', `/chaves/${id}/uso`)).status).toBe(404)
  })
})

describe('nobody', () => {
  test('reaches the keys of another account', async () => {
    const { id } = (await create(anna)).json.dados
    for (const [method, body] of [['GET'], ['PATCH', { limite: 1 }], ['DELETE']] as const) {
      expect((await as(bruno, method, `/chaves/${id}`, body)).status).toBe(404)
    }
    expect((await as(bruno, 'GET', '/chaves')).json.dados).toEqual([])
    const path = `/chaves?conta=${anna.dados.conta.id}`
    expect((await as(bruno, 'GET', path)).status).toBe(403)
    expect((await create(bruno, { conta: anna.dados.conta.id })).status).toBe(403)
  })

  test.each([{ escopos: ['administracao'] }, { limite: 121 }])(
    'gives a key more rights than their own: %o',
    async (excess) => {
      const refused = await create(anna, excess)
      expect([refused.status, refused.json.erro.codigo]).toEqual([403, 'sem_permissao'])
      const { id } = (await create(anna)).json.dados
      expect((await as(anna, 'PATCH', `/chaves/${id}`, excess)).status).toBe(403)
      expect((await create(admin, excess)).status).toBe(201)
    },
  )

  test('makes keys with a key that may not administer, or signed out', async () => {
    const { chave } = await api.newKey({ escopos: ['consulta', 'webhooks', 'alertas'] })
    expect((await as(keyed(chave), 'GET', '/chaves')).status).toBe(403)
    const body = { nome: 'x', escopos: ['consulta'] }
    expect((await as(keyed(chave), 'POST', '/chaves', body)).status).toBe(403)
    expect((await as(NOBODY, 'GET', '/chaves')).status).toBe(401)
    const { chave: strong } = await api.newKey({ escopos: ['administracao'] })
    expect((await as(keyed(strong), 'POST', '/chaves', body)).status).toBe(201)
  })

  test('has more than a hundred active keys', async () => {
    const carla = await member(api, 'carla@exemplo.com.br')
    const ids: string[] = []
    while (ids.length < 100) ids.push((await create(carla)).json.dados.id)
    expect((await create(carla)).status).toBe(409)
    await as(carla, 'DELETE', `/chaves/${ids[0]}`)
    expect((await create(carla)).status).toBe(201)
  })
})

test('members cannot change a key that may administer, even in their account', async () => {
  const clara = await member(api, 'clara@exemplo.com.br', admin.dados.conta.id, 'gestor')
  const { id } = (await create(admin, { escopos: ['administracao'] })).json.dados
  const path = `/chaves/${id}`
  expect((await as(clara, 'PATCH', path, { expira: null })).status).toBe(403)
  expect((await as(clara, 'DELETE', path)).status).toBe(403)
  expect((await as(admin, 'GET', path)).json.dados.situacao).toBe('ativa')
  expect((await as(admin, 'DELETE', path)).status).toBe(204)
})

describe('an administrator', () => {
  test('sees and changes the keys of every account', async () => {
    const { id } = (await create(anna)).json.dados
    const of = `/chaves?conta=${anna.dados.conta.id}`
    expect((await as(admin, 'GET', of)).json.dados.at(-1).id).toBe(id)
    expect((await as(admin, 'GET', '/chaves')).json.dados.length).toBeGreaterThan(1)
    const raised = await as(admin, 'PATCH', `/chaves/${id}`, { limite: 5_000 })
    expect(raised.json.dados.limite).toBe(5_000)
    const made = await create(admin, { conta: bruno.dados.conta.id })
    expect(made.json.dados.conta_id).toBe(bruno.dados.conta.id)
    expect((await create(admin, { conta: 'cta_nada' })).status).toBe(400)
    expect((await as(admin, 'GET', '/chaves?conta=cta_nada')).status).toBe(400)
    await as(admin, 'DELETE', `/chaves/${made.json.dados.id}`)
  })

  test('opens, lists and renames accounts; members do not', async () => {
    const request = { nome: ' Redação ', email: 'redacao@exemplo.com.br' }
    const made = await as(admin, 'POST', '/contas', request)
    expect(made.status).toBe(201)
    const { id } = made.json.dados
    expect(made.json.dados).toMatchObject({ nome: 'Redação', pessoas: 0, chaves_ativas: 0 })
    await create(admin, { conta: id })
    const patched = await as(admin, 'PATCH', `/contas/${id}`, { nome: 'Jornal' })
    expect(patched.json.dados).toMatchObject({
      nome: 'Jornal',
      email: 'redacao@exemplo.com.br',
      chaves_ativas: 1,
    })
    const listed = await as(admin, 'GET', '/contas')
    expect(listed.json.dados).toContainEqual(patched.json.dados)
    expect((await as(admin, 'PATCH', '/contas/cta_x', { nome: 'x' })).status).toBe(404)
    const wrong = await as(admin, 'POST', '/contas', { nome: ' ', email: 'x' })
    expect(wrong.json.erro.detalhes.map(({ campo }) => campo)).toEqual(['nome', 'email'])

    for (const [method, path, body] of [
      ['GET', '/contas', undefined],
      ['POST', '/contas', request],
      ['PATCH', `/contas/${id}`, { nome: 'x' }],
    ] as const) {
      expect((await as(anna, method, path, body)).status).toBe(403)
      expect((await as(NOBODY, method, path, body)).status).toBe(401)
    }
  })
})
