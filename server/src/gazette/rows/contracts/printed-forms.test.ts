import { expect, test } from 'vitest'
import type { ContractColumn } from './contract.ts'
import { contractsIn } from './contracts-in.ts'

function read(text: string, tipo_ato = 'Extrato de Contrato') {
  const conteudo_completo = `EXTRATO DE CONTRATO\n\n${text}`
  return contractsIn({
    tipo_ato,
    conteudo_completo: /^[A-Z]{5}/.test(text) ? text : conteudo_completo,
    assinatura: '',
    data_publicacao: '2023-05-12',
  })
}

const told = (text: string, columns: ContractColumn[], tipo_ato?: string) =>
  read(text, tipo_ato).map((row) => columns.map((column) => row.columns[column]?.value ?? null))

test.each([
  [
    'Espécie: Contrato nº 1/2023. Órgão: PREFEITURA DE TAL. Pessoa Jurídica: ALFA LTDA. Valor: R$ 1,00.',
  ],
  ['Contrato nº 1/2023. Parte: ALFA LTDA. Objeto: pneus. O Município de Tal torna público.'],
  ['Contrato nº 1/2023. Contratante: Prefeitura de Tal. Licitante: 01 ALFA LTDA. Objeto: pneus.'],
  ['Contrato nº 1/2023. Contratante: Prefeitura de Tal. Contratada: 1) ALFA LTDA. Objeto: pneus.'],
  ['Contrato nº 1/2023. PARTES. CONSELHO DE TAL e ALFA LTDA. OBJETO: pneus. VALOR: R$ 1,00.'],
  ['Contrato nº 1/2023. Contratantes: Câmara de Tal e a empresa ALFA LTDA. Objeto: pneus.'],
  [
    'Contrato nº 1/2023; Partes: CONSELHO DE TAL e a sociedade empresária ALFA LTDA; objeto: pneus.',
  ],
  ['Contrato nº 1/2023; Partes: CODET/ALFA LTDA; objeto: pneus.'],
  ['Contrato nº 1/2023. Distratante: Conselho de Tal. Distratada: ALFA LTDA. Objeto: pneus.'],
  ['Contrato nº 1/2023. Patrocinado: Conselho de Tal. Patrocinadora: ALFA LTDA. Objeto: feira.'],
  ['Contrato nº 1/2023. Contratante: Conselho de Tal\n\nE Contratado: ALFA LTDA\n\nObjeto: pneus.'],
  [
    'Contrato nº 1/2023, celebrado entre o Fundo de Tal e as empresas: 1) ALFA LTDA. Valor: R$ 1,00.',
  ],
  [
    'Contrato: 1/2023. O Município e ALFA LTDA, firmam contratação de obras. Assinatura 02/05/2023.',
  ],
  [
    'CNPJ Contratado: 11.222.333/0001-81. Contratado: ALFA LTDA. Objeto: pneus. Data de Assinatura: 02/05/2023.',
  ],
  [
    'Espécie: Contrato nº 1/2023. Signatário: Fulano de Tal. Contratada: ALFA LTDA, CNPJ 11.222.333/0001-81. Espécie: fornecimento. Objeto: pneus.',
  ],
])('the contractor of one instrument: %s', (text) => {
  expect(told(text, ['fornecedor_nome'])).toEqual([['ALFA LTDA']])
})

test.each([
  'PREFEITURA DE TAL e ALFA LTDA, CNPJ 11.222.333/0001-81\n\nPregão nº 1/2023. Valor: R$ 10,00.',
  'PREFEITURA DE TAL, CONTRATANTE e a ALFA LTDA, CONTRATADO; CNPJ: 11.222.333/0001-81; OBJETO: pneus.',
  'PREFEITURA DE TAL TORNA PÚBLICO o contrato firmado com a empresa ALFA LTDA, CNPJ 11.222.333/0001-81.',
  'PA SEI: 0001-57.2023. A PREFEITURA DE TAL torna pública a Ata nº 2/2023, com a empresa ALFA LTDA, CNPJ 11.222.333/0001-81.',
])('who buys of a company that a sentence names: %s', (text) => {
  expect(told(`EXTRATO DE CONTRATO Nº 1/2023\n\n${text}`, ['contratante_nome'])).toEqual([
    ['PREFEITURA DE TAL'],
  ])
})

test('who signs for a company that was named is no second contractor', () => {
  expect(
    told(
      'Contrato nº 1/2023. CONTRATADO: ALFA LTDA. Objeto: pneus. SIGNATÁRIOS: Contratante: Prefeitura: Fulano. Contratado: ALFA LTDA: Beltrano.',
      ['fornecedor_nome'],
    ),
  ).toEqual([['ALFA LTDA']])
})

test('terms in paragraphs, each with who signs it', () => {
  const term = (number: number, name: string) =>
    `Processo 0000${number}/2023. ${number}º Termo Aditivo ao Contrato nº ${number}/2022. CONTRATANTE: Justiça Federal. CONTRATADA: ${name} - CNPJ nº 11.222.333/0001-81. OBJETO: Prorrogação. Assinado por: Fulano de Tal, pela contratante, em 02/05/2023.`
  expect(
    told(`EXTRATOS DE TERMOS ADITIVOS\n\n${term(1, 'ALFA LTDA')}\n\n${term(2, 'BETA LTDA')}`, [
      'numero_contrato',
      'fornecedor_nome',
      'data_assinatura',
    ]),
  ).toEqual([
    ['1', 'ALFA LTDA', '2023-05-02'],
    ['2', 'BETA LTDA', '2023-05-02'],
  ])
})

test.each([
  'Empresas registradas: ALFA LTDA, Nº da ARP: 32/2023, Valor: R$ 10,00; NUTRI TAL, Nº da ARP: 33/2023, Valor: R$ 20,00; GAMA EIRELI, Nº da ARP: 34/2023, Valor: R$ 30,00; Data da assinatura: 02/05/2023.',
  'Nº da Ata/Promitente/Valor: 32 - ALFA LTDA - R$ 10,00 / 33 - NUTRI TAL - R$ 20,00 / 34 - GAMA EIRELI - R$ 30,00 / Data da assinatura: 02/05/2023.',
  'Ata nº 32/2023, com as empresas: ALFA LTDA, CNPJ nº 11.222.333.0001-81, Valor: R$ 10,00; Ata nº 33/2023, NUTRI TAL, CNPJ nº 11.222.333/01-00, Valor: R$ 20,00; Ata nº 34/2023, GAMA EIRELI, CNPJ nº 00.394.494/0001-36, Valor: R$ 30,00. Data da assinatura: 02/05/2023.',
])('contractors in one list: %s', (list) => {
  const columns: ContractColumn[] = [
    'numero_contrato',
    'fornecedor_nome',
    'valor_global',
    'data_assinatura',
  ]
  expect(told(`EXTRATO DE REGISTRO DE PREÇOS\n\nObjeto: pneus. ${list}`, columns)).toEqual([
    ['32', 'ALFA LTDA', 10, '2023-05-02'],
    ['33', 'NUTRI TAL', 20, '2023-05-02'],
    ['34', 'GAMA EIRELI', 30, '2023-05-02'],
  ])
})

test('a number before the label of each contractor', () => {
  const text =
    'EXTRATO DE REGISTRO DE PREÇOS\n\nObj.: pneus. ATA DE REGISTRO: 221/23 - CONTRATADA: ALFA LTDA, VR R$ 10,00. ATA DE REGISTRO: 222/23 - CONTRATADA: BETA LTDA, VR R$ 20,00.'
  expect(told(text, ['numero_contrato', 'fornecedor_nome', 'valor_global'])).toEqual([
    ['221', 'ALFA LTDA', 10],
    ['222', 'BETA LTDA', 20],
  ])
})

test('amounts behind names without a number, and their sum', () => {
  expect(
    told(
      'EXTRATO DE REGISTRO DE PREÇOS Nº 5/2023\n\nOBJETO: pneus; VENCEDORES: ALFA LTDA, com o valor total de R$ 10,00 (Dez Reais), BETA LTDA, com o valor total de R$ 20,00 (Vinte Reais).; VALOR TOTAL: R$ 30,00; VIGÊNCIA: 12 meses.',
      ['fornecedor_nome', 'valor_global', 'valor_do_instrumento'],
    ),
  ).toEqual([
    ['ALFA LTDA', 10, 30],
    ['BETA LTDA', 20, 30],
  ])
})

test('the rows of a table have what stands before it', () => {
  expect(
    told(
      'EXTRATO DE CONTRATO\n\nObjeto: plantões. Prazo contratual: 12 (doze) meses.\n\nNúmero do Contrato\tNúmero da Inexigibilidade de Licitação\tValor do Contrato\tNome do Contratado\n16/2023\t1/2023\tR$ 10,00\tFulano de Tal\n17/2023\t2/2023\tR$ 20,00\tBeltrana de Tal',
      ['numero_contrato', 'fornecedor_nome', 'valor_global', 'objeto', 'vigencia_prazo'],
    ),
  ).toEqual([
    ['16', 'Fulano de Tal', 10, 'plantões', 'P12M'],
    ['17', 'Beltrana de Tal', 20, 'plantões', 'P12M'],
  ])
})

test.each([
  [
    'EXTRATO DE DOAÇÃO\n\nTermo de Doação nº 1/2023, que faz a Companhia A em favor do Município de B, CNPJ 11.222.333/0001-81. Objeto: um trator.',
    ['Companhia A', 'Município de B'],
  ],
  [
    'EXTRATO DE ADESÃO\n\nProcesso n° 1/2023 - Termo de Adesão do Sindicato A, inscrito no CNPJ, 11.222.333/0001-81, ao Acordo de Cooperação Técnica que entre si celebraram o Instituto B e a Confederação C. OBJETO: serviços. DOS PARTÍCIPES: Presidente do Instituto B, como signatários do Termo.',
    ['Sindicato A', 'Instituto B', 'Confederação C'],
  ],
  [
    'EXTRATO DE CONVÊNIO\n\nTermo de Convênio nº 1/2023. Universidade Federal de Tal, LABS DE ALFA LTDA e Fundação Beta. Objeto: pesquisa.',
    ['Universidade Federal de Tal', 'LABS DE ALFA LTDA', 'Fundação Beta'],
  ],
  [
    'EXTRATO DE CONVÊNIO\n\nNº 1/2023: Partícipe: Universidade de Tal - CNPJ: 11.222.333/0001-81 Instituição: ALFA LTDA CNPJ: 00.394.494/0001-36 Objetivo: estágio.',
    ['Universidade de Tal', 'ALFA LTDA'],
  ],
])('parties without a supplier: %s', (text, names) => {
  const [row, ...others] = read(text)
  expect(others).toEqual([])
  expect(row?.parties.map(({ nome }) => nome.value)).toEqual(names)
})

test.each<[string, Partial<Record<ContractColumn, string | number>>]>([
  [
    'Vigência: de 9 de maio a 31 de dezembro de 2023.',
    { vigencia_inicio: '2023-05-09', vigencia_fim: '2023-12-31' },
  ],
  [
    'Vigência: de 9 de maio a 2 de março de 2024.',
    { vigencia_inicio: '2023-05-09', vigencia_fim: '2024-03-02' },
  ],
  ['Vigência: DE: 30/04/2023 PARA: 04/05/2023.', { vigencia_fim: '2023-05-04' }],
  [
    'Prazo: execução em 6 (seis) meses e a vigência do contrato será de 12 (doze) meses.',
    { vigencia_prazo: 'P12M' },
  ],
  [
    'Vigência: 12/04/2022 a 12/04/2023. Prorrogação: 13/04/2023 a 12/04/2024.',
    { vigencia_inicio: '2023-04-13', vigencia_fim: '2024-04-12' },
  ],
  ['Processo LCT-e.: 069/ADLI-1/SEDE/2022.', { processo: '069/ADLI-1/SEDE/2022' }],
  [
    'Base legal: Lei 8.666/93. Assinado digitalmente em 09/05/2023 pelo Diretor.',
    { data_assinatura: '2023-05-09' },
  ],
  ['NOVO VALOR MENSAL: R$ 10,00.', { valor_mensal: 10 }],
  ['Valor máximo da Ata R$ 10,00.', { valor_global: 10 }],
  ['Fundamento Legal: Lei nº 8.666/93; FORO Tal-SC.', { fundamento_legal: 'Lei nº 8.666/93' }],
  ['Modalidade: dispensa, Lei 8.666/93.', { fundamento_legal: 'Lei 8.666/93' }],
])('what a clause tells: %s', (clause, columns) => {
  const text = `Espécie: Contrato nº 1/2023. Contratada: ALFA LTDA. Objeto: pneus. ${clause}`
  const names = Object.keys(columns) as ContractColumn[]
  expect(told(text, names)).toEqual([Object.values(columns)])
})

test.each([
  [
    'OBJETO: prorrogar o prazo do contrato para 21/05/2023 a 20/11/2023.',
    '2023-05-21',
    '2023-11-20',
  ],
  [
    'OBJETO: mais 6 (seis) meses de vigência, de 22 de maio a 22 de novembro de 2023.',
    '2023-05-22',
    '2023-11-22',
  ],
])('the validity of a sentence: %s', (clause, from, to) => {
  const text = `EXTRATO DE TERMO ADITIVO\n\nPrimeiro Termo Aditivo ao Contrato nº 1/2022. Contratado: Fulano de Tal. ${clause}`
  expect(told(text, ['vigencia_inicio', 'vigencia_fim'])).toEqual([[from, to]])
})

test('the next label behind a name that a full stop cuts', () => {
  const text =
    'CONTRATO Nº: 1 CONTRATADA: EMPR.DE INFORMAÇÃO E COMUM. DO ESTADO DE TAL OBJETO: licenças VALOR TOTAL: R$ 10,00'
  expect(told(text, ['fornecedor_nome', 'objeto'])).toEqual([
    ['EMPR.DE INFORMAÇÃO E COMUM. DO ESTADO DE TAL', 'licenças'],
  ])
})

test('a term that takes away', () => {
  const text =
    'EXTRATO DE TERMO ADITIVO\n\nEspécie: Termo Aditivo de Supressão Nº 04/2023 ao Contrato Nº 1/2022. Contratada: ALFA LTDA. Objeto: pneus. Valor Total: R$ -8.547,68.'
  expect(told(text, ['numero_termo', 'valor_acrescimo', 'valor_global'])).toEqual([
    ['4', -8547.68, null],
  ])
})

test('a day long before is not that of the instrument', () => {
  const text = (day: string) =>
    `Contrato nº 1/2023, com amparo no Projeto B, firmado em ${day}, entre a Agência e a ALFA LTDA. Objeto: pneus.`
  expect(told(text('02/05/2023'), ['data_assinatura'])).toEqual([['2023-05-02']])
  expect(told(text('14/03/2022'), ['data_assinatura'])).toEqual([[null]])
})

test.each([
  [
    'AVISO DE DISPENSA DE LICITAÇÃO\n\nO Conselho de Tal torna público o resultado da Dispensa de Licitação nº 1/2023, a empresa ALFA LTDA, CNPJ nº 11.222.333/0001-81, no valor total de R$ 10,00.',
    1,
  ],
  [
    'AVISO DE HOMOLOGAÇÃO\n\nDispensa de Licitação nº 1/2023\n\nObjeto: pneus. Contratado: FULANO DE TAL. Valor: R$ 10,00.',
    1,
  ],
  [
    'AVISO DE DISPENSA DE LICITAÇÃO Nº 1/2023\n\nO Fundo de Tal convida empresas a encaminhar cotação de preços para pneus.',
    0,
  ],
])('a notice of a purchase without a bid is a row with who sells: %s', (text, rows) => {
  expect(read(text, 'Aviso')).toHaveLength(rows)
})

test('a number within which a year stands is whole, and tells no year', () => {
  const text = (number: string) => `Contrato nº ${number}. Contratada: ALFA LTDA. Objeto: pneus.`
  const columns: ContractColumn[] = ['numero_contrato', 'ano_contrato']
  expect(told(text('IL067/23-01'), columns)).toEqual([['IL067/23-01', null]])
  expect(told(text('P390/2021-01'), columns)).toEqual([['P390/2021-01', null]])
  expect(told(text('10/GAP-BR/2023'), columns)).toEqual([['10/GAP-BR', 2023]])
})

test('what a paragraph tells before several contractors holds for these alone', () => {
  const text =
    'EXTRATOS DE CONTRATOS\n\nPA Nº 67/23. Inexigibilidade de Licitação 26/23. Objeto: exames. Contrato nº 1/2023 - Contratada: ALFA LTDA. Valor: R$ 1,00. Assinatura: 03/04/23.\n\nPA Nº 100/23. Inexigibilidade de Licitação 40/23. Objeto: consultas. Contrato nº 2/2023 - Contratada: BETA LTDA. Valor: R$ 2,00; Contrato nº 3/2023 - Contratada: GAMA LTDA. Valor: R$ 3,00. Assinatura: 20/04/23.'
  expect(
    told(text, ['numero_contrato', 'processo', 'numero_licitacao', 'objeto', 'data_assinatura']),
  ).toEqual([
    ['1', '67/23', '26', 'exames', '2023-04-03'],
    ['2', '100/23', '40', 'consultas', '2023-04-20'],
    ['3', '100/23', '40', 'consultas', '2023-04-20'],
  ])
})

test('the sentence behind the name of a term is its object, and ends a name', () => {
  const text =
    'EXTRATO DE TERMO ADITIVO\n\nContrato nº 1/2023 - Contratado: ALFA LTDA - QUINTO TERMO DE ADITAMENTO: Repactuam-se as planilhas. Fundamento: Lei nº 8.666/93. ASSINADO por meio físico em 11 de abril de 2023.'
  expect(
    told(text, ['numero_contrato', 'numero_termo', 'fornecedor_nome', 'objeto', 'data_assinatura']),
  ).toEqual([['1', '5', 'ALFA LTDA', 'Repactuam-se as planilhas', '2023-04-11']])
})

test.each([
  ['Vigência: até 31 (trinta e um) de dezembro de 2023.', '2023-12-31'],
  ['DA VIGÊNCIA: terá vigência a partir da assinatura, encerrando-se 20/11/2023.', '2023-11-20'],
  ['Vigência: a partir da publicação deste extrato a 31/08/2023.', '2023-08-31'],
])('%s', (words, day) => {
  const text = `Contrato nº 1/2023. Contratada: ALFA LTDA. Objeto: pneus. ${words}`
  expect(told(text, ['vigencia_fim'])).toEqual([[day]])
})

test('a list behind a word in small letters is one of contractors', () => {
  const text =
    'EXTRATO DE REGISTRO DE PREÇOS\n\nAta de Registro de Preços nº 7/2023. Objeto: PNEUS. Para as proponentes: ALFA LTDA, CNPJ nº 11.222.333/0001-81, com valor global de R$ 1,00 (um real). BETA LTDA, CNPJ nº 11.444.777/0001-61, com valor global de R$ 2,00 (dois reais); Validade: 10/05/2023 a 10/05/2024.'
  expect(told(text, ['fornecedor_nome', 'valor_global', 'objeto', 'vigencia_fim'])).toEqual([
    ['ALFA LTDA', 1, 'PNEUS', '2024-05-10'],
    ['BETA LTDA', 2, 'PNEUS', '2024-05-10'],
  ])
})

test('a number right before a contractor is its own', () => {
  const text =
    'EXTRATOS DE CONTRATOS\n\nOrigem: Inexigibilidade n° 13/2022. Objeto: serviços. Contrato n° 185/2023, fornecedor: ALFA LTDA, valor: R$ 1,00; n° 186/2023, fornecedor: BETA LTDA, valor: R$ 2,00; n° 187/2023 fornecedor: GAMA LTDA valor: R$ 3,00.'
  expect(told(text, ['numero_contrato', 'fornecedor_nome', 'valor_global'])).toEqual([
    ['185', 'ALFA LTDA', 1],
    ['186', 'BETA LTDA', 2],
    ['187', 'GAMA LTDA', 3],
  ])
})

test('each of several atas in a row has the number before its contractor', () => {
  const text =
    'EXTRATO DE REGISTRO DE PREÇOS\n\nRegistrador: Centro de Tal. Objeto: PNEUS Processo: 1/2023 referente ao Pregão 96/CAE/2023. Ata de Registro de Preços (ARP) nº 19/CAE/2023, contratada: ALFA LTDA CNPJ 11.222.333/0001-81 no valor total de R$ 1,00. Ata de Registro de Preços (ARP) nº 20/CAE/2023, contratada: BETA LTDA CNPJ 11.444.777/0001-61 no valor total de R$ 2,00. Data da assinatura: 2 de maio de 2023.'
  expect(told(text, ['numero_contrato', 'fornecedor_nome', 'valor_global'])).toEqual([
    ['19/CAE', 'ALFA LTDA', 1],
    ['20/CAE', 'BETA LTDA', 2],
  ])
})

test('of numbers for several contractors nobody knows whose each is', () => {
  const text =
    'EXTRATO DE REGISTRO DE PREÇOS\n\nAtas de Registro de Preços nº 10.001/2023, 10.002/2023 e 10.003/2023. Contratada: ALFA LTDA. Objeto: pneus. Valor: R$ 1,00.'
  expect(told(text, ['numero_contrato'])).toEqual([[null]])
})

test.each([
  'Processo nº 1/2023. Contrato nº 2/2023. PARTES: Universidade de Tal, inscrita no CNPJ sob nº 11.444.777/0001-61, e a empresa ALFA LTDA, inscrita no CNPJ sob o nº 11.222.333/0001-81. Objeto: pneus.',
  'Contrato nº 2/2023 do CENTRO DE TAL - CNPJ: 11.444.777/0001-61 - Contratante. Empresa ALFA LTDA, CNPJ 11.222.333/0001-81 - Contratada. Objeto: pneus.',
  'Contrato nº 2/2023 que entre si celebram o Município de Tal, e a empresa ALFA LTDA, devidamente qualificadas. Processo: 7/2023.\nÓrgão Gerenciador: Prefeitura de Tal.\nObjeto: pneus.',
  'Contrato nº 2/2023, celebrado entre o Instituto de Ciência e Tecnologia (IFT) e ALFA LTDA que tem por objeto pneus. Vigência: 08/05/2023 a 08/11/2023.',
  'Contrato nº 2/2023. Partes: ALFA LTDA e o MUNICÍPIO DE TAL. Objeto: pneus. Valor: R$ 1,00.',
])('who sells is no one else: %s', (text) => {
  expect(told(text, ['fornecedor_nome'])).toEqual([['ALFA LTDA']])
})

test.each([
  [
    'Termo aditivo ao Contrato nº 1/2023. Partes: Caixa de Tal e o MUNICÍPIO DE TAL. Objeto: nova conta. Valor: R$ 1,00.',
    ['Caixa de Tal', 'MUNICÍPIO DE TAL'],
  ],
  [
    'Contrato de Repasse nº 8/2023, firmado pelo Município de Tal, CNPJ 11.444.777/0001-61. Objeto: praça. Valor: R$ 1,00.',
    ['Município de Tal'],
  ],
  [
    'Termo de Doação nº 1/2023. Empresa de Assistência Técnica e Extensão Rural do Estado - CNPJ nº 11.444.777/0001-61. Objeto: mesas.',
    ['Empresa de Assistência Técnica e Extensão Rural do Estado'],
  ],
])('bodies that agree are parties: %s', (text, names) => {
  const [row] = read(`EXTRATO\n\n${text}`, 'Extrato')
  expect(row!.parties.map(({ nome }) => nome.value)).toEqual(names)
  expect(row!.columns.fornecedor_nome ?? null).toBe(null)
})

test('who signs for a grantor or a contractor is none', () => {
  const text =
    'Termo Aditivo ao Convênio nº 1/2023. Objeto: trator. Valor Global: R$ 3,00. Signatários: Concedente - FULANO DE TAL - Chefe, Convenente: SICRANO DE TAL - Prefeito.'
  expect(told(text, ['contratante_nome', 'fornecedor_nome'])).toEqual([[null, null]])
  const signed =
    'CONTRATADO: ALFA EIRELI. CONTRATANTE: Prefeitura de Tal. Objeto: pneus.\n\nFontes 10 do Tesouro, Dotação: 1.2.3. SIGNATÁRIOS: Contratante: Prefeitura de Tal: Fulano. Contratado: Alfa Eireli: Sicrano.'
  expect(told(signed, ['fornecedor_nome'])).toEqual([['ALFA EIRELI']])
})

test.each([
  [
    'Objeto do Aditivo: Prorrogação por Igual Valor (R$ 650.000,00). Fundamentação: Lei nº 1.',
    'Prorrogação por Igual Valor (R$ 650.000,00)',
  ],
  [
    'Objeto do termo: repasse de recursos. Objeto da alteração: prorrogação do prazo. Foro: Tal.',
    'prorrogação do prazo',
  ],
  [
    'Que tem como objeto: obras da estrada. O objeto do termo aditivo é prorrogar a vigência por 45 dias. Data da assinatura: 04/05/2023.',
    'prorrogar a vigência por 45 dias',
  ],
])('the object of a term: %s', (words, object) => {
  const text = `EXTRATO DE TERMO ADITIVO\n\nContrato nº 1/2023. Contratada: ALFA LTDA. ${words}`
  expect(told(text, ['objeto'], 'Extrato de Termo Aditivo')).toEqual([[object]])
})

test('what a term adds and takes away is not what is paid in all', () => {
  const text =
    'EXTRATO DE TERMO ADITIVO\n\n2º TA ao TC nº 0067-SV/2023/0052; Contratada: ALFA LTDA; Valor do TA: R$ 4,00; Valor Global: R$ 9,00; Assinatura: 05/05/2023.'
  const columns = ['numero_contrato', 'valor_acrescimo', 'valor_global'] as const
  expect(told(text, [...columns], 'Extrato de Termo Aditivo')).toEqual([
    ['0067-SV/2023/0052', 4, 9],
  ])
  const monthly =
    'EXTRATO DE TERMO ADITIVO\n\nContrato nº 1/2023. Contratada: ALFA LTDA. Valor Mensal do Decréscimo: R$ 1,00 e Novo Valor Mensal: R$ 7,00.'
  expect(told(monthly, ['valor_mensal'], 'Extrato de Termo Aditivo')).toEqual([[7]])
})

test('a day of a new validity is no day of signing', () => {
  const text =
    'EXTRATO DE TERMO ADITIVO\n\nN.ºdo contrato: 1/2023. Contratada: ALFA LTDA. Objeto: prazo. Data da Nova Vigência Contratual: 03/12/2023.'
  const columns = ['numero_contrato', 'vigencia_fim', 'data_assinatura'] as const
  expect(told(text, [...columns], 'Extrato de Termo Aditivo')).toEqual([['1', '2023-12-03', null]])
})

test('what is lent is so by its object, and a contract beside a credenciamento is one', () => {
  const lent =
    'Espécie: Contrato 18/2023, firmado entre a União, por intermédio do TRE e o Município de Tal. OBJETO: Comodato de imóvel. ASSINATURA: 11/05/2023.'
  expect(told(lent, ['tipo_instrumento'])).toEqual([['comodato']])
  const beside =
    'Processo 7/2023, Credenciamento 2660/7066-2023; Contrato 1479/2023; Objeto: projetos; Contratada: ALFA LTDA.'
  expect(told(beside, ['tipo_instrumento', 'numero_contrato'])).toEqual([['contrato', '1479']])
})

test('of numbers before names each is of the name behind it', () => {
  const text =
    'EXTRATO DE REGISTRO DE PREÇOS\n\nProcesso nº 4/23. Pregão nº 1/23. Objeto: pneus. Valor total: R$ 9,00. Empresas Classificadas: 11.222.333/0001-81 ALFA LTDA., 11.444.777/0001-61 BETA EIRELI., 12.345.678/0001-95 GAMA LTDA.'
  expect(told(text, ['fornecedor_nome', 'fornecedor_ni'])).toEqual([
    ['ALFA LTDA', '11.222.333/0001-81'],
    ['BETA EIRELI', '11.444.777/0001-61'],
    ['GAMA LTDA', '12.345.678/0001-95'],
  ])
})

test('a notice of prices is an ata where it tells who sells', () => {
  const text =
    'AVISO DE REGISTRO DE PREÇOS\n\nAta de Registro de Preços nº 139/2023. Pregão nº 13/2023. Empresa: ALFA LTDA, CNPJ: 11.222.333/0001-81, valor total de R$ 2,00. Objeto: pneus.'
  const columns = ['tipo_instrumento', 'numero_contrato', 'fornecedor_nome'] as const
  expect(told(text, [...columns], 'Aviso')).toEqual([['ata_registro_precos', '139', 'ALFA LTDA']])
  const nobody = text.replace(/Empresa.*2,00\. /u, '')
  expect(told(nobody, [...columns], 'Aviso')).toEqual([])
})

test('an object stands alone below a bid, and that of an aditamento before that of its contract', () => {
  const ata =
    'EXTRATO DE REGISTRO DE PREÇOS\n\nATA DE REGISTRO DE PREÇOS N.º 19/2023\n\nPREGÃO Nº 49/2023\n\nContratação de empresa para a conservação de ruas e avenidas pavimentadas. Empresa ALFA LTDA, inscrita sob o CNPJ: 11.222.333/0001-81, com valor de R$ 5,00.'
  expect(told(ata, ['objeto'])).toEqual([
    ['Contratação de empresa para a conservação de ruas e avenidas pavimentadas'],
  ])
  const term =
    'EXTRATO DE TERMO ADITIVO\n\nContrato nº 1/2023. Contratada: ALFA S.A. (Sr. Fulano de Tal). Objeto do Contrato: obras. Objeto do Aditamento: mais cinco meses.'
  expect(told(term, ['fornecedor_nome', 'objeto'], 'Extrato de Termo Aditivo')).toEqual([
    ['ALFA S.A.', 'mais cinco meses'],
  ])
})

test.each([
  'Autoriza o reinício do contrato a partir de 02/05/2023',
  'Em razão do presente termo as partes acrescem ao contrato R$ 9,00',
  'Extrato do 2º Termo Aditivo, correspondente à prorrogação',
])('an object ends where another sentence begins: %s', (sentence) => {
  const text = `Contrato nº 1/2023. Contratada: ALFA LTDA. Objeto: pavimentação de vias. ${sentence}.`
  expect(told(text, ['objeto'])).toEqual([['pavimentação de vias']])
})
