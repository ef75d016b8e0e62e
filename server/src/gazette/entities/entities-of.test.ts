import fc from 'fast-check'
import { expect, test } from 'vitest'
import { entitiesOf } from './entities-of.ts'
import { signatoriesIn } from './people.ts'
import { findUasgs } from './uasg.ts'
import { expectLinear } from '../../../test/_linear.ts'

const act = (conteudo_completo: string, titulo = '', assinatura = '') =>
  entitiesOf({
    titulo,
    conteudo_completo: `${titulo}\n\n${conteudo_completo}`,
    assinatura,
    data_publicacao: '2023-05-12',
  })

test('the entities of an act of purchase', () => {
  const text =
    'Nº Processo: 23081058874202301. Número do Contrato: 11/2018. Concorrência. Nº 4/2018. Contratado: ' +
    '12.345.678/0001-95 - EMPRESA LTDA. Fundamento: Lei 8.666/93. Valor: R$ 1.250.000,50. CPF 123.456.789-09.'
  expect(act(text, 'EXTRATO DE TERMO ADITIVO Nº 8/2023 - UASG 160066')).toEqual({
    cnpjs: ['12.345.678/0001-95'],
    processos: ['23081.058874/2023-01'],
    uasgs: ['160066'],
    contratos: ['11/2018'],
    licitacoes: ['Concorrência 4/2018'],
    valores: [1250000.5],
    normas: ['Lei 8.666/1993'],
    normas_detalhadas: [
      {
        nome: 'Lei 8.666/1993',
        tipo: 'lei',
        numero: '8666',
        ano: 1993,
        esfera: null,
        federal: true,
      },
    ],
    pessoas: [],
  })
})

test('an act does not cite itself, wherever its heading stands', () => {
  const titulo = 'PORTARIA Nº 7, DE 2 DE MAIO DE 2023'
  expect(act('Revoga a Portaria nº 5/2022.', titulo).normas).toEqual(['Portaria 5/2022'])
  const below = `CONSELHO SUPERIOR, DIRETORIA E GABINETE\n\n${titulo}\n\nRevoga a Portaria nº 5/2022.`
  const { normas } = entitiesOf({
    titulo,
    conteudo_completo: below,
    assinatura: '',
    data_publicacao: '2023-05-12',
  })
  expect(normas).toEqual(['Portaria 5/2022'])
})

test('the sphere of a norm, as far as the text gives it', () => {
  const text = 'Lei Municipal nº 159/2011, Lei Federal nº 8.666/93, Decreto 5/2020, Lei 9.000.'
  expect(act(text).normas_detalhadas).toEqual([
    {
      nome: 'Lei Municipal 159/2011',
      tipo: 'lei',
      numero: '159',
      ano: 2011,
      esfera: 'municipal',
      federal: false,
    },
    {
      nome: 'Lei 8.666/1993',
      tipo: 'lei',
      numero: '8666',
      ano: 1993,
      esfera: 'federal',
      federal: true,
    },
    {
      nome: 'Decreto 5/2020',
      tipo: 'decreto',
      numero: '5',
      ano: 2020,
      esfera: null,
      federal: false,
    },
    { nome: 'Lei 9.000', tipo: 'lei', numero: '9000', ano: null, esfera: null, federal: null },
  ])
})

test.each([
  ['AVISO DE LICITAÇÃOPREGÃO ELETRÔNICO SRP Nº 029/2023', ['Pregão 29/2023']],
  ['Pregão Eletrônico nº PE-022/2023 e Pregão nº 22/2023', ['Pregão 22/2023']],
  ['Dispensa de Licitação n.11/2023', ['Dispensa 11/2023']],
  ['PREGÃO Nº SRP 006-2023', ['Pregão 6/2023']],
  ['dispensa o servidor', []],
])('bids in %s', (text, expected) => {
  expect(act(text).licitacoes).toEqual(expected)
})

// Each as a real edition prints it.
test.each([
  ['PRORROGAR o Contrato da Professora ANA DA SILVA, matrícula SIAPE nº 3312608, por um ano', []],
  ['a vigência do contrato de JOÃO REIS, Matrícula nº 3294489/SIAPE, Professor', []],
  ['no Setor de Licitações e Contratos, Av Mauricio Cardoso, 1177, Fone: 3384-1200', []],
  ['Contratos, na Rua Virgílio de Melo Franco nº 550, ou pelo telefone', []],
  ['ao contrato de locação do imóvel situado na rua das Flores, nº 106, em Contagem', []],
  ['Contratos, instalada na Praça Waldemar Magalhães, nº 01, Centro', []],
  ['firmado entre a UFMG, Contrato de Prestação de Serviços, CNPJ nº 17.217.985/0001-04', []],
  ['O valor do contrato R$ 29.165,00 (vinte e nove mil)', []],
  ['A VIGÊNCIA DO PRESENTE CONTRATO SERÁ DE 120 (CENTO E VINTE) DIAS', []],
  ['Prazo vigência contrato 06 meses. Valor R$ 146.900,35', []],
  ['EXTRATO DE CONTRATO - UASG 160166 Número do Contrato: 42/2025', ['42/2025']],
  ['CONTRATO Nº 54/2022 - UASG 200334', ['54/2022']],
  ['Contrato N° 057/2023. CNPJ: 23.016.534/0002-92', ['57/2023']],
  ['contrato administrativo por tempo determinado de Professor nº 112/2022', ['112/2022']],
  ['TERMO DE CONTRATO Nº 2023.03.13.006.001', ['20230313006001']],
])('contracts in %s', (text, expected) => {
  expect(act(text).contratos).toEqual(expected)
})

test.each([
  ['UASG 153030; UASG: 160066, (UASG nº 987657) uasg 153030', ['153030', '160066', '987657']],
  ['UASG 1530301', []],
])('purchasing units in %s', (text, expected) => {
  expect(findUasgs(text)).toEqual(expected)
})

test.each([
  [
    'FULANA DE TAL - Ministra; Beltrano D’Ávila',
    [
      ['FULANA DE TAL', 'Ministra'],
      ['Beltrano D’Ávila', null],
    ],
  ],
  ['Sicrano de Tal, Diretor - Substituto', [['Sicrano de Tal', 'Diretor - Substituto']]],
  ['LUIS FERNANDES - Ministro, Substituto', [['LUIS FERNANDES', 'Ministro, Substituto']]],
  [
    'Ana Reis, CD - Presidente do Conselho; Rui Sá - Secretário de Obras, Serviços e Meio Ambiente',
    [
      ['Ana Reis', 'CD - Presidente do Conselho'],
      ['Rui Sá', 'Secretário de Obras, Serviços e Meio Ambiente'],
    ],
  ],
  ['Comissão de Licitação; COMISSÃO PERMANENTE DE LICITAÇÕES; Chefe da Seção de Multas', []],
  ['Presidente Vargas Júnior', [['Presidente Vargas Júnior', null]]],
  ['Em 22 de março de 2023; Brasília', []],
  ['', []],
])('people in %s', (assinatura, expected) => {
  expect(signatoriesIn(assinatura).map(({ nome, cargo }) => [nome, cargo])).toEqual(expected)
})

test('any text is read, and no list is longer than a hundred', () => {
  const pieces = [
    'R$ 1,00 ',
    'UASG 153030 ',
    'Contrato nº 1/20',
    'Pregão ',
    '12.345.678/0001-95',
    'Lei 1',
    '\n\n',
  ]
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'binary' }))),
      (parts) => {
        const text = parts.join('')
        const entities = act(text, '', text)
        for (const list of Object.values(entities)) expect(list.length).toBeLessThanOrEqual(100)
      },
    ),
  )
})

test.each(['R$ ', 'R$ 1.', 'UASG ', 'A ', 'Contrato: ', 'nº 1.'])(
  'a text of nothing but %j takes linear time',
  (piece) => {
    expectLinear(30_000, (times) => {
      const text = piece.repeat(times)
      // The citations of the last text are remembered: no text comes twice in a row.
      let turn = 0
      return () => act(`${text}${turn++ % 2}`, '', text)
    })
  },
)
