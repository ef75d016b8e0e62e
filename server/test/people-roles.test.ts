import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApi, startApi } from './_api.ts'
import { documented } from './_documented.ts'
import { type SignedIn, confirm, firstPerson, member, newAddress } from './_people.ts'

let api: TestApi
let admin: SignedIn
let gestor: SignedIn
let editor: SignedIn
let leitor: SignedIn
beforeAll(async () => {
  api = await startApi()
  admin = await firstPerson(api)
})
afterAll(() => api[Symbol.asyncDispose]())
/** Each test has an account of its own. */
beforeEach(async () => {
  api.time.now += 60_000
  gestor = await member(api, newAddress())
  editor = await member(api, newAddress(), gestor.dados.conta.id, 'editor')
  leitor = await member(api, newAddress(), gestor.dados.conta.id, 'leitor')
  for (const who of [admin, gestor, editor]) await confirm(api, who)
})

const as = documented(() => api)

const personPath = (who: SignedIn) => `/pessoas/${who.dados.pessoa.id}`
const setRole = (by: SignedIn, who: SignedIn, papel: string) =>
  as(by, 'PATCH', personPath(who), { papel })
const newKey = async (by: SignedIn) =>
  (await as(by, 'POST', '/chaves', { nome: 'x', escopos: ['consulta', 'webhooks'] })).json.dados
const HOOK = { url: 'https://receptor.exemplo.com.br/x', eventos: ['publicacao.nova'] }

describe('the manager of an account', () => {
  test('alone removes its people', async () => {
    expect((await as(editor, 'DELETE', personPath(leitor))).status).toBe(403)
    expect((await as(leitor, 'DELETE', personPath(editor))).status).toBe(403)
    expect((await as(gestor, 'DELETE', personPath(leitor))).status).toBe(204)
    expect((await as(leitor, 'GET', '/sessao')).status).toBe(401)
  })

  test('gives its roles, at once, but makes and unmakes no administrator', async () => {
    expect((await as(leitor, 'POST', '/webhooks', HOOK)).status).toBe(403)
    expect((await setRole(gestor, leitor, 'editor')).json.dados.papel).toBe('editor')
    expect((await as(leitor, 'POST', '/webhooks', HOOK)).status).toBe(201)
    expect((await setRole(gestor, editor, 'administrador')).status).toBe(403)
    expect((await setRole(admin, editor, 'administrador')).status).toBe(200)
    expect((await setRole(gestor, editor, 'leitor')).status).toBe(403)
    expect((await as(gestor, 'DELETE', personPath(editor))).status).toBe(403)
    expect((await setRole(editor, leitor, 'gestor')).status).toBe(200)
    const elsewhere = await member(api, newAddress())
    expect((await setRole(gestor, elsewhere, 'leitor')).status).toBe(404)
    await setRole(admin, editor, 'editor')
  })

  test('exists for every account: the last one is neither demoted nor removed', async () => {
    for (const by of [gestor, admin]) {
      const demoted = await setRole(by, gestor, 'editor')
      expect([demoted.status, demoted.json.erro.mensagem]).toEqual([
        409,
        expect.stringContaining('gere esta conta'),
      ])
      expect((await as(by, 'DELETE', personPath(gestor))).status).toBe(409)
    }
    await setRole(gestor, editor, 'gestor')
    expect((await setRole(gestor, gestor, 'editor')).status).toBe(200)
    expect((await as(gestor, 'GET', '/convites')).status).toBe(403)
  })

  test('invites into it, in each role; the invitation ends with the role that made it', async () => {
    const guest = { papel: 'leitor' }
    expect((await as(editor, 'POST', '/convites', guest)).status).toBe(403)
    await setRole(gestor, editor, 'gestor')
    const made = await as(editor, 'POST', '/convites', guest)
    expect(made.json.dados).toMatchObject({ papel: 'leitor', conta_id: gestor.dados.conta.id })
    expect((await as(gestor, 'POST', '/convites', {})).json.dados.papel).toBe('editor')
    await setRole(gestor, editor, 'editor')
    const open = (await as(gestor, 'GET', '/convites')).json.dados
    expect(open.map(({ id }: { id: string }) => id)).not.toContain(made.json.dados.id)
  })

  test('is the first in it, whoever invites', async () => {
    const invite = (body: object) => as(admin, 'POST', '/convites', body)
    expect((await invite({ conta: null })).json.dados.papel).toBe('gestor')
    const refused = await invite({ conta: null, papel: 'leitor' })
    expect([refused.status, refused.json.erro.detalhes[0]!.campo]).toEqual([400, 'papel'])
    const account = { nome: 'Vazia', email: 'vazia@exemplo.com.br' }
    const { id: conta } = (await as(admin, 'POST', '/contas', account)).json.dados
    expect((await invite({ conta })).json.dados.papel).toBe('gestor')
    expect((await invite({ conta, papel: 'editor' })).status).toBe(400)
  })
})

describe('keys', () => {
  test("are seen and changed by their makers and the account's managers", async () => {
    const [ours, theirs] = [await newKey(gestor), await newKey(editor)]
    const seen = async (who: SignedIn) =>
      (await as(who, 'GET', '/chaves')).json.dados.map(({ id }: { id: string }) => id)
    expect(await seen(gestor)).toEqual([ours.id, theirs.id])
    expect(await seen(editor)).toEqual([theirs.id])
    expect(await seen(leitor)).toEqual([])
    expect((await as(editor, 'GET', `/chaves/${ours.id}`)).status).toBe(404)
    expect((await as(editor, 'DELETE', `/chaves/${ours.id}`)).status).toBe(404)
    expect((await as(leitor, 'DELETE', `/chaves/${theirs.id}`)).status).toBe(403)
    expect((await as(gestor, 'DELETE', `/chaves/${theirs.id}`)).status).toBe(204)
  })

  test('only read once their maker is a reader', async () => {
    const { chave } = await newKey(editor)
    const headers = { 'X-API-Key': chave }
    expect((await as({ headers }, 'POST', '/webhooks', HOOK)).status).toBe(201)
    await setRole(gestor, editor, 'leitor')
    const refused = await as({ headers }, 'POST', '/webhooks', HOOK)
    expect([refused.status, refused.json.erro.detalhes[0]!.campo]).toEqual([403, 'X-API-Key'])
    expect((await as({ headers }, 'GET', '/webhooks')).status).toBe(200)
  })
})
