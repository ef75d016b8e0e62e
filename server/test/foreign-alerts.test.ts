import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { foreignCsv } from '../src/cli/importar-alertas/read-file.ts'
import { type ForeignFile, recordsInJson } from '../src/foreign/records.ts'
import {
  FOREIGN_SOURCES,
  type ForeignSource,
  sourceOfFile,
  translateAlerts,
} from '../src/foreign/translate.ts'
import { faultsOf } from './_configuration-faults.ts'

const translate = (file: ForeignFile, fonte: ForeignSource, emails: string[] = ['a@example.org']) =>
  translateAlerts(file, { fonte, nome: 'lista', emails })

/** The query of one search of a service, or what is said of it. */
function queryFrom(fonte: ForeignSource, record: object): string {
  const { configuration, remarks } = translate(recordsInJson([record]), fonte)
  expect(faultsOf(configuration)).toEqual([])
  const [alert] = configuration.alertas
  return alert?.consulta ?? `RECUSADO: ${remarks.find(({ tipo }) => tipo === 'recusado')?.mensagem}`
}

const saidOf = (fonte: ForeignSource, record: object) =>
  translate(recordsInJson([record]), fonte).remarks.map(({ mensagem }) => mensagem)

describe('Google Alerts', () => {
  test.each([
    ['"banco exemplar"', '"banco exemplar"'],
    ['Licitação Limpeza', 'licitação limpeza'],
    ['licitação OR pregão limpeza', '(licitação OU pregão) limpeza'],
    ['a | "b c" -d -"e f" -(g h)', '(a OU "b c") -d -"e f" -(g h)'],
    ['-multa', '* -multa'],
    ['multa site:in.gov.br', 'multa'],
    ['multa (site:in.gov.br OR site:www.gov.br)', 'multa'],
    ['multa -site:exemplo.com -filetype:pdf', 'multa'],
    ['intitle:portaria -intitle:"torna pública"', 'titulo:portaria -titulo:"torna pública"'],
    ['obra AROUND(5) rodovia', '"obra rodovia"~5'],
    ['"ministério * saúde"', '"ministério saúde"~1'],
    ['ou e OU E', 'ou e ou e'],
    ['bem-estar - CNPJ 12.345', '"bem-estar" cnpj "12.345"'],
    ['"sem par', 'sem par'],
    ['multa site:exemplo.com', 'RECUSADO: "multa site:exemplo.com" só quer site:exemplo.com'],
    ['multa inurl:blog', 'RECUSADO: "multa inurl:blog" só quer inurl:blog'],
    ['multa -site:gov.br', 'RECUSADO: "multa -site:gov.br" exclui site:gov.br'],
    ['-obra AROUND(3) ponte', 'RECUSADO: "-obra AROUND(3) ponte" põe AROUND ao lado'],
    ['intitle:obra AROUND(3) ponte', 'RECUSADO: "intitle:obra AROUND(3) ponte" põe AROUND'],
    ['multa -intitle:(a b)', 'RECUSADO: "multa -intitle:(a b)" tem intitle: sem uma palavra'],
    ['(multa', 'RECUSADO: "(multa" tem um parêntese sem par'],
    ['multa OR', 'RECUSADO: "multa OR" tem um operador a que falta uma palavra'],
    ['site:in.gov.br', 'RECUSADO: "site:in.gov.br" não diz o que procurar'],
  ])('%s → %s', (query, expected) => {
    expect(queryFrom('google-alerts', { query }).startsWith(expected)).toBe(true)
  })

  test('hours, weeks and RSS', () => {
    const file = recordsInJson({
      alerts: [
        { query: 'a', delivery_frequency: 'HOURLY', email_address: 'eu@example.org' },
        { query: 'b', delivery_frequency: 'DAILY', delivery_time: '17:00' },
        { query: 'c', delivery_frequency: 'WEEKLY', delivery_method: 'RSS', language: 'pt' },
        { query: 'c', delivery_frequency: 'DAILY' },
      ],
    })
    expect(sourceOfFile(file)).toBe('google-alerts')
    const { configuration, remarks } = translate(file, 'google-alerts')
    expect(faultsOf(configuration)).toEqual([])
    expect(configuration.alertas).toMatchObject([
      { frequencia: 'imediata', canais: { emails: ['eu@example.org'] }, ativo: false },
      { frequencia: 'diaria', hora: 17, canais: { emails: ['a@example.org'] }, ativo: false },
      { nome: 'c', canais: { emails: [] } },
    ])
    expect(configuration.boletins).toMatchObject([
      { frequencia: 'semanal', dias: ['seg'], destinatarios: ['a@example.org'], ativo: false },
    ])
    expect(remarks.map(({ tipo, onde }) => [tipo, onde])).toEqual([
      ['aviso', '[2]'],
      ['dispensado', '[2]'],
      ['recusado', '[3]'],
    ])
  })
})

describe('Querido Diário', () => {
  test.each([
    ['"obra pública" + contrato', '"obra pública" contrato'],
    ['obra | contrato', 'obra OU contrato'],
    ['obra contrato', 'obra OU contrato'],
    ['obra + (contrato | edital) -multa', '(obra (contrato OU edital)) -multa'],
    ['"obra rodovia"~10 licita*', '"obra rodovia"~10 OU licita*'],
    ['rodovia~2 a - b', 'rodovia OU a OU b'],
    ['+', 'RECUSADO: "+" tem um operador'],
    ['', 'RECUSADO: "" não diz o que procurar'],
  ])('%s → %s', (query_string, expected) => {
    expect(queryFrom('querido-diario', { query_string }).startsWith(expected)).toBe(true)
  })

  test('what has no counterpart is said', () => {
    const record = {
      id: '7',
      query_string: 'a b',
      territories: ['1'],
      sub_themes: ['x'],
      gov_entities: [],
    }
    expect(saidOf('querido-diario', record).map((said) => said.slice(0, 20))).toEqual([
      'no Querido Diário, u',
      'escolhia diários de ',
      'sub_themes não tem c',
    ])
  })
})

test('Escavador: variations, auxiliary terms and gazettes', () => {
  const record = {
    id: 12,
    termo: 'Banco Exemplar',
    variacoes: [{ id: 1, termo: 'Bco. Exemplar' }, 'BE S.A.'],
    termos_auxiliares: [
      { condicao: 'CONTEM', termo: 'contrato' },
      { condicao: 'CONTEM_ALGUMA', termo: 'multa' },
      ['CONTEM_ALGUMA', 'sanção'],
      { condicao: 'NAO_CONTEM', termo: 'estágio' },
      { condicao: 'TALVEZ', termo: 'x' },
    ],
    origens: [{ nome: 'Diário Oficial da União', sigla: 'DOU' }, { nome: 'Diário de Exemplo' }],
  }
  expect(queryFrom('escavador', record)).toBe(
    '("Banco Exemplar" OU "Bco. Exemplar" OU "BE S.A.") "contrato" ("multa" OU "sanção") -"estágio"',
  )
  expect(saidOf('escavador', record)).toEqual([
    'o Arauto só tem o DOU. Ficam de fora: Diário de Exemplo.',
    expect.stringContaining('não diz CONTEM'),
  ])
  expect(sourceOfFile(recordsInJson({ items: [record] }))).toBe('escavador')
  const elsewhere = { termo: 'a', origens: [{ nome: 'Diário de Exemplo' }] }
  expect(queryFrom('escavador', elsewhere)).toContain('só acompanha Diário de Exemplo')
})

test('Jusbrasil: each column of a line is an item of one list', () => {
  const csv = `Nome,CPF,CNPJ,OAB,Processo,Termo
Maria Exemplar,123.456.789-09,,SP123456,,
Empresa Exemplar,,12.345.678/0001-95,,00000000020248269999,
,,,,,obra parada
,123.456.789-09,,,,
,,11.111.111/1111-11,,,
Maria Exemplar,,,,,
`
  const file = foreignCsv(csv)
  expect(sourceOfFile(file)).toBe('jusbrasil')
  const { configuration, remarks } = translate(file, 'jusbrasil')
  expect(faultsOf(configuration)).toEqual([])
  expect(configuration.listas[0]).toMatchObject({
    chave: 'jusbrasil:lista',
    itens: [
      { termo: '"Maria Exemplar"', grupo: 'Maria Exemplar' },
      {
        termo: '"OAB/SP 123.456" OU "OAB/SP nº 123.456" OU "OAB/SP 123456"',
        grupo: 'Maria Exemplar',
      },
      { termo: '"Empresa Exemplar"', grupo: 'Empresa Exemplar' },
      { termo: 'cnpj:"12.345.678/0001-95"', grupo: 'Empresa Exemplar' },
      { termo: 'processo:"00000000020248269999"', grupo: 'Empresa Exemplar' },
      { termo: '"obra parada"', grupo: null },
    ],
  })
  expect(configuration.alertas).toMatchObject([{ listas: ['jusbrasil:lista'], ativo: false }])
  expect(remarks.map(({ tipo, onde }) => [tipo, onde])).toEqual([
    ['aviso', 'linha 2'],
    ['aviso', 'linha 5'],
    ['recusado', 'linha 5'],
    ['recusado', 'linha 6'],
    ['dispensado', 'linha 7'],
    ['aviso', ''],
  ])
})

test('a table: columns, sections, bodies, hours; what is wrong is named by its line', () => {
  const csv = `Nome;Consulta;E-mails;Frequência;Seções;Órgãos;Obs.
Compras;"pregão OU ""dispensa""";a@example.org, b@example.org;diária às 7h15;DO1, DO3E;Ministério da Saúde|Fiocruz;x
;limpeza;;;;;
Semana;obra;c@example.org;semanal 9h;todas;;
Compras;outra;;;;;
Errada;(a;;;;;
Nada;;;;;;
Seção;x;;;9;;
Quando;y;não-é;às vezes;;;
"aberta;z;;;;;
`
  const file = foreignCsv(csv)
  expect(sourceOfFile(file)).toBe('planilha')
  const { configuration, remarks } = translate(file, 'planilha', [])
  expect(faultsOf(configuration)).toEqual([])
  expect(configuration.alertas).toMatchObject([
    {
      chave: 'planilha:compras',
      consulta: 'pregão OU "dispensa"',
      filtros: { secoes: ['1', 'extra3'], orgaos: ['Ministério da Saúde', 'Fiocruz'] },
      canais: { emails: ['a@example.org', 'b@example.org'] },
      frequencia: 'diaria',
      hora: 7,
      ativo: false,
    },
    { chave: 'planilha:limpeza', nome: 'limpeza', hora: 8 },
    { chave: 'planilha:semana', canais: { emails: [] } },
    { chave: 'planilha:quando', frequencia: 'diaria' },
  ])
  expect(configuration.boletins).toMatchObject([{ chave: 'planilha:semana', hora: 9 }])
  expect(remarks.map(({ tipo, onde }) => `${tipo} ${onde}`)).toEqual([
    'recusado linha 10',
    'aviso ',
    'aviso linha 3',
    'recusado linha 5',
    'recusado linha 6',
    'recusado linha 7',
    'recusado linha 8',
    'recusado linha 9',
    'aviso linha 9',
    'aviso linha 9',
  ])
})

describe('whatever a file says, it becomes what the API takes, or is refused in words', () => {
  const PIECES =
    'a B OR | + - ( ) " "x_y" ~2 * AROUND(3) -( site:gov.br -site:x.com intitle: E OU cnpj:1 orgao: é 12'
      .split(' ')
      .map((piece) => piece.replace('_', ' '))
  const words = fc.oneof(
    { weight: 3, arbitrary: fc.string({ unit: 'grapheme', maxLength: 30 }) },
    {
      weight: 3,
      arbitrary: fc
        .array(fc.constantFrom(...PIECES), { maxLength: 9 })
        .map((pieces) => pieces.join(' ')),
    },
    fc.string({ unit: 'binary', maxLength: 1_200 }),
    fc.string({ unit: fc.constantFrom('(', '-', '"', 'a', ' '), maxLength: 120 }),
    fc.string({
      unit: fc.constantFrom('a', ' ', '\0', '\ud800', '\u2028', '\n', ';'),
      maxLength: 9,
    }),
    fc.constantFrom('DAILY', 'WEEKLY', 'RSS', 'semanal 7h', '1;2', 'DOU', 'CONTEM', 'SP123456'),
    fc.constantFrom('12.345.678/0001-95', '23000.012345/2024-67', 'a@example.org'),
  )
  const value: fc.Arbitrary<unknown> = fc.oneof(
    { weight: 6, arbitrary: words },
    { weight: 2, arbitrary: fc.array(words, { maxLength: 4 }) },
    fc.jsonValue({ maxDepth: 3 }),
  )
  const NAMES =
    'nome consulta emails frequencia secoes orgaos termo cnpj cpf oab processo id query query_string territories variacoes origens termos_auxiliares origens_ids delivery_frequency delivery_method __proto__ delivery_time email_address language sub_themes'
      .split(' ')
      .concat('')
  const SOUGHT = ['consulta', 'termo', 'query', 'query_string', 'nome']
  const record = fc
    .tuple(
      fc.dictionary(fc.constantFrom(...NAMES), value, { maxKeys: 12 }),
      fc.dictionary(fc.constantFrom(...SOUGHT), words, { minKeys: 2 }),
    )
    .map(([some, sought]) => ({ ...some, ...sought }))
  const json = fc.oneof(
    { weight: 5, arbitrary: fc.array(record, { maxLength: 4 }) },
    record.map((one) => ({ items: [one, one] })),
    fc.jsonValue({ maxDepth: 4 }),
  )
  const cell = words.map((text) => `"${text.replaceAll('"', '""')}"`)
  const csv = fc
    .tuple(
      fc.constantFrom(';', ',', '\t'),
      fc.array(fc.constantFrom(...NAMES), { minLength: 1, maxLength: 6 }),
      fc.array(fc.array(fc.oneof(cell, words), { maxLength: 6 }), { maxLength: 4 }),
    )
    .map(([separator, head, rows]) =>
      [head, ...rows].map((row) => row.join(separator)).join('\r\n'),
    )
  const file = fc.oneof(
    json.map(recordsInJson),
    csv.map(foreignCsv),
    fc.string({ unit: 'binary' }).map(foreignCsv),
  )

  test.each(FOREIGN_SOURCES)('%s', (fonte) => {
    let kept = 0
    fc.assert(
      fc.property(file, (given) => {
        sourceOfFile(given)
        const { configuration, remarks } = translate(given, fonte)
        expect(faultsOf(configuration)).toEqual([])
        kept += configuration.alertas.length
        for (const records of Object.values(configuration) as { chave: string }[][])
          expect(new Set(records.map(({ chave }) => chave)).size).toBe(records.length)
        if (configuration.alertas.length === 0)
          expect(remarks.some(({ tipo }) => tipo === 'recusado')).toBe(true)
        expect(translate(given, fonte)).toEqual({ configuration, remarks })
      }),
      { numRuns: 600 },
    )
    expect(kept).toBeGreaterThan(60)
  })
})
