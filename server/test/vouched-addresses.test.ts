import { afterAll, beforeAll, expect, test } from 'vitest'
import { rows } from './_archive.ts'
import { type TestApi, startApi } from './_api.ts'

let api: TestApi
let chave: string
beforeAll(async () => {
  const settings = { ARAUTO_MAIL_TRUSTED_DOMAINS: 'Orgao.gov.br, ação.example' }
  api = await startApi([], {}, settings)
  chave = (await api.newKey({ escopos: ['alertas'] })).chave
})
afterAll(() => api[Symbol.asyncDispose]())

const ask = (method: 'POST' | 'PATCH' | 'PUT', path: string, body: unknown) =>
  api.send(method, `/api/v1${path}`, { 'X-API-Key': chave }, body)

const mailsTo = (email: string) =>
  rows(api.dataDir, `SELECT message FROM mails WHERE para = '${email}' ORDER BY seq`).map(
    ({ message }) => JSON.parse(String(message)),
  )

test('an address for which the operator answers is confirmed at once, told once, and may leave', async () => {
  const ours = Array.from({ length: 99 }, (_, at) => `pessoa${at}@orgao.gov.br`)
  const theirs = 'gente@sub.orgao.gov.br'
  const emails = [...ours, theirs]
  const made = await ask('POST', '/alertas', { nome: 'A', consulta: '*', canais: { emails } })
  expect(made.status).toBe(201)
  const states = new Map(
    made.json.dados.enderecos.map((one: { email: string; situacao: string }) => [
      one.email,
      one.situacao,
    ]),
  )
  expect(ours.map((email) => states.get(email))).toEqual(ours.map(() => 'confirmado'))
  expect(states.get(theirs)).toBe('pendente')
  expect(made.json.avisos.map(({ codigo }) => codigo)).toEqual(['email_nao_confirmado'])

  const whole = { nome: 'B', alertas: [made.json.dados.id], destinatarios: emails }
  const bulletin = await ask('PUT', '/boletins/chave/b', whole)
  expect(bulletin.status).toBe(201)
  const [first] = ours
  expect(mailsTo(first!)).toMatchObject([{ kind: 'address_enrolled', conta: expect.any(String) }])
  expect(mailsTo(theirs)).toMatchObject([{ kind: 'address_confirmation' }])

  const { unsubscribeToken } = mailsTo(first!)[0]
  const left = await api.send('POST', `/email/sair?token=${encodeURIComponent(unsubscribeToken)}`)
  expect(left.status).toBe(200)
  const again = await ask('PUT', '/boletins/chave/b', { ...whole, nome: 'C' })
  expect(again.json.dados.enderecos).toContainEqual(
    expect.objectContaining({ email: first, situacao: 'descadastrado' }),
  )
  expect(mailsTo(first!)).toHaveLength(1)
})

test('the domain is compared as addresses are stored', async () => {
  const canais = { emails: ['Um@ação.example', 'um@acao.example'] }
  const { json } = await ask('POST', '/alertas', { nome: 'A', consulta: '*', canais })
  expect(json.dados.enderecos.map(({ situacao }: { situacao: string }) => situacao)).toEqual([
    'pendente',
    'confirmado',
  ])
})
