import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CPF_FORMS, tellsCpf } from '../../../test/_cpf-forms.ts'
import { expectLinear } from '../../../test/_linear.ts'
import { type ContratoLinha, linhasOf } from './linhas.ts'

const act = (conteudo_completo: string, tipo_ato = 'Extrato de Contrato') => ({
  id: 'pub_0123456789ABCDEF',
  tipo_ato,
  conteudo_completo,
  titulo: '',
  ementa: null,
  assinatura: '',
  orgao: 'Ministério do Exemplo/Fundação Exemplo',
  data_publicacao: '2023-05-12',
  secao_base: '3',
})

const rows = (text: string, tipo_ato?: string) => linhasOf(act(text, tipo_ato)).contratos

const COMPRASNET = `EXTRATO DE TERMO ADITIVO Nº 3/2023 - UASG 343026

Número do Contrato: 8/2020.

Nº Processo: 01450.004600/2019-20.

Inexigibilidade. Nº 1/2020. Contratante: FUNDACAO EXEMPLO/SP. Contratado: 11.222.333/0001-81 - EMPRESA DE TAL LTDA. Objeto: Prorrogação, por 12 meses, do contrato nº 08/2020. Vigência: 18/05/2023 a 18/05/2024. Valor Total Atualizado do Contrato: R$ 140.370,60. Data de Assinatura: 11/05/2023.

(COMPRASNET 4.0 - 11/05/2023).`

test('an extract that Comprasnet writes', () => {
  const [row, ...others] = rows(COMPRASNET, 'Extrato de Termo Aditivo')
  expect(others).toEqual([])
  expect(row).toMatchObject({
    id: expect.stringMatching(/^lin_[0-9A-HJKMNP-TV-Z]{16}$/),
    tipo_instrumento: 'termo_aditivo',
    numero_contrato: '8',
    ano_contrato: 2020,
    numero_termo: '3',
    processo: '01450.004600/2019-20',
    modalidade: 'inexigibilidade',
    numero_licitacao: '1',
    ano_licitacao: 2020,
    uasg: '343026',
    contratante_nome: 'FUNDACAO EXEMPLO/SP',
    contratante_orgao: 'Ministério do Exemplo/Fundação Exemplo',
    fornecedor_nome: 'EMPRESA DE TAL LTDA',
    fornecedor_ni: '11.222.333/0001-81',
    fornecedor_tipo: 'PJ',
    objeto: 'Prorrogação, por 12 meses, do contrato nº 08/2020',
    valor_global: 140370.6,
    moeda: 'BRL',
    data_assinatura: '2023-05-11',
    vigencia_inicio: '2023-05-18',
    vigencia_fim: '2024-05-18',
    vigencia_fim_calculada: false,
    fundamento_legal: null,
    sistema_origem: 'comprasnet4',
    confianca: 'alta',
  })
})

test('suppliers of one purchase without a bid are rows, and their total is told apart', () => {
  const found = rows(
    `EXTRATO DE DISPENSA DE LICITAÇÃO Nº 51/2023 - UASG 158124

Nº Processo: 23217000194202316 . Objeto: Gêneros alimentícios. Total de Itens Licitados: 00067. Fundamento Legal: Art. 14 da Lei nº 11.947 de 16/06/2009.. Justificativa: Atender ao interesse. Declaração de Dispensa em 10/05/2023. FULANA DE TAL. Assistente. Ratificação em 10/05/2023. BELTRANO DE TAL. Diretor. Valor Global: R$ 98.955,75. CNPJ CONTRATADA : 11.222.333/0001-81 COOPERATIVA A. Valor: R$ 7.845,30. CNPJ CONTRATADA : 00.394.494/0001-36 COOPERATIVA B. Valor: R$ 91.110,45

(SIDEC - 11/05/2023) 158124-26407-2023NE000001`,
    'Extrato de Dispensa de Licitação',
  )
  const told = found.map((row) => [
    row.fornecedor_nome,
    row.valor_global,
    row.valor_do_instrumento,
    row.numero_licitacao,
    row.sistema_origem,
  ])
  expect(told).toEqual([
    ['COOPERATIVA A', 7845.3, 98955.75, '51', 'sidec'],
    ['COOPERATIVA B', 91110.45, 98955.75, '51', 'sidec'],
  ])
  expect(found[0]).toMatchObject({ normas: ['Lei 11.947/2009'], modalidade: 'dispensa' })
  expect(new Set(found.map(({ id }) => id)).size).toBe(2)
})

test.each([
  ['US$ 10.000,00, totalizando R$ 52.000,00', 10_000, 'USD'],
  ['R$ 50.000,00, perfazendo US$ 10.000,00', 50_000, 'BRL'],
])('one row has one currency: %s', (valor, valor_global, moeda) => {
  const [row] = rows(
    `EXTRATO DE CONTRATO\n\nContrato nº 122/2023. Contratada: Fulana Ltda, CNPJ 11.222.333/0001-81. Objeto: licenças. Valor: ${valor}. Data da Assinatura: 08/05/2023.`,
  )
  expect(row).toMatchObject({ valor_global, moeda })
})

test('a free-form extract by its labels; the end is computed and says so', () => {
  const [row] = rows(
    'EXTRATO DE CONTRATO\n\nEspécie: Contrato nº 122/2023. Processo nº 23000.012345/2023-23; Contratante: Prefeitura de Exemplo, CNPJ 00.394.494/0001-36; Contratada: a empresa Fulana Serviços Ltda., inscrita no CNPJ sob o nº 11.222.333/0001-81, com sede em Exemplo; Modalidade: Pregão Eletrônico nº 7/2022; Objeto: locação de imóvel, a R$ 4,00 o metro; Valor mensal: R$ 900,00; Valor Global: R$ 10.800,00 (dez mil e oitocentos reais); Vigência: 12 (doze) meses, contados da assinatura; Data da Assinatura: 08/05/2023. Signatários: Beltrano.',
  )
  expect(row).toMatchObject({
    tipo_instrumento: 'contrato',
    numero_contrato: '122',
    ano_contrato: 2023,
    modalidade: 'pregao',
    numero_licitacao: '7',
    contratante_nome: 'Prefeitura de Exemplo',
    contratante_cnpj: '00.394.494/0001-36',
    fornecedor_nome: 'Fulana Serviços Ltda',
    fornecedor_ni: '11.222.333/0001-81',
    objeto: 'locação de imóvel, a R$ 4,00 o metro',
    valor_mensal: 900,
    valor_global: 10800,
    vigencia_inicio: null,
    vigencia_prazo: 'P12M',
    vigencia_fim: '2024-05-08',
    vigencia_fim_calculada: true,
    data_assinatura: '2023-05-08',
    sistema_origem: 'livre',
  })
})

test('several contracts in one extract; what is said once holds for all', () => {
  const found = rows(
    'EXTRATOS DE CONTRATOS\n\nContratante: Município de Exemplo. Objeto: pneus.\n\nContrato nº 104/2023. Contratada: A LTDA. Valor: R$ 10,00.\n\nContrato nº 105/2023. Contratada: B LTDA. Valor: R$ 20,00.',
  )
  expect(
    found.map((row) => [row.numero_contrato, row.fornecedor_nome, row.valor_global, row.objeto]),
  ).toEqual([
    ['104', 'A LTDA', 10, 'pneus'],
    ['105', 'B LTDA', 20, 'pneus'],
  ])
})

test('companies in one list are a row each, and who announces them is none', () => {
  const found = rows(
    'EXTRATO DE REGISTRO DE PREÇOS\n\nO Consórcio Exemplo, CNPJ nº 00.394.494/0001-36, registra os preços das empresas: A. B. FARMÁCIA LTDA, CNPJ 11.222.333/0001-81, ARP Nº 08/2023, R$ 995.391,18; C HOSPITALAR S.A., CNPJ 11.444.777/0001-61, ARP Nº 09/2023, R$ 440.916,00.',
    'Extrato da Ata',
  )
  expect(found.map((row) => [row.fornecedor_nome, row.numero_contrato, row.valor_global])).toEqual([
    ['A. B. FARMÁCIA LTDA', '08', 995391.18],
    ['C HOSPITALAR S.A.', '09', 440916],
  ])
})

test.each([
  ['a empresa Fulana Ltda', 'Fulana Ltda'],
  ['EMPRESA BRASILEIRA DE EXEMPLO', 'EMPRESA BRASILEIRA DE EXEMPLO'],
  ['Empresa de Exemplo S.A., com sede aqui', 'Empresa de Exemplo S.A.'],
])('the word for a company is part of its name only where it is: %s', (printed, name) => {
  const [row] = rows(`EXTRATO DE CONTRATO Nº 1/2023\n\nContratada: ${printed}. Objeto: pneus.`)
  expect(row?.fornecedor_nome).toBe(name)
})

test('a row of a table is a row', () => {
  const found = rows(
    'EXTRATOS DE TERMOS ADITIVOS\n\nCONTRATO\tCONTRATANTE\tCONTRATADO\tOBJETO\n768609/11\tMTUR\tPM Exemplo/MA\tAltera vigência\n793228/13\tFNAS\tPM Outra/PA\tAltera vigência',
  )
  expect(found.map((row) => [row.numero_contrato, row.ano_contrato, row.fornecedor_nome])).toEqual([
    ['768609', 2011, 'PM Exemplo/MA'],
    ['793228', 2013, 'PM Outra/PA'],
  ])
})

test('agreements have parties and no supplier', () => {
  const [row] = rows(
    'EXTRATO DE ACORDO DE COOPERAÇÃO Nº 2/2023\n\nPartes: Universidade Exemplo, CNPJ 00.394.494/0001-36; Fundação Modelo, CNPJ 11.222.333/0001-81. Objeto: pesquisa. Data da Assinatura: 09/05/2023.',
    'Extrato de Acordo de Cooperação Técnica',
  )
  expect(row).toMatchObject({
    tipo_instrumento: 'acordo_cooperacao',
    fornecedor_nome: null,
    partes: [
      { nome: 'Universidade Exemplo', ni: '00.394.494/0001-36' },
      { nome: 'Fundação Modelo', ni: '11.222.333/0001-81' },
    ],
  })
})

test('an instrument begins with its paragraph, whatever stands before its first label', () => {
  const found = rows(
    'EXTRATOS DE TERMOS ADITIVOS\n\n1º Termo Aditivo - Pregão Eletrônico nº 3/2023. Contratante: Município de A. Contratada: B LTDA; CNPJ: 11.222.333/0001-81. Objeto: prorrogação da vigência por mais 30 dias (art. 57 da Lei nº 8.666/93).\n\n2º Termo Aditivo - Pregão Eletrônico nº 4/2023. Contratante: Município de A. Contratada: C LTDA; CNPJ: 00.394.494/0001-36. Objeto: prorrogação da vigência por mais 60 dias.',
  )
  expect(
    found.map((row) => [
      row.numero_termo,
      row.numero_licitacao,
      row.fornecedor_ni,
      row.vigencia_prazo,
    ]),
  ).toEqual([
    ['1', '3', '11.222.333/0001-81', 'P30D'],
    ['2', '4', '00.394.494/0001-36', 'P60D'],
  ])
  expect(found.map((row) => row.fundamento_legal)).toEqual(['art. 57 da Lei nº 8.666/93', null])
})

test.each([
  ['01.CP.001/2023 - PMC', '01.CP.001', 2023],
  ['71300/2023-075/00', '71300/2023-075/00', null],
  ['303-2023-11AC', '303', 2023],
  ['2023/0043', '0043', 2023],
  ['046/2023/SRP', '046', 2023],
  ['290422-001-PMVN', '290422-001-PMVN', null],
  ['62 de 2023', '62', 2023],
])('the number of a contract and its year: %s', (printed, number, year) => {
  const [row] = rows(
    `EXTRATO DE CONTRATO\n\nContrato nº ${printed}. Contratada: A LTDA. Objeto: pneus.`,
  )
  expect([row?.numero_contrato, row?.ano_contrato]).toEqual([number, year])
})

test('a rectification tells what is new, and what it is about', () => {
  const found = rows(
    'RETIFICAÇÃO\n\nNo extrato do Contrato nº 78/2023, publicado no DOU nº 84, onde se lê: Vigência: 26/04/2023 a 26/04/2024; leia-se: Vigência: 02/05/2023 a 02/05/2024.',
    'Retificação',
  )
  expect(found).toMatchObject([
    {
      tipo_instrumento: 'contrato',
      numero_contrato: '78',
      vigencia_inicio: '2023-05-02',
      vigencia_fim: '2024-05-02',
    },
  ])
})

test('a purchase without a bid is told in one sentence', () => {
  const [row] = rows(
    'AVISO DE INEXIGIBILIDADE DE LICITAÇÃO\n\nInexigibilidade 3/2022\n\nO Presidente do CONSELHO FEDERAL DO EXEMPLO, no uso de suas atribuições, RATIFICA a inexigibilidade, com fulcro no artigo 25 da Lei nº 8.666/93, para contratação da empresa FULANA EVENTOS LTDA, inscrita no CNPJ nº 11.222.333/0001-81, para inscrição de um funcionário, no valor global de R$ 4.990,00.',
    'Ratificação',
  )
  expect(row).toMatchObject({
    tipo_instrumento: 'inexigibilidade',
    numero_licitacao: '3',
    contratante_nome: 'CONSELHO FEDERAL DO EXEMPLO',
    fornecedor_nome: 'FULANA EVENTOS LTDA',
    fornecedor_ni: '11.222.333/0001-81',
    valor_global: 4990,
    fundamento_legal: 'artigo 25 da Lei nº 8.666/93',
  })
})

test('contracts of one customer in one list, with day, name and amount', () => {
  const found = rows(
    'EXTRATO DE CONTRATOS\n\nOBJETO: remédios. VIGÊNCIA: até 03/05/2024. PARTES CONTRATANTES: Prefeitura de A e: CT Nº 92/2023 - 04.05.23 - B LTDA - CNPJ: 11.222.333/0001-81 - R$ 16.000,00; CT Nº 93/2023 - 05.05.23 - C LTDA - R$ 2.049,00.',
  )
  const told = found.map((row) => [
    row.numero_contrato,
    row.contratante_nome,
    row.fornecedor_nome,
    row.data_assinatura,
    row.valor_global,
  ])
  expect(told).toEqual([
    ['92', 'Prefeitura de A', 'B LTDA', '2023-05-04', 16000],
    ['93', 'Prefeitura de A', 'C LTDA', '2023-05-05', 2049],
  ])
})

test('companies that share a total have it as the instrument’s, told by names alone', () => {
  const found = rows(
    'EXTRATO DE REGISTRO DE PREÇOS\n\nAtas nº 252/2023, 253/2023 e 254/2023. Objeto: dietas. Detentoras: A LTDA. Itens: 06 e 07; B LTDA. Item: 20. Valor Global: R$ 1.359,00.',
  )
  expect(
    found.map((row) => [
      row.fornecedor_nome,
      row.numero_contrato,
      row.valor_global,
      row.valor_do_instrumento,
    ]),
  ).toEqual([
    ['A LTDA', null, null, 1359],
    ['B LTDA', null, null, 1359],
  ])
})

test.each([
  ['reajuste: o valor do aditivo é de R$ 10,00', { valor_acrescimo: 10, valor_global: null }],
  ['supressão no valor total de R$ 10,00', { valor_acrescimo: -10 }],
  ['passando o valor global do contrato para R$ 90,00', { valor_global: 90 }],
  ['conserto de bens, a R$ 10,00 o metro', { valor_global: null }],
])('an amount within an object is what its words say: %s', (object, amounts) => {
  const [row] = rows(
    `EXTRATO DE TERMO ADITIVO\n\n1º Termo Aditivo ao Contrato nº 1/2023. Contratada: A LTDA. Objeto: ${object}.`,
    'Extrato de Termo Aditivo',
  )
  expect(row).toMatchObject(amounts)
})

test.each([
  ['Partes: a Universidade A e o Instituto B', ['Universidade A', 'Instituto B']],
  [
    'que entre si celebram a Embrapa, a Fundação B - FB e o Instituto C',
    ['Embrapa', 'Fundação B - FB', 'Instituto C'],
  ],
  ['DOADOR Fundação A e DONATÁRIA Universidade B', ['Fundação A', 'Universidade B']],
])('parties of an agreement: %s', (printed, names) => {
  const [row] = rows(
    `EXTRATO DE ACORDO DE COOPERAÇÃO\n\nEspécie: Acordo nº 1/2023. ${printed}. Objeto: pesquisa.`,
    'Extrato de Acordo de Cooperação Técnica',
  )
  expect(row?.partes.map(({ nome }) => nome)).toEqual(names)
})

test.each([
  ['PORTARIA Nº 1\n\nDesigna o fiscal do Contrato nº 3/2023, contratada: A LTDA.', 'Portaria'],
  ['AVISO\n\nREGISTRO DE DIPLOMAS\n\nForam registrados 128 diplomas.', 'Extrato'],
  ['RETIFICAÇÃO\n\nOnde se lê: valor: R$ 1,00; leia-se: valor: R$ 2,00.', 'Extrato de Contrato'],
  ['', 'Extrato'],
])('no contract in %j', (text, tipo_ato) => {
  expect(rows(text, tipo_ato)).toEqual([])
})

test('no CPF is in any value, whatever is printed where', () => {
  const cpf = fc.constantFrom(...CPF_FORMS)
  const label = fc.constantFrom(
    'Contratante',
    'Contratada',
    'Partes',
    'Doador',
    'Objeto',
    'Valor',
    'Vigência',
    'Processo nº',
    'Contrato nº',
    'Modalidade',
    'Fundamento Legal',
    'Data da Assinatura',
    'Espécie',
  )
  const words = fc.constantFrom('FULANA DE TAL ', 'Fulano, CPF nº ', 'R$ ', 'Pregão nº ', '', 'nº ')
  const clause = fc
    .tuple(label, words, cpf)
    .map(([name, before, id]) => `${name}: ${before}${id}. `)
  const head = fc.constantFrom('CONTRATO', 'DOAÇÃO', 'TERMO ADITIVO', 'DISPENSA', 'CONVÊNIO', 'CPF')
  fc.assert(
    fc.property(head, cpf, fc.array(clause, { maxLength: 8 }), (kind, id, clauses) => {
      const found = linhasOf(act(`EXTRATO DE ${kind} Nº ${id}\n\n${clauses.join('')}`))
      expect(tellsCpf(JSON.stringify(found))).toBe(false)
    }),
  )
})

const value = (row: ContratoLinha, column: string) => row[column as keyof ContratoLinha]

test('any text is read, and words lie where their row says', () => {
  const pieces = [
    'EXTRATO DE CONTRATO Nº 1/2023\n\n',
    'Contratada: ',
    'Contratante: ',
    'Partes: A e B; ',
    'Objeto: ',
    'Valor: R$ 1.234,56. ',
    'Vigência: 12 meses ',
    '01/02/2023 a ',
    'CNPJ 11.222.333/0001-81',
    ' - ',
    '😀 ',
    '\n\n',
    '\t',
    '. ',
  ]
  const text = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string()), { maxLength: 25 })
  fc.assert(
    fc.property(text, (parts) => {
      const own = `EXTRATO DE CONTRATO\n\n${parts.join('')}`.toWellFormed()
      const points = Array.from(own)
      for (const row of rows(own)) {
        expect(row.inicio).toBeLessThanOrEqual(row.fim)
        for (const { coluna, inicio, fim } of row.trechos) {
          expect(inicio).toBeLessThan(fim)
          if (
            ['objeto', 'fornecedor_nome', 'contratante_nome', 'fundamento_legal'].includes(coluna)
          )
            expect(points.slice(inicio, fim).join('').replace(/\s+/g, ' ').trim()).toBe(
              value(row, coluna),
            )
        }
      }
    }),
  )
})

test.each([
  'Contratada: A LTDA. ',
  'Objeto: ',
  'Partes: A e B ',
  'R$ 1,00 ',
  'Contrato nº ',
  '1/2023 ',
  'A e ',
  'Contratada ',
  '\tContratada',
  '(',
  '. ',
  'A',
  ' ',
  '; 1) A ',
  'leia-se: onde se lê: ',
  '; CT Nº 1/2023 - A LTDA ',
  'prorrogar por ',
  'entre a A e a B ',
  'A LTDA, CNPJ 11.222.333/0001-81, R$ 1,00; ',
  'Contratadas: A LTDA, no valor de R$ 1,00 (um real), ',
  'Contratadas: 1 - A LTDA - R$ 1,00 / ',
  'O Município e A LTDA, ',
  'CNPJ Contratada: 1 Contratada: ',
  'Assinado por: A em ',
  'Contrato\tContratado\tObjeto\n1/2023\tA LTDA\tpneus\n',
])('an extract of nothing but %j takes linear time', (piece) => {
  expectLinear(2_000, (times) => {
    const text = piece.repeat(times)
    return () => {
      linhasOf(act(`EXTRATO DE CONTRATO\n\n${text}`))
      linhasOf(act(`EXTRATO DE CONTRATO Nº 1/2023\n\nContratada: ${text}\n\nPartes: ${text}`))
      linhasOf(act(`EXTRATO DE CONVÊNIO\n\nPartes: ${text}\n\nValor: ${text}`))
      linhasOf(
        act(
          `RETIFICAÇÃO\n\nNo extrato do contrato nº 1/2023, onde se lê: ${text} leia-se: ${text}`,
        ),
      )
    }
  })
})

test('a kind that no heading names lies at the first words', () => {
  const text =
    '.\n\nEXTRATO de ACORDO: Partícipes: Alfa Ltda, CNPJ 11.222.333/0001-81, e Beta Ltda, CNPJ 45.997.418/0001-53. Objeto: Cooperação técnica. Vigência: 10/03/2024 a 10/03/2026. Data de Assinatura: 10/03/2024.'
  const [row] = rows(text, 'Extrato de Acordo de Cooperação')
  const place = row!.trechos.find(({ coluna }) => coluna === 'tipo_instrumento')!
  expect(row!.tipo_instrumento).toBe('acordo_cooperacao')
  expect(text.slice(place.inicio, place.fim)).toMatch(/^EXTRATO de ACORDO: Part/)
})

test('labels without a colon begin a value, and hide in none', () => {
  const [row] = rows(
    'EXTRATO DE CONTRATO\n\nCONTRATO Nº 039/2023 Objeto aquisição de um veículo - Unidade Central CONTRATANTE: MUNICÍPIO DE EXEMPLO. Contratado BELA VISTA VEÍCULOS S/A, CNPJ 11.222.333/0001-81. GLOBAL R$ 840,68. Base Legal Lei nº 8.666/93; Vigência: 11/05/2023 11/05/2024.',
  )
  expect(row).toMatchObject({
    numero_contrato: '039',
    objeto: 'aquisição de um veículo - Unidade Central',
    contratante_nome: 'MUNICÍPIO DE EXEMPLO',
    fornecedor_nome: 'BELA VISTA VEÍCULOS S/A',
    valor_global: 840.68,
    fundamento_legal: 'Lei nº 8.666/93',
    vigencia_inicio: '2023-05-11',
    vigencia_fim: '2024-05-11',
  })
})

test('companies whose amounts have labels are a list, and a bid is not its number', () => {
  const found = rows(
    'EXTRATO DE REGISTRO DE PREÇOS\n\nEXTRATO ARP PE029/2023: empresas vencedoras: ALFA LTDA, CNPJ: 11.222.333/0001-81, itens 1 e 2, valor total registrado: R$ 8.705,2500; BETA LTDA, CNPJ: 11.444.777/0001-61, item 3, valor total registrado R$ 38.800,00 / GAMA LTDA, CNPJ: 06.990.590/0001-23, item 4, valor total registrado: R$ 16.900,00.',
  )
  expect(found.map((row) => [row.fornecedor_nome, row.valor_global, row.numero_contrato])).toEqual([
    ['ALFA LTDA', 8705.25, null],
    ['BETA LTDA', 38800, null],
    ['GAMA LTDA', 16900, null],
  ])
})

test('who makes a list known buys, and its last sentence is the validity of each', () => {
  const found = rows(
    'EXTRATO DE REGISTRO DE PREÇOS\n\nMODALIDADE: O Fundo Municipal de Saúde torna público o resultado.\n\nEmpresa ALFA LTDA, CNPJ nº 11.222.333/0001-81, com o valor total de R$ 10,00.\n\nEmpresa BETA LTDA, CNPJ nº 11.444.777/0001-61, com o valor total de R$ 20,00.\n\nEmpresa GAMA LTDA, CNPJ nº 06.990.590/0001-23, com o valor total de R$ 30,00.\n\nA Ata terá vigência de 01 (um) ano.',
  )
  expect(
    found.map((row) => [row.contratante_nome, row.fornecedor_nome, row.vigencia_prazo]),
  ).toEqual([
    ['Fundo Municipal de Saúde', 'ALFA LTDA', 'P1Y'],
    ['Fundo Municipal de Saúde', 'BETA LTDA', 'P1Y'],
    ['Fundo Municipal de Saúde', 'GAMA LTDA', 'P1Y'],
  ])
})

test('nobody sells something by training students or keeping a secret', () => {
  const parties = (text: string, tipo?: string) =>
    rows(text, tipo).map(({ partes }) => partes.map(({ nome }) => nome))
  expect(
    parties(
      'EXTRATO DE CONTRATO\n\nEspécie: Contrato firmado entre IFEX e CII. Objeto: concessão de estágio a discentes. Data da assinatura: 10/02/2023.',
    ),
  ).toEqual([['IFEX', 'CII']])
  expect(
    parties(
      'EXTRATO DE COMPROMISSO\n\nEspécie: Termo de Responsabilidade e Compromisso de Sigilo; Partes: Fundação Exemplo e Fulana de Tal. Objeto: uso do laboratório; Vigência: 02/05/2023 a 31/12/2023.',
      'Extrato de Compromisso',
    ),
  ).toEqual([['Fundação Exemplo', 'Fulana de Tal']])
})
