import { parquetReadObjects } from 'hyparquet'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ACT_FIELDS, HIT_FIELDS } from '../src/gazette/publication-detail.ts'
import { LONG_PATH, TUESDAY, acts } from './_acts.ts'
import { type TestApi, startApi } from './_api.ts'
import { readCsv } from '../src/service/export/formats/_read-csv.ts'

let api: TestApi
beforeAll(async () => void (api = await startApi(acts)))
afterAll(() => api[Symbol.asyncDispose]())

type Row = Record<string, unknown>

/** The objects of an export as JSON Lines. */
async function exported(query = ''): Promise<Row[]> {
  const { status, text } = await api.get(`/exportar${query}`)
  expect({ status, text }).toMatchObject({ status: 200 })
  return linesOf(text)
}

function linesOf(text: string): Row[] {
  if (text !== '') expect(text.endsWith('\n')).toBe(true)
  return text
    .split('\n')
    .slice(0, -1)
    .map((line): Row => JSON.parse(line))
}

/** A search's results, oldest first, without excerpts. */
async function found(query: string): Promise<Row[]> {
  const { json } = await api.get(`/buscar${query}&ordem=antigas&limite=100`)
  return json.dados.resultados.map((hit: Row) => {
    const { trechos, parte, ...act } = hit
    expect([trechos, parte]).toEqual([null, null])
    return act
  })
}

describe('JSON Lines', () => {
  test('everything, oldest first, with the fields of a search', async () => {
    const rows = await exported()
    expect(rows).toHaveLength(acts.length)
    expect(rows).toEqual(await found('?termo=*'))
    expect(Object.keys(rows[0]!)).toEqual([...HIT_FIELDS])
  })

  test.each([
    '?termo=documentos',
    '?termo=*&secao=3',
    '?termo=contrato&data_inicio=2024-03-19',
    `?termo=*&orgao=${encodeURIComponent(LONG_PATH)}&secao=2`,
    '?termo=*&tipo_ato=decreto',
    '?termo=*&edicao=54-A',
    '?termo=nomea%C3%A7%C3%A3o&orgao=MEC',
    '?termo=*&data_fim=2024-03-18',
  ])('%s is what the search finds', async (query) => {
    const rows = await exported(query)
    expect(rows.length).toBeGreaterThan(0)
    expect(rows).toEqual(await found(query))
  })

  test('whole acts, every field as the act has it', async () => {
    const rows = await exported(`?termo=documentos&campos=${ACT_FIELDS.join()}`)
    expect(rows).toHaveLength(2)
    for (const row of rows) {
      expect(Object.keys(row)).toEqual([...ACT_FIELDS])
      expect(row).toEqual((await api.get(`/publicacao/${row['id'] as string}`)).json.dados)
    }
  })

  test.each(['palavras_chave', 'relacoes', 'entidades', 'conteudo_completo', 'versao'])(
    'one field, %s, with the id',
    async (field) => {
      const [row, ...others] = await exported(`?termo=comit%C3%AA&campos=id,${field}`)
      expect(others).toEqual([])
      const { dados } = (await api.get(`/publicacao/${row!['id'] as string}`)).json
      expect(row).toEqual({ id: dados.id, [field]: dados[field] })
    },
  )

  test('it resumes after any act, and nothing comes twice', async () => {
    const all = await exported('?termo=contrato')
    for (const at of [0, 20, 44])
      expect(await exported(`?termo=contrato&apos=${all[at]!['id'] as string}`)).toEqual(
        all.slice(at + 1),
      )
  })

  test('nothing found is an empty file that says so', async () => {
    const { status, text, headers } = await api.get('/exportar?termo=*&orgao=Nenhum')
    expect({ status, text }).toEqual({ status: 200, text: '' })
    expect(headers).toMatchObject({
      'x-total': '0',
      'x-avisos': expect.stringMatching(/^orgao_inexistente/),
    })
  })
})

describe('CSV', () => {
  test('has the same data as JSON Lines', async () => {
    const campos = ACT_FIELDS.join()
    const rows = await exported(`?termo=contrato&campos=${campos}`)
    const { text, headers } = await api.get(`/exportar?termo=contrato&formato=csv&campos=${campos}`)
    expect(headers['content-type']).toBe('text/csv; charset=utf-8; header=present')
    const [names, ...cells] = readCsv(text)
    expect(names).toEqual([...ACT_FIELDS])
    expect(cells).toEqual(rows.map((row) => ACT_FIELDS.map((field) => cellOf(row[field]))))
  })

  test('for a spreadsheet', async () => {
    const { text } = await api.get('/exportar?formato=csv&bom=true')
    expect(text.startsWith('\ufeffid,titulo,')).toBe(true)
    expect(readCsv(text)).toHaveLength(acts.length + 1)
  })

  test('without acts it has only the header', async () => {
    const { text } = await api.get('/exportar?formato=csv&termo=nada_disso')
    expect(text).toBe(`${HIT_FIELDS.join()}\r\n`)
  })
})

test('Parquet has the same data as JSON Lines', async () => {
  const query = `termo=contrato&campos=${ACT_FIELDS.join()}`
  const { rawPayload, headers } = await api.app.inject({
    url: `/api/v1/exportar?formato=parquet&${query}`,
    headers: { 'x-api-key': api.chave, 'accept-encoding': 'gzip' },
  })
  expect(headers['content-type']).toBe('application/vnd.apache.parquet')
  expect(headers['content-encoding']).toBeUndefined()
  const file = new Uint8Array(rawPayload).buffer
  const rows = await parquetReadObjects({ file })
  const expected = await exported(`?${query}`)
  expect(rows).toEqual(
    expected.map((row) => ({
      ...Object.fromEntries(
        ACT_FIELDS.map((field) => {
          const value = row[field]
          return [field, typeof value === 'object' && value ? JSON.stringify(value) : value]
        }),
      ),
      data_publicacao: new Date(String(row['data_publicacao'])),
    })),
  )
})

function cellOf(value: unknown): string {
  if (value === null) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

test('the name of the file and the number of acts', async () => {
  const { headers } = await api.get(`/exportar?data_inicio=${TUESDAY}&formato=csv`)
  expect(headers).toMatchObject({
    'content-disposition': `attachment; filename="arauto_${TUESDAY}.csv"`,
    'x-total': '45',
    'x-ratelimit-limit': expect.anything(),
  })
})

test.each([
  ['formato=xls', 'formato'],
  ['campos=id,tituIo', 'campos'],
  ['campos=id,,titulo', 'campos'],
  ['bom=sim', 'bom'],
  ['apos=pub_0000000000000000', 'apos'],
  ['data_inicio=2024-03-19&data_fim=2024-03-18', 'data_inicio'],
  ['termo=%22aberta', 'termo'],
  ['pagina=1', 'pagina'],
  ['limite=10', 'limite'],
])('%s is refused', async (query, campo) => {
  const { status, json } = await api.get(`/exportar?${query}`)
  expect(status).toBe(400)
  expect(json.erro.detalhes[0]).toMatchObject({ campo, sugestao: expect.any(String) })
})

test('a key without the scope exports nothing', async () => {
  const { chave } = await api.newKey({ escopos: ['webhooks'] })
  const { status } = await api.get('/exportar', { 'X-API-Key': chave })
  expect(status).toBe(403)
})
