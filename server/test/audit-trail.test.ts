import { TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openArchive } from '../src/embedded/archive.ts'
import { type Answer, type TestApi, startApi } from './_api.ts'
import { cli } from './_cli.ts'
import { documented, keyed } from './_documented.ts'
import {
  PASSWORD,
  type SignedIn,
  confirm,
  firstPerson,
  member,
  post,
  signIn,
  signedIn,
} from './_people.ts'

let api: TestApi
let admin: SignedIn
let gestor: SignedIn
let editor: SignedIn
beforeAll(async () => {
  api = await startApi([], {}, { ARAUTO_PUBLIC_URL: 'http://dou.exemplo.com.br' })
  admin = await firstPerson(api)
  gestor = await member(api, 'gere@exemplo.com.br')
  editor = await member(api, 'edita@exemplo.com.br', gestor.dados.conta.id, 'editor')
})
afterAll(() => api[Symbol.asyncDispose]())

const as = documented(() => api)

type Entry = Record<string, string | null> & { detalhes: Record<string, unknown> }
const trail = async (who: SignedIn, query = ''): Promise<Entry[]> =>
  (await as(who, 'GET', `/auditoria?limite=100${query}`)).json.dados.resultados
const HOOK = { url: 'https://receptor.exemplo.com.br/x', eventos: ['publicacao.nova'] }

test('records every change of an account: who, what and to what', async () => {
  api.time.now += 60_000
  const from = new Date(api.time.now).toISOString()
  const { id: hook } = (await as(editor, 'POST', '/webhooks', HOOK)).json.dados
  await as(editor, 'PATCH', `/webhooks/${hook}`, { ativo: false })
  await as(editor, 'POST', `/webhooks/${hook}/secret`, {})
  await as(editor, 'DELETE', `/webhooks/${hook}`)
  const alert = (await as(editor, 'POST', '/alertas', { nome: 'x', consulta: 'x' })).json.dados.id
  await as(editor, 'PATCH', `/alertas/${alert}`, { nome: 'y' })
  await as(editor, 'DELETE', `/alertas/${alert}`)
  const key = (await as(editor, 'POST', '/chaves', { nome: 'k', escopos: ['consulta'] })).json.dados
  api.time.now += 1
  await api.get('/exportar?termo=x', { 'X-API-Key': key.chave })
  await as(editor, 'PATCH', `/chaves/${key.id}`, { limite: 7 })
  await as(gestor, 'DELETE', `/chaves/${key.id}`)
  api.time.now += 1
  await confirm(api, gestor)
  const path = `/pessoas/${editor.dados.pessoa.id}`
  await as(gestor, 'PATCH', path, { papel: 'leitor' })
  const invitation = (await as(gestor, 'POST', '/convites', {})).json.dados.id
  await as(gestor, 'DELETE', `/convites/${invitation}`)
  await as(gestor, 'DELETE', path)

  const told = (await trail(gestor, `&desde=${from}`)).toReversed()
  const [e, g] = [editor.dados.pessoa.id, gestor.dados.pessoa.id]
  expect(
    told.map(({ tipo, autor, pessoa_id, alvo_id }) => [tipo, autor, pessoa_id, alvo_id]),
  ).toEqual([
    ['webhook_criado', 'pessoa', e, hook],
    ['webhook_alterado', 'pessoa', e, hook],
    ['segredo_trocado', 'pessoa', e, hook],
    ['webhook_excluido', 'pessoa', e, hook],
    ['alerta_criado', 'pessoa', e, alert],
    ['alerta_alterado', 'pessoa', e, alert],
    ['alerta_excluido', 'pessoa', e, alert],
    ['chave_criada', 'pessoa', e, key.id],
    ['exportacao', 'chave', e, null],
    ['chave_alterada', 'pessoa', e, key.id],
    ['chave_revogada', 'pessoa', g, key.id],
    ['sessao_confirmada', 'pessoa', g, gestor.dados.sessao.id],
    ['papel_mudado', 'pessoa', g, e],
    ['convite_feito', 'pessoa', g, invitation],
    ['convite_retirado', 'pessoa', g, invitation],
    ['pessoa_removida', 'pessoa', g, e],
  ])
  const detalhes = told.map((entry) => entry.detalhes)
  const webhook = { nome: null, destino: 'receptor.exemplo.com.br' }
  expect(detalhes.slice(0, 4)).toEqual([webhook, webhook, webhook, webhook])
  expect(detalhes.slice(4, 7)).toEqual([{ nome: 'x' }, { nome: 'y' }, { nome: 'y' }])
  expect(told[12]!.detalhes).toEqual({ antes: 'editor', papel: 'leitor' })
  expect(told[8]).toMatchObject({ chave_id: key.id, detalhes: { formato: 'jsonl', termo: 'x' } })
  expect(JSON.stringify(told)).not.toContain(key.chave)
})

test('records that the events of a period are sent again', async () => {
  api.time.now += 60_000
  const from = new Date(api.time.now).toISOString()
  const { id: hook } = (await as(gestor, 'POST', '/webhooks', HOOK)).json.dados
  const period = { desde: '2024-01-01T00:00:00.000Z', ate: '2024-01-02T00:00:00.000Z' }
  const replay = (await as(gestor, 'POST', `/webhooks/${hook}/reenviar`, period)).json.dados
  const [last] = await trail(gestor, `&desde=${from}`)
  expect(last).toMatchObject({
    tipo: 'eventos_reenviados',
    alvo_id: hook,
    detalhes: { reenvio: replay.id, ...period, eventos: 0 },
  })
})

test('records sign-ins, refusals and sign-outs, with the network and not the address', async () => {
  api.time.now += 60_000
  const from = new Date(api.time.now).toISOString()
  await signIn(api, gestor.email, 'não é esta')
  api.time.now += 1
  await signIn(api, 'ninguem@exemplo.com.br', 'não é esta')
  api.time.now += 1
  const there = await signIn(api, gestor.email)
  const headers = { ...gestor.headers, Cookie: String(there.headers['set-cookie']).split(';')[0]! }
  api.time.now += 1
  await post(api, '/pessoa/senha', { senha_atual: 'errada', senha: 'x' }, headers)
  await as({ headers }, 'DELETE', '/sessao')
  const told = (await trail(admin, `&desde=${from}`)).toReversed()
  expect(told.map(({ tipo, autor, pessoa_id }) => [tipo, autor, pessoa_id])).toEqual([
    ['entrada_recusada', 'pessoa', gestor.dados.pessoa.id],
    ['entrada_recusada', 'ninguem', null],
    ['entrada', 'pessoa', gestor.dados.pessoa.id],
    ['saida', 'pessoa', gestor.dados.pessoa.id],
  ])
  for (const { rede, endereco } of told)
    expect([rede, endereco]).toEqual([expect.stringMatching(/^[0-9a-f]{16}$/), null])
  expect(api.log.join('')).toMatch(
    /"auditoria":"entrada_recusada","endereco":null,"rede":"[0-9a-f]{16}"/,
  )
  expect(api.log.join('')).not.toContain('127.0.0.1')
})

test('records failed proofs within a session; a code not given yet is no failure', async () => {
  api.time.now += 60_000
  const from = new Date(api.time.now).toISOString()
  const rui = await member(api, 'app@exemplo.com.br', gestor.dados.conta.id, 'editor')
  const asked = await post(api, '/pessoa/segundo_fator', { senha: PASSWORD }, rui.headers)
  const code = () =>
    new TOTP({ secret: asked.json.dados.segredo }).generate({ timestamp: api.time.now })
  await post(api, '/pessoa/segundo_fator/confirmar', { codigo: code() }, rui.headers)
  api.time.now += 30_000
  expect((await signIn(api, rui.email)).status).toBe(401)
  const there = signedIn(await signIn(api, rui.email, PASSWORD, { codigo: code() }))
  api.time.now += 1
  await post(api, '/sessao/confirmar', { senha: 'errada' }, there.headers)
  await post(api, '/sessao/confirmar', { senha: PASSWORD, codigo: '000000' }, there.headers)
  api.time.now += 1
  expect((await signIn(api, rui.email, PASSWORD, { codigo: '000000' })).status).toBe(401)
  const told = (await trail(gestor, `&desde=${from}&pessoa=${rui.dados.pessoa.id}`)).toReversed()
  expect(told.map(({ tipo, detalhes }) => [tipo, detalhes['motivo']])).toEqual([
    ['pessoa_criada', undefined],
    ['segundo_fator_ligado', undefined],
    ['entrada', undefined],
    ['confirmacao_recusada', 'senha'],
    ['confirmacao_recusada', 'codigo'],
    ['entrada_recusada', 'codigo'],
  ])
  const refused = api.log.filter((line) => line.includes('"level":"warn"')).slice(-3)
  expect(refused.map((line) => JSON.parse(line))).toMatchObject([
    { auditoria: 'confirmacao_recusada', motivo: 'senha' },
    { auditoria: 'confirmacao_recusada', motivo: 'codigo' },
    { auditoria: 'entrada_recusada', motivo: 'codigo' },
  ])
})

test('an unknown key is a line of the log, with the network', async () => {
  await as({ headers: { 'X-API-Key': 'arauto_nada' } }, 'GET', '/secoes')
  const [line] = api.log.filter((line) => line.includes('chave_recusada'))
  expect(JSON.parse(line!)).toMatchObject({
    level: 'warn',
    auditoria: 'chave_recusada',
    endereco: null,
    rede: expect.stringMatching(/^[0-9a-f]{16}$/),
  })
})

test('is shown by account to its manager, completely to administrators, and to nobody else', async () => {
  const other = await member(api, 'outra@exemplo.com.br')
  const reader = await member(api, 'le@exemplo.com.br', other.dados.conta.id, 'leitor')
  await as(other, 'POST', '/webhooks', HOOK)
  const [theirs, ours] = [await trail(other), await trail(gestor)]
  expect(new Set(theirs.map(({ conta_id }) => conta_id))).toEqual(new Set([other.dados.conta.id]))
  expect(ours.map(({ id }) => id)).not.toContain(theirs[0]!.id)
  expect((await trail(admin)).map(({ id }) => id)).toContain(theirs[0]!.id)
  expect((await as(reader, 'GET', '/auditoria')).status).toBe(403)
  const { chave } = await api.newKey({ escopos: ['administracao'] })
  expect((await as(keyed(chave), 'GET', '/auditoria')).status).toBe(200)
})

test('is filtered by time, type and person, and paged', async () => {
  const of = (query: string) => as(admin, 'GET', `/auditoria?${query}`)
  const types = (answer: Answer) => new Set(answer.json.dados.resultados.map((e: Entry) => e.tipo))
  expect(types(await of('tipo=entrada'))).toEqual(new Set(['entrada']))
  const { dados } = (await of(`pessoa=${gestor.dados.pessoa.id}&limite=2&pagina=2`)).json
  expect(dados.resultados).toHaveLength(2)
  expect(dados.total_paginas).toBe(Math.ceil(dados.total / 2))
  expect((await of('ate=2001-01-01')).json.dados.total).toBe(0)
  expect((await of('desde=x')).status).toBe(400)
  expect((await of('tipo=tudo')).status).toBe(400)
})

test('records what commands do', async () => {
  const { code } = await cli(api.dataDir, 'conta', 'criar', '--nome', 'C', '--email', 'c@x.com.br')
  expect(code).toBe(0)
  api.time.now = Date.now()
  const [entry] = await trail(admin, '&tipo=conta_criada')
  expect(entry).toMatchObject({ autor: 'comando', pessoa_id: null, rede: null })
})

test('is neither changed nor deleted, except for entries past their retention', async () => {
  using archive = openArchive(api.dataDir)
  const { sql } = archive
  await expect(sql.run(`UPDATE audit_trail SET tipo = 'entrada'`)).rejects.toThrow(/not changed/)
  await expect(sql.run('DELETE FROM audit_trail')).rejects.toThrow(/is kept/)
  const old = new Date(Date.now() - 731 * 86_400_000).toISOString()
  await sql.run(
    `INSERT INTO audit_trail (id, em, tipo, autor, detalhes) VALUES ('aud_0', $1, 'entrada', 'comando', '{}')`,
    [old],
  )
  expect((await as(admin, 'GET', '/auditoria?ate=2025-01-01')).json.dados.total).toBe(1)
  await as(gestor, 'POST', '/webhooks', HOOK)
  expect((await as(admin, 'GET', '/auditoria?ate=2025-01-01')).json.dados.total).toBe(0)
})
