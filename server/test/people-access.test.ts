import { TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestApi, startApi } from './_api.ts'
import { NOBODY, documented, keyed } from './_documented.ts'
import { answerErrors } from './_openapi.ts'
import {
  PASSWORD,
  type SignedIn,
  confirm,
  firstPerson,
  mailedToken,
  member,
  newAddress,
  post,
  signIn,
  signedIn,
  takeMails,
} from './_people.ts'

let api: TestApi
let admin: SignedIn
beforeAll(async () => {
  api = await startApi([], {}, { ARAUTO_PUBLIC_URL: 'http://dou.exemplo.com.br' })
  admin = await firstPerson(api)
})
afterAll(() => api[Symbol.asyncDispose]())
beforeEach(async () => {
  api.time.now += 120_000
  await takeMails(api) // left by the last test
  await confirm(api, admin)
})

const as = documented(() => api)

const isIn = async (who: SignedIn) => (await as(who, 'GET', '/sessao')).status === 200

/** A person with a proven address. */
async function confirmed(): Promise<SignedIn> {
  const email = newAddress()
  await as(admin, 'POST', '/convites', { email, conta: null })
  const token = await mailedToken(api, email)
  return signedIn(await post(api, '/convites/aceitar', { token, nome: 'Rui', senha: PASSWORD }))
}

describe('an invitation', () => {
  test('by mail goes only to the guest, and proves the address', async () => {
    const email = newAddress()
    const made = await as(admin, 'POST', '/convites', { email: email.toUpperCase() })
    expect(made.status).toBe(201)
    expect(made.json.dados).toMatchObject({ email, papel: 'editor', url: null })
    const [mail] = await takeMails(api)
    expect(mail).toMatchObject({
      para: email,
      message: { kind: 'person_invitation', conta: 'Instalação', de: 'Quem Administra' },
    })
    const { token } = mail!.message as unknown as { token: string }
    const other = { token, nome: 'Rui', senha: PASSWORD, email: 'outro@exemplo.com.br' }
    expect((await post(api, '/convites/aceitar', other)).json.erro.detalhes[0]!.campo).toBe('email')
    const rui = signedIn(await post(api, '/convites/aceitar', { ...other, email }))
    expect(rui.dados.pessoa.email_confirmado_em).not.toBeNull()
    expect(rui.dados.conta.id).toBe(admin.dados.conta.id)
  })

  test('by link is shown once, listed without it, and can be withdrawn', async () => {
    const rui = await member(api, newAddress())
    const made = await as(rui, 'POST', '/convites', {})
    const { id, url } = made.json.dados
    const token = url.split('#')[1]
    expect(url).toMatch(/^http:\/\/dou\.exemplo\.com\.br\/convite#[\w-]{43}$/)
    const listed = await as(rui, 'GET', '/convites')
    expect(listed.json.dados).toMatchObject([{ id, conta: rui.dados.conta.nome }])
    expect(listed.text).not.toContain(token)
    expect((await as(admin, 'GET', '/convites')).text).toContain(id)

    const other = await member(api, newAddress())
    expect((await as(other, 'GET', '/convites')).json.dados).toEqual([])
    expect((await as(other, 'DELETE', `/convites/${id}`)).status).toBe(404)
    expect((await as(rui, 'DELETE', `/convites/${id}`)).status).toBe(204)
    expect((await post(api, '/convites/consultar', { token })).status).toBe(404)
    expect((await as(rui, 'DELETE', `/convites/${id}`)).status).toBe(404)
  })

  test.each([{ papel: 'administrador' }, { conta: null }, { conta: 'cta_outra' }])(
    'by a member leads to their own account, as a member: not %o',
    async (body) => {
      const rui = await member(api, newAddress())
      expect((await as(rui, 'POST', '/convites', body)).status).toBe(403)
    },
  )

  test('is not made with a key, nor for an account or address that cannot be', async () => {
    const { chave } = await api.newKey({ escopos: ['administracao'] })
    expect((await as(keyed(chave), 'POST', '/convites', {})).status).toBe(403)
    const wrong = [{ conta: 'cta_nada' }, { email: 'x' }, { papel: 'dono' }]
    for (const body of wrong) expect((await as(admin, 'POST', '/convites', body)).status).toBe(400)
  })
})

describe('signing up', () => {
  test('is closed unless a setting opens it', async () => {
    expect((await as(NOBODY, 'GET', '/instalacao')).json.dados.cadastro_aberto).toBe(false)
    const refused = await post(api, '/cadastro', { email: newAddress() })
    expect([refused.status, answerErrors('POST', '/cadastro', refused)]).toEqual([403, []])
    expect(await takeMails(api)).toEqual([])
  })

  test('when open mails an invitation, and does not reveal existing people', async () => {
    await using open = await startApi([], {}, { ARAUTO_SIGN_UP: 'aberto' })
    const email = 'nova@exemplo.com.br'
    const asked = await post(open, '/cadastro', { email })
    expect([asked.status, asked.json.dados]).toEqual([202, null])
    // No mailbox is flooded.
    expect((await post(open, '/cadastro', { email })).status).toBe(202)
    const token = await mailedToken(open, email)
    const rui = signedIn(
      await post(open, '/convites/aceitar', { token, nome: 'Rui', senha: PASSWORD }),
    )
    expect(rui.dados.pessoa).toMatchObject({ papel: 'gestor', email })
    open.time.now += 60_001
    const again = await post(open, '/cadastro', { email })
    expect([again.status, again.text]).toEqual([asked.status, asked.text])
    expect(await takeMails(open)).toMatchObject([
      { para: email, message: { kind: 'already_known' } },
    ])
  })
})

describe('a forgotten password', () => {
  test('is replaced by a mailed link, once, within an hour; every session ends', async () => {
    const rui = await confirmed()
    expect((await post(api, '/senha/pedir', { email: rui.email })).status).toBe(202)
    const token = await mailedToken(api, rui.email)
    const weak = await post(api, '/senha/definir', { token, senha: 'curta' })
    expect(weak.json.erro.detalhes[0]!.campo).toBe('senha')
    const set = await post(api, '/senha/definir', { token, senha: 'outra senha comprida' })
    expect([set.status, answerErrors('POST', '/senha/definir', set)]).toEqual([204, []])
    expect(await isIn(rui)).toBe(false)
    expect((await signIn(api, rui.email)).status).toBe(401)
    expect((await signIn(api, rui.email, 'outra senha comprida')).status).toBe(201)
    expect((await post(api, '/senha/definir', { token, senha: PASSWORD })).status).toBe(404)
    expect(await takeMails(api)).toMatchObject([
      { message: { kind: 'password_changed' } },
      { message: { kind: 'new_device' } },
    ])

    api.time.now += 600_001
    await post(api, '/senha/pedir', { email: rui.email })
    const late = await mailedToken(api, rui.email)
    api.time.now += 3_600_000
    expect((await post(api, '/senha/definir', { token: late, senha: PASSWORD })).status).toBe(404)
  })

  test('of an unknown person or unproven address looks the same and mails nothing', async () => {
    const { email } = await member(api, newAddress())
    for (const address of [email, 'ninguem@exemplo.com.br']) {
      const asked = await post(api, '/senha/pedir', { email: address })
      expect([asked.status, asked.json.dados]).toEqual([202, null])
    }
    expect(await takeMails(api)).toEqual([])
  })

  test('asked for again within ten minutes is mailed once; the last link counts', async () => {
    const rui = await confirmed()
    await post(api, '/senha/pedir', { email: rui.email })
    await post(api, '/senha/pedir', { email: rui.email })
    const first = await mailedToken(api, rui.email)
    api.time.now += 600_001
    await post(api, '/senha/pedir', { email: rui.email })
    await mailedToken(api, rui.email)
    expect((await post(api, '/senha/definir', { token: first, senha: PASSWORD })).status).toBe(404)
  })

  test('a person slowed down by a stranger gets in at once after setting a new one', async () => {
    const rui = await confirmed()
    for (let i = 0; i < 6; i++) await signIn(api, rui.email, 'palpite')
    expect((await signIn(api, rui.email)).status).toBe(429)
    await post(api, '/senha/pedir', { email: rui.email })
    const token = await mailedToken(api, rui.email)
    await post(api, '/senha/definir', { token, senha: PASSWORD })
    expect((await signIn(api, rui.email)).status).toBe(201)
  })
})

describe("one's own password", () => {
  test('is changed with the old one; other sessions end, this one stays', async () => {
    const rui = await confirmed()
    const there = signedIn(await signIn(api, rui.email))
    const wrong = { senha_atual: 'não é esta', senha: 'senha bem nova' }
    expect((await as(rui, 'POST', '/pessoa/senha', wrong)).status).toBe(401)
    const right = { senha_atual: PASSWORD, senha: 'senha bem nova' }
    expect((await as(rui, 'POST', '/pessoa/senha', right)).status).toBe(204)
    expect([await isIn(rui), await isIn(there)]).toEqual([true, false])
    expect((await signIn(api, rui.email, 'senha bem nova')).status).toBe(201)
    expect(await takeMails(api)).toMatchObject([
      { message: { kind: 'new_device' } },
      { message: { kind: 'password_changed' } },
      { message: { kind: 'new_device' } },
    ])
  })

  test('cannot be guessed faster in a session than at the door', async () => {
    const rui = await confirmed()
    const guess = { senha_atual: 'não é esta', senha: 'senha bem nova' }
    const statuses: number[] = []
    for (let i = 0; i < 7; i++)
      statuses.push((await as(rui, 'POST', '/pessoa/senha', guess)).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429])
  })
})

describe("one's own address", () => {
  test('is confirmed, and changed, by a link mailed to it', async () => {
    const rui = await member(api, newAddress())
    const ask = (email?: string) =>
      as(rui, 'POST', '/pessoa/email', { senha: PASSWORD, ...(email && { email }) })
    expect((await ask()).status).toBe(202)
    const token = await mailedToken(api, rui.email)
    const proven = await post(api, '/email/confirmar', { token })
    expect([proven.status, proven.json.dados.email]).toEqual([200, rui.email])
    expect(answerErrors('POST', '/email/confirmar', proven)).toEqual([])
    expect((await post(api, '/email/confirmar', { token })).status).toBe(404)

    const next = newAddress()
    expect((await ask(next)).status).toBe(202)
    expect((await ask(next)).status).toBe(409)
    expect((await as(rui, 'GET', '/sessao')).json.dados.pessoa.email).toBe(rui.email)
    await post(api, '/email/confirmar', { token: await mailedToken(api, next) })
    expect((await as(rui, 'GET', '/sessao')).json.dados.pessoa).toMatchObject({
      email: next,
      email_confirmado_em: expect.any(String),
    })
    expect((await signIn(api, rui.email)).status).toBe(401)
    expect((await signIn(api, next)).status).toBe(201)
  })

  test('of somebody else is not revealed; its owner is told', async () => {
    const [rui, eva] = [await confirmed(), await confirmed()]
    const body = { senha: PASSWORD, email: eva.email }
    expect((await as(rui, 'POST', '/pessoa/email', body)).status).toBe(202)
    expect(await takeMails(api)).toMatchObject([
      { para: eva.email, message: { kind: 'already_known' } },
    ])
  })

  test('needs the password; the name does not', async () => {
    const rui = await confirmed()
    const body = { senha: 'não é esta' }
    expect((await as(rui, 'POST', '/pessoa/email', body)).status).toBe(401)
    const named = await as(rui, 'PATCH', '/pessoa', { nome: ' Rui Novo ' })
    expect(named.json.dados.pessoa.nome).toBe('Rui Novo')
    expect((await as(rui, 'PATCH', '/pessoa', { nome: ' ' })).status).toBe(400)
  })
})

describe('a proven address', () => {
  test('gets the alerts of its account without being asked again; another’s is asked', async () => {
    const [rui, eva] = [await confirmed(), await confirmed()]
    const create = async (email: string) => {
      const body = { nome: 'x', consulta: 'x', canais: { emails: [email] } }
      const { json } = await as(rui, 'POST', '/alertas', body)
      return [json.dados.enderecos[0].situacao, json.avisos]
    }
    expect(await create(rui.email)).toEqual(['confirmado', []])
    expect(await takeMails(api)).toEqual([])
    expect((await create(eva.email))[0]).toBe('pendente')
    expect(await takeMails(api)).toMatchObject([
      { para: eva.email, message: { kind: 'address_confirmation' } },
    ])
  })
})

describe('the second factor', () => {
  async function withApp() {
    const rui = await confirmed()
    const asked = await as(rui, 'POST', '/pessoa/segundo_fator', { senha: PASSWORD })
    const { segredo, url } = asked.json.dados
    expect(url).toContain(segredo)
    const code = () => new TOTP({ secret: segredo }).generate({ timestamp: api.time.now })
    const there = signedIn(await signIn(api, rui.email))
    const on = await as(rui, 'POST', '/pessoa/segundo_fator/confirmar', { codigo: code() })
    expect(on.status).toBe(200)
    expect([await isIn(rui), await isIn(there)]).toEqual([true, false])
    api.time.now += 30_000
    return { rui, code, codigos: on.json.dados.codigos as string[] }
  }
  const enter = (email: string, codigo?: string) => signIn(api, email, PASSWORD, { codigo })

  test('asks for a code that works once, besides the password', async () => {
    const { rui, code } = await withApp()
    const without = await enter(rui.email)
    expect([without.status, without.json.erro.detalhes[0]!.problema]).toEqual([
      401,
      'é obrigatório',
    ])
    const wrong = await enter(rui.email, '000000')
    expect([wrong.status, wrong.json.erro.detalhes[0]!.problema]).toEqual([401, 'não confere'])
    expect((await signIn(api, rui.email, 'errada', { codigo: code() })).json.erro.detalhes).toEqual(
      [],
    )
    const used = code()
    expect((await enter(rui.email, used)).status).toBe(201)
    expect((await enter(rui.email, used)).status).toBe(401)
    api.time.now += 30_000
    expect((await enter(rui.email, code())).status).toBe(201)
  })

  test('codes are guessed no faster than passwords', async () => {
    const { rui, code } = await withApp()
    for (let i = 0; i < 5; i++) expect((await enter(rui.email, '000000')).status).toBe(401)
    expect((await enter(rui.email, code())).status).toBe(429)
  })

  test('recovery codes let in once each, and can be renewed', async () => {
    const { rui, code, codigos } = await withApp()
    expect(codigos).toHaveLength(10)
    expect((await enter(rui.email, codigos[0]!.toUpperCase())).status).toBe(201)
    expect((await enter(rui.email, codigos[0])).status).toBe(401)
    const proof = { senha: PASSWORD, codigo: code() }
    const renewed = await as(rui, 'POST', '/pessoa/segundo_fator/codigos', proof)
    expect(renewed.json.dados.codigos).toHaveLength(10)
    expect((await enter(rui.email, codigos[1])).status).toBe(401)
    expect((await enter(rui.email, renewed.json.dados.codigos[1])).status).toBe(201)
  })

  test('is on only after a code proves the app, and off only with password and code', async () => {
    const eva = await confirmed()
    const confirm = (codigo: string) =>
      as(eva, 'POST', '/pessoa/segundo_fator/confirmar', { codigo })
    expect((await confirm('123456')).status).toBe(409)
    expect((await as(eva, 'POST', '/pessoa/segundo_fator', { senha: 'x' })).status).toBe(401)
    await as(eva, 'POST', '/pessoa/segundo_fator', { senha: PASSWORD })
    expect((await confirm('000000')).status).toBe(400)
    expect((await enter(eva.email)).status).toBe(201)

    const { rui, code } = await withApp()
    const again = await as(rui, 'POST', '/pessoa/segundo_fator', { senha: PASSWORD })
    expect(again.status).toBe(409)
    const off = (proof: object) => as(rui, 'POST', '/pessoa/segundo_fator/desligar', proof)
    expect((await off({ senha: PASSWORD })).status).toBe(401)
    expect((await off({ senha: PASSWORD, codigo: code() })).status).toBe(204)
    expect((await enter(rui.email)).status).toBe(201)
  })
})

describe('sessions', () => {
  test('are listed, and ended one by one or all but this, at once', async () => {
    const rui = await confirmed()
    const there = signedIn(await signIn(api, rui.email))
    const elsewhere = signedIn(await signIn(api, rui.email))
    const listed = await as(rui, 'GET', '/sessoes')
    const ids = new Set(listed.json.dados.map(({ id }: { id: string }) => id))
    expect(ids).toEqual(new Set([rui, there, elsewhere].map(({ dados }) => dados.sessao.id)))
    const path = `/sessoes/${there.dados.sessao.id}`
    expect((await as(admin, 'DELETE', path)).status).toBe(404)
    expect((await as(rui, 'DELETE', path)).status).toBe(204)
    expect([await isIn(there), await isIn(elsewhere)]).toEqual([false, true])
    expect((await as(rui, 'DELETE', '/sessoes')).status).toBe(204)
    expect([await isIn(rui), await isIn(elsewhere)]).toEqual([true, false])
  })
})

describe('the people of an account', () => {
  test('are seen by its members and administrators; removed, they are out at once', async () => {
    const rui = await confirmed()
    const eva = await member(api, newAddress(), rui.dados.conta.id)
    const other = await confirmed()
    const mine = await as(rui, 'GET', '/pessoas')
    const seen = new Set(mine.json.dados.map(({ email }: { email: string }) => email))
    expect(seen).toEqual(new Set([rui.email, eva.email]))
    expect((await as(admin, 'GET', '/pessoas')).json.dados.length).toBeGreaterThan(3)

    const path = `/pessoas/${eva.dados.pessoa.id}`
    expect((await as(other, 'DELETE', path)).status).toBe(404)
    expect((await as(rui, 'DELETE', path)).status).toBe(204)
    expect(await isIn(eva)).toBe(false)
    expect((await signIn(api, eva.email)).status).toBe(401)
  })

  test('get and lose their role from administrators, at once', async () => {
    const rui = await confirmed()
    const path = `/pessoas/${rui.dados.pessoa.id}`
    const role = (papel: string) => as(admin, 'PATCH', path, { papel })
    expect((await as(rui, 'PATCH', path, { papel: 'administrador' })).status).toBe(403)
    expect((await as(rui, 'GET', '/contas')).status).toBe(403)
    expect((await role('administrador')).json.dados.papel).toBe('administrador')
    api.time.now += 1
    expect((await as(rui, 'GET', '/contas')).status).toBe(200)
    expect((await role('gestor')).status).toBe(200)
    api.time.now += 1
    expect((await as(rui, 'GET', '/contas')).status).toBe(403)
    expect((await role('dono')).status).toBe(400)
    const unknown = await as(admin, 'PATCH', '/pessoas/pes_x', { papel: 'gestor' })
    expect(unknown.status).toBe(404)
  })

  test('who are administrators are not removed by a member', async () => {
    const rui = await member(api, newAddress(), admin.dados.conta.id)
    const other = await confirmed()
    await as(admin, 'PATCH', `/pessoas/${other.dados.pessoa.id}`, {
      papel: 'administrador',
    })
    const refused = await as(rui, 'DELETE', `/pessoas/${admin.dados.pessoa.id}`)
    expect([refused.status, refused.json.erro.codigo]).toEqual([403, 'sem_permissao'])
    expect(await isIn(admin)).toBe(true)
    await as(admin, 'PATCH', `/pessoas/${other.dados.pessoa.id}`, { papel: 'gestor' })
  })

  test('there is always an administrator', async () => {
    const path = `/pessoas/${admin.dados.pessoa.id}`
    expect((await as(admin, 'PATCH', path, { papel: 'gestor' })).status).toBe(409)
    expect((await as(admin, 'DELETE', path)).status).toBe(409)
  })
})
