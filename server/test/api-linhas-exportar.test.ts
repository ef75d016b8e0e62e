import { parquetMetadata, parquetReadObjects } from 'hyparquet'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CONTRATO_COLUMNS } from '../src/gazette/rows/columns/contrato-columns.ts'
import { LICITACAO_COLUMNS } from '../src/gazette/rows/columns/licitacao-columns.ts'
import { PESSOAL_COLUMNS } from '../src/gazette/rows/columns/pessoal-columns.ts'
import { SANCAO_COLUMNS } from '../src/gazette/rows/columns/sancao-columns.ts'
import { PUBLISHED_COLUMNS } from '../src/gazette/rows/columns/published-columns.ts'
import { readCsv } from '../src/service/export/formats/_read-csv.ts'
import { type TestApi, startApi } from './_api.ts'
import { PUNISHMENTS } from './_acts-with-rows.ts'
import { CPF_FORMS, tellsCpf } from './_cpf-forms.ts'
import { TUESDAY, type TestArticle } from './_editions.ts'
import { type DataPackage, packageFaults, valueFaults } from './_data-package.ts'
import { firstPerson } from './_people.ts'

const SECRETARIAT = 'Ministério de Teste/Secretaria de Compras'
/** More than a piece of JSON Lines has. */
const SUPPLIERS = 700

const extract = (
  idMateria: string,
  texto: string,
  more: Partial<TestArticle> = {},
): TestArticle => ({
  idMateria,
  pubName: 'DO3',
  titulo: `EXTRATO DE CONTRATO Nº ${idMateria}/2024`,
  texto: texto
    .split('\n')
    .map((line) => `<p>${line}</p>`)
    .join(''),
  attributes: { artType: 'Extrato de Contrato' },
  ...more,
})

const suppliers = Array.from({ length: SUPPLIERS }, (_, i) => {
  const cnpj = cnpjOf(String(10_000_000 + i))
  return `CNPJ CONTRATADA : ${cnpj} EMPRESA ${i}.`
})

const contracts: TestArticle[] = [
  extract(
    '101',
    `Contratada: =FULANA DE TAL ${CPF_FORMS[0]}, CNPJ 11.222.333/0001-81. Objeto: "pneus", novos. Modalidade: Pregão. Valor Total: R$ 1.000,10. Vigência: 18/03/2024 a 17/03/2025. Data de Assinatura: 15/03/2024. Fundamento Legal: Lei nº 8.666/93.`,
  ),
  extract(
    '102',
    'Convenente: Universidade Federal de Teste, CNPJ 00.394.494/0001-36 e Fundação de Exemplo. Objeto: pesquisa. Data de Assinatura: 10/03/2024.',
    { titulo: 'EXTRATO DE CONVÊNIO Nº 1/2024', attributes: { artCategory: SECRETARIAT } },
  ),
  extract(
    '103',
    `Nº Processo: 23000012345202320. Objeto: Curso. Total de Itens Licitados: 2. Fundamento Legal: Art. 25º da Lei nº 8.666. Justificativa: Única. Valor Global: R$ 300,00. ${suppliers.join(' ')}\n(SIDEC - 11/05/2023) 150002-00001-2023NE000001`,
    { data: TUESDAY, titulo: 'EXTRATO DE INEXIGIBILIDADE DE LICITAÇÃO Nº 7/2023 - UASG 150002' },
  ),
  extract('104', 'Contratada: PNEUCAR LTDA. Objeto: pneus usados.', { data: TUESDAY }),
]
const movements: TestArticle[] = [
  ['201', 'Nomear MARIA DA SILVA, para exercer o cargo de Diretora, código CCE 1.15.'],
  [
    '202',
    `Exonerar, a pedido, JOSÉ D’ÁVILA, CPF ${CPF_FORMS[0]}, do cargo de Assessor, código CCE 2.13.`,
  ],
].map(([idMateria = '', texto]) => ({
  idMateria,
  pubName: 'DO2',
  titulo: `PORTARIA Nº ${idMateria}, DE 15 DE MARÇO DE 2024`,
  texto: `<p>O MINISTRO DE ESTADO DE TESTE, no uso de suas atribuições, resolve:</p><p>${texto}</p><p class="assina">BELTRANA DE TAL</p>`,
}))

const notices: TestArticle[] = [
  [
    '301',
    'Objeto: "notebooks"; novos. Valor estimado: R$ 1.000,10. Abertura da sessão: 25/03/2024 às 9h.',
  ],
  [
    '302',
    'Homologado em favor das empresas: ALFA LTDA, CNPJ: 11.222.333/0001-81 - Total: R$ 100,00; BETA LTDA, CNPJ: 11.444.777/0001-61.',
  ],
].map(([idMateria = '', texto]) => ({
  idMateria,
  pubName: 'DO3',
  titulo: idMateria === '301' ? 'AVISO DE LICITAÇÃO' : 'AVISO DE HOMOLOGAÇÃO',
  texto: `<p>PREGÃO ELETRÔNICO Nº ${idMateria}/2024</p><p>${texto}</p>`,
  attributes: { artType: 'Aviso de Licitação' },
}))

type Row = Record<string, unknown>

let api: TestApi
beforeAll(
  async () => void (api = await startApi([...contracts, ...movements, ...notices, ...PUNISHMENTS])),
)
afterAll(() => api[Symbol.asyncDispose]())

const linesOf = (text: string): Row[] =>
  text
    .split('\n')
    .slice(0, -1)
    .map((line): Row => JSON.parse(line))

async function exported(table: string, query = ''): Promise<Row[]> {
  const { status, text } = await api.get(`/${table}/exportar?${query}`)
  expect({ status, text }).toMatchObject({ status: 200 })
  return linesOf(text)
}

/** All pages of the list. */
async function listed(table: string, query = ''): Promise<Row[]> {
  const rows: Row[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const more: string = cursor && `&cursor=${cursor}`
    const { json } = await api.get(`/${table}?ordem=antigas&limite=100&${query}${more}`)
    rows.push(...json.dados.resultados)
    cursor = json.dados.proximo
  }
  return rows
}

describe.each([
  ['contratos', { ...CONTRATO_COLUMNS, ...PUBLISHED_COLUMNS }, SUPPLIERS + 3],
  ['pessoal', { ...PESSOAL_COLUMNS, ...PUBLISHED_COLUMNS }, 2],
  ['licitacoes', { ...LICITACAO_COLUMNS, ...PUBLISHED_COLUMNS }, 2],
  ['sancoes', { ...SANCAO_COLUMNS, ...PUBLISHED_COLUMNS }, 6],
])('%s', (table, columns, total) => {
  const names = Object.keys(columns)

  test('JSON Lines has the rows of the list, oldest first', async () => {
    const { text, headers } = await api.get(`/${table}/exportar`)
    expect(headers).toMatchObject({
      'content-type': 'application/x-ndjson; charset=utf-8',
      'content-disposition': `attachment; filename="${table}.jsonl"`,
      'x-total': String(total),
      'x-avisos': '',
    })
    const rows = linesOf(text)
    expect(rows).toHaveLength(total)
    expect(rows).toEqual(await listed(table))
    for (const row of rows) expect(Object.keys(row).toSorted()).toEqual(names.toSorted())
  })

  test('CSV has the same; lists are JSON', async () => {
    const rows = await exported(table)
    const { text } = await api.get(`/${table}/exportar?formato=csv`)
    const [head, ...cells] = readCsv(text)
    expect(head).toEqual(names)
    expect(cells).toEqual(rows.map((row) => names.map((name) => cellOf(row[name]))))
  })

  test('Parquet has the same, each column of its type', async () => {
    const { rawPayload } = await api.app.inject({
      url: `/api/v1/${table}/exportar?formato=parquet`,
      headers: { 'x-api-key': api.chave },
    })
    const file = new Uint8Array(rawPayload).buffer
    const dates = Object.entries(columns).flatMap(([name, { type }]) =>
      type === 'date' ? [name] : [],
    )
    const expected = (await exported(table)).map((row) => ({
      ...row,
      ...Object.fromEntries(dates.map((name) => [name, dateOf(row[name])])),
    }))
    expect(await parquetReadObjects({ file })).toEqual(expected)
    const { schema } = parquetMetadata(file)
    const typeOf = (name: string) => schema.find((one) => one.name === name)
    expect(typeOf('versao_extrator')).toMatchObject({ type: 'INT32', repetition_type: 'REQUIRED' })
    expect(typeOf('data_publicacao')).toMatchObject({ converted_type: 'DATE' })
    expect(typeOf('trechos')).toMatchObject({ converted_type: 'LIST' })
  })

  test('it goes on behind any row, and nothing comes twice', async () => {
    const all = await exported(table)
    for (const at of [0, Math.floor(total / 2), total - 1]) {
      const apos = encodeURIComponent(`${String(all[at]!['publicacao'])}#${String(all[at]!['id'])}`)
      const { text, headers } = await api.get(`/${table}/exportar?apos=${apos}`)
      expect(linesOf(text)).toEqual(all.slice(at + 1))
      expect(headers['x-total']).toBe(String(total - at - 1))
    }
  })

  test('no CPF is in any file', async () => {
    for (const formato of ['jsonl', 'csv']) {
      const { text } = await api.get(`/${table}/exportar?formato=${formato}`)
      expect(tellsCpf(text.replaceAll(/"?(?:pub|lin)_\w+"?|\d{9,}/g, ''))).toBe(false)
    }
  })

  test.each([
    ['formato=xls', 'formato'],
    ['apos=pub_0000000000000000', 'apos'],
    ['ordem=recentes', 'ordem'],
    ['limite=10', 'limite'],
    ['data_inicio=2024-03-19&data_fim=2024-03-18', 'data_inicio'],
  ])('%s is refused', async (query, campo) => {
    const { status, json } = await api.get(`/${table}/exportar?${query}`)
    expect(status).toBe(400)
    expect(json.erro.detalhes[0]).toMatchObject({ campo, sugestao: expect.any(String) })
  })
})

test.each([
  ['contratos', 'termo=pneus'],
  ['contratos', 'valor_min=1000&tipo_instrumento=contrato'],
  ['contratos', `data_inicio=${TUESDAY}`],
  ['contratos', 'fornecedor_ni=11.222.333/0001-81'],
  ['contratos', `orgao=${encodeURIComponent(SECRETARIAT)}`],
  ['pessoal', 'codigo_min=CCE 1.15'],
  ['pessoal', 'pessoa_nome=maria'],
  ['licitacoes', 'abertura_de=2024-03-25'],
  ['licitacoes', 'vencedor_ni=11.444.777/0001-61'],
  ['sancoes', 'sancionado_cnpj=11222333'],
  ['sancoes', 'vigente_em=2024-03-20'],
])('%s of %s are those of the list', async (table, query) => {
  const rows = await exported(table, query)
  expect(rows.length).toBeGreaterThan(0)
  expect(rows).toEqual(await listed(table, query))
})

test('a row that the query does not find is no place to go on from', async () => {
  const found = new Set((await exported('contratos', 'termo=pneus')).map(({ id }) => id))
  const other = (await exported('contratos')).find(({ id }) => !found.has(id))!
  const apos = encodeURIComponent(`${String(other['publicacao'])}#${String(other['id'])}`)
  const { status, json } = await api.get(`/contratos/exportar?termo=pneus&apos=${apos}`)
  expect([status, json.erro.detalhes[0]?.campo]).toEqual([400, 'apos'])
})

test('for a spreadsheet, no name is a formula', async () => {
  const { text } = await api.get('/contratos/exportar?formato=csv&bom=true')
  expect(text.startsWith('\ufeffid,')).toBe(true)
  expect(text).toContain("'=FULANA DE TAL")
})

test('what nothing is found for is an empty file that says so', async () => {
  const { text, headers } = await api.get('/contratos/exportar?orgao=Nenhum')
  expect(text).toBe('')
  expect(headers).toMatchObject({
    'x-total': '0',
    'x-avisos': expect.stringMatching(/^orgao_inex/),
  })
})

describe.each([
  ['contratos', { ...CONTRATO_COLUMNS, ...PUBLISHED_COLUMNS }, SUPPLIERS + 3],
  ['pessoal', { ...PESSOAL_COLUMNS, ...PUBLISHED_COLUMNS }, 2],
  ['licitacoes', { ...LICITACAO_COLUMNS, ...PUBLISHED_COLUMNS }, 2],
  ['sancoes', { ...SANCAO_COLUMNS, ...PUBLISHED_COLUMNS }, 6],
])('the Data Package of %s', (table, columns, total) => {
  const described = async (query: string) => {
    const { text, headers } = await api.get(`/${table}/datapackage.json?${query}`)
    expect(headers['content-type']).toBe('application/vnd.datapackage+json; charset=utf-8')
    return JSON.parse(text) as DataPackage
  }

  test('has what version 2 requires, and tells each column', async () => {
    const found = await described(`formato=csv&data_inicio=2024-03-01&data_fim=${TUESDAY}`)
    expect(packageFaults(found)).toEqual([])
    expect(found).toMatchObject({
      name: `dou-${table}`,
      periodo: { inicio: '2024-03-01', fim: TUESDAY },
      filtros: { data_inicio: '2024-03-01', data_fim: TUESDAY },
      linhas: total,
      qualidade: { estado: 'experimental', atos: expect.any(Number) },
    })
    const [resource] = found.resources
    expect(resource).toMatchObject({
      path: `${table}_2024-03-01_${TUESDAY}.csv`,
      format: 'csv',
      mediatype: 'text/csv',
    })
    const fields = resource!.schema.fields
    expect(fields.map(({ name }) => name)).toEqual(Object.keys(columns))
    for (const field of fields) expect(field.title && field.description).toBeTruthy()
  })

  test('the rows of the file are as their schema says', async () => {
    const { resources } = await described('')
    const rows = await exported(table)
    for (const field of resources[0]!.schema.fields)
      for (const row of rows) expect(valueFaults(field, row[field.name])).toEqual([])
  })

  test('says at length what the file only has codes of', async () => {
    const { avisos, linhas } = await described('orgao=Nenhum')
    expect(linhas).toBe(0)
    expect(avisos[0]).toMatchObject({ codigo: 'orgao_inexistente', mensagem: expect.any(String) })
  })

  test.each(['apos=x', 'bom=true', 'limite=1'])('%s is refused', async (query) => {
    expect((await api.get(`/${table}/datapackage.json?${query}`)).status).toBe(400)
  })
})

test('the audit trail tells of which table an export was', async () => {
  const { headers } = await firstPerson(api)
  await exported('contratos', 'termo=pneus')
  const { json } = await api.get('/auditoria?tipo=exportacao', headers)
  expect(json.dados.resultados[0].detalhes).toEqual({
    tabela: 'contratos',
    formato: 'jsonl',
    termo: 'pneus',
  })
})

const dateOf = (value: unknown) => (typeof value === 'string' ? new Date(value) : null)

function cellOf(value: unknown): string {
  if (value === null) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** The CNPJ of a company's first establishment. */
function cnpjOf(company: string): string {
  const digits = `${company}0001`
  const first = checkDigit(digits)
  const all = `${digits}${first}${checkDigit(`${digits}${first}`)}`
  return all.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5')
}

function checkDigit(digits: string): number {
  const weighted = Array.from(
    digits,
    (digit, i) => Number(digit) * (((digits.length - 1 - i) % 8) + 2),
  )
  const rest = weighted.reduce((sum, one) => sum + one, 0) % 11
  return rest < 2 ? 0 : 11 - rest
}
