import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createAccount } from '../src/access/accounts.ts'
import type { NewMail } from '../src/mail/mail.ts'
import { unsubscribeToken } from '../src/service/mail/unsubscribe-token.ts'
import { digestKey } from '../src/store/alerts/digests.ts'
import { openDatabase } from '../src/store/sqlite/database.ts'
import { createMailOutbox } from '../src/store/mail/outbox.ts'
import { openSecretBox } from '../src/store/secret-key.ts'
import { createSqliteHandle } from '../src/store/sqlite/connection.ts'
import { rows } from './_archive.ts'
import { type TestApi, startApi } from './_api.ts'

const DAY = 86_400_000

let api: TestApi
let chave: string
let conta: string
beforeAll(async () => {
  api = await startApi()
  const account = { nome: 'Equipe <b>&"Compras"', email: 'dona@exemplo.com.br' }
  conta = (await createAccount(api.keys, account, new Date())).id
  chave = (await api.newKey({ conta, escopos: ['alertas'] })).chave
})
afterAll(() => api[Symbol.asyncDispose]())

/** An alert with its own address for each test, and the token of the confirmation mail. */
let email: string
let id: string
let made = 0
beforeEach(async () => {
  email = `equipe${++made}@exemplo.com.br`
  const body = { nome: 'Alerta', consulta: '*', canais: { emails: [email] } }
  const { json } = await ask('POST', '/alertas', body)
  id = json.dados.id
})

const ask = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown) =>
  api.send(method, `/api/v1${path}`, { 'X-API-Key': chave }, body)

const questions = () =>
  rows(api.dataDir, `SELECT message FROM mails WHERE para = '${email}' ORDER BY seq`).map(
    ({ message }) => JSON.parse(String(message)),
  )
const standing = async () => (await ask('GET', `/alertas/${id}`)).json.dados.enderecos[0]

const page = (method: 'GET' | 'POST', path: string, token: string) =>
  api.send(method, `${path}?token=${encodeURIComponent(token)}`)
const confirm = (method: 'GET' | 'POST', token: string) => page(method, '/email/confirmar', token)
const leave = (method: 'GET' | 'POST', token: string) => page(method, '/email/sair', token)

/** The contents of the mails to the address. */
async function leaveToken(): Promise<string> {
  using db = openDatabase(api.dataDir)
  const sql = createSqliteHandle(db)
  return unsubscribeToken(mailboxId(), await openSecretBox(sql, api.dataDir, null))
}

function mailboxId(): string {
  const found = rows(api.dataDir, `SELECT id FROM alert_addresses WHERE email = '${email}'`)
  return String(found[0]?.['id'])
}

/** A mail that is not sent yet. */
function madeAlready(): NewMail {
  return {
    once: `${digestKey(mailboxId())}imediata 1`,
    para: email,
    message: {
      kind: 'alert_matches',
      scope: { frequencia: 'imediata' },
      conta: 'Equipe',
      groups: [],
      late: [],
      unsubscribeToken: 'x',
    },
  }
}

test('an address is confirmed by a button: programs that follow links confirm nothing', async () => {
  const [{ token, conta: asking, kind }] = questions()
  expect([kind, asking]).toEqual(['address_confirmation', 'Equipe <b>&"Compras"'])
  const shown = await confirm('GET', token)
  expect(shown.status).toBe(200)
  expect(shown.text).toContain('“Equipe &lt;b&gt;&amp;&quot;Compras&quot;”')
  expect(shown.text).toContain(email)
  expect(shown.text).toContain('<form method="post"><button>')
  await api.send('HEAD', `/email/confirmar?token=${token}`)
  expect(await standing()).toMatchObject({ situacao: 'pendente' })

  expect((await confirm('POST', token)).text).toContain('Endereço confirmado')
  expect(await standing()).toEqual({
    email,
    situacao: 'confirmado',
    confirmado_em: expect.stringMatching(/Z$/),
  })
  for (const method of ['GET', 'POST'] as const)
    expect((await confirm(method, token)).status).toBe(404)
})

test('pages run nothing, load only their own fonts, are never cached and send no referrer', async () => {
  const { headers, text } = await confirm('GET', questions()[0].token)
  const style = /<style>([^]*)<\/style>/.exec(text)?.[1] ?? ''
  const hash = createHash('sha256').update(style).digest('base64')
  expect(headers['content-security-policy']).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; font-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
  )
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['referrer-policy']).toBe('no-referrer')
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(text).not.toMatch(/<script|<img|src=|url\((?!\/fontes\/)/)
})

test('a missing, foreign, truncated or other kind of link: 404, and nothing happens', async () => {
  const { token } = questions()[0]
  for (const bad of ['', 'x', token.slice(1), `${token}a`, 'á'.repeat(500)]) {
    expect((await confirm('POST', bad)).status).toBe(404)
    expect((await leave('POST', bad)).status).toBe(404)
  }
  expect((await confirm('POST', await leaveToken())).status).toBe(404)
  expect((await leave('POST', token)).status).toBe(404)
  expect((await api.send('GET', '/email/confirmar')).status).toBe(404)
  expect(await standing()).toMatchObject({ situacao: 'pendente' })
})

test('a link works for seven days; an address entered again after a day gets another', async () => {
  const [{ token }] = questions()
  api.time.now += DAY - 1_000
  await ask('PATCH', `/alertas/${id}`, { nome: 'Outro' })
  expect(questions()).toHaveLength(1)
  api.time.now += 1_000
  await ask('PATCH', `/alertas/${id}`, { nome: 'Mais um' })
  const [, second] = questions()
  expect((await confirm('GET', token)).status).toBe(404)
  expect((await confirm('GET', second.token)).status).toBe(200)
  api.time.now += 7 * DAY
  expect((await confirm('POST', second.token)).status).toBe(404)
})

test.each([
  [
    'one click of a mail program',
    'application/x-www-form-urlencoded',
    'List-Unsubscribe=One-Click',
  ],
  [
    'the same in parts',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
  ],
  ['the button of the page', 'application/x-www-form-urlencoded', ''],
])('%s ends the mails, without a key', async (_name, type, payload) => {
  await confirm('POST', questions()[0].token)
  const token = await leaveToken()
  const url = `/email/sair?token=${encodeURIComponent(token)}`
  expect((await leave('GET', token)).text).toContain('Não receber mais')
  expect(await standing()).toMatchObject({ situacao: 'confirmado' })

  using db = openDatabase(api.dataDir)
  db.exec(`INSERT INTO alert_mail_queue (address_id, alerta_id, publicacao_id, data, edicao, matched_at)
           SELECT id, '${id}', 'pub_1', '2024-03-18', '54', 1 FROM alert_addresses`)
  await createMailOutbox(createSqliteHandle(db)).enqueue(madeAlready(), new Date())
  const answer = await api.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': type },
    payload,
  })
  expect(answer.statusCode).toBe(200)
  expect(await standing()).toMatchObject({ situacao: 'descadastrado' })
  const waits = `SELECT 1 FROM alert_mail_queue WHERE address_id =
                   (SELECT id FROM alert_addresses WHERE email = '${email}')`
  expect(rows(api.dataDir, waits)).toEqual([])
  const unsent = `SELECT message FROM mails WHERE para = '${email}' AND ultimo_erro = 'descadastrado'`
  expect(rows(api.dataDir, unsent)).toEqual([{ message: '{"kind":"alert_matches"}' }])
  // A repetition is not an error: mail programs repeat requests.
  expect((await leave('POST', token)).status).toBe(200)
})

test('mails waiting for an address that an alert no longer has are dropped', async () => {
  using db = openDatabase(api.dataDir)
  const insert = db.prepare(
    `INSERT INTO alert_mail_queue (address_id, alerta_id, publicacao_id, data, edicao, matched_at)
     VALUES (?, ?, 'pub_1', '2024-03-18', '54', 1)`,
  )
  insert.run(mailboxId(), id)
  insert.run(mailboxId(), 'alr_other')
  await ask('PATCH', `/alertas/${id}`, { canais: { emails: ['outra@exemplo.com.br'] } })
  const left = `SELECT alerta_id FROM alert_mail_queue WHERE address_id = '${mailboxId()}'`
  expect(rows(api.dataDir, left)).toEqual([{ alerta_id: 'alr_other' }])
})

test('somebody who unsubscribed is asked again only after a long time, and gets nothing until they agree', async () => {
  await confirm('POST', questions()[0].token)
  await leave('POST', await leaveToken())
  const { json } = await ask('PATCH', `/alertas/${id}`, { nome: 'Outro' })
  expect(json.avisos).toMatchObject([{ codigo: 'email_nao_confirmado' }])
  expect(questions()).toHaveLength(1)
  api.time.now += 90 * DAY
  await ask('PATCH', `/alertas/${id}`, { nome: 'Mais um' })
  expect(await standing()).toMatchObject({ situacao: 'pendente', confirmado_em: expect.anything() })
  expect(questions()).toHaveLength(2)
  await confirm('POST', questions()[1].token)
  expect(await standing()).toMatchObject({ situacao: 'confirmado' })
})

test('an account that asks too many people may not ask more', async () => {
  const emails = (from: number) => Array.from({ length: 20 }, (_, i) => `a${from + i}@exemplo.br`)
  const create = (list: string[]) =>
    ask('POST', '/alertas', { nome: 'Muitos', consulta: '*', canais: { emails: list } })
  expect((await create(emails(0))).status).toBe(201)
  expect((await create(emails(100))).status).toBe(201)
  const before = rows(api.dataDir, 'SELECT count(*) AS n FROM mails')
  const { status, json } = await create(emails(200))
  expect([status, json.erro.codigo]).toEqual([409, 'conflito'])
  expect(rows(api.dataDir, 'SELECT count(*) AS n FROM mails')).toEqual(before)
})

test('no token is ever in the log', async () => {
  const { token } = questions()[0]
  await confirm('GET', token)
  await leave('GET', await leaveToken())
  expect(api.log.join('\n')).toContain('/email/confirmar')
  expect(api.log.join('\n')).not.toContain(token)
  expect(api.log.join('\n')).not.toContain('token')
})
