import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CollectorEntry } from '../src/collector/ports.ts'
import { failure } from '../src/gazette/inlabs/reason.ts'
import { openArchive } from '../src/embedded/archive.ts'
import { createCollectorStore } from '../src/store/collector/records.ts'
import { createLeaseStore } from '../src/store/leases/leases.ts'
import { MONDAY, TUESDAY, acts } from './_acts.ts'
import { type TestApi, startApi } from './_api.ts'

const WEDNESDAY = '2024-03-20'
const NOON = new Date(`${WEDNESDAY}T15:00:00Z`)

let api: TestApi
beforeAll(async () => {
  api = await startApi(acts)
  api.time.now = NOON.getTime()
})
afterAll(() => api[Symbol.asyncDispose]())

/** Writes what a collector would. */
async function collector(...entries: CollectorEntry[]): Promise<void> {
  using archive = openArchive(api.dataDir)
  const { sql } = archive
  const fence = await createLeaseStore(sql).acquire('coletor', 'test', NOON, NOON)
  const range = { since: MONDAY, until: WEDNESDAY }
  const write = { entries, conclude: () => [], range, now: NOON }
  await createCollectorStore(sql).write(fence!, write)
}

describe('GET /fontes', () => {
  test('present sections, missing ones, and why, newest first', async () => {
    const { motivo, mensagem } = failure('zip_invalido')
    const mark = { data: TUESDAY, pubName: 'DO1', estado: 'falha' as const, motivo, mensagem }
    await collector(
      { kind: 'look', data: TUESDAY, files: [] },
      { kind: 'marks', marks: [mark], attempted: true },
    )
    const { status, json } = await api.get(`/fontes?desde=${MONDAY}&ate=${TUESDAY}`)
    expect(status).toBe(200)
    const known = { primeira_em: expect.any(String), ultima_em: expect.any(String) }
    const nothing = { artigos: 0, publicacoes: 0, rejeitados: 0, arquivo: null, sha256: null }
    const absent = { estado: 'ausente', tentativas: 0, primeira_em: null, ultima_em: null }
    expect(json.dados).toMatchObject([
      {
        data: TUESDAY,
        secao: '1',
        secao_base: '1',
        estado: 'falha',
        motivo: 'zip_invalido',
        mensagem: 'O zip do INLABS está corrompido ou incompleto.',
        ...nothing,
        tentativas: 1,
        ...known,
      },
      {
        data: TUESDAY,
        secao: '2',
        motivo: null,
        mensagem: 'Nunca foi pedida à fonte nem importada.',
        ...nothing,
        ...absent,
      },
      { data: TUESDAY, secao: '3', estado: 'completa', mensagem: null, publicacoes: 45, ...known },
      { data: MONDAY, secao: '1', estado: 'completa', publicacoes: 2, arquivo: 'acts.zip' },
      { data: MONDAY, secao: '2', estado: 'completa', publicacoes: 1 },
      { data: MONDAY, secao: '3', ...absent },
      { data: MONDAY, secao: 'extra', secao_base: '1', estado: 'completa', publicacoes: 1 },
    ])
    expect(json.dados[3].sha256).toMatch(/^[0-9a-f]{64}$/)
    expect(json).toMatchObject({
      coletor: {
        ultima_resposta_em: NOON.toISOString(),
        falhas_consecutivas: 0,
        motivo: null,
        mensagem: null,
        proxima_tentativa_em: null,
      },
    })
  })

  test('a failing source is reported, too', async () => {
    const again = new Date(NOON.getTime() + 60_000)
    const failed = {
      target: null,
      failure: failure('sem_conexao', 'ECONNREFUSED'),
      retry: { target: again, source: again },
    }
    await collector({ kind: 'failure', ...failed })
    expect((await api.get('/fontes')).json).toMatchObject({
      coletor: {
        falhas_consecutivas: 1,
        motivo: 'sem_conexao',
        mensagem: 'Não foi possível conectar ao INLABS: ECONNREFUSED.',
        proxima_tentativa_em: again.toISOString(),
      },
    })
    await collector({ kind: 'dates', dates: [] })
  })

  test('without dates: the last month, up to today', async () => {
    const { json } = await api.get('/fontes')
    const dates = json.dados.map(({ data }: { data: string }) => data)
    expect([dates[0], dates.at(-1)]).toEqual([WEDNESDAY, '2024-02-19'])
    const until = await api.get(`/fontes?ate=${MONDAY}`)
    expect(until.json.dados[0].data).toBe(MONDAY)
  })

  test('nothing is expected of the future, of weekends, and of times before any source', async () => {
    for (const range of ['desde=2024-03-21&ate=2024-04-30', 'desde=2024-03-16&ate=2024-03-17'])
      expect((await api.get(`/fontes?${range}`)).json.dados).toEqual([])
    expect((await api.get('/fontes?desde=1999-01-01&ate=1999-02-01')).json.dados).toEqual([])
  })

  test.each([
    ['desde=2024-03-19&ate=2024-03-18', 'é posterior a ate'],
    ['desde=2024-03-21', 'é uma data futura'],
    ['desde=2023-03-18&ate=2024-03-18', 'está 367 dias antes do fim'],
    ['desde=18/03/2024', 'não está na forma AAAA-MM-DD'],
  ])('%s is refused', async (query, problem) => {
    const { status, json } = await api.get(`/fontes?${query}`)
    expect([status, json.erro.codigo]).toEqual([400, 'parametro_invalido'])
    expect(json.erro.detalhes).toEqual([
      expect.objectContaining({ campo: 'desde', problema: expect.stringContaining(problem) }),
    ])
  })

  test('needs a key with the scope consulta', async () => {
    expect((await api.get('/fontes', {})).status).toBe(401)
    const { chave } = await api.newKey({ escopos: ['webhooks'] })
    expect((await api.get('/fontes', { 'X-API-Key': chave })).status).toBe(403)
  })
})

test('a search uses the ledger', async () => {
  const { json } = await api.get(`/buscar?termo=nada&data_inicio=${TUESDAY}&data_fim=${TUESDAY}`)
  expect(json.dados.avisos).toContainEqual(
    expect.objectContaining({
      codigo: 'edicoes_ausentes',
      mensagem: `Seções 1 e 2 com edições que não estão no acervo: ${TUESDAY}.`,
    }),
  )
})

describe('GET /metricas', () => {
  const lines = async () => (await api.send('GET', '/metricas')).text.split('\n')

  test('a late source shows, once a collector has been at work', async () => {
    const metrics = await lines()
    expect(metrics).toContain('arauto_source_late_sections 3')
    expect(metrics).toContain('arauto_source_failures 0')
    expect(metrics).toContain(
      `arauto_source_last_answer_timestamp_seconds ${NOON.getTime() / 1_000}`,
    )
    api.time.now = new Date(`${WEDNESDAY}T05:00:00Z`).getTime()
    expect(await lines()).toContain('arauto_source_late_sections 0')
    api.time.now = NOON.getTime()
  })

  test('without a collector, nothing is late', async () => {
    await using manual = await startApi()
    manual.time.now = NOON.getTime()
    const { text } = await manual.send('GET', '/metricas')
    expect(text.split('\n')).toContain('arauto_source_late_sections 0')
    expect((await manual.get('/fontes')).json).toMatchObject({ coletor: null })
  })
})
