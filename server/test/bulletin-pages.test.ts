import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBulletins } from '../src/service/mail/bulletins.ts'
import { createPublicationReader } from '../src/store/archive/publications.ts'
import { createIssueStore } from '../src/store/bulletins/issues.ts'
import { createLookLog } from '../src/store/push/look-log.ts'
import { openSecretBox } from '../src/store/secret-key.ts'
import { createSqliteHandle } from '../src/store/sqlite/connection.ts'
import { openDatabase } from '../src/store/sqlite/database.ts'
import { acts } from './_acts.ts'
import { type TestApi, startApi } from './_api.ts'
import { rows } from './_archive.ts'

const READER = 'leitora@cliente-secreto.exemplo.br'
/** What is the account's: none of it may be read by those who only have the link. */
const OWN = ['Alerta Zanzibar', 'Outro Quixote', 'termoescondido', 'Conta de teste', READER]

let api: TestApi
let chave: string
let bulletin: string
beforeAll(async () => {
  api = await startApi(acts, {}, { ARAUTO_PUBLIC_URL: 'https://arauto.exemplo.br' })
  chave = (await api.newKey({ escopos: ['alertas'] })).chave
  const seen = await ask('POST', '/alertas', {
    nome: 'Documentos',
    consulta: 'documentos OU termoescondido',
  })
  const other = await ask('POST', '/alertas', {
    nome: 'Alerta Zanzibar',
    consulta: '*',
    termos: [{ termo: 'documentos' }, { termo: 'termoescondido' }],
  })
  const idle = await ask('POST', '/alertas', {
    nome: 'Outro Quixote',
    consulta: 'x',
    ativo: false,
  })
  const made = await ask('POST', '/boletins', {
    nome: 'Gestão <b>',
    alertas: [seen, other, idle].map(({ json }) => json.dados.id),
    destinatarios: [READER],
    assunto: '{{nome}}: {{atos}}',
    cabecalho: 'Bom dia. Veja https://exemplo.com.br/normas',
    anexar_csv: true,
    anexar_xlsx: true,
  })
  bulletin = made.json.dados.id
})
afterAll(() => api[Symbol.asyncDispose]())

const ask = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) =>
  api.send(method, `/api/v1${path}`, { 'X-API-Key': chave }, body)

/** Makes an issue of what the alerts have found, as the service does at its hour. */
async function issue(): Promise<{ id: string; path: string }> {
  api.time.now += 1_000 // history is in the order of time
  using db = openDatabase(api.dataDir)
  const sql = createSqliteHandle(db)
  const [row] = rows(api.dataDir, 'SELECT alertas FROM bulletins')
  const [seen, other] = JSON.parse(String(row!['alertas'])) as string[]
  const gather = db.prepare(
    'INSERT INTO bulletin_queue (boletim_id, alerta_id, publicacao_id, termos) VALUES (?, ?, ?, ?)',
  )
  for (const { id } of rows(
    api.dataDir,
    "SELECT id FROM publications WHERE titulo LIKE '%Nº 10_,%'",
  )) {
    gather.run(bulletin, seen!, id as string, '[]')
    gather.run(bulletin, other!, id as string, '["documentos", "termoescondido"]')
  }
  db.prepare('UPDATE bulletins SET due_at = ?').run(api.time.now)
  const publications = createPublicationReader(sql)
  const write = createBulletins({
    issues: createIssueStore(sql),
    looks: createLookLog(sql),
    told: { whole: publications.wholeById, heads: publications.headsById },
    box: await openSecretBox(sql, api.dataDir, null),
    onCrash(error) {
      throw error
    },
  })
  await write(new Date(api.time.now))
  const { json } = await ask('GET', `/boletins/${bulletin}/envios`)
  const { id } = json.dados.resultados[0]
  const { dados } = (await ask('GET', `/boletins/${bulletin}/envios/${id}`)).json
  const path = new URL(dados.pagina).pathname
  expect(dados.html).toContain(`${path}"`)
  return { id, path }
}

test('whoever has the link reads what was sent, and nothing of the account', async () => {
  const { path } = await issue()
  const { status, text, headers } = await api.send('GET', path)
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  })
  expect(text).toContain('<h1>Gestão &lt;b&gt;: 2 atos</h1>')
  expect(text).toContain('<a href="https://exemplo.com.br/normas">')
  expect(text).toContain('<h2>Documentos (2)</h2>')
  expect(text.match(/<article>/g)).toHaveLength(2)
  expect(text).toContain('Institui o comitê de gestão de <mark>documentos</mark>.')
  expect(text).toContain('Desde então, nenhum destes atos mudou.')
  for (const own of OWN) expect(text).not.toContain(own)
  expect(text).not.toContain('termo=')
  // Strangers have no account: they are led to the gazette.
  expect(text).not.toContain('/publicacao/')
  expect(text).toContain('>Versão certificada (PDF)</a>')
  const [kept] = rows(api.dataDir, 'SELECT message FROM mails WHERE envio_id IS NOT NULL')
  expect(kept).toBeUndefined() // nobody has confirmed: the page is there all the same
})

test('each act says what has become of it since, and the text stays as it was sent', async () => {
  const { path } = await issue()
  using db = openDatabase(api.dataDir)
  const id = rows(api.dataDir, "SELECT id FROM publications WHERE titulo LIKE '%Nº 101,%'")[0]![
    'id'
  ]
  db.prepare("UPDATE publications SET situacao = 'revogada' WHERE id = ?").run(id as string)
  const { text } = await api.send('GET', path)
  expect(text).toContain('Desde então, um destes atos mudou: está marcado.')
  expect(text.match(/class="since"/g)).toHaveLength(1)
  expect(text).toMatch(/PORTARIA Nº 101[^]*Desde o envio: este ato foi revogado por outro\./)
  db.prepare('UPDATE publications SET situacao = NULL WHERE id = ?').run(id as string)
})

test('a page that is closed is gone for good, and is no secret to its account', async () => {
  const { id, path } = await issue()
  const close = () => ask('DELETE', `/boletins/${bulletin}/envios/${id}/pagina`)
  const other = await api.newKey({ escopos: ['consulta'] })
  const refused = await api.send('DELETE', `/api/v1/boletins/${bulletin}/envios/${id}/pagina`, {
    'X-API-Key': other.chave,
  })
  expect(refused.status).toBe(403)
  expect((await close()).status).toBe(204)
  expect((await close()).status).toBe(204)
  const { status, text, headers } = await api.send('GET', path)
  expect([status, headers['cache-control']]).toEqual([410, 'no-store'])
  expect(text).toContain('A página deste boletim foi fechada')
  const { json } = await ask('GET', `/boletins/${bulletin}/envios/${id}`)
  expect(json.dados.pagina).toBe(null)
  const left = rows(api.dataDir, `SELECT conteudo FROM bulletin_pages WHERE envio_id = '${id}'`)
  expect(left).toEqual([{ conteudo: null }])
  const audited = rows(api.dataDir, "SELECT 1 AS n FROM audit_trail WHERE tipo = 'boletim_fechado'")
  expect(audited).toHaveLength(1)
})

test('pages that still open are listed when the history has forgotten them, and closed at once', async () => {
  const older = await issue()
  const newer = await issue()
  using db = openDatabase(api.dataDir)
  db.exec('DELETE FROM bulletin_issues')
  const open = async () => (await ask('GET', `/boletins/${bulletin}/paginas?limite=2`)).json.dados
  const { total, resultados } = await open()
  const listed = resultados as { id: string; assunto: string; total: number; pagina: string }[]
  expect(listed.map(({ id }) => id)).toEqual([newer.id, older.id])
  expect(listed[0]).toMatchObject({ assunto: 'Gestão <b>: 2 atos', total: 2 })
  const count = "SELECT count(*) AS n FROM audit_trail WHERE tipo = 'boletim_fechado'"
  const [audited] = rows(api.dataDir, count)
  const first = new URL(listed[0]!.pagina).pathname
  expect((await api.send('GET', first)).status).toBe(200)
  await ask('DELETE', `/boletins/${bulletin}/envios/${newer.id}/pagina`)
  expect((await open()).total).toBe(total - 1)
  const all = `/api/v1/boletins/${bulletin}/paginas`
  const reading = await api.newKey({ escopos: ['consulta'] })
  for (const method of ['GET', 'DELETE'] as const) {
    expect((await api.send(method, all, { 'X-API-Key': reading.chave })).status).toBe(403)
    expect((await ask(method, '/boletins/bol_0/paginas')).status).toBe(404)
  }
  for (let n = 0; n < 2; n++)
    expect((await ask('DELETE', `/boletins/${bulletin}/paginas`)).status).toBe(204)
  for (const path of [older.path, newer.path])
    expect((await api.send('GET', path)).status).toBe(410)
  expect(await open()).toMatchObject({ total: 0, resultados: [] })
  expect(rows(api.dataDir, count)).toEqual([{ n: Number(audited!['n']) + 2 }])
})

test('other links lead nowhere, and a network that asks too much waits', async () => {
  const { path } = await issue()
  for (const wrong of ['/boletim/x', `${path}A`, path.slice(0, -3), '/boletim/ebo_01'])
    expect((await api.send('GET', wrong)).status).toBe(404)
  api.time.now += 61_000
  const statuses = []
  for (let n = 0; n <= 120; n++) statuses.push((await api.send('HEAD', '/boletim/x')).status)
  expect(statuses.at(-1)).toBe(429)
  expect(new Set(statuses.slice(0, 120))).toEqual(new Set([404]))
  expect((await api.get('/instalacao', {})).status).toBe(200)
  expect(api.log.join('')).not.toContain(path)
})

test('with the bulletin, its pages go', async () => {
  const { path } = await issue()
  await ask('DELETE', `/boletins/${bulletin}`)
  api.time.now += 61_000
  expect((await api.send('GET', path)).status).toBe(404)
  expect(rows(api.dataDir, 'SELECT 1 AS n FROM bulletin_pages')).toEqual([])
})
