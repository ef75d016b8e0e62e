import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CollectorEntry } from '../src/collector/ports.ts'
import type { DayStatus } from '../src/gazette/ledger/day-status.ts'
import { openArchive } from '../src/embedded/archive.ts'
import { createCollectorStore } from '../src/store/collector/records.ts'
import { row, text } from '../src/store/rows.ts'
import { writeSectionDeliveries } from '../src/store/push/section-deliveries.ts'
import { events } from '../src/store/push/tables.ts'
import { createLeaseStore } from '../src/store/leases/leases.ts'
import { MONDAY, TUESDAY, acts } from './_acts.ts'
import { type TestApi, startApi } from './_api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi(acts)
  api.time.now = Date.parse('2024-03-20T15:00:00Z')
})
afterAll(() => api[Symbol.asyncDispose]())

/** Writes a look of a collector. */
async function look(at: string, pubNames: string[] | null): Promise<void> {
  using archive = openArchive(api.dataDir)
  const { sql } = archive
  const now = new Date(at)
  const fence = await createLeaseStore(sql).acquire('coletor', 'test', now, now)
  const files = pubNames?.map((pubName) => ({ pubName, name: `${pubName}.zip`, bytes: 9 })) ?? null
  const entries: CollectorEntry[] = [{ kind: 'look', data: TUESDAY, files }]
  const range = { since: MONDAY, until: TUESDAY }
  await createCollectorStore(sql).write(fence!, { entries, conclude: () => [], range, now })
}

const insertEvent = events.pick('id', 'tipo', 'criado_em', 'dados').insert()

const pathOf = (first: string, last: string) => `/pontualidade?desde=${first}&ate=${last}`

describe('GET /pontualidade', () => {
  test('of files imported from a folder, the source was not seen to offer any', async () => {
    const { status, json } = await api.get(pathOf(MONDAY, MONDAY))
    expect(status).toBe(200)
    expect(json.dados.edicoes).toHaveLength(3)
    expect(json.dados.edicoes[0]).toMatchObject({
      data: MONDAY,
      secao: '1',
      estado: 'completa',
      nao_oferecida_em: null,
      oferecida_em: null,
      completa_em: expect.any(String),
      primeira_entrega_em: null,
      segundos: { coleta: null, primeira_entrega: null, ultima_saida: null, ultima_entrega: null },
    })
    expect(json.dados.meses).toMatchObject([
      { mes: '2024-03', edicoes: 3, coleta: { medidas: 0, p50: null, p99: null } },
    ])
  })

  test('a file was offered between the first look that found it and the look before', async () => {
    await look('2024-03-19T04:30:00.000Z', null)
    await look('2024-03-19T04:35:00.000Z', ['DO2'])
    await look('2024-03-19T04:40:00.000Z', ['DO2', 'DO3'])
    await look('2024-03-19T04:45:00.000Z', ['DO2', 'DO3'])
    const { json } = await api.get(pathOf(TUESDAY, TUESDAY))
    // Section 2 is listed and not in the ledger yet: nothing of it is here.
    expect(json.dados.edicoes).toMatchObject([
      {
        secao: '3',
        nao_oferecida_em: '2024-03-19T04:35:00.000Z',
        oferecida_em: '2024-03-19T04:40:00.000Z',
      },
    ])
  })

  test('of the deliveries of a section, the first and the last stay, in whatever order they are written', async () => {
    using archive = openArchive(api.dataDir)
    const { sql } = archive
    const [section] = (await api.get(pathOf(MONDAY, MONDAY))).json.dados.edicoes
    const whole = Date.parse(section.completa_em)
    const acts = await sql.all(
      row({ id: text }),
      "SELECT id FROM publications WHERE data_publicacao = $1 AND pub_name = 'DO1' ORDER BY id",
      [MONDAY],
    )
    const tipo = 'publicacao.nova'
    for (const [i, { id }] of acts.entries()) {
      const dados = JSON.stringify({ publicacao: id })
      await insertEvent(sql, { id: `evt_${i}`, tipo, criado_em: section.completa_em, dados })
    }
    const write = (at: number, sent: number | null, delivered: number | null) =>
      sql.transaction((tx) =>
        writeSectionDeliveries(
          tx,
          new Map([
            [
              `evt_${at}`,
              {
                first_delivered_at: delivered && whole + delivered,
                last_delivered_at: delivered && whole + delivered,
                last_sent_at: sent && whole + sent,
              },
            ],
          ]),
        ),
      )
    await write(0, 2_000, null)
    await write(1, 1_000, 3_000)
    await write(0, null, 60_000)
    const [shown] = (await api.get(pathOf(MONDAY, MONDAY))).json.dados.edicoes
    const after = (ms: number) => new Date(whole + ms).toISOString()
    expect(shown).toMatchObject({
      secao: '1',
      primeira_entrega_em: after(3_000),
      ultima_saida_em: after(2_000),
      ultima_entrega_em: after(60_000),
      segundos: { coleta: null, ultima_saida: 2, ultima_entrega: 60 },
    })
  })

  test('a period that is too long is refused', async () => {
    const { status, json } = await api.get(pathOf('2023-03-18', '2024-03-18'))
    expect([status, json.erro.codigo]).toEqual([400, 'parametro_invalido'])
  })

  test('needs a key with the scope consulta', async () => {
    expect((await api.get('/pontualidade', {})).status).toBe(401)
  })
})

describe('GET /situacao', () => {
  test('does not exist unless the operator opened it', async () => {
    const { status, json } = await api.get('/situacao', {})
    expect([status, json.erro.codigo]).toEqual([404, 'nao_encontrado'])
    expect(json.erro.mensagem).toMatch(/não mostra a sua situação/)
    expect((await api.get('/instalacao', {})).json.dados.situacao_publica).toBe(false)
    const page = await api.send('GET', '/situacao', { accept: 'text/html' })
    expect(page.status).toBe(404)
    expect(page.text).toMatch(/Esta página não existe/)
  })

  describe('where the operator opened it', () => {
    let open: TestApi
    beforeAll(async () => {
      open = await startApi(acts, {}, { ARAUTO_STATUS_PAGE: 'publica' })
      open.time.now = Date.parse(`${MONDAY}T15:00:00Z`)
    })
    afterAll(() => open[Symbol.asyncDispose]())

    test('says without a key what is here of the day, and nothing of any account', async () => {
      const { status, json, headers } = await open.get('/situacao', {})
      expect(status).toBe(200)
      const nothing = { medidas: 0, p50: null, p99: null }
      const month = { mes: '2024-03', edicoes: 3, coleta: nothing, ultima_saida: nothing }
      expect(json.dados).toEqual({
        data: MONDAY,
        estado: 'atrasada',
        secoes: [
          { secao: '1', secao_base: '1', estado: 'completa' },
          { secao: '2', secao_base: '2', estado: 'completa' },
          { secao: '3', secao_base: '3', estado: 'ausente' },
          { secao: 'extra', secao_base: '1', estado: 'completa' },
        ],
        anteriores: [],
        meses: [month],
      })
      expect(headers['cache-control']).toBe('public, max-age=60')
      expect(headers['set-cookie']).toBeUndefined()
      const known = { 'If-None-Match': String(headers['etag']) }
      expect((await open.get('/situacao', known)).status).toBe(304)
      expect((await open.get('/instalacao', {})).json.dados.situacao_publica).toBe(true)
    })

    test('what never came is told as missing after midnight, too', async () => {
      const missing = expect.objectContaining({ secao: '3', estado: 'ausente' })
      for (const [instant, now, ...before] of [
        [`${MONDAY}T23:59:59-03:00`, `${MONDAY} atrasada`],
        [`${TUESDAY}T00:00:00-03:00`, `${TUESDAY} aguardada`, `${MONDAY} atrasada`],
        [`${TUESDAY}T06:00:00-03:00`, `${TUESDAY} atrasada`, `${MONDAY} atrasada`],
      ] as const) {
        open.time.now = Date.parse(instant)
        const { data, estado, anteriores } = (await open.get('/situacao', {})).json.dados
        expect(`${data} ${estado}`).toBe(now)
        expect(anteriores.map((day: DayStatus) => `${day.data} ${day.estado}`)).toEqual(before)
        for (const day of anteriores) expect(day.secoes).toContainEqual(missing)
      }
    })

    test('has a limit of its own, which takes nothing from those who have a key', async () => {
      open.time.now += 60_000
      const statuses = []
      for (let n = 0; n <= 60; n++) statuses.push((await open.get('/situacao', {})).status)
      expect(new Set(statuses.slice(0, 60))).toEqual(new Set([200]))
      expect(statuses.at(-1)).toBe(429)
      expect((await open.get('/instalacao', {})).status).toBe(200)
      expect((await open.get('/pontualidade')).status).toBe(200)
    })
  })
})
