import { expect, test } from 'vitest'
import type { ContractColumn } from './contract.ts'
import { contractsIn } from './contracts-in.ts'

/** Forms of the years under Law 8.666, in invented acts. */
function read(conteudo_completo: string, tipo_ato = 'Extrato de Termo Aditivo') {
  return contractsIn({
    tipo_ato,
    conteudo_completo,
    assinatura: '',
    data_publicacao: '2015-05-12',
  })
}

const TERM = 'EXTRATO DE TERMO ADITIVO\n\n1º Termo Aditivo ao Contrato nº 12/2014. '

test.each<[string, Partial<Record<ContractColumn, string | number | null>>]>([
  [
    'Pregão Eletrônico: 008/2014; Objeto: pneus; Contratada: ALFA LTDA.',
    { modalidade: 'pregao', numero_licitacao: '008', ano_licitacao: 2014 },
  ],
  [
    'PP SRP 8/2014. Contratada: ALFA LTDA. Objeto: pneus.',
    { modalidade: 'pregao', numero_licitacao: '8' },
  ],
  [
    'TP 014/2014. Contratado: ALFA LTDA. Objeto: obras.',
    { modalidade: 'tomada_de_precos', numero_licitacao: '014', ano_licitacao: 2014 },
  ],
  [
    'Contratada: ALFA LTDA. Objeto: pneus. Modalidade de Licitação: Lei nº 10.520/02 c/c Decreto 5.450/05.',
    { fundamento_legal: 'Lei nº 10.520/02 c/c Decreto 5.450/05', modalidade: null },
  ],
  ['Contratada: ALFA LTDA. (Ata 31/2013). Objeto: pneus.', { fornecedor_nome: 'ALFA LTDA' }],
  [
    'Objeto: pneus. Contratada: ALFA LTDA. Data de Assinatura; 29/04/2015.',
    { data_assinatura: '2015-04-29' },
  ],
  [
    'Contratada: ALFA LTDA. Objeto: asfalto em ruas. Contrato Repasse OGU n° 86614/2013. Fica aditado o contrato em mais 06 (seis) meses, ou seja, até o dia 22 de novembro de 2015.',
    {
      numero_contrato: '12',
      objeto: 'asfalto em ruas',
      vigencia_fim: '2015-11-22',
      vigencia_prazo: 'P6M',
    },
  ],
  [
    'Contratada: ALFA LTDA. Objeto: asfalto em ruas, conf. Convênio 84653/2013. 1º Termo Aditivo, que altera o prazo.',
    { objeto: 'asfalto em ruas, conf. Convênio 84653/2013' },
  ],
  [
    'Contratada: ALFA LTDA. Objeto: Prorrogação por 3 meses. Justifica-se pelo Memorando SEI nº 657907.',
    { objeto: 'Prorrogação por 3 meses', processo: null },
  ],
  [
    'Contratada: ALFA LTDA. Objeto: Prorrogação do contrato. Fica prorrogado por um ano.',
    { objeto: 'Prorrogação do contrato. Fica prorrogado por um ano' },
  ],
  [
    'Contratada: ALFA LTDA. Objeto: obras. Vigência: 90 dias. Recurso: proposta nº 11819.803000/1180-05.',
    { processo: null },
  ],
  [
    'Contratado: FULANO DE TAL. Objeto: aulas.\n\nAditivo de Prorrogação: Por acordo das partes, fica prorrogado por três meses.',
    { objeto: 'Por acordo das partes, fica prorrogado por três meses' },
  ],
  [
    'Contratada: ALFA LTDA. Objeto: aumentar o pacote de dados pelo período de três meses, alterado o valor, que passou de R$ 10,00 para R$ 20,00.',
    { valor_global: 20, vigencia_prazo: 'P3M' },
  ],
])('what a term says: %s', (clauses, columns) => {
  const [row] = read(TERM + clauses)
  const told = Object.fromEntries(
    Object.keys(columns).map((column) => [
      column,
      row?.columns[column as ContractColumn]?.value ?? null,
    ]),
  )
  expect(told).toEqual(columns)
})

test.each([
  ['PROCESSO: TRT/18ª PA 7399/2014', '7399/2014'],
  ['Proc. nº TRF2-EOF-2014/246.08', 'TRF2-EOF-2014/246.08'],
])('the number of a court’s process: %s', (words, process) => {
  const [row] = read(`${TERM}${words}. Contratada: ALFA LTDA. Objeto: pneus.`)
  expect(row?.columns.processo?.value).toBe(process)
})

test.each([
  'QUARTO TERMO ADITIVO AO CONTRATO N° 15/2013',
  '4º TERMO ADITIVO',
  'TERMO DE ADITAMENTO',
])('a heading that is the name of a term heads an extract: %s', (heading) => {
  const [row] = read(
    `${heading}\n\nCelebrado pela Prefeitura de Tal e pela empresa: ALFA LTDA; Objeto: mais prazo; Data de assinatura: 2 de maio de 2015.`,
    'Termo Aditivo',
  )
  expect(row?.columns.tipo_instrumento?.value).toBe('termo_aditivo')
  expect(row?.columns.contratante_nome?.value).toBe('Prefeitura de Tal')
  expect(row?.columns.fornecedor_nome?.value).toBe('ALFA LTDA')
})

test('who pays a rent for a room is the contractor', () => {
  const [row] = read(
    'EXTRATO DE TERMO ADITIVO\n\nContrato de cessão de uso nº 9/2013. Objeto: uma sala. Cedente: Batalhão de Tal. Cessionária: Empresa ALFA LTDA. Valor mensal: R$ 207,00.',
  )
  expect(row?.columns.contratante_nome?.value).toBe('Batalhão de Tal')
  expect(row?.columns.fornecedor_nome?.value).toBe('ALFA LTDA')
})

test('a register’s number is no contract’s', () => {
  const [row] = read(
    'EXTRATO DE TERMO ADITIVO\n\nEspécie: Termo Aditivo nº 3 ao Contrato de Limpeza - SAIC nº 22300.09/0036-4-03; Partes: Empresa de Tal e a ALFA LTDA; Objeto: mais prazo.',
  )
  expect(row?.columns.fornecedor_nome?.value).toBe('ALFA LTDA')
  expect(row?.columns.numero_contrato).toBeNull()
})

test('what a party is called as belongs to no name', () => {
  const [row] = read(
    'EXTRATO DE CONVÊNIO\n\nConvênio nº 17/2014 que entre si celebram o Tribunal de Tal, como CONVENENTE, e o Município de Qual, como CONVENIADO. Objeto: empréstimo de um carro.',
    'Extrato de Convênio',
  )
  expect(row?.parties.map(({ nome }) => nome.value)).toEqual([
    'Tribunal de Tal',
    'Município de Qual',
  ])
})
