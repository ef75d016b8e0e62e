import { afterEach, beforeEach, expect, test } from 'vitest'
import { compose } from '../src/mail/compose.ts'
import { openArchive } from '../src/embedded/archive.ts'
import { type TestApi, startApi } from './_api.ts'
import {
  PASSWORD,
  type SignedIn,
  firstPerson,
  mailedToken,
  member,
  post,
  signIn,
  signedIn,
  takeMails,
} from './_people.ts'

const EMAIL = 'dona.do.endereco@exemplo.com.br'
let api: TestApi
/** A person who used a link without an address, and entered somebody else's. */
let claimer: SignedIn
beforeEach(async () => {
  const settings = { ARAUTO_SIGN_UP: 'aberto', ARAUTO_PUBLIC_URL: 'http://dou.exemplo.com.br' }
  api = await startApi([], {}, settings)
  claimer = await member(api, EMAIL)
})
afterEach(() => api[Symbol.asyncDispose]())

const accept = (token: string, more = {}) =>
  post(api, '/convites/aceitar', { token, nome: 'Dona', senha: PASSWORD, ...more })

async function expectTaken(owner: SignedIn) {
  expect(owner.dados.pessoa).toMatchObject({
    email: EMAIL,
    email_confirmado_em: expect.any(String),
  })
  expect(signedIn(await signIn(api, EMAIL)).dados.pessoa.id).toBe(owner.dados.pessoa.id)
  // The person who only claimed the address keeps account and session, and may enter another address.
  api.time.now += 60_001
  await takeMails(api)
  const { json } = await api.send('GET', '/api/v1/sessao', claimer.headers)
  expect(json.dados.pessoa).toMatchObject({ email_confirmado_em: null })
  expect(json.dados.pessoa.email).toMatch(/^pes_[0-9a-z]+@sem-endereco\.invalid$/)
  const own = { senha: PASSWORD, email: 'outro@exemplo.com.br' }
  expect((await post(api, '/pessoa/email', own, claimer.headers)).status).toBe(202)
  const token = await mailedToken(api, own.email)
  expect((await post(api, '/email/confirmar', { token })).status).toBe(200)
  // No mail went to the placeholder address.
  expect(await takeMails(api)).toEqual([])
  expect(signedIn(await signIn(api, own.email)).dados.conta.id).toBe(claimer.dados.conta.id)
}

test('a claimed address goes to its owner, who signs up', async () => {
  await post(api, '/cadastro', { email: EMAIL })
  await expectTaken(signedIn(await accept(await mailedToken(api, EMAIL))))
})

test('… who is invited by mail', async () => {
  const admin = await firstPerson(api)
  await post(api, '/convites', { email: EMAIL }, admin.headers)
  await expectTaken(signedIn(await accept(await mailedToken(api, EMAIL))))
})

test('… even if the placeholder address was claimed, too', async () => {
  await member(api, `${claimer.dados.pessoa.id.toLowerCase()}@sem-endereco.invalid`)
  await post(api, '/cadastro', { email: EMAIL })
  await expectTaken(signedIn(await accept(await mailedToken(api, EMAIL))))
})

test('… who changes to it', async () => {
  const owner = await member(api, 'antigo@exemplo.com.br')
  await post(api, '/pessoa/email', { senha: PASSWORD, email: EMAIL }, owner.headers)
  await post(api, '/email/confirmar', { token: await mailedToken(api, EMAIL) })
  api.time.now += 1
  const { json } = await api.send('GET', '/api/v1/sessao', owner.headers)
  await expectTaken({ ...owner, dados: json.dados })
})

test('a proven address, or one claimed by another link, stays with its holder', async () => {
  const { token } = await api.commands.people.invite({
    conta_id: null,
    papel: 'gestor',
    email: null,
    pessoa_id: null,
  })
  const refused = await accept(token, { email: EMAIL })
  expect([refused.status, refused.json.erro.codigo]).toEqual([409, 'conflito'])
  expect(refused.json.erro.detalhes[0]!.sugestao).toContain('convite por e-mail')

  await post(api, '/pessoa/email', { senha: PASSWORD }, claimer.headers)
  await post(api, '/email/confirmar', { token: await mailedToken(api, EMAIL) })
  const mailed = await api.commands.people.invite({
    conta_id: null,
    papel: 'gestor',
    email: EMAIL,
    pessoa_id: null,
  })
  expect((await accept(mailed.token)).status).toBe(409)
})

const MAILS = {
  ARAUTO_SMTP_URL: 'smtp://127.0.0.1:1',
  ARAUTO_MAIL_FROM: 'arauto@exemplo.com.br',
  ARAUTO_PUBLIC_URL: 'http://dou.exemplo.com.br',
}

test('a change whose mail cannot be stored does not happen', async () => {
  await using mails = await startApi([], {}, MAILS)
  const guest = { conta_id: null, papel: 'gestor', email: null, pessoa_id: null } as const
  const { token } = await mails.commands.people.invite(guest)
  const join = () =>
    post(mails, '/convites/aceitar', { token, nome: 'Rui', email: EMAIL, senha: PASSWORD })
  expect((await withoutMails(mails, join)).status).toBe(500)
  const rui = signedIn(await join())
  await post(mails, '/email/confirmar', { token: await mailedToken(mails, EMAIL) })

  const sessions = async () => {
    const { json } = await mails.send('GET', '/api/v1/sessoes', rui.headers)
    return json.dados.length
  }
  expect((await withoutMails(mails, () => signIn(mails, EMAIL))).status).toBe(500)
  expect(await sessions()).toBe(1)

  await post(mails, '/senha/pedir', { email: EMAIL })
  const link = await mailedToken(mails, EMAIL)
  const reset = () =>
    post(mails, '/senha/definir', { token: link, senha: 'mangas verdes na ladeira' })
  expect((await withoutMails(mails, reset)).status).toBe(500)
  expect(await sessions()).toBe(1)
  expect((await reset()).status).toBe(204)
})

test('after a link without an address, the proof is mailed if mails are sent', async () => {
  await using mails = await startApi([], {}, MAILS)
  const { email } = await firstPerson(mails)
  const [mail] = await takeMails(mails)
  const pessoa = { nome: 'Quem Administra', conta: 'Instalação' }
  expect(mail).toMatchObject({ para: email, message: { kind: 'address_proof', pessoa } })
  // The recipient may be somebody else; name and account show them not to confirm.
  expect(JSON.stringify(compose(mail!.message, 'http://dou.exemplo.com.br'))).toContain(
    '“Quem Administra”, da conta “Instalação”,',
  )
  const { token } = mail!.message as unknown as { token: string }
  expect((await post(mails, '/email/confirmar', { token })).json.dados).toEqual({ email })
})

/** Makes storing a mail fail during `work`. */
async function withoutMails<T>({ dataDir }: TestApi, work: () => Promise<T>): Promise<T> {
  using archive = openArchive(dataDir)
  const refuse = "BEFORE INSERT ON mails BEGIN SELECT RAISE(ABORT, 'no mails'); END"
  await archive.sql.run(`CREATE TRIGGER no_mails ${refuse}`)
  try {
    return await work()
  } finally {
    await archive.sql.run('DROP TRIGGER no_mails')
  }
}
