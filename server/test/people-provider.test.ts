import { Secret, TOTP } from 'otpauth'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openArchive } from '../src/embedded/archive.ts'
import { type Answer, type TestApi, startApi } from './_api.ts'
import { answerErrors } from './_openapi.ts'
import {
  type Directory,
  type TestProvider,
  createBrowser,
  startProvider,
} from './_oidc-provider.ts'
import {
  PAGE,
  type SignedIn,
  PASSWORD,
  confirm,
  firstPerson,
  post,
  signIn,
  signedIn,
  takeMails,
} from './_people.ts'

const PUBLIC = 'http://127.0.0.1:8080'

const ANA = { name: 'Ana Souza', email: 'ana@exemplo.com.br', email_verified: true }

let api: TestApi
let provider: TestProvider
const everybody = (): Directory => ({
  '12345678909': ANA,
  outro: { name: 'Outro', email: 'outro@exemplo.com.br', email_verified: true },
  suposta: { name: 'Suposta', email: 'ana@exemplo.com.br', email_verified: false },
  sem: {},
})
beforeAll(async () => void (provider = await startProvider({}, PUBLIC)))
afterAll(() => provider[Symbol.asyncDispose]())
beforeEach(async () => {
  Object.assign(provider.people, everybody())
  api = await startApi(
    [],
    {},
    {
      ...provider.settingsFor(PUBLIC),
      ARAUTO_SMTP_URL: 'smtp://localhost',
      ARAUTO_MAIL_FROM: 'a@b.example',
    },
  )
})
afterEach(() => api[Symbol.asyncDispose]())

const ANA_THERE = '12345678909'

/** The cookies of a browser after an answer. */
function kept(answer: Answer, headers: Record<string, string> = {}): Record<string, string> {
  const set = [answer.headers['set-cookie'] ?? []].flat() as string[]
  const { Cookie = '' } = headers
  return { ...headers, Cookie: [...set.map((one) => one.split(';')[0]), Cookie].join('; ') }
}

/** Starts an attempt at this path; returns the address at the provider, and the headers for the way back. */
async function leave(path = '/sessao/provedor', body: unknown = {}, headers = {}) {
  const left = await post(api, path, body, headers)
  if (left.status !== 200) throw new Error(`${left.status} ${left.text}`)
  return { url: String(left.json.dados.url), headers: kept(left, { ...PAGE, ...headers }) }
}

const back = (retorno: string, headers: Record<string, string>, more = {}) =>
  post(api, '/sessao/provedor/concluir', { retorno, ...more }, headers)

/** Signs in as `login`; returns the answer, whatever it is. */
async function enter(login: string, body = {}): Promise<Answer> {
  const { url, headers } = await leave('/sessao/provedor', body)
  return await back(await createBrowser().visit(url, login), headers)
}

/** A person who accepted an invitation with an identity. */
async function newcomer(login = ANA_THERE, conta_id: string | null = null): Promise<SignedIn> {
  const papel = conta_id === null ? 'gestor' : 'editor'
  const guest = { conta_id, papel, email: null, pessoa_id: null } as const
  const { token } = await api.commands.people.invite(guest)
  return signedIn(await enter(login, { token }))
}

/** A person with a password and a proven address. */
async function proven(email: string): Promise<SignedIn> {
  const guest = { conta_id: null, papel: 'gestor', email, pessoa_id: null } as const
  const { token } = await api.commands.people.invite(guest)
  await takeMails(api)
  return signedIn(await post(api, '/convites/aceitar', { token, nome: 'Ana', senha: PASSWORD }))
}

/** Confirms through the provider, or returns why not. */
async function confirmThere(who: SignedIn, login: string, change = (url: string) => url) {
  const { url, headers } = await leave('/sessao/confirmar/provedor', undefined, who.headers)
  const retorno = await createBrowser().visit(change(url), login)
  const answer = await post(api, '/pessoa/identidades/concluir', { retorno }, headers)
  api.time.now += 1 // until then the session is cached
  return answer
}

async function linkThere(who: SignedIn, login: string) {
  const { url, headers } = await leave('/pessoa/identidades', undefined, who.headers)
  const retorno = await createBrowser().visit(url, login)
  return await post(api, '/pessoa/identidades/concluir', { retorno }, headers)
}

const reason = ({ status, json }: Answer) => [status, json.erro?.codigo, json.erro?.mensagem]

/** The entries of the audit trail, newest first. */
async function trail(who: SignedIn): Promise<[string, unknown][]> {
  const { json } = await api.get('/auditoria', who.headers)
  return json.dados.resultados.map((entry: { tipo: string; detalhes: unknown }) => [
    entry.tipo,
    entry.detalhes,
  ])
}

describe('an invitation', () => {
  test('is accepted with an identity, which signs in from then on without a password', async () => {
    const ana = await newcomer()
    expect(ana.dados).toMatchObject({
      pessoa: { nome: 'Ana Souza', email: 'ana@exemplo.com.br', papel: 'gestor' },
      acesso: {
        senha: false,
        identidades: [{ emissor: provider.issuer, email: 'ana@exemplo.com.br' }],
      },
    })
    expect(ana.dados.pessoa.email_confirmado_em).not.toBeNull()
    const again = await enter(ANA_THERE)
    expect(again.status).toBe(201)
    expect(again.json.dados.pessoa.id).toBe(ana.dados.pessoa.id)
    expect(answerErrors('POST', '/sessao/provedor/concluir', again)).toEqual([])
    expect((await signIn(api, 'ana@exemplo.com.br', '')).status).toBe(400)
    expect((await signIn(api, 'ana@exemplo.com.br', ' ')).status).toBe(401)
    expect(await trail(ana)).toEqual([
      ['entrada_recusada', { motivo: 'senha' }],
      ['entrada', { por: 'provedor' }],
      ['identidade_vinculada', { emissor: provider.issuer }],
      ['pessoa_criada', { papel: 'gestor' }],
    ])
  })

  test('of the first person makes them administrator, in the existing account', async () => {
    const token = await api.commands.people.firstInvitation(null)
    const first = await enter(ANA_THERE, { token, conta: 'Casa' })
    expect(first.json.dados).toMatchObject({
      pessoa: { papel: 'administrador' },
      conta: { nome: 'Casa' },
    })
  })

  test('that was mailed keeps its address, whatever address the provider has', async () => {
    const guest = {
      conta_id: null,
      papel: 'gestor',
      email: 'convidada@exemplo.com.br',
      pessoa_id: null,
    } as const
    const { token } = await api.commands.people.invite(guest)
    const accepted = await enter('outro', { token })
    expect(accepted.json.dados.pessoa.email).toBe('convidada@exemplo.com.br')
    expect(accepted.json.dados.pessoa.email_confirmado_em).not.toBeNull()
  })

  test('needs an address; an unverified one is not confirmed; an identity has one person', async () => {
    const invite = () =>
      api.commands.people.invite({ conta_id: null, papel: 'gestor', email: null, pessoa_id: null })
    const { token } = await invite()
    expect(reason(await enter('sem', { token }))[1]).toBe('corpo_invalido')
    const supposed = await enter('suposta', { token })
    expect(supposed.json.dados.pessoa).toMatchObject({
      email: 'ana@exemplo.com.br',
      email_confirmado_em: null,
    })
    const second = await invite()
    const taken = await enter('suposta', { token: second.token })
    expect(taken.status).toBe(409)
    const unknown = await enter('outro', { token: 'nada' })
    expect(unknown.status).toBe(404)
    expect(answerErrors('POST', '/sessao/provedor/concluir', unknown)).toEqual([])
  })
})

describe('an identity that nobody has linked', () => {
  test.each([ANA_THERE, 'suposta'])(
    'is not let in by an address, were it verified there and proven here: %s',
    async (login) => {
      const ana = await proven('ana@exemplo.com.br')
      const refused = await enter(login)
      expect(reason(refused)).toEqual([
        403,
        'sem_permissao',
        'Esta identidade não está vinculada a ninguém daqui. Entre com a senha e vincule a identidade em Sua conta, ou peça um convite a quem administra.',
      ])
      expect(answerErrors('POST', '/sessao/provedor/concluir', refused)).toEqual([])
      expect(refused.headers['set-cookie']).toMatch(/^arauto_provedor=; Max-Age=0/)
      expect((await api.get('/sessao', ana.headers)).json.dados.acesso.identidades).toEqual([])
    },
  )

  test('signs nobody in; nor does that of a removed person', async () => {
    const owner = await firstPerson(api)
    expect((await enter('outro')).status).toBe(403)
    expect(await trail(owner)).toContainEqual(['entrada_recusada', { motivo: 'identidade' }])
    const gone = await newcomer(ANA_THERE, owner.dados.conta.id)
    expect((await enter(ANA_THERE)).status).toBe(201)
    const path = `/api/v1/pessoas/${gone.dados.pessoa.id}`
    expect((await api.send('DELETE', path, owner.headers)).status).toBe(204)
    expect((await enter(ANA_THERE)).status).toBe(403)
  })
})

describe('the way back', () => {
  const visit = (url: string, login = ANA_THERE) => createBrowser().visit(url, login)
  beforeEach(async () => void (await newcomer()))

  test('follows the standard, and keeps its state out of reach', async () => {
    const left = await post(api, '/sessao/provedor', {})
    expect(answerErrors('POST', '/sessao/provedor', left)).toEqual([])
    const url = new URL(left.json.dados.url)
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: 'code',
      client_id: 'arauto',
      redirect_uri: `${PUBLIC}/entrar/retorno`,
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      state: expect.stringMatching(/^entrar\.[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    })
    expect(left.headers['set-cookie']).toMatch(
      /^arauto_provedor=[\w-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Strict$/,
    )
    expect(left.text).not.toContain('segredo-que-nao-se-mostra')
  })

  test('works once', async () => {
    const { url, headers } = await leave()
    const retorno = await visit(url)
    const first = await back(retorno, headers)
    expect(first.status).toBe(201)
    // The browser has dropped the cookie by now; a thief of cookie and code only has a used code.
    const replayed = await back(retorno, headers)
    expect(reason(replayed)).toEqual([
      403,
      'sem_permissao',
      'O provedor de identidade recusou a entrada, ou o prazo dela venceu. Comece de novo.',
    ])
    expect((await back(retorno, kept(first, PAGE))).status).toBe(409)
  })

  test('needs the cookie of its attempt: another, an older and a forged one are refused', async () => {
    const here = await leave()
    const there = await leave()
    const retorno = await visit(here.url)
    const state = await back(retorno, there.headers)
    expect(reason(state)).toEqual([
      403,
      'sem_permissao',
      'A resposta do provedor de identidade não é válida para este pedido. Comece de novo.',
    ])
    expect(answerErrors('POST', '/sessao/provedor/concluir', state)).toEqual([])
    expect((await back(retorno, PAGE)).status).toBe(409)
    const forged = here.headers['Cookie']!.replace(/=(.)/, (_, first) =>
      first === 'A' ? '=B' : '=A',
    )
    expect((await back(retorno, { ...PAGE, Cookie: forged })).status).toBe(409)
    api.time.now += 10 * 60_000
    const late = await back(retorno, here.headers)
    expect(late.status).toBe(409)
    expect(answerErrors('POST', '/sessao/provedor/concluir', late)).toEqual([])
  })

  test.each([
    ['a nonce of another attempt', (url: string) => url.replace(/nonce=[^&]+/, 'nonce=outro')],
    [
      'an answer to another challenge',
      (url: string) => url.replace(/code_challenge=[^&]+/, `code_challenge=${'A'.repeat(43)}`),
    ],
    [
      'a code for another client',
      (url: string) => url.replace('client_id=arauto', 'client_id=outro'),
    ],
  ])('with %s is refused', async (_name, change) => {
    const { url, headers } = await leave()
    expect(change(url)).not.toBe(url)
    expect((await back(await visit(change(url)), headers)).status).toBe(403)
  })

  test.each([
    ['issuer', (query: string) => query.replace(/iss=[^&]+/, 'iss=https%3A%2F%2Fmal.exemplo')],
    ['no issuer', (query: string) => query.replace(/&?iss=[^&]+/, '')],
    ['state', (query: string) => query.replace(/state=[^&]+/, 'state=entrar.x')],
    ['code', (query: string) => query.replace(/code=[^&]+/, 'code=x')],
    ['nothing that is expected', () => 'x'],
    ['the same twice', (query: string) => `${query}&${query}`],
  ])('with another %s is refused', async (_name, change) => {
    const { url, headers } = await leave()
    expect((await back(change(await visit(url)), headers)).status).toBe(403)
  })

  test('reports that the person cancelled at the provider', async () => {
    const { url, headers } = await leave()
    const retorno = await createBrowser().visit(url, ANA_THERE, 'abort')
    const cancelled = await back(retorno, headers)
    expect(reason(cancelled)).toEqual([
      403,
      'sem_permissao',
      'Você não concluiu a entrada no provedor de identidade. Tente de novo, ou entre com a senha.',
    ])
  })

  test('from another site is refused', async () => {
    const { url, headers } = await leave()
    const retorno = await visit(url)
    const elsewhere = { ...headers, 'Sec-Fetch-Site': 'cross-site' }
    expect((await back(retorno, elsewhere)).status).toBe(403)
    expect((await back(retorno, headers)).status).toBe(201)
  })

  test('leaves neither secrets nor the person in the log', async () => {
    const { url, headers } = await leave()
    const retorno = await visit(url.replace(/nonce=[^&]+/, 'nonce=outro'))
    await back(retorno, headers)
    const code = new URLSearchParams(retorno).get('code')!
    const said = api.log.join('\n')
    expect(said).toContain('retorno_invalido')
    for (const secret of [code, ANA_THERE, 'segredo-que-nao-se-mostra', 'ana@exemplo.com.br'])
      expect(said).not.toContain(secret)
  })
})

describe('a provider that does not answer', () => {
  const DOWN =
    'O provedor de identidade não respondeu. Tente de novo em instantes, ou entre com a senha.'

  test('is reported, and asked again at the next attempt', async () => {
    await newcomer()
    const { port } = new URL(provider.issuer)
    const { people } = provider
    await provider[Symbol.asyncDispose]()
    // The metadata is fetched again after an hour.
    api.time.now += 3_600_000
    const down = await post(api, '/sessao/provedor', {})
    expect(reason(down)).toEqual([503, 'indisponivel', DOWN])
    expect(answerErrors('POST', '/sessao/provedor', down)).toEqual([])
    expect((await api.get('/secoes')).status).toBe(200)
    provider = await startProvider(people, PUBLIC, { port: Number(port) })
    expect((await enter(ANA_THERE)).status).toBe(201)
  })

  test('on the way back is reported, too', async () => {
    const { url, headers } = await leave()
    const retorno = await createBrowser().visit(url, ANA_THERE)
    const { port } = new URL(provider.issuer)
    await provider[Symbol.asyncDispose]()
    expect(reason(await back(retorno, headers))).toEqual([503, 'indisponivel', DOWN])
    provider = await startProvider(everybody(), PUBLIC, { port: Number(port) })
  })
})

describe('a person with an authenticator app', () => {
  test('enters its code after the provider, too', async () => {
    const ana = await newcomer()
    expect((await confirmThere(ana, ANA_THERE)).status).toBe(200)
    const proposed = await post(api, '/pessoa/segundo_fator', {}, ana.headers)
    const totp = new TOTP({ secret: Secret.fromBase32(proposed.json.dados.segredo) })
    const codeAt = (later: number) => totp.generate({ timestamp: api.time.now + later })
    const linked = { codigo: codeAt(0) }
    expect((await post(api, '/pessoa/segundo_fator/confirmar', linked, ana.headers)).status).toBe(
      200,
    )

    const { url, headers } = await leave()
    const retorno = await createBrowser().visit(url, ANA_THERE)
    const asked = await back(retorno, headers)
    expect(asked.status).toBe(401)
    expect(asked.json.erro.detalhes[0]!.campo).toBe('codigo')
    const wrong = await back(retorno, kept(asked, PAGE), { codigo: '000000' })
    expect([wrong.status, wrong.json.erro.mensagem]).toEqual([
      401,
      'O código de verificação não confere.',
    ])
    api.time.now += 30_000
    const right = await back(retorno, kept(wrong, PAGE), { codigo: codeAt(0) })
    expect(right.status).toBe(201)
    expect((await back(retorno, kept(right, PAGE), { codigo: codeAt(30_000) })).status).toBe(409)
  })
})

describe('confirming through the provider', () => {
  const path = '/api/v1/chaves'
  const key = { nome: 'x', escopos: ['administracao'] }

  async function owner(): Promise<SignedIn> {
    const token = await api.commands.people.firstInvitation(null)
    return signedIn(await enter(ANA_THERE, { token }))
  }

  test('allows dangerous actions for people without a password', async () => {
    const ana = await owner()
    const before = await api.send('POST', path, ana.headers, key)
    expect(before.json.erro.detalhes[0]!.campo).toBe('confirmacao')
    const left = await post(api, '/sessao/confirmar/provedor', undefined, ana.headers)
    expect(new URL(left.json.dados.url).searchParams.get('prompt')).toBe('login')
    const confirmed = await confirmThere(ana, ANA_THERE)
    expect(confirmed.status).toBe(200)
    expect(answerErrors('POST', '/pessoa/identidades/concluir', confirmed)).toEqual([])
    expect((await api.send('POST', path, ana.headers, key)).status).toBe(201)
    expect(await trail(ana)).toContainEqual(['sessao_confirmada', {}])
  })

  test('requires that they have just signed in there', async () => {
    const ana = await owner()
    const quiet = (url: string) => url.replace(/&(prompt|max_age)=\w+/g, '')
    const refused = await confirmThere(ana, ANA_THERE, quiet)
    expect(refused.status).toBe(409)
    expect(refused.json.erro.mensagem).toMatch(/^O provedor não diz que você acabou/)
    expect((await api.send('POST', path, ana.headers, key)).status).toBe(403)
  })

  test('with an invalid way back is recorded under its person', async () => {
    const ana = await owner()
    const { url, headers } = await leave('/sessao/confirmar/provedor', undefined, ana.headers)
    const retorno = (await createBrowser().visit(url, ANA_THERE)).replace(/code=[^&]+/, 'code=')
    const refused = await post(api, '/pessoa/identidades/concluir', { retorno }, headers)
    expect(refused.status).toBe(403)
    const told = await trail(ana)
    expect(told[0]).toEqual(['confirmacao_recusada', { motivo: 'retorno' }])
    expect(told.map(([tipo]) => tipo)).not.toContain('entrada_recusada')
  })

  test('requires their own identity, and the session of the attempt', async () => {
    const ana = await owner()
    expect((await confirmThere(ana, 'outro')).status).toBe(409)
    const elsewhere = signedIn(await enter(ANA_THERE))
    const { url, headers } = await leave('/sessao/confirmar/provedor', undefined, ana.headers)
    const retorno = await createBrowser().visit(url, ANA_THERE)
    const other = `${headers['Cookie']}`.replace(
      /arauto_sessao=[^;]+/,
      elsewhere.headers['Cookie']!,
    )
    const mixed = { ...headers, Cookie: other }
    expect((await post(api, '/pessoa/identidades/concluir', { retorno }, mixed)).status).toBe(409)
    // Nor can an attempt serve another purpose.
    expect((await back(retorno, headers)).status).toBe(409)
  })
})

describe('an identity', () => {
  test('is linked after the password was confirmed, and unlinked', async () => {
    const ana = await proven('ana@exemplo.com.br')
    const unconfirmed = await post(api, '/pessoa/identidades', undefined, ana.headers)
    expect(unconfirmed.json.erro.detalhes[0]!.campo).toBe('confirmacao')
    await confirm(api, ana)
    const linked = await linkThere(ana, ANA_THERE)
    expect(linked.status).toBe(200)
    expect(answerErrors('POST', '/pessoa/identidades/concluir', linked)).toEqual([])
    const [identity] = linked.json.dados.acesso.identidades
    expect(identity).toMatchObject({ emissor: provider.issuer, email: 'ana@exemplo.com.br' })
    expect(JSON.stringify(linked.json)).not.toContain(ANA_THERE)
    expect(await takeMails(api)).toMatchObject([
      { para: 'ana@exemplo.com.br', message: { kind: 'identity_linked' } },
    ])
    // From then on the identity counts, whatever its e-mail address.
    provider.people[ANA_THERE] = { email: 'nova@exemplo.com.br', email_verified: true }
    const elsewhere = signedIn(await enter(ANA_THERE))
    expect(elsewhere.dados.pessoa.id).toBe(ana.dados.pessoa.id)
    expect((await linkThere(ana, 'outro')).status).toBe(409)

    const path = `/api/v1/pessoa/identidades/${identity.id}`
    const unlinked = await api.send('DELETE', path, ana.headers)
    expect(unlinked.status).toBe(204)
    expect(answerErrors('DELETE', '/pessoa/identidades/{id}', unlinked)).toEqual([])
    expect((await api.send('DELETE', path, ana.headers)).status).toBe(404)
    expect((await api.get('/sessao', elsewhere.headers)).status).toBe(401)
    expect((await enter(ANA_THERE)).status).toBe(403)
    expect(await trail(ana)).toContainEqual([
      'identidade_desvinculada',
      { emissor: provider.issuer },
    ])
  })

  test('of another person is refused', async () => {
    await newcomer()
    const other = await firstPerson(api)
    await confirm(api, other)
    const refused = await linkThere(other, ANA_THERE)
    expect(reason(refused)).toEqual([
      409,
      'conflito',
      'Esta identidade já está vinculada a outra pessoa desta instalação.',
    ])
  })

  test('of a provider that is no longer configured does not count as a way to sign in', async () => {
    const ana = await newcomer()
    expect((await confirmThere(ana, ANA_THERE)).status).toBe(200)
    using archive = openArchive(api.dataDir)
    const former = "'idt_former', 'https://antes.exemplo.com.br', 'x', pessoa_id, vinculada_em"
    await archive.sql.run(
      `INSERT INTO identities (id, emissor, assunto, pessoa_id, vinculada_em) SELECT ${former} FROM identities`,
    )
    const unlink = (id: string) =>
      api.send('DELETE', `/api/v1/pessoa/identidades/${id}`, ana.headers)
    expect((await unlink(ana.dados.acesso.identidades[0].id)).status).toBe(409)
    expect((await unlink('idt_former')).status).toBe(204)
  })

  test('stays while it is the only way to sign in; a password is another way', async () => {
    const ana = await newcomer()
    const [identity] = ana.dados.acesso.identidades
    const path = `/api/v1/pessoa/identidades/${identity.id}`
    expect((await api.send('DELETE', path, ana.headers)).status).toBe(403)
    const first = { senha: PASSWORD }
    expect((await post(api, '/pessoa/senha', first, ana.headers)).status).toBe(403)
    await confirmThere(ana, ANA_THERE)
    const only = await api.send('DELETE', path, ana.headers)
    expect(reason(only)).toEqual([
      409,
      'conflito',
      'É a única forma de você entrar. Defina uma senha antes de desvincular esta identidade.',
    ])
    expect((await post(api, '/pessoa/senha', first, ana.headers)).status).toBe(204)
    // A person with a password must enter it.
    const spared = await post(api, '/pessoa/senha', first, ana.headers)
    expect([spared.status, spared.json.erro.detalhes[0]!.campo]).toEqual([401, 'senha'])
    expect((await api.send('DELETE', path, ana.headers)).status).toBe(204)
    expect((await signIn(api, 'ana@exemplo.com.br')).status).toBe(201)
    expect((await enter(ANA_THERE)).status).toBe(403)
  })
})

test('a wrong client secret does not count as a refused sign-in of the person', async () => {
  await using wrong = await startApi(
    [],
    {},
    { ...provider.settingsFor(PUBLIC), ARAUTO_OIDC_CLIENT_SECRET: 'segredo-trocado' },
  )
  const left = await post(wrong, '/sessao/provedor', {})
  const retorno = await createBrowser().visit(String(left.json.dados.url), ANA_THERE)
  const refused = await post(wrong, '/sessao/provedor/concluir', { retorno }, kept(left, PAGE))
  expect(reason(refused)).toEqual([
    403,
    'sem_permissao',
    'O provedor de identidade recusou a entrada, ou o prazo dela venceu. Comece de novo.',
  ])
  expect(wrong.log.join('\n')).not.toContain('entrada_recusada')
})

test('without a configured provider, there is nothing to sign in through', async () => {
  await using plain = await startApi()
  expect((await plain.get('/instalacao', {})).json.dados.provedor).toBeNull()
  const refused = await post(plain, '/sessao/provedor', {})
  expect(refused.status).toBe(409)
  expect(answerErrors('POST', '/sessao/provedor', refused)).toEqual([])
  const told = await api.get('/instalacao', {})
  expect(told.json.dados.provedor).toEqual({ nome: 'Entidade' })
})
