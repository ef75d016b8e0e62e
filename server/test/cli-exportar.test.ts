import { hash } from 'node:crypto'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { parquetReadObjects } from 'hyparquet'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HIT_FIELDS } from '../src/gazette/publication-detail.ts'
import { databasePath } from '../src/store/sqlite/database.ts'
import { migrations, runMigration } from '../src/store/sqlite/migrate.ts'
import { readCsv } from '../src/service/export/formats/_read-csv.ts'
import { acts } from './_acts.ts'
import { type TestApi, startApi } from './_api.ts'
import { cli, temporaryFolder } from './_cli.ts'
import { packageFaults } from './_data-package.ts'

let api: TestApi
beforeAll(async () => void (api = await startApi(acts)))
afterAll(() => api[Symbol.asyncDispose]())

/** Runs `exportar`, which must succeed, and returns its JSON. */
async function exportar(...args: string[]) {
  const { code, stdout, stderr } = await cli(api.dataDir, 'exportar', ...args, '--json')
  expect({ code, stderr }).toMatchObject({ code: 0 })
  return { ...JSON.parse(stdout), stderr }
}

test("a file equals the API's response", async () => {
  const file = join(temporaryFolder(), 'atos.csv')
  const { arquivos } = await exportar(file, '--termo', 'contrato')
  const { text } = await api.get('/exportar?formato=csv&termo=contrato')
  expect(readFileSync(file, 'utf8')).toBe(text)
  expect(arquivos).toMatchObject([
    { arquivo: file, publicacoes: 45, bytes: Buffer.byteLength(text) },
  ])
})

test('every filter, and the requested fields', async () => {
  const file = join(temporaryFolder(), 'atos.jsonl')
  const campos = ['--campos', 'id,versao']
  const filters = ['--secao', '1,extra', '--tipo_ato', 'decreto', '--data_fim', '2024-03-18']
  await exportar(file, ...campos, ...filters)
  const { text } = await api.get(
    '/exportar?campos=id,versao&secao=1,extra&tipo_ato=decreto&data_fim=2024-03-18',
  )
  expect(readFileSync(file, 'utf8')).toBe(text)
  expect(text.split('\n')).toHaveLength(2)
})

test.each([
  [['--valor_min', '1000', '--valor_max', '250000.5'], 'valor_min=1000&valor_max=250000.5'],
  [['--situacao', 'publicada,retificada'], 'situacao=publicada&situacao=retificada'],
  [['--cnpj', '11.222.333/0001-81,12345678'], 'cnpj=11.222.333/0001-81&cnpj=12345678'],
  [
    ['--tipo_ato', 'decreto', '--tipo_ato', 'portaria', '--orgao', 'Ministério da Educação'],
    'tipo_ato=decreto&tipo_ato=portaria&orgao=Ministério da Educação',
  ],
])('entities, states and several values: %j', async (options, query) => {
  const file = join(temporaryFolder(), 'atos.jsonl')
  await exportar(file, ...options)
  const { text } = await api.get(`/exportar?${query}`)
  expect(readFileSync(file, 'utf8')).toBe(text)
})

test.each([
  [['--valor_min', '1.000,50'], '--valor_min'],
  [['--valor_min', '2', '--valor_max', '1'], '--valor_min'],
  [['--data_inicio', '2024-03-02', '--data_fim', '2024-03-01'], '--data_inicio'],
  [['--cnpj', '11.222.333/0001-82'], '--cnpj'],
  [['--situacao', 'revogado'], '--situacao'],
])('%j is refused, with its name', async (options, name) => {
  const place = join(temporaryFolder(), 'atos.jsonl')
  const { code, stderr } = await cli(api.dataDir, 'exportar', place, ...options)
  expect(code).toBe(2)
  expect(stderr).toContain(name)
})

test('a month: complete in each format, sums for sha256sum, missing editions reported', async () => {
  const folder = join(temporaryFolder(), 'marco')
  const { arquivos, stderr } = await exportar(folder, '--mensal', '2024-03')
  expect(readdirSync(folder).toSorted()).toEqual([
    'dou-2024-03.csv',
    'dou-2024-03.declaracoes.jsonl',
    'dou-2024-03.jsonl',
    'dou-2024-03.parquet',
    'dou-2024-03.sha256',
  ])
  const sums = readFileSync(join(folder, 'dou-2024-03.sha256'), 'utf8')
  const expected = ['jsonl', 'csv', 'parquet', 'declaracoes.jsonl'].map((form) => {
    const name = `dou-2024-03.${form}`
    return `${hash('sha256', readFileSync(join(folder, name)))}  ${name}\n`
  })
  expect(sums).toBe(expected.join(''))
  expect(arquivos).toHaveLength(3)
  expect(stderr).toContain('Aviso: Seções 1, 2 e 3 sem edição no acervo')

  const read = (form: string) => readFileSync(join(folder, `dou-2024-03.${form}`))
  const lines = read('jsonl').toString().split('\n').slice(0, -1)
  const objects = lines.map((line): Record<string, unknown> => JSON.parse(line))
  expect(objects).toHaveLength(acts.length)
  const [names, ...rows] = readCsv(read('csv').toString())
  const column = (name: string) => rows.map((row) => row[names!.indexOf(name)])
  const groups = await parquetReadObjects({ file: new Uint8Array(read('parquet')).buffer })
  for (const field of ['sha256', 'conteudo_completo', 'titulo']) {
    expect(column(field)).toEqual(objects.map((act) => act[field]))
    expect(groups.map((act) => act[field])).toEqual(objects.map((act) => act[field]))
  }
})

test.each([
  [[], 'falta <arquivo | pasta>'],
  [['a', 'b'], 'Diga o nome de um arquivo'],
  [['a', '--formato', 'xls'], '--formato: "xls" não é um valor aceito'],
  [['a', '--formato', 'csv,jsonl'], 'Diga o nome de um arquivo'],
  [['a.csv', '--formato', 'jsonl'], '--formato pede jsonl'],
  [['a.json'], 'A extensão .json não diz a forma'],
  [['a.csv.gz'], 'A extensão .gz não diz a forma'],
  [['a', '--campos', 'id,tituIo'], `você quis dizer titulo?`],
  [['a', '--secao', '4'], '--secao: "4" não é um valor aceito'],
  [['a', '--data_inicio', '15/03/2024'], '--data_inicio: "15/03/2024" não é uma data'],
  [['a', '--termo', '"aberta'], 'aspas'],
  [['a', '--mensal', '2024-13'], '--mensal: "2024-13" não é um mês AAAA-MM'],
  [['a', '--tabela', 'compras'], 'não é um valor aceito. Os valores são: contratos'],
  [['nenhuma/pasta/a'], 'Não foi possível gravar nenhuma/pasta/a: não há a pasta nenhuma/pasta.'],
  [[import.meta.dirname], 'é uma pasta; nada foi gravado'],
  [[import.meta.dirname, '--sobrescrever'], 'Diga o nome do arquivo, como'],
  [['-', '--formato', 'csv'], 'Uma exportação não vai à saída padrão'],
  [['/dev/null', '--sobrescrever'], 'não é um arquivo comum; nada foi gravado'],
  [['/proc/arauto/a', '--mensal', '2024-03'], 'Não é possível criar uma pasta em /proc'],
])('%j ends with code 2 and says why', async (args, message) => {
  const { code, stderr } = await cli(api.dataDir, 'exportar', ...args)
  expect(code).toBe(2)
  expect(stderr.toLowerCase()).toContain(message.toLowerCase())
})

test('the format is that of the name, or the requested one', async () => {
  const folder = temporaryFolder()
  const lines = (await api.get('/exportar?campos=id')).text
  const csv = (await api.get('/exportar?campos=id&formato=csv')).text
  for (const [name, form, text] of [
    ['um.NDJSON', [], lines],
    ['sem-extensao', [], lines],
    ['dois.txt', ['--formato', 'csv'], csv],
  ] as const) {
    await exportar(join(folder, name), '--campos', 'id', ...form)
    expect(readFileSync(join(folder, name), 'utf8')).toBe(text)
  }
})

test('an existing file is overwritten only on request', async () => {
  const folder = temporaryFolder()
  const file = join(folder, 'atos.csv')
  writeFileSync(file, 'Trabalho de ontem.')
  const refused = await cli(api.dataDir, 'exportar', file)
  expect(refused).toMatchObject({ code: 2, stderr: expect.stringContaining('--sobrescrever') })
  expect(readFileSync(file, 'utf8')).toBe('Trabalho de ontem.')
  await exportar(file, '--sobrescrever')
  expect(readFileSync(file, 'utf8')).toBe((await api.get('/exportar?formato=csv')).text)

  writeFileSync(join(folder, 'dou-2024-03.sha256'), 'somas')
  const month = await cli(api.dataDir, 'exportar', folder, '--mensal', '2024-03')
  expect(month).toMatchObject({ code: 2, stderr: expect.stringContaining('dou-2024-03.sha256') })
  expect(readdirSync(folder).toSorted()).toEqual(['atos.csv', 'dou-2024-03.sha256'])
})

test('an archive of an older version is brought up to date', async () => {
  const folder = temporaryFolder()
  {
    using db = new DatabaseSync(databasePath(folder))
    const files = migrations()
    for (let applied = 0; applied < 64; applied++) runMigration(db, files, applied)
  }
  const file = join(folder, 'contratos.csv')
  const { code } = await cli(folder, 'exportar', file, '--tabela', 'contratos')
  expect(code).toBe(0)
})

test('the help lists the fields', async () => {
  const { stdout } = await cli(api.dataDir, 'exportar', '--ajuda')
  for (const field of HIT_FIELDS) expect(stdout).toContain(field)
})

describe('tables', () => {
  let tables: TestApi
  beforeAll(async () => {
    tables = await startApi([
      {
        idMateria: '101',
        pubName: 'DO3',
        titulo: 'EXTRATO DE CONTRATO Nº 1/2024',
        texto:
          '<p>Contratada: EMPRESA DE TAL LTDA, CNPJ 11.222.333/0001-81. Objeto: pneus. Valor Total: R$ 1.234,56. Data de Assinatura: 15/03/2024.</p>',
        attributes: { artType: 'Extrato de Contrato' },
      },
      {
        idMateria: '201',
        pubName: 'DO2',
        titulo: 'PORTARIA Nº 1, DE 15 DE MARÇO DE 2024',
        texto:
          '<p>O MINISTRO DE ESTADO DE TESTE resolve:</p><p>Nomear MARIA DA SILVA, para exercer o cargo de Diretora, código CCE 1.15.</p><p class="assina">BELTRANA DE TAL</p>',
      },
    ])
  })
  afterAll(() => tables[Symbol.asyncDispose]())

  const run = async (...args: string[]) => {
    const { code, stdout, stderr } = await cli(tables.dataDir, 'exportar', ...args, '--json')
    expect({ code, stderr }).toMatchObject({ code: 0 })
    return JSON.parse(stdout).arquivos
  }

  test.each([
    [
      'contratos',
      ['--cnpj', '11.222.333/0001-81', '--valor_min', '1000'],
      'fornecedor_ni=11.222.333/0001-81&valor_min=1000',
    ],
    ['contratos', ['--valor_min', '2000'], 'valor_min=2000'],
    ['pessoal', ['--termo', 'diretora', '--secao', '2'], 'termo=diretora&secao=2'],
  ])(
    '%s: a file equals the answer of the API, with its Data Package',
    async (table, args, query) => {
      const folder = temporaryFolder()
      const file = join(folder, `${table}.csv`)
      const [written] = await run(file, '--tabela', table, ...args)
      const { text } = await tables.get(`/${table}/exportar?formato=csv&${query}`)
      expect(readFileSync(file, 'utf8')).toBe(text)
      const described = JSON.parse(readFileSync(join(folder, `${table}.datapackage.json`), 'utf8'))
      expect(packageFaults(described)).toEqual([])
      expect(described.linhas).toBe(written.linhas)
      expect(described.resources).toMatchObject([
        { path: `${table}.csv`, bytes: written.bytes, hash: `sha256:${written.sha256}` },
      ])
    },
  )

  test('the command says how many rows it wrote, of how many publications', async () => {
    const file = join(temporaryFolder(), 'contratos.csv')
    const { stdout } = await cli(tables.dataDir, 'exportar', file, '--tabela', 'contratos')
    expect(stdout).toMatch(/contratos\.csv: \d+ linhas? de \d+ publicaç/)
    const [written] = await run(file, '--tabela', 'contratos', '--sobrescrever')
    expect(Object.keys(written)).toEqual([
      'arquivo',
      'publicacoes',
      'linhas',
      'bytes',
      'sha256',
      'avisos',
    ])
  })

  test('a month of a table, in each form, with its description and sums', async () => {
    const folder = join(temporaryFolder(), 'marco')
    const files = await run(folder, '--tabela', 'contratos', '--mensal', '2024-03')
    expect(files.map(({ linhas }: { linhas: number }) => linhas)).toEqual([1, 1, 1])
    const names = ['jsonl', 'csv', 'parquet', 'datapackage.json'].map(
      (form) => `contratos-2024-03.${form}`,
    )
    expect(readdirSync(folder).toSorted()).toEqual(
      [...names, 'contratos-2024-03.sha256'].toSorted(),
    )
    const sums = names.map(
      (name) => `${hash('sha256', readFileSync(join(folder, name)))}  ${name}\n`,
    )
    expect(readFileSync(join(folder, 'contratos-2024-03.sha256'), 'utf8')).toBe(sums.join(''))
    const described = JSON.parse(readFileSync(join(folder, names[3]!), 'utf8'))
    expect(packageFaults(described)).toEqual([])
    expect(described).toMatchObject({
      periodo: { inicio: '2024-03-01', fim: '2024-03-31' },
      avisos: [{ codigo: 'edicoes_ausentes' }],
    })
  })

  test.each([
    [['--tabela', 'leiloes'], '--tabela: "leiloes" não é um valor aceito'],
    [['--tabela', 'contratos,pessoal'], '--tabela: espera uma só tabela'],
    [
      ['--tabela', 'contratos', '--tipo_ato', 'decreto'],
      '--tipo_ato: não vale com --tabela contratos',
    ],
    [['--tabela', 'pessoal', '--campos', 'id'], '--campos: não vale com --tabela pessoal'],
  ])('%j is refused', async (args, message) => {
    const { code, stderr } = await cli(tables.dataDir, 'exportar', 'a.csv', ...args)
    expect(code).toBe(2)
    expect(stderr).toContain(message)
  })
})
