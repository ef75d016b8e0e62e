import { DatabaseSync } from 'node:sqlite'
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { closeAccount, createAccount } from '../src/access/accounts.ts'
import { databasePath } from '../src/store/sqlite/database.ts'
import { type TestApi, startApi } from './_api.ts'
import { answerErrors } from './_openapi.ts'
import { PAGE, PASSWORD, type SignedIn, firstPerson, post, signIn, signedIn } from './_people.ts'

let api: TestApi
beforeEach(async () => void (api = await startApi()))
afterEach(() => api[Symbol.asyncDispose]())

const get = (path: string, headers: Record<string, string>) => api.get(path, headers)

const ANA = { nome: 'Ana', email: 'ana@exemplo.com.br', senha: PASSWORD }

/** The request of the person who uses the first link. */
async function firstGuest() {
  return { ...ANA, token: await api.commands.people.firstInvitation(null) }
}

const newAccount = (nome: string) =>
  createAccount(api.keys, { nome, email: 'conta@exemplo.com.br' }, new Date())

const accountNames = async () =>
  (await api.keys.listAccounts(new Date())).map(({ nome }) => nome).sort()

describe('the first person', () => {
  test('enters by a link that works once, joins the only account, and is administrator', async () => {
    const token = await api.commands.people.firstInvitation(null)
    const asked = await post(api, '/convites/consultar', { token })
    expect(asked.json.dados).toMatchObject({
      papel: 'administrador',
      email: null,
      conta: null,
      contas: [{ nome: 'Conta de teste' }],
    })
    expect(answerErrors('POST', '/convites/consultar', asked)).toEqual([])

    const request = { token, nome: ' Ana ', email: 'Ana@Exemplo.com.br', senha: PASSWORD }
    const accepted = await post(api, '/convites/aceitar', request)
    expect(accepted.status).toBe(201)
    expect(answerErrors('POST', '/convites/aceitar', accepted)).toEqual([])
    expect(accepted.json.dados).toMatchObject({
      pessoa: { nome: 'Ana', email: 'ana@exemplo.com.br', papel: 'administrador' },
      conta: { nome: 'Conta de teste' },
      escopos: ['consulta', 'webhooks', 'alertas', 'feeds', 'administracao'],
    })

    const again = await post(api, '/convites/aceitar', {
      ...request,
      email: 'outra@exemplo.com.br',
    })
    expect(again.status).toBe(404)
    expect(again.json.erro.detalhes[0]!.campo).toBe('token')
    expect(await api.commands.people.firstInvitation(null)).toBeNull()
  })

  test('opens an account of its own beside the only one, when it is named', async () => {
    const request = { ...(await firstGuest()), conta: 'Outra' }
    const accepted = await post(api, '/convites/aceitar', request)
    expect(accepted.json.dados).toMatchObject({ conta: { nome: 'Outra' } })
    expect(await accountNames()).toEqual(['Conta de teste', 'Outra'])
  })

  test('opens an account if there is none', async () => {
    for (const { id } of await api.keys.listAccounts(new Date()))
      await closeAccount(api.keys, id, new Date())
    const guest = await firstGuest()
    const asked = await post(api, '/convites/consultar', { token: guest.token })
    expect(asked.json.dados).toMatchObject({ conta: null, contas: [] })
    const accepted = await post(api, '/convites/aceitar', guest)
    expect(accepted.json.dados).toMatchObject({ conta: { nome: 'Ana' } })
  })

  test('chooses if there are several accounts', async () => {
    const { id } = await newAccount('Escritório')
    const guest = await firstGuest()
    for (const chosen of [{}, { conta_id: 'cta_01JQ7Z3V5N8M2K4T6W9X1Y0ABC' }]) {
      const refused = await post(api, '/convites/aceitar', { ...guest, ...chosen })
      expect(refused.status).toBe(400)
      expect(refused.json.erro.detalhes[0]!.campo).toBe('conta_id')
      expect(answerErrors('POST', '/convites/aceitar', refused)).toEqual([])
    }
    const accepted = await post(api, '/convites/aceitar', { ...guest, conta_id: id })
    expect(accepted.json.dados).toMatchObject({ conta: { id, nome: 'Escritório' } })
    expect(await accountNames()).toEqual(['Conta de teste', 'Escritório'])
  })

  test('is the only guest who may choose an account', async () => {
    const { id } = await newAccount('Escritório')
    const guest = { conta_id: null, papel: 'gestor', email: null, pessoa_id: null } as const
    const { token } = await api.commands.people.invite(guest)
    const asked = await post(api, '/convites/consultar', { token })
    expect(asked.json.dados).toMatchObject({ contas: [] })
    const request = { ...ANA, token, conta_id: id }
    const refused = await post(api, '/convites/aceitar', request)
    expect(refused.json.erro.detalhes[0]!.campo).toBe('conta_id')
    const accepted = await post(api, '/convites/aceitar', { ...ANA, token })
    expect(accepted.json.dados).toMatchObject({ conta: { nome: 'Ana' } })
  })

  test('processes that start together show one link', async () => {
    const links = await Promise.all([1, 2, 3].map(() => api.commands.people.firstInvitation(null)))
    expect(new Set(links).size).toBe(1)
    expect((await post(api, '/convites/consultar', { token: links[0] })).status).toBe(200)
    const { id } = await newAccount('Outra')
    expect(await api.commands.people.firstInvitation(id)).not.toBe(links[0])
  })

  test('a link made later replaces the one before; a week later it is too old', async () => {
    const old = await api.commands.people.firstInvitation(null)
    api.time.now += 3_600_001
    const token = await api.commands.people.firstInvitation(null)
    expect((await post(api, '/convites/consultar', { token: old })).status).toBe(404)
    api.time.now += 7 * 86_400_000
    expect((await post(api, '/convites/consultar', { token })).status).toBe(404)
    const request = { token, nome: 'Ana', email: 'ana@exemplo.com.br', senha: PASSWORD }
    expect((await post(api, '/convites/aceitar', request)).status).toBe(404)
  })

  test('a form with faults names each of them, and does not use the link up', async () => {
    const token = await api.commands.people.firstInvitation(null)
    const wrong = await post(api, '/convites/aceitar', { token, nome: ' ', email: 'x', senha: '1' })
    expect(wrong.status).toBe(400)
    expect(wrong.json.erro.detalhes.map(({ campo }) => campo)).toEqual(['nome', 'senha', 'email'])
    const without = await post(api, '/convites/aceitar', { token, nome: 'Ana', senha: PASSWORD })
    expect(without.json.erro.detalhes[0]).toMatchObject({ campo: 'email' })
    const right = { token, nome: 'Ana', email: 'ana@exemplo.com.br', senha: PASSWORD }
    expect((await post(api, '/convites/aceitar', right)).status).toBe(201)
  })
})

describe('a session', () => {
  test('knows its person, and allows what its role allows, like a key', async () => {
    const { headers, dados } = await firstPerson(api)
    const me = await get('/sessao', headers)
    expect(me.status).toBe(200)
    expect(me.json.dados).toEqual(dados)
    expect(answerErrors('GET', '/sessao', me)).toEqual([])
    expect((await get('/secoes', headers)).status).toBe(200)
    const made = await api.send('POST', '/api/v1/webhooks', headers, {
      url: 'https://receptor.exemplo.com.br/x',
      eventos: ['publicacao.nova'],
    })
    expect(made.status).toBe(201)
    expect((await get('/webhooks', headers)).json.dados).toHaveLength(1)
    // The account of the session is the person's own.
    const { chave } = await api.newKey({ escopos: ['webhooks'] })
    expect((await get('/webhooks', { 'X-API-Key': chave })).json.dados).toHaveLength(0)
  })

  test('ends at sign-out at once, here and not elsewhere', async () => {
    const here = await firstPerson(api)
    const there = signedIn(await signIn(api, here.email))
    const out = await api.send('DELETE', '/api/v1/sessao', here.headers)
    expect(out.status).toBe(204)
    expect(out.headers['set-cookie']).toMatch(/^arauto_sessao=; Max-Age=0; /)
    api.time.now += 1
    expect((await get('/sessao', here.headers)).status).toBe(401)
    expect((await get('/secoes', here.headers)).status).toBe(401)
    expect((await get('/sessao', there.headers)).status).toBe(200)
  })

  test('has a limit of its own, sent with every answer', async () => {
    const { headers } = await firstPerson(api)
    for (let i = 0; i < 200; i++) expect((await get('/secoes', headers)).status).toBe(200)
    expect((await get('/secoes', headers)).headers['x-ratelimit-limit']).toBe('1200')
  })

  test('is not a key: operations for people refuse keys', async () => {
    const { chave } = await api.newKey({ escopos: ['administracao', 'consulta'] })
    const answer = await get('/sessao', { 'X-API-Key': chave })
    expect([answer.status, answer.json.erro.codigo]).toEqual([403, 'sem_permissao'])
  })

  test('a key takes precedence, even a wrong one beside a valid session', async () => {
    const { headers } = await firstPerson(api)
    expect((await get('/secoes', { ...headers, 'X-API-Key': 'ar_errada' })).status).toBe(401)
  })

  test.each(['', 'x', 'arauto_sessao', 'arauto_sessao=', 'outro=1; arauto_sessao=nada', '=;;=;'])(
    'a cookie “%s” is no session',
    async (cookie) => {
      expect((await get('/sessao', { Cookie: cookie })).status).toBe(401)
    },
  )
})

describe('the cookie', () => {
  test('is unreadable for scripts and other sites; over https bound to this host', async () => {
    const { email } = await firstPerson(api)
    const plain = await signIn(api, email)
    expect(String(plain.headers['set-cookie'])).toMatch(
      /^arauto_sessao=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Strict,arauto_aparelho=[\w-]{43}\.[0-9a-f]{16}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Strict$/,
    )
    const proxied = await post(
      api,
      '/sessao',
      { email, senha: PASSWORD },
      { 'X-Forwarded-Proto': 'https' },
    )
    expect(String(proxied.headers['set-cookie'])).toMatch(
      /^__Host-arauto_sessao=[\w-]{43}; .*SameSite=Strict; Secure,__Host-arauto_aparelho=.*; Secure$/,
    )
    // The plain cookie name is ignored where the secure one is expected.
    const { headers } = signedIn(plain)
    const mixed = { ...headers, 'X-Forwarded-Proto': 'https' }
    expect((await get('/sessao', mixed)).status).toBe(401)
  })

  test('is Secure whenever the public address is https', async () => {
    await using secure = await startApi([], {}, { ARAUTO_PUBLIC_URL: 'https://dou.exemplo.com.br' })
    const { headers } = await firstPerson(secure)
    expect(headers['Cookie']).toMatch(/^__Host-arauto_sessao=/)
    expect((await secure.get('/sessao', headers)).status).toBe(200)
  })
})

describe('a request that another site makes a browser send', () => {
  const FORGED: [string, Record<string, string>][] = [
    ['a form, without a header of ours', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a form of an old browser', { Origin: 'https://mau.exemplo' }],
    ['a form without any trace', {}],
    ['another site with our header', { ...PAGE, 'Sec-Fetch-Site': 'cross-site' }],
    ['a neighbour below the same domain', { ...PAGE, 'Sec-Fetch-Site': 'same-site' }],
    ['a sandboxed frame', { 'X-Requested-With': 'x', Origin: 'null' }],
    ['another origin with our header', { 'X-Requested-With': 'x', Origin: 'https://mau.exemplo' }],
    ['another port', { 'X-Requested-With': 'x', Origin: 'http://localhost:81' }],
  ]

  test.each(FORGED)('%s: changes nothing', async (_name, forged) => {
    const { headers, email } = await firstPerson(api)
    const { Cookie = '' } = headers
    const withCookie = { ...forged, Cookie, Host: 'localhost:80' }
    for (const [method, path] of [
      ['DELETE', '/sessao'],
      ['POST', '/webhooks'],
      ['PATCH', '/webhooks/wh_1'],
      ['DELETE', '/alertas/alr_1'],
    ] as const) {
      const answer = await api.send(method, `/api/v1${path}`, withCookie)
      expect([path, answer.status, answer.json.erro.codigo]).toEqual([path, 403, 'sem_permissao'])
    }
    const login = await api.send('POST', '/api/v1/sessao', withCookie, { email, senha: PASSWORD })
    expect([login.status, login.headers['set-cookie']]).toEqual([403, undefined])
    expect((await get('/sessao', headers)).status).toBe(200)
  })

  test.each([
    ['Sec-Fetch-Site', { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://atras-de-proxy' }],
    ['Origin and Host', { Origin: 'http://localhost:8080', Host: 'localhost:8080' }],
    ['Origin and the public address', { Origin: 'https://dou.exemplo.com.br', Host: 'interno' }],
    ['neither: a program', {}],
  ])('of ours passes, told by %s', async (_name, headers) => {
    await using ours = await startApi([], {}, { ARAUTO_PUBLIC_URL: 'https://dou.exemplo.com.br' })
    const { email } = await firstPerson(ours)
    const sent = { 'X-Requested-With': 'x', ...headers }
    const body = { email, senha: PASSWORD }
    expect((await ours.send('POST', '/api/v1/sessao', sent, body)).status).toBe(201)
  })

  test('with a key needs no such check: browsers do not add one', async () => {
    const { chave } = await api.newKey({ escopos: ['webhooks'] })
    const headers = { 'X-API-Key': chave, Origin: 'https://mau.exemplo' }
    expect((await api.send('POST', '/api/v1/webhooks', headers, {})).status).toBe(400)
  })
})

describe('guessing', () => {
  test('a wrong password and an unknown person look the same', async () => {
    const { email } = await firstPerson(api)
    const wrong = await signIn(api, email, 'outra senha qualquer')
    const unknown = await signIn(api, 'ninguem@exemplo.com.br', 'outra senha qualquer')
    const odd = await signIn(api, 'nem é endereço', 'outra senha qualquer')
    for (const { status, json, headers } of [wrong, unknown, odd]) {
      expect([status, json.erro.mensagem]).toEqual([401, 'O e-mail ou a senha não confere.'])
      expect(headers['set-cookie']).toBeUndefined()
    }
    expect(answerErrors('POST', '/sessao', wrong)).toEqual([])
  })

  test.each([
    ['a person', 'dona@exemplo.com.br'],
    ['nobody', 'ninguem@exemplo.com.br'],
  ])(
    'the password of %s slows down, even the right one, until time passes',
    async (_who, email) => {
      await firstPerson(api)
      for (let i = 0; i < 5; i++)
        expect((await signIn(api, email, 'senha errada')).status).toBe(401)
      const refused = await signIn(api, email)
      expect([refused.status, refused.headers['retry-after']]).toEqual([429, '15'])
      expect(answerErrors('POST', '/sessao', refused)).toEqual([])
      expect((await signIn(api, 'outra@exemplo.com.br')).status).toBe(401)
      api.time.now += 15_000
      const later = await signIn(api, email)
      expect(later.status).toBe(email.startsWith('dona') ? 201 : 401)
    },
  )

  test('concurrently gains nothing', async () => {
    const { email } = await firstPerson(api)
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => signIn(api, email, 'senha errada')),
    )
    const statuses = answers.map(({ status }) => status).sort((a, b) => a - b)
    expect(statuses).toEqual([...Array(5).fill(401), ...Array(7).fill(429)])
  })

  test('from one address stops after twenty a minute, whoever is tried; keys and sessions go on', async () => {
    const { headers } = await firstPerson(api)
    let refused = 0
    for (let i = 0; i < 25; i++)
      if ((await signIn(api, `p${i}@exemplo.com.br`, 'x')).status === 429) refused++
    expect(refused).toBe(6)
    expect((await get('/sessao', headers)).status).toBe(200)
    expect((await api.get('/secoes')).status).toBe(200)
    api.time.now += 60_000
    expect((await signIn(api, 'p@exemplo.com.br', 'x')).status).toBe(401)
  })
})

test('no secret is in the database in clear, nor in the log', async () => {
  const token = await api.commands.people.firstInvitation(null)
  const request = { token, nome: 'Ana', email: 'ana@exemplo.com.br', senha: PASSWORD }
  const accepted = signedIn(await post(api, '/convites/aceitar', request))
  const { headers } = signedIn(await signIn(api, accepted.email))
  await signIn(api, accepted.email, 'senha errada de alguém')
  await get('/sessao', headers)
  await api.send('DELETE', '/api/v1/sessao', headers)
  await api.commands.people.firstInvitation(null)

  const secrets = [token!, PASSWORD, 'senha errada de alguém'].concat(
    [accepted, { headers }].map(({ headers: { Cookie = '' } }) => Cookie.split('=')[1]!),
  )
  const db = new DatabaseSync(databasePath(api.dataDir))
  db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  db.close()
  const stored = readFileSync(databasePath(api.dataDir)).toString('latin1')
  const log = api.log.join('')
  expect(stored).toContain('ana@exemplo.com.br')
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(10)
    expect(stored.includes(secret)).toBe(false)
    expect(log.includes(secret)).toBe(false)
  }
})

describe('a session that nobody uses', () => {
  test('ends after the configured time, and is no longer listed; a used one continues', async () => {
    await using idle = await startApi([], {}, { ARAUTO_SESSION_IDLE_MINUTES: '60' })
    const used = await firstPerson(idle)
    const left = signedIn(await signIn(idle, used.email))
    const get = async ({ headers }: SignedIn, path: string) =>
      await idle.send('GET', `/api/v1${path}`, headers)
    const hold = async (minutes: number) => {
      idle.time.now += minutes * 60_000
      const answer = await get(used, '/sessoes')
      // The service does this by itself every minute.
      const em = new Date(idle.time.now).toISOString()
      const id = used.dados.sessao.id
      await idle.commands.people.recordSessionUse([{ id, ultimo_uso_em: em, dias: [] }])
      return answer.status === 200 ? answer.json.dados.length : answer.status
    }
    expect([await hold(30), await hold(31), await hold(2)]).toEqual([2, 2, 1])
    expect((await get(left, '/sessao')).status).toBe(401)
    for (let i = 0; i < 5; i++) expect(await hold(50)).toBe(1)
    expect(await hold(62)).toBe(401)
  })

  test('does not end while it is used even if its use cannot be stored, and stays listed', async () => {
    await using idle = await startApi([], {}, { ARAUTO_SESSION_IDLE_MINUTES: '60' })
    const { headers } = await firstPerson(idle)
    const get = async (path: string) => await idle.send('GET', `/api/v1${path}`, headers)
    const statuses: number[] = []
    for (const minutes of [50, 50, 50, 62]) {
      idle.time.now += minutes * 60_000
      const { status } = await get('/sessao')
      statuses.push(status)
      if (status !== 200) break
      const ultimo_uso_em = new Date(idle.time.now).toISOString()
      expect((await get('/sessoes')).json.dados).toMatchObject([{ ultimo_uso_em }])
    }
    expect(statuses).toEqual([200, 200, 200, 401])
  })

  test('ends after 30 days, used or not', async () => {
    await using api = await startApi([], {}, { ARAUTO_SESSION_IDLE_MINUTES: '43200' })
    const { headers } = await firstPerson(api)
    api.time.now += 30 * 86_400_000 - 1
    expect((await api.send('GET', '/api/v1/sessao', headers)).status).toBe(200)
    api.time.now += 1
    expect((await api.send('GET', '/api/v1/sessao', headers)).status).toBe(401)
  })
})
