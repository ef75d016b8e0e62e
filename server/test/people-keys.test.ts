import { TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApi, startApi } from './_api.ts'
import { documented, keyed } from './_documented.ts'
import {
  PASSWORD,
  type SignedIn,
  confirm,
  firstPerson,
  member,
  newAddress,
  post,
} from './_people.ts'

let api: TestApi
let owner: SignedIn
beforeAll(async () => {
  api = await startApi([], {}, { ARAUTO_PUBLIC_URL: 'http://dou.exemplo.com.br' })
  owner = await firstPerson(api)
})
afterAll(() => api[Symbol.asyncDispose]())
beforeEach(() => void (api.time.now += 60_000))

const as = documented(() => api)

/** Another administrator, who has just confirmed the password. */
async function administrator(): Promise<SignedIn> {
  const made = await member(api, newAddress(), owner.dados.conta.id)
  await confirm(api, owner)
  const path = `/pessoas/${made.dados.pessoa.id}`
  const role = await as(owner, 'PATCH', path, { papel: 'administrador' })
  expect(role.status).toBe(200)
  await confirm(api, made)
  return made
}

async function keyOf(who: SignedIn, ...escopos: string[]) {
  const made = await as(who, 'POST', '/chaves', { nome: 'x', escopos })
  expect(made.status).toBe(201)
  return { id: made.json.dados.id as string, ...keyed(made.json.dados.chave) }
}

const statusOf = async (who: { headers: Record<string, string> }, path: string) =>
  (await as(who, 'GET', path)).status

const demote = (who: SignedIn) =>
  as(owner, 'PATCH', `/pessoas/${who.dados.pessoa.id}`, { papel: 'editor' })
const remove = (who: SignedIn, how = '', by = owner) =>
  as(by, 'DELETE', `/pessoas/${who.dados.pessoa.id}${how}`)

describe('a key of a former administrator', () => {
  test('stops administering when its maker is demoted, and resumes with the role', async () => {
    const rui = await administrator()
    const key = await keyOf(rui, 'consulta', 'administracao')
    expect(await statusOf(key, '/contas')).toBe(200)
    expect((await demote(rui)).status).toBe(200)
    expect(await statusOf(key, '/contas')).toBe(403)
    expect(await statusOf(key, '/secoes')).toBe(200)
    await as(owner, 'PATCH', `/pessoas/${rui.dados.pessoa.id}`, { papel: 'administrador' })
    expect(await statusOf(key, '/contas')).toBe(200)
  })

  test('for another account stops working when its maker is demoted', async () => {
    const rui = await administrator()
    const eva = await member(api, newAddress())
    const conta = eva.dados.conta.id
    const body = { nome: 'x', escopos: ['consulta'], conta }
    const { chave } = (await as(rui, 'POST', '/chaves', body)).json.dados
    expect(await statusOf(keyed(chave), '/secoes')).toBe(200)
    await demote(rui)
    expect(await statusOf(keyed(chave), '/secoes')).toBe(401)
  })

  test('ends with its maker, even where the others are kept', async () => {
    const rui = await administrator()
    const strong = await keyOf(rui, 'administracao')
    const plain = await keyOf(rui, 'consulta')
    expect((await remove(rui, '?chaves=manter')).status).toBe(204)
    expect(await statusOf(strong, '/contas')).toBe(401)
    expect(await statusOf(plain, '/secoes')).toBe(200)
    const kept = (await as(owner, 'GET', `/chaves/${plain.id}`)).json.dados
    expect(kept.pessoa_id).toBe(owner.dados.pessoa.id)
  })

  test('is made by no key, nor without the password shown again', async () => {
    const rui = await administrator()
    const strong = await keyOf(rui, 'administracao')
    const plain = await keyOf(rui, 'consulta')
    const escopos = ['administracao']
    const body = { nome: 'x', escopos }
    expect((await as(strong, 'POST', '/chaves', body)).status).toBe(403)
    expect((await as(strong, 'PATCH', `/chaves/${plain.id}`, { escopos })).status).toBe(403)
    api.time.now += 11 * 60_000
    const late = await as(rui, 'POST', '/chaves', body)
    expect([late.status, late.json.erro.detalhes[0]!.campo]).toEqual([403, 'confirmacao'])
    expect((await as(rui, 'PATCH', `/chaves/${plain.id}`, { escopos })).status).toBe(403)
    const role = { papel: 'editor' }
    const path = `/pessoas/${owner.dados.pessoa.id}`
    expect((await as(rui, 'PATCH', path, role)).status).toBe(403)
    expect((await as(strong, 'PATCH', path, role)).status).toBe(403)
    const guest = { papel: 'administrador' }
    for (const power of [guest, { papel: 'gestor' }, { conta: null }])
      expect((await as(rui, 'POST', '/convites', power)).status).toBe(403)
    expect((await as(rui, 'POST', '/convites', { papel: 'leitor' })).status).toBe(201)
    await confirm(api, rui)
    expect((await as(rui, 'POST', '/convites', guest)).status).toBe(201)
    expect((await as(rui, 'POST', '/chaves', body)).status).toBe(201)
  })
})

describe('a key that another key made', () => {
  test('belongs to the same person, and ends with it', async () => {
    const rui = await administrator()
    const strong = await keyOf(rui, 'administracao')
    const body = { nome: 'x', escopos: ['consulta'] }
    const made = (await as(strong, 'POST', '/chaves', body)).json.dados
    expect(made).toMatchObject({ criada_com: strong.id, pessoa_id: rui.dados.pessoa.id })
    const key = keyed(made.chave)
    expect(await statusOf(key, '/secoes')).toBe(200)
    expect((await as(rui, 'DELETE', `/chaves/${strong.id}`)).status).toBe(204)
    expect(await statusOf(key, '/secoes')).toBe(401)
  })
})

describe('a key of a member', () => {
  test('stops working when the member is removed', async () => {
    const eva = await member(api, newAddress())
    const ivo = await member(api, newAddress(), eva.dados.conta.id)
    const key = await keyOf(ivo, 'consulta', 'webhooks')
    expect(await statusOf(key, '/webhooks')).toBe(200)
    expect((await remove(ivo, '', eva)).status).toBe(204)
    expect(await statusOf(key, '/webhooks')).toBe(401)
    const shown = (await as(eva, 'GET', `/chaves/${key.id}`)).json.dados
    expect(shown).toMatchObject({ situacao: 'revogada' })
  })

  test('is taken over by the remover on request', async () => {
    const eva = await member(api, newAddress())
    const ivo = await member(api, newAddress(), eva.dados.conta.id)
    const key = await keyOf(ivo, 'consulta', 'webhooks')
    expect((await remove(ivo, '?chaves=manter', eva)).status).toBe(204)
    expect(await statusOf(key, '/webhooks')).toBe(200)
    const kept = (await as(eva, 'GET', `/chaves/${key.id}`)).json.dados
    expect(kept.pessoa_id).toBe(eva.dados.pessoa.id)
  })

  test('of the command line belongs to nobody', async () => {
    const { id, chave } = await api.newKey({ escopos: ['administracao'] })
    expect(await statusOf(keyed(chave), '/contas')).toBe(200)
    const shown = (await as(owner, 'GET', `/chaves/${id}`)).json.dados
    expect(shown).toMatchObject({ pessoa_id: null, criada_com: null })
  })
})

describe('an open invitation', () => {
  test.each(['demoted', 'removed'])(
    'for an administrator ends when its maker is %s',
    async (fate) => {
      const rui = await administrator()
      const made = await as(rui, 'POST', '/convites', { papel: 'administrador' })
      const token = made.json.dados.url.split('#')[1]
      expect((await post(api, '/convites/consultar', { token })).status).toBe(200)
      await (fate === 'demoted' ? demote(rui) : remove(rui))
      expect((await post(api, '/convites/consultar', { token })).status).toBe(404)
      const guest = { token, nome: 'Eva', email: newAddress(), senha: PASSWORD }
      expect((await post(api, '/convites/aceitar', guest)).status).toBe(404)
    },
  )
})

describe('when administration requires a second factor', () => {
  test('nothing is administered without one, in a session or with a key, and all once it is there', async () => {
    await using strict = await startApi([], {}, { ARAUTO_ADMIN_SECOND_FACTOR: 'exigido' })
    const rui = await firstPerson(strict)
    expect(rui.dados).toMatchObject({ pessoa: { papel: 'administrador' } })
    expect(rui.dados.escopos).not.toContain('administracao')
    const contas = async (headers: Record<string, string>) => {
      strict.time.now += 1
      return await strict.get('/contas', headers)
    }
    const refused = await contas(rui.headers)
    expect([refused.status, refused.json.erro.detalhes[0]!.campo]).toEqual([403, 'segundo_fator'])
    expect((await strict.get('/secoes', rui.headers)).status).toBe(200)

    const begun = await post(strict, '/pessoa/segundo_fator', { senha: PASSWORD }, rui.headers)
    const app = new TOTP({ secret: begun.json.dados.segredo })
    const codigo = () => app.generate({ timestamp: strict.time.now })
    await post(strict, '/pessoa/segundo_fator/confirmar', { codigo: codigo() }, rui.headers)
    expect((await contas(rui.headers)).status).toBe(200)
    expect((await strict.get('/sessao', rui.headers)).json.dados.escopos).toContain('administracao')

    strict.time.now += 30_000
    const proof = { senha: PASSWORD, codigo: codigo() }
    expect((await post(strict, '/sessao/confirmar', { senha: PASSWORD }, rui.headers)).status).toBe(
      401,
    )
    expect((await post(strict, '/sessao/confirmar', proof, rui.headers)).status).toBe(204)
    strict.time.now += 1
    const body = { nome: 'x', escopos: ['administracao'] }
    const { chave } = (await post(strict, '/chaves', body, rui.headers)).json.dados
    expect((await contas({ 'X-API-Key': chave })).status).toBe(200)
    strict.time.now += 30_000
    const off = { senha: PASSWORD, codigo: codigo() }
    expect((await post(strict, '/pessoa/segundo_fator/desligar', off, rui.headers)).status).toBe(
      204,
    )
    expect((await contas({ 'X-API-Key': chave })).status).toBe(403)
    expect((await contas(rui.headers)).status).toBe(403)
  })
})
