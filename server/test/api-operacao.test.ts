import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openArchive } from '../src/embedded/archive.ts'
import { brasiliaDate, dateOfDay, dayNumber } from '../src/lib/time/dates.ts'
import { createCollectorStore } from '../src/store/collector/records.ts'
import { acts } from './_acts.ts'
import { type TestApi, startApi } from './_api.ts'
import { writeZip } from './_editions.ts'
import { NOBODY, documented, keyed } from './_documented.ts'
import { answerErrors } from './_openapi.ts'
import { type SignedIn, firstPerson, member } from './_people.ts'

const CREDENTIALS = { ARAUTO_INLABS_EMAIL: 'a@exemplo.com.br', ARAUTO_INLABS_PASSWORD: 'x' }

let api: TestApi
let admin: SignedIn
let other: SignedIn
beforeAll(async () => {
  api = await startApi([], {}, { ...CREDENTIALS, ARAUTO_IMPORT_THREADS: '1' })
  admin = await firstPerson(api)
  other = await member(api, 'membro@exemplo.com.br')
})
afterAll(() => api[Symbol.asyncDispose]())
beforeEach(() => void (api.time.now += 60_000))

const as = documented(() => api)

/** POST of a zip, as the dashboard sends it. */
async function upload(nome: string, zip: Buffer | string, headers = admin.headers, more = '') {
  const url = `/api/v1/operacao/envios?nome=${encodeURIComponent(nome)}${more}`
  const sent = { ...headers, 'content-type': 'application/zip' }
  const answer = await api.app.inject({ method: 'POST', url, headers: sent, payload: zip })
  return { status: answer.statusCode, json: answer.json(), text: answer.body }
}

/** Resolves when the upload has ended. */
async function ended(id: string) {
  for (;;) {
    api.time.now += 1_000 // no rate limit
    const { json } = await as(admin, 'GET', `/operacao/envios/${id}`)
    if (json.dados.estado !== 'recebido') return json.dados
    await new Promise((resolve) => setImmediate(resolve))
  }
}

function zipOf(articles: typeof acts, name: string): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'arauto-envio-'))
  const bytes = readFileSync(writeZip(folder, name, articles))
  rmSync(folder, { recursive: true })
  return bytes
}

describe('the state of the installation', () => {
  test('is shown to administrators', async () => {
    const { json } = await as(admin, 'GET', '/operacao')
    expect(json.dados).toMatchObject({
      versao: expect.stringMatching(/^\d+\.\d+\.\d+/),
      fila: { eventos: 0, entregas: 0, mais_antiga_em: null },
      importacoes: { recusados: [], rejeicoes: [] },
    })
    const { banco_bytes, livre_bytes, total_bytes } = json.dados.disco
    expect(banco_bytes).toBeGreaterThan(10_000)
    expect(livre_bytes).toBeGreaterThan(0)
    expect(total_bytes).toBeGreaterThan(livre_bytes)
    const { chave } = await api.newKey({ escopos: ['administracao'] })
    expect((await as(keyed(chave), 'GET', '/operacao')).status).toBe(200)
  })

  test.each([
    ['GET', '/operacao', undefined],
    ['GET', '/operacao/envios', undefined],
    ['GET', '/operacao/envios/env_1', undefined],
    ['POST', '/operacao/coletas', { data: '2024-03-15' }],
  ] as const)('%s %s is not for members, plain keys, or strangers', async (method, path, body) => {
    expect((await as(other, method, path, body)).status).toBe(403)
    const { chave } = await api.newKey({ escopos: ['consulta', 'webhooks', 'alertas'] })
    expect((await as(keyed(chave), method, path, body)).status).toBe(403)
    expect((await as(NOBODY, method, path, body)).status).toBe(401)
  })
})

describe('a date', () => {
  test('is requested again: its state is forgotten', async () => {
    using archive = openArchive(api.dataDir)
    const today = brasiliaDate(new Date(api.time.now))
    const data = dateOfDay(dayNumber(today) - 3)
    await archive.sql.run(
      `INSERT INTO source_days (data, offered, looked_at, failures, retry_at)
       VALUES ($1, 1, '2020-01-01T00:00:00.000Z', 4, '2099-01-01T00:00:00.000Z')`,
      [data],
    )
    await archive.sql.run(
      `INSERT INTO source_files (data, pub_name, listed_bytes, taken_bytes, failures, retry_at)
       VALUES ($1, 'DO1', 7, 7, 4, '2099-01-01T00:00:00.000Z')`,
      [data],
    )
    expect((await as(admin, 'POST', '/operacao/coletas', { data })).status).toBe(202)
    const { days } = await createCollectorStore(archive.sql).facts({ since: data, until: data })
    expect(days.get(data)).toMatchObject({ offered: true, lookedAt: null, retryAt: null })
    expect(days.get(data)!.sections.get('DO1')).toMatchObject({ takenBytes: null, retryAt: null })
  })

  test('that the collector does not follow is refused with the way out', async () => {
    const today = dayNumber(brasiliaDate(new Date(api.time.now)))
    for (const data of [dateOfDay(today + 1), dateOfDay(today - 31)]) {
      const refused = await as(admin, 'POST', '/operacao/coletas', { data })
      expect([refused.status, refused.json.erro.mensagem]).toEqual([
        409,
        expect.stringContaining('Envie o zip'),
      ])
    }
    for (const data of ['2024-02-30', 'ontem', 7]) {
      const wrong = await as(admin, 'POST', '/operacao/coletas', { data })
      expect([wrong.status, wrong.json.erro.detalhes[0]!.campo]).toEqual([400, 'data'])
    }
    await using without = await startApi()
    const { headers } = await firstPerson(without)
    const path = '/api/v1/operacao/coletas'
    const body = { data: dateOfDay(today) }
    expect((await without.send('POST', path, headers, body)).status).toBe(409)
  })
})

describe('a zip', () => {
  test('is imported, reported, and removed', async () => {
    const name = 'enviado.zip'
    const sent = await upload(name, zipOf(acts, name))
    expect(sent.status).toBe(202)
    expect(answerErrors('POST', '/operacao/envios', sent)).toEqual([])
    const { id } = sent.json.dados
    expect(await ended(id)).toMatchObject({
      arquivo: name,
      estado: 'importado',
      publicacoes: expect.any(Number),
      motivo: null,
    })
    const { json } = await as(admin, 'GET', '/operacao')
    expect(json.dados.acervo.publicacoes).toBeGreaterThan(0)
    const listed = await as(admin, 'GET', '/operacao/envios')
    expect(listed.json.dados[0].id).toBe(id)
  })

  test('makes events only when asked, so that the past is filled in silently', async () => {
    using archive = openArchive(api.dataDir)
    const events = async () =>
      (await archive.sql.all((row) => String(row['tipo']), 'SELECT tipo FROM events')).filter(
        (tipo) => tipo === 'publicacao.nova',
      ).length
    const [first, ...others] = acts
    const silent = await upload('velho.zip', zipOf([{ ...first!, idMateria: '901' }], 'velho.zip'))
    expect(await ended(silent.json.dados.id)).toMatchObject({ novas: 1, notificar: false })
    expect(await events()).toBe(0)
    const zip = zipOf([{ ...others[0]!, idMateria: '902' }], 'novo.zip')
    const told = await upload('novo.zip', zip, admin.headers, '&notificar=true')
    expect(await ended(told.json.dados.id)).toMatchObject({ novas: 1, notificar: true })
    expect(await events()).toBe(1)
  })

  test('that is invalid is refused, with the reason, and nothing of it is kept', async () => {
    const { json } = await upload('ruim.zip', 'isto não é um zip')
    const { estado, motivo } = await ended(json.dados.id)
    expect([estado, typeof motivo]).toEqual(['recusado', 'string'])
    expect((await as(admin, 'GET', '/operacao')).json.dados.importacoes.recusados).toEqual([
      expect.objectContaining({ arquivo: 'ruim.zip', motivo }),
    ])
  })

  test.each(['', '../x.zip', 'a/b.zip', '.zip', 'x.txt', 'x.zip\n', `${'x'.repeat(200)}.zip`])(
    'named “%s” is refused before a byte is written',
    async (nome) => {
      const before = readdirSync(join(api.dataDir, 'envios'))
      expect((await upload(nome, 'x')).status).toBe(400)
      expect(readdirSync(join(api.dataDir, 'envios'))).toEqual(before)
    },
  )

  test('is accepted from nobody else, nor from another site, nor as another type', async () => {
    expect((await upload('x.zip', 'x', other.headers)).status).toBe(403)
    const { Cookie = '' } = admin.headers
    expect((await upload('x.zip', 'x', { Cookie })).status).toBe(403)
    expect((await upload('x.zip', 'x', {})).status).toBe(401)
    const path = '/operacao/envios?nome=x.zip'
    expect((await api.send('POST', `/api/v1${path}`, admin.headers, {})).status).toBe(415)
    expect((await api.send('POST', `/api/v1${path}`, admin.headers)).status).toBe(415)
  })

  test('larger than may be imported is cut off', async () => {
    await using small = await startApi([], {}, { ARAUTO_IMPORT_MAX_TOTAL_MB: '1' })
    const { headers } = await firstPerson(small)
    const answer = await small.app.inject({
      method: 'POST',
      url: '/api/v1/operacao/envios?nome=x.zip',
      headers: { ...headers, 'content-type': 'application/zip' },
      payload: Buffer.alloc(2 ** 20 + 1),
    })
    expect(answer.statusCode).toBe(413)
  })
})
