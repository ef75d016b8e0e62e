import { TOTP } from 'otpauth'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ClaimedMail } from '../src/mail/mail.ts'
import { compose } from '../src/mail/compose.ts'
import { type TestApi, startApi } from './_api.ts'
import {
  PASSWORD,
  type SignedIn,
  deviceOf,
  mailedToken,
  post,
  signIn,
  signedIn,
  takeMails,
} from './_people.ts'

let api: TestApi
beforeEach(async () => void (api = await startApi()))
afterEach(() => api[Symbol.asyncDispose]())

const told = (mails: ClaimedMail[]) => mails.map(({ para, message }) => [para, message.kind])

/** A person with a proven address. */
async function proven(email: string): Promise<SignedIn> {
  const guest = { conta_id: null, papel: 'gestor', email, pessoa_id: null } as const
  const { token } = await api.commands.people.invite(guest)
  const rui = signedIn(
    await post(api, '/convites/aceitar', { token, nome: 'Rui', senha: PASSWORD }),
  )
  await takeMails(api)
  return rui
}

test('about a new browser', async () => {
  const { email } = await proven('rui@exemplo.com.br')
  const entered = await signIn(api, email)
  const [mail, ...more] = await takeMails(api)
  expect([told([mail!]), more]).toEqual([[[email, 'new_device']], []])
  const letter = compose(mail!.message, 'https://dou.exemplo.com.br')
  expect(JSON.stringify(letter)).toContain('(horário de Brasília)')
  await signIn(api, email, PASSWORD, {}, deviceOf(entered))
  await signIn(api, email, 'errada')
  expect(await takeMails(api)).toEqual([])
})

test('about an authenticator app that is connected or removed, and about new codes', async () => {
  const { email, headers } = await proven('rui@exemplo.com.br')
  const asked = await post(api, '/pessoa/segundo_fator', { senha: PASSWORD }, headers)
  const code = () =>
    new TOTP({ secret: asked.json.dados.segredo }).generate({ timestamp: api.time.now })
  await post(api, '/pessoa/segundo_fator/confirmar', { codigo: code() }, headers)
  expect(told(await takeMails(api))).toEqual([[email, 'factor_on']])
  api.time.now += 30_000
  const proof = () => ({ senha: PASSWORD, codigo: code() })
  await post(api, '/pessoa/segundo_fator/codigos', proof(), headers)
  expect(told(await takeMails(api))).toEqual([[email, 'codes_renewed']])
  api.time.now += 30_000
  await post(api, '/pessoa/segundo_fator/desligar', proof(), headers)
  expect(told(await takeMails(api))).toEqual([[email, 'factor_off']])
})

test('to the old address, about a new one', async () => {
  const { email, headers } = await proven('rui@exemplo.com.br')
  await post(api, '/pessoa/email', { senha: PASSWORD, email: 'novo@exemplo.com.br' }, headers)
  const token = await mailedToken(api, 'novo@exemplo.com.br')
  expect((await post(api, '/email/confirmar', { token })).status).toBe(200)
  expect(told(await takeMails(api))).toEqual([[email, 'address_changed']])
  api.time.now += 60_001
  // Proving one's present address changes nothing.
  await post(api, '/pessoa/email', { senha: PASSWORD }, headers)
  await post(api, '/email/confirmar', { token: await mailedToken(api, 'novo@exemplo.com.br') })
  expect(await takeMails(api)).toEqual([])
})

test('an address changes, and a password, only with the code of the app, too', async () => {
  const { headers } = await proven('rui@exemplo.com.br')
  const asked = await post(api, '/pessoa/segundo_fator', { senha: PASSWORD }, headers)
  const code = () =>
    new TOTP({ secret: asked.json.dados.segredo }).generate({ timestamp: api.time.now })
  await post(api, '/pessoa/segundo_fator/confirmar', { codigo: code() }, headers)
  api.time.now += 30_000
  const email = { senha: PASSWORD, email: 'novo@exemplo.com.br' }
  const senha = { senha_atual: PASSWORD, senha: 'mangas verdes na ladeira' }
  for (const [path, body] of [
    ['/pessoa/email', email],
    ['/pessoa/senha', senha],
  ] as const) {
    const without = await post(api, path, body, headers)
    expect([without.status, without.json.erro.detalhes[0]!.campo]).toEqual([401, 'codigo'])
    const given = await post(api, path, { ...body, codigo: code() }, headers)
    expect(given.status).toBeLessThan(300)
    api.time.now += 30_000
  }
})
