import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findCitations } from './citation.ts'
import { expectLinear } from '../../test/_linear.ts'

const read = (text: string) =>
  findCitations(text).map(({ kind, number, year, date }) => [kind, number, date ?? year])

test.each([
  [
    'Na Portaria de Pessoal CCNE/UFSM n. 052, de 10 de março de 2023, que',
    [['portaria', '52', '2023-03-10']],
  ],
  ['na Portaria nº 17.083-DGP/PF, de 23/01/2023, publicada', [['portaria', '17083', '2023-01-23']]],
  ['Portaria MTE 674, de 17 de março de 2023', [['portaria', '674', '2023-03-17']]],
  ['PORTARIA DE PESSOAL X Nº 1. 884, DE 16 DE MARÇO DE 2023', [['portaria', '1884', '2023-03-16']]],
  [
    'Portaria nº 780/REIT - CGAB/X (SEI nº 1906841), de 1º de abril de 2023',
    [['portaria', '780', '2023-04-01']],
  ],
  ['Portaria n.º 492/2023-REITORIA, de 20.03.23', [['portaria', '492', '2023-03-20']]],
  ['Portaria GPC nº 49.2023, de 12 abril de 2023', [['portaria', '49', '2023-04-12']]],
  [
    'Portarias nº 199 e 200 de 15 de março de 2023',
    [
      ['portaria', '199', '2023-03-15'],
      ['portaria', '200', '2023-03-15'],
    ],
  ],
  [
    'Leis nos 9.849, de 26/10/99, e 10.667, de 14/05/03',
    [
      ['lei', '9849', '1999-10-26'],
      ['lei', '10667', '2003-05-14'],
    ],
  ],
  ['EXTRATO DE REGISTRO DE PREÇO N° 1/2020', [['ata', '1', 2020]]],
  [
    'EXTRATO DO TERMO DE EXECUÇÃO DESCENTRALIZADA Nº 3/2020',
    [['execucao_descentralizada', '3', 2020]],
  ],
  ['Extrato de Termo de Compromisso nº 4/2020', [['termo_de_compromisso', '4', 2020]]],
  ['Extrato do Termo de Colaboração nº 21/2019', [['termo_de_colaboracao', '21', 2019]]],
  ['Termo de Fomento nº 5/2021', [['termo_de_fomento', '5', 2021]]],
  ['Termo de Cooperação Técnica nº 6/2021', [['termo_de_cooperacao', '6', 2021]]],
  ['Protocolo de Intenções nº 7/2021', [['protocolo_de_intencoes', '7', 2021]]],
  ['Ordem de Serviço nº 7, de 2/5/2023', [['ordem_de_servico', '7', '2023-05-02']]],
  ['Ordem de Fornecimento nº 8/2021', [['ordem_de_fornecimento', '8', 2021]]],
  ['Acordo de Cooperação Técnica nº 9/2021', [['acordo_de_cooperacao', '9', 2021]]],
  ['Pregão Eletrônico para Registro de Preços nº 50/2020', [['pregao', '50', 2020]]],
  [
    'Contratos nº 5, 6 e 7/2023',
    [
      ['contrato', '5', 2023],
      ['contrato', '6', 2023],
      ['contrato', '7', 2023],
    ],
  ],
  [
    'Lei nº 8.112/90 e Lei 8.745, de 1993',
    [
      ['lei', '8112', 1990],
      ['lei', '8745', 1993],
    ],
  ],
  ['Lei Complementar nº 75, de 20 de maio de 1993', [['lei_complementar', '75', '1993-05-20']]],
  ['PORTARIA Nº DE 22 DE MARÇO DE 2023', [['portaria', null, '2023-03-22']]],
  ['No Despacho, de 17 de março de 2023, publicado', [['despacho', null, '2023-03-17']]],
  ['AVISO DE LICITAÇÃO\n\nPREGÃO ELETRÔNICO SRP Nº 29/2023', [['pregao', '29', 2023]]],
  ['CONTRATO 60/2023 (Processo nº 25386.001136/2013-11)', [['contrato', '60', 2023]]],
  ['extrato do 1º termo aditivo ao contrato 1º', []],
  ['Portaria nº 5/2022, de 2.5.2.023', [['portaria', '5', '2023-05-02']]],
  ['Portaria de 31 de fevereiro de 2023', []],
  ['esta Portaria entra em vigor em 30 dias', []],
  ['o ato que designou 3 servidores', []],
  ['o contrato; nº 5', []],
])('%s', (text, expected) => {
  expect(read(text)).toEqual(expected)
})

test('any text is read, and every position is inside it', () => {
  const words = [
    'Portaria',
    'LEI',
    'nº',
    '1.2',
    '3/2023',
    ', de ',
    '1º de maio de 2020',
    '99/99/99',
    ' e ',
    '-GM',
    '(x)',
    '\n\n',
    'ã',
  ]
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.constantFrom(...words), fc.string()), { maxLength: 40 }),
      (parts) => {
        const text = parts.join(' ')
        for (const { start, end, date, number } of findCitations(text)) {
          expect(0 <= start && start < end && end <= text.length).toBe(true)
          expect(date ?? number).not.toBeNull()
          if (date) expect(new Date(date).toISOString().startsWith(date)).toBe(true)
        }
      },
    ),
  )
})

test.each([
  'Portaria nº ',
  'Lei n',
  '1.2',
  'nº 1, de 1',
  'Portaria A ',
  ' e 1, de 01/01/2020',
  'º ',
])('a text of nothing but %j takes linear time', (piece) => {
  expectLinear(20_000, (times) => {
    const text = piece.repeat(times)
    return () => {
      findCitations(text)
      findCitations(`Portaria${text}`)
    }
  })
})
