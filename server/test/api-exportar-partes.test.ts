import { parquetReadObjects } from 'hyparquet'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PARTE_FIELDS, type Parte } from '../src/gazette/inner-acts/partes.ts'
import { readCsv } from '../src/service/export/formats/_read-csv.ts'
import { type TestApi, startApi } from './_api.ts'
import { acts } from './_acts.ts'
import { cli, temporaryFolder } from './_cli.ts'

const paragraphs = [
  'O REITOR DA UNIVERSIDADE, no uso de suas atribuições, resolve:',
  'Nº 1.146 - Nomear MARIA DAS DORES SILVA, CNPJ 11.222.333/0001-81, para astronauta.',
  'Nº 1.147 - Exonerar JOSÉ PEREIRA LIMA do cargo de mergulhador.',
  'Nº 1.148 - Exonerar ANA SOUZA LIMA do cargo de mergulhadora.',
]
const several = {
  idMateria: '900',
  pubName: 'DO2',
  titulo: 'PORTARIAS DE 15 DE MARÇO DE 2024',
  texto: `${paragraphs.map((text) => `<p>${text}</p>`).join('')}<p class="assina">FULANA DE TAL</p>`,
}

let api: TestApi
let id: string
beforeAll(async () => {
  api = await startApi([...acts, several])
  id = (await api.get('/buscar?termo=astronauta')).json.dados.resultados[0].id
})
afterAll(() => api[Symbol.asyncDispose]())

interface Row {
  id: string
  titulo: string
  parte: Parte | null
  [campo: string]: unknown
}

async function exported(query: string): Promise<Row[]> {
  const { status, text } = await api.get(`/exportar?agrupar=parte&${query}`)
  expect({ status, text }).toMatchObject({ status: 200 })
  return text
    .split('\n')
    .slice(0, -1)
    .map((line): Row => JSON.parse(line))
}

const numbers = (rows: Row[]) => rows.map(({ parte }) => parte && parte.numero)

test('each act that the search finds is a row with its own text and what that names', async () => {
  const rows = await exported('termo=lima&campos=id,conteudo_completo,assinatura,entidades,partes')
  const { partes } = (await api.get(`/publicacao/${id}`)).json.dados
  expect(rows.map(({ parte }) => parte)).toEqual(partes.slice(1))
  const [first] = rows
  expect(Object.keys(first!).at(-1)).toBe('parte')
  const alone = (await api.get(`/publicacao/${id}?parte=1147`)).json.dados
  const { conteudo_completo, assinatura, entidades } = alone
  expect(first).toEqual({
    id,
    conteudo_completo,
    assinatura,
    entidades,
    partes: [partes[1]],
    parte: partes[1],
  })
})

test('an article that holds one act, or none that has all the words, is a row itself', async () => {
  const rows = await exported('campos=id,conteudo_completo&termo=astronauta mergulhador')
  const { conteudo_completo } = (await api.get(`/publicacao/${id}`)).json.dados
  expect(rows).toEqual([{ id, conteudo_completo, parte: null }])
  expect((await exported('termo=comite')).map(({ parte }) => parte)).toEqual([null])
})

test('the total is that of publications, and each is there', async () => {
  const { headers } = await api.get('/exportar?agrupar=parte')
  const rows = await exported('')
  expect(headers['x-total']).toBe(String(acts.length + 1))
  expect(new Set(rows.map((row) => row.id)).size).toBe(acts.length + 1)
  expect(rows).toHaveLength(acts.length + 3)
})

test('it resumes after any row, and nothing comes twice', async () => {
  const all = await exported('campos=id')
  const at = all.findIndex((row) => row.id === id)
  for (const last of [at - 1, at, at + 1, at + 2]) {
    const { parte, ...row } = all[last]!
    const apos = encodeURIComponent(parte?.endereco ?? row.id)
    expect(await exported(`campos=id&apos=${apos}`)).toEqual(all.slice(last + 1))
    const { headers } = await api.get(`/exportar?agrupar=parte&campos=id&apos=${apos}`)
    const left = new Set(all.slice(last + 1).map((each) => each.id))
    expect(headers['x-total']).toBe(String(left.size))
  }
})

test.each(['agrupar=parte&apos=ID%239999', 'apos=ID%231147', 'agrupar=orgao'])(
  '%s is refused',
  async (query) => {
    const { status, json } = await api.get(`/exportar?${query.replace('ID', id)}`)
    expect([status, json.erro.detalhes[0]?.campo]).toEqual([400, query.split(/[=&]/).at(-2)])
  },
)

test('CSV and Parquet have a column for each field of a part', async () => {
  const rows = await exported('campos=id,titulo')
  const names = ['id', 'titulo', ...PARTE_FIELDS.map((name) => `parte_${name}`)]
  const url = '/exportar?agrupar=parte&campos=id,titulo&formato='
  const [head, ...cells] = readCsv((await api.get(`${url}csv`)).text)
  expect(head).toEqual(names)
  const expected = rows.map(({ parte, ...row }) => [
    row.id,
    row.titulo,
    ...PARTE_FIELDS.map((name) => {
      const value = parte?.[name] ?? null
      return typeof value === 'object' && value !== null ? JSON.stringify(value) : value
    }),
  ])
  expect(cells).toEqual(expected.map((row) => row.map((value) => `${value ?? ''}`)))

  const { rawPayload } = await api.app.inject({
    url: `/api/v1${url}parquet`,
    headers: { 'x-api-key': api.chave },
  })
  const read = await parquetReadObjects({ file: new Uint8Array(rawPayload).buffer })
  expect(read.map((row) => Object.keys(row))).toEqual(expected.map(() => names))
  const values = read.map((row) =>
    Object.values(row).map((value) =>
      value instanceof Date ? value.toISOString().slice(0, 10) : (value ?? null),
    ),
  )
  expect(values).toEqual(expected)
  expect(numbers(rows)).toContain('1147')
})

test('the command writes the same, and says publications and rows', async () => {
  const file = join(temporaryFolder(), 'atos.csv')
  const args = ['exportar', file, '--agrupar', 'parte', '--termo', 'lima']
  const { code, stdout } = await cli(api.dataDir, ...args)
  expect(code).toBe(0)
  expect(stdout).toContain('1 publicação em 2 linhas')
  const { text } = await api.get('/exportar?agrupar=parte&termo=lima&formato=csv')
  expect(readFileSync(file, 'utf8')).toBe(text)
})
