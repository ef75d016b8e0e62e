import { afterEach, beforeEach, expect, test } from 'vitest'
import { type TestApi, startApi } from './_api.ts'
import { answerErrors } from './_openapi.ts'
import { PASSWORD, firstPerson, mailedToken, post } from './_people.ts'

let api: TestApi
beforeEach(async () => void (api = await startApi()))
afterEach(() => api[Symbol.asyncDispose]())

const WAY_OUT = 'Uma frase de quatro palavras fácil de lembrar funciona bem.'
const WEAK = ['1234567890', 'Password123', 'dona.exemplo', 'QuemAdministra1', 'arauto2026arauto']

test("the owner's first password must not be a common one", async () => {
  const token = await api.commands.people.firstInvitation(null)
  const ana = { token, nome: 'Quem Administra', email: 'dona@exemplo.com.br', conta: 'Escritório' }
  for (const senha of [...WEAK, 'escritorio22']) {
    const answer = await post(api, '/convites/aceitar', { ...ana, senha })
    const [detail] = answer.json.erro.detalhes
    expect([senha, answer.status, detail]).toMatchObject([
      senha,
      400,
      { campo: 'senha', sugestao: WAY_OUT },
    ])
    expect(answerErrors('POST', '/convites/aceitar', answer)).toEqual([])
  }
  expect((await post(api, '/convites/aceitar', { ...ana, senha: PASSWORD })).status).toBe(201)
})

test('nor may its replacement be, in a session or by a link, which then still works', async () => {
  const { headers, email } = await firstPerson(api)
  for (const senha of [...WEAK, 'Instalacao123']) {
    const answer = await post(api, '/pessoa/senha', { senha_atual: PASSWORD, senha }, headers)
    expect([senha, answer.status]).toEqual([senha, 400])
    expect(answer.json.erro.detalhes[0]).toMatchObject({ campo: 'senha', sugestao: WAY_OUT })
  }
  await post(api, '/pessoa/email', { senha: PASSWORD }, headers)
  await post(api, '/email/confirmar', { token: await mailedToken(api, email) })
  api.time.now += 60_001
  await post(api, '/senha/pedir', { email })
  const token = await mailedToken(api, email)
  for (const senha of WEAK)
    expect((await post(api, '/senha/definir', { token, senha })).status).toBe(400)
  const good = { token, senha: 'mangas verdes na ladeira' }
  expect((await post(api, '/senha/definir', good)).status).toBe(204)
})
