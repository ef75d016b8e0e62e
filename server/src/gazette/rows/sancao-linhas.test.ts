import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectLinear } from '../../../test/_linear.ts'
import { linhasOf } from './linhas.ts'
import type { SancaoLinha } from './sancao-linhas.ts'

const COMPANY = 'ALFA SERVIÇOS GERAIS LTDA'
const OTHER = 'BETA COMÉRCIO DE MATERIAIS EIRELI'
const CNPJ = '11.222.333/0001-81'
const OTHER_CNPJ = '45.997.418/0001-53'

const PARTS = [
  'aplicar à empresa ',
  'penalidade de ',
  'impedimento de licitar ',
  'multa ',
  'suspensão de ',
  'pelo prazo de ',
  '2 (dois) anos',
  ', ',
  '. ',
  '; ',
  '\n',
  `${CNPJ} `,
  'CNPJ ',
  'R$ 1.000,00',
  'com fundamento no art. ',
  'Lei 8.666/93',
  '(',
  'A União ',
  `à empresa ALFA LTDA, CNPJ ${CNPJ}, a penalidade de multa, `,
]

function rowsOf(conteudo_completo: string, tipo_ato = 'Aviso de Penalidade'): SancaoLinha[] {
  return linhasOf({
    id: 'pub_X',
    orgao: 'Órgão',
    secao_base: '3',
    tipo_ato,
    titulo: '',
    ementa: null,
    assinatura: '',
    data_publicacao: '2024-03-12',
    conteudo_completo,
  }).sancoes
}

function told(rows: SancaoLinha[], ...columns: (keyof SancaoLinha)[]) {
  return rows.map((row) => columns.map((column) => row[column]))
}

test('a bar has whom, from whom, how long, why and by what', () => {
  const text = `AVISO DE PENALIDADE

A Universidade Federal do Exemplo, no uso de suas atribuições, resolve aplicar à empresa ${COMPANY}, inscrita no CNPJ sob o nº ${CNPJ}, a penalidade de impedimento de licitar e contratar com a União, com o consequente descredenciamento no SICAF, pelo prazo de 2 (dois) anos e 6 (seis) meses, a contar de 10/03/2024, por não manter a proposta apresentada no Pregão Eletrônico nº 5/2023, com fundamento no art. 7º da Lei nº 10.520/2002. Processo nº 23000.000123/2023-11. Fica concedido o prazo de 5 (cinco) dias úteis para recurso.

FULANO DE TAL`
  expect(rowsOf(text)).toMatchObject([
    {
      categoria_sancao: 'impedimento',
      sancionado_nome: COMPANY,
      sancionado_cnpj: CNPJ,
      abrangencia: 'União',
      prazo: 'P2Y6M',
      data_inicio: '2024-03-10',
      data_fim: null,
      valor_multa: null,
      motivo: 'não manter a proposta apresentada no Pregão Eletrônico nº 5/2023',
      processo: '23000.000123/2023-11',
      fundamento_legal: 'art. 7º da Lei nº 10.520/2002',
      orgao_sancionador: 'Universidade Federal do Exemplo',
      situacao_sancao: 'aplicada',
      ambito: 'licitacao',
      confianca: 'alta',
    },
  ])
})

test('several sanctions of a company are a row each, with their own values', () => {
  const rows = rowsOf(
    `DECISÃO

Aplico à empresa ${COMPANY}, CNPJ ${CNPJ}, as penalidades de: a) advertência; b) multa de 10%, no valor de R$ 1.234,56 (mil duzentos e trinta e quatro reais e cinquenta e seis centavos); e c) suspensão temporária de participar em licitação e impedimento de contratar com o Ministério do Exemplo por 1 (um) ano, pela inexecução parcial do Contrato nº 3/2022.`,
    'Decisão',
  )
  expect(told(rows, 'categoria_sancao', 'valor_multa', 'prazo', 'abrangencia')).toEqual([
    ['advertencia', null, null, null],
    ['multa', 1_234.56, null, null],
    ['suspensao', null, 'P1Y', 'Ministério do Exemplo'],
  ])
})

test('several companies have each their own', () => {
  const text = `AVISO DE PENALIDADES

O Tribunal do Exemplo torna público que foram aplicadas as seguintes penalidades: à empresa ${COMPANY}, CNPJ ${CNPJ}, multa no valor de R$ 500,00; à empresa ${OTHER}, CNPJ ${OTHER_CNPJ}, impedimento de licitar e contratar com a União pelo prazo de 6 meses. Pregão nº 9/2023.`
  expect(told(rowsOf(text), 'categoria_sancao', 'sancionado_nome', 'valor_multa', 'prazo')).toEqual(
    [
      ['multa', COMPANY, 500, null],
      ['impedimento', OTHER, null, 'P6M'],
    ],
  )
})

test('a sanction of several companies is told of each', () => {
  const text = `AVISO DE PENALIDADE

O Tribunal do Exemplo comunica a aplicação da penalidade de impedimento de licitar e contratar com a União, pelo prazo de 30 (trinta) dias, às empresas: ${COMPANY} - CNPJ: ${CNPJ} e ${OTHER} - CNPJ: ${OTHER_CNPJ}. Pregão nº 9/2023.`
  expect(told(rowsOf(text), 'sancionado_cnpj', 'prazo')).toEqual([
    [CNPJ, 'P30D'],
    [OTHER_CNPJ, 'P30D'],
  ])
})

test('labels tell it line by line', () => {
  const text = `EXTRATO DE PENALIDADE

Processo: 23000.000123/2024-11
Empresa: ${COMPANY}
CNPJ: ${CNPJ}
Penalidade: Impedimento de licitar e contratar
Abrangência: União
Prazo: 6 meses
Início: 01/02/2024
Término: 01/08/2024
Fundamento Legal: art. 156, III, da Lei nº 14.133/2021
Motivo: atraso na entrega`
  expect(rowsOf(text, 'Extrato de Penalidade')).toMatchObject([
    {
      sancionado_nome: COMPANY,
      abrangencia: 'União',
      prazo: 'P6M',
      data_inicio: '2024-02-01',
      data_fim: '2024-08-01',
      motivo: 'atraso na entrega',
      fundamento_legal: 'art. 156, III, da Lei nº 14.133/2021',
    },
  ])
})

test('a table has a company a line', () => {
  const text = `AVISO DE PENALIDADE

A Universidade do Exemplo torna públicas as penalidades aplicadas no Pregão nº 3/2023:

EMPRESA\tCNPJ\tPENALIDADE\tPRAZO
${COMPANY}\t${CNPJ}\tImpedimento de licitar e contratar com a União\t6 meses
${OTHER}\t${OTHER_CNPJ}\tMulta de R$ 300,00\t-`
  expect(told(rowsOf(text), 'sancionado_nome', 'categoria_sancao', 'prazo', 'valor_multa')).toEqual(
    [
      [COMPANY, 'impedimento', 'P6M', null],
      [OTHER, 'multa', null, 300],
    ],
  )
})

test('who has not fetched an order is punished, and nothing is taken back', () => {
  const rows = rowsOf(`AVISO DE PENALIDADE

O Tribunal do Exemplo decide, por deixar de retirar a nota de empenho e com o cancelamento da ata, aplicar à empresa ${COMPANY}, CNPJ ${CNPJ}, a penalidade de multa de R$ 90,00.`)
  expect(told(rows, 'situacao_sancao', 'valor_multa')).toEqual([['aplicada', 90]])
})

test('what is undone behind the sanction is undone', () => {
  const rows = rowsOf(`AVISO

A penalidade de suspensão temporária de licitar e impedimento de contratar com a Universidade do Exemplo por 6 meses, aplicada à empresa ${COMPANY}, CNPJ ${CNPJ}, fica sem efeito.`)
  expect(told(rows, 'categoria_sancao', 'situacao_sancao')).toEqual([['suspensao', 'retirada']])
})

test('notices under one act are read apart', () => {
  const one = `AVISO DE PENALIDADE\n\nO Tribunal do Exemplo resolve aplicar à empresa ${COMPANY}, CNPJ ${CNPJ}, a penalidade de advertência. Contrato nº 1/2023.`
  const other = one.replace(COMPANY, OTHER).replace(CNPJ, OTHER_CNPJ)
  const rows = rowsOf(`${one}\n\nFULANO DE TAL\n\n${other}\n\nFULANO DE TAL`)
  expect(told(rows, 'sancionado_nome')).toEqual([[COMPANY], [OTHER]])
  expect(new Set(rows.map(({ id }) => id)).size).toBe(2)
})

test('a fine under the law against corruption is of that sphere', () => {
  const rows = rowsOf(
    `DECISÃO Nº 12

O MINISTRO DE ESTADO DO EXEMPLO, no exercício das atribuições, adota como fundamento o Relatório Final da Comissão de PAR para aplicar à pessoa jurídica ${COMPANY}, CNPJ nº ${CNPJ}, as penalidades de: multa no valor de R$ 1.000.000,00 (um milhão de reais), nos termos do art. 6º, inciso I, da Lei nº 12.846/2013; e publicação extraordinária da decisão condenatória.`,
    'Decisão',
  )
  expect(told(rows, 'categoria_sancao', 'ambito', 'valor_multa', 'fundamento_legal')).toEqual([
    ['multa', 'anticorrupcao', 1_000_000, 'art. 6º, inciso I, da Lei nº 12.846/2013'],
  ])
})

test('a company declared unfit', () => {
  const rows = rowsOf(
    `PORTARIA Nº 7

O MINISTRO DE ESTADO DO EXEMPLO resolve: Art. 1º Declarar a inidoneidade da empresa ${COMPANY}, CNPJ ${CNPJ}, para licitar ou contratar com a Administração Pública, com base no art. 156, inciso IV, da Lei nº 14.133, de 1º de abril de 2021.`,
    'Portaria',
  )
  expect(told(rows, 'categoria_sancao', 'abrangencia', 'prazo')).toEqual([
    ['inidoneidade', 'Administração Pública', null],
  ])
})

test.each([
  ['tornar sem efeito a penalidade de', 'retirada'],
  ['anular a penalidade de', 'retirada'],
  ['suspender os efeitos da penalidade de', 'suspensa'],
  ['reduzir para 3 (três) meses a penalidade de', 'reduzida'],
])('%s is told as %s', (verb, state) => {
  const rows = rowsOf(`AVISO

A Universidade do Exemplo resolve ${verb} impedimento de licitar e contratar com a União aplicada à empresa ${COMPANY}, CNPJ ${CNPJ}.`)
  expect(told(rows, 'categoria_sancao', 'situacao_sancao')).toEqual([['impedimento', state]])
})

test.each([
  `EDITAL DE NOTIFICAÇÃO\n\nNotificamos a empresa ${COMPANY}, CNPJ ${CNPJ}, da abertura de processo para aplicação da penalidade de multa, facultada a apresentação de defesa prévia no prazo de 5 dias. Pregão nº 1/2023.`,
  `AVISO DE LICITAÇÃO\n\nA empresa ${COMPANY}, CNPJ ${CNPJ}, fica convocada para assinar o contrato do Pregão nº 1/2023, sob pena de multa e impedimento de licitar e contratar com a União.`,
  `NOTIFICAÇÃO\n\nO DNIT notifica a empresa ${COMPANY}, CNPJ ${CNPJ}, da aplicação da penalidade de multa pelo auto de infração nº 12, de trânsito.`,
  `EDITAL\n\nFica a empresa ${COMPANY}, CNPJ ${CNPJ}, intimada a recolher a multa aplicada no Pregão nº 1/2023.`,
])('nothing is told of what is not imposed: %#', (text) => {
  expect(rowsOf(text, 'Edital')).toEqual([])
})

const NOTICE = 'AVISO DE PENALIDADE\n\n'
const PAIR = `${COMPANY}, CNPJ ${CNPJ}`
const OTHER_PAIR = `${OTHER}, CNPJ ${OTHER_CNPJ}`

test.each([
  [
    'what a law lists is not imposed',
    `A Universidade X torna público que aplicou à empresa ${PAIR}, contratada no Pregão nº 1/2026, dentre as sanções do art. 156 da Lei nº 14.133/2021 (advertência, multa, impedimento de licitar e contratar e declaração de inidoneidade), a de advertência.`,
    [],
  ],
  [
    'a correction accuses nobody',
    `No Aviso de Penalidade de multa do Pregão nº 1/2026, onde se lê: ${PAIR}; leia-se: ${OTHER_PAIR}.`,
    [],
  ],
  [
    'what is refused is no sanction',
    `A União decide não aplicar à empresa ${PAIR}, a penalidade de impedimento de licitar e contratar com a União. Pregão 1/2026.`,
    [],
  ],
  [
    'who is acquitted is not punished',
    `O Ministro resolve absolver a empresa ${PAIR}, da penalidade de multa. Pregão 1/2026.`,
    [],
  ],
  [
    'an appeal that is granted',
    `O Ministro resolve dar provimento ao recurso da empresa ${PAIR}, contra a penalidade de multa. Pregão 1/2026.`,
    [],
  ],
  [
    'what is undone in other words',
    `O Ministro resolve TORNAR SEM EFEITO, por força de decisão judicial, a penalidade de multa aplicada à empresa ${PAIR}. Pregão 1/2026.`,
    [],
  ],
  [
    'who is rehabilitated',
    `O Ministro resolve conceder reabilitação à empresa ${PAIR}, declarada inidônea para licitar.`,
    [],
  ],
  [
    'what comes if somebody fails',
    `Fica a empresa ${PAIR}, notificada a entregar os bens do Pregão 1/2026 em 5 dias; o descumprimento ensejará a aplicação de multa e impedimento de licitar e contratar com a União.`,
    [],
  ],
  [
    'a summons by a decision',
    `Fica a empresa ${PAIR}, intimada para apresentar defesa no processo aberto por decisão de 03/11/2026, relativo à aplicação da penalidade de impedimento de licitar e contratar com a União.`,
    [],
  ],
  [
    'what several have in an order that leaves it open',
    `Fica aplicada a penalidade de multa à empresa ${PAIR}, e à empresa ${OTHER_PAIR}, a de suspensão temporária de participar de licitação. Pregão 1/2026.`,
    [],
  ],
  [
    'a tender that is suspended',
    `Fica suspensa a licitação, Pregão 1/2026, para análise da impugnação da empresa ${PAIR}, às sanções do edital.`,
    [],
  ],
  [
    'the body that punishes is not punished',
    `A Empresa Brasileira de Serviços, CNPJ nº ${OTHER_CNPJ}, torna público que aplicou a penalidade de multa à empresa ${PAIR}. Pregão 1/2026.`,
    [['multa', COMPANY, 'aplicada']],
  ],
  [
    'nor one with an address',
    `A FUNDAÇÃO X, CNPJ ${OTHER_CNPJ}, com sede na Av. Brasil, 4365, torna público que aplicou a penalidade de multa à empresa ${PAIR}. Pregão 1/2026.`,
    [['multa', COMPANY, 'aplicada']],
  ],
  [
    'nor who has the contract made',
    `Contratante: UNIVERSIDADE X, CNPJ ${OTHER_CNPJ}. Contratada: ${PAIR}. Penalidade: multa. Pregão 1/2026.`,
    [['multa', COMPANY, 'aplicada']],
  ],
  [
    'a sanction that the last words undo',
    `Pela Portaria 5/2025 foi aplicada à empresa ${PAIR}, a penalidade de multa, no Pregão 1/2024. Em grau de recurso, o Ministro decide anular a penalidade de multa.`,
    [['multa', COMPANY, 'retirada']],
  ],
  [
    'an ata that is cancelled beside it',
    `A União resolve aplicar à empresa ${PAIR}, a penalidade de impedimento de licitar e contratar com a União pelo prazo de 2 anos, e fica cancelada a Ata nº 10/2026.`,
    [['impedimento', COMPANY, 'aplicada']],
  ],
  [
    'a sanction instead of another',
    `O Ministro resolve substituir a penalidade de impedimento de licitar e contratar com a União, aplicada à empresa ${PAIR}, por advertência.`,
    [
      ['impedimento', COMPANY, 'retirada'],
      ['advertencia', COMPANY, 'aplicada'],
    ],
  ],
])('%s', (_, words, expected) => {
  const rows = rowsOf(`${NOTICE}${words}`)
  expect(told(rows, 'categoria_sancao', 'sancionado_nome', 'situacao_sancao')).toEqual(expected)
})

test('the term is what is called so', () => {
  const rows = rowsOf(
    `${NOTICE}A União resolve aplicar à empresa ${PAIR}, a penalidade de impedimento de licitar e contratar com a União, por descumprir o ajuste por mais de 45 dias, pelo prazo de 2 anos, com efeitos após a publicação.`,
  )
  expect(told(rows, 'prazo')).toEqual([['P2Y']])
})

test('a natural person is no row, and no CPF stands in a value', () => {
  const name = 'FULANO DE TAL 52998224725'
  const rows = rowsOf(`AVISO DE PENALIDADE

O Tribunal do Exemplo resolve aplicar à empresa ${name}, CNPJ ${CNPJ}, a penalidade de advertência. Contrato nº 1/2023.

O Tribunal do Exemplo resolve aplicar a FULANO DE TAL, CPF 529.982.247-25, a penalidade de advertência. Contrato nº 1/2023.`)
  expect(told(rows, 'sancionado_nome')).toEqual([['FULANO DE TAL ***982247**']])
})

test('any text is read', () => {
  const part = fc.constantFrom(...PARTS)
  fc.assert(
    fc.property(fc.array(part, { maxLength: 60 }), (parts) => {
      for (const row of rowsOf(parts.join(''))) {
        expect(row.inicio).toBeLessThanOrEqual(row.fim)
        for (const { inicio, fim } of row.trechos) expect(inicio).toBeLessThan(fim)
      }
    }),
  )
})

test.each(PARTS)('time is linear in a text of %j', (part) => {
  const before = `penalidade de multa à empresa ALFA LTDA, CNPJ ${CNPJ}, Pregão `
  expectLinear(2_000, (times) => {
    const text = `${before}${part.repeat(times)}`
    return () => rowsOf(text)
  })
})
