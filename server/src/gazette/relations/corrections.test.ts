import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findCorrections } from './corrections.ts'
import { relationsOf } from './relations-of.ts'
import { expectLinear } from '../../../test/_linear.ts'

const act = (conteudo_completo: string, titulo = 'PORTARIA Nº 9, DE 2 DE MAIO DE 2023') => ({
  titulo,
  tipo_ato: 'Portaria',
  data_publicacao: '2023-05-04',
  conteudo_completo: `${titulo}\n\n${conteudo_completo}`,
})
const read = (text: string, titulo?: string) =>
  relationsOf(act(text, titulo)).corrections.map(({ tipo, names, publishedIn, excerpt }) => ({
    tipo,
    names: names.map(({ kind, number, date }) => [kind, number, date].join(' ')),
    on: publishedIn?.date,
    page: publishedIn?.page,
    excerpt,
  }))

test('a rectification names its original, the place and the wrong words', () => {
  const text =
    'Na Portaria MX nº 100, de 2 de março de 2023, publicada no DOU nº 54, de 20-03-2023, seção 02, pág. 48, ' +
    'que designou FULANA DE TAL SILVA, onde se lê: "classe A", leia-se: "classe B".'
  expect(read(text, 'RETIFICAÇÃO')).toEqual([
    {
      tipo: 'retifica',
      names: ['portaria 100 2023-03-02'],
      on: '2023-03-20',
      page: '48',
      excerpt: ': "classe A", FULANA DE TAL SILVA',
    },
  ])
})

test.each(['onde se lê', 'onde-se lê', 'ONDE SE LÊ', 'onde lê-se', 'onde sê-le', 'em que se lê'])(
  '%s',
  (cue) => {
    expect(read(`Na Portaria nº 7, de 3/4/2023, ${cue} "a", leia-se "b".`)).toMatchObject([
      { names: ['portaria 7 2023-04-03'], excerpt: '"a",' },
    ])
  },
)

test('the misprinted heading is a name, too', () => {
  const text =
    'No DOU de 17/3/2023, Seção 2, página 8, onde se lê: PORTARIA Nº 1763, leia-se: PORTARIA Nº 176.'
  expect(read(text, 'RETIFICAÇÃO')).toMatchObject([{ names: ['portaria 1763 '], on: '2023-03-17' }])
})

test('in a preamble full of acts, the one after the verb counts', () => {
  const text =
    'O REITOR, nomeado pelo Decreto de 1º de abril de 2020, e a Portaria nº 8, de 1º de maio de 2020, resolve: ' +
    'Retificar o art. 1º da Portaria nº 77, de 3 de abril de 2023. Onde se lê: "a", leia-se: "b".'
  expect(read(text)).toMatchObject([{ tipo: 'retifica', names: ['portaria 77 2023-04-03'] }])
})

test('each act of a list that makes another void', () => {
  const text =
    'Nº 5 - Tornar sem efeito a Portaria nº 1, de 3/4/2023, publicada no DOU de 4/4/2023.\n\n' +
    'Nº 6 - TORNAR SEM EFEITO, em razão de desistência, a nomeação de BELTRANO DE TAL, feita pelo Ato nº 2/2023.'
  expect(read(text)).toMatchObject([
    { tipo: 'torna_sem_efeito', names: ['portaria 1 2023-04-03'], on: '2023-04-04' },
    { tipo: 'torna_sem_efeito', names: ['ato 2 '], excerpt: 'BELTRANO DE TAL' },
  ])
})

test.each([
  ['Revogar a Portaria nº 1, de 3/4/2023.', 'revoga'],
  [
    'Revogar, a partir de 2 de maio, a designação de FULANO DE TAL, objeto da Portaria nº 1, de 3/4/2023.',
    'revoga',
  ],
  ['Art. 5º Fica revogada a Portaria nº 1, de 3/4/2023.', 'revoga'],
  ['Art. 5º Revoga-se o disposto na Portaria nº 1, de 3/4/2023.', 'revoga'],
  ['Esta Portaria entra em vigor hoje, ficando revogada a Portaria nº 1, de 3/4/2023.', 'revoga'],
  ['Revogadas as disposições em contrário, em especial a Portaria nº 1, de 3/4/2023.', 'revoga'],
  ['Designar FULANO, revogando Portaria GAB/XY 1 , de 3 de abril de 2023.', 'revoga'],
  ['Revogar a Port. Nº 1, de 3/4/2023.', 'revoga'],
  [
    'Esta Portaria entra em vigor hoje, revogando, a partir da mesma data, a Portaria nº 1, de 3/4/2023.',
    'revoga',
  ],
  [
    'Esta Portaria entra em vigor hoje, revogando a de n. 001, de 3/4/2023, e demais disposições.',
    'revoga',
  ],
  ['Art. 2º Revoga a PORTARIA Nº 1, de 3/4/2023.', 'revoga'],
  ['Art. 3º Esta portaria revoga a Portaria 1 de 3 de abril de 2023.', 'revoga'],
  ['Revogar a Portaria publicada sob nº 1, de 3-abril-2023.', 'revoga'],
  [
    'Revogar a nomeação em vaga de ampla concorrência nº 7, conforme Portaria nº 1, de 3/4/2023.',
    'revoga',
  ],
  ['Cassar a aposentadoria concedida pela Portaria nº 1, de 3/4/2023.', 'revoga'],
  ['Anular o item 2 da Portaria nº 1, de 3/4/2023.', 'anula'],
  ['Fica anulada a Portaria nº 1, de 3/4/2023.', 'anula'],
  ['Declarar nula a Portaria nº 1, de 3/4/2023.', 'anula'],
  ['Declarar sem efeito a Portaria nº 1, de 3/4/2023.', 'torna_sem_efeito'],
  ['Tornar insubsistente a Portaria nº 1, de 3/4/2023.', 'torna_sem_efeito'],
  ['Autorizar a viagem, tornando sem efeito a Portaria nº 1, de 3/4/2023.', 'torna_sem_efeito'],
  [
    'Tornar sem efeito, nos termos da Lei nº 8.112, de 11/12/1990, a Portaria nº 1, de 3/4/2023.',
    'torna_sem_efeito',
  ],
])('%s', (text, tipo) => {
  expect(read(text)).toMatchObject([{ tipo, names: ['portaria 1 2023-04-03'] }])
})

test.each([
  ['a Portaria nº 1, de 3/4/2023, que tornou sem efeito a Portaria nº 2, de 4/4/2023,'],
  ['a Portaria nº 1, de 3/4/2023, que torna sem efeito a Portaria nº 2, de 4/4/2023,'],
  ['a Portaria nº 1, de 3/4/2023, que revoga a Portaria nº 2, de 4/4/2023,'],
  ['A presente não revoga a Portaria nº 2, de 4/4/2023.'],
  ['a Portaria nº 1, de 3/4/2023, revogada pela Portaria nº 2, de 4/4/2023,'],
  ['O ato poderá ser revogado nos termos da Portaria nº 1, de 3/4/2023.'],
  ['Revogam-se as disposições em contrário.\n\nArt. 6º Aplica-se a Portaria nº 1, de 3/4/2023.'],
  ['Revogar a gratificação de FULANO DE TAL. Aplica-se a Portaria nº 1, de 3/4/2023.'],
  ['Fica revogada a Lei nº 9, de 3/4/2023.'],
  ['Tornar sem efeito a Retificação referente à Portaria nº 1, de 3/4/2023.'],
])('%s undoes no known act', (text) => {
  expect(read(text)).toEqual([])
})

describe('an act undoes several', () => {
  const undone = (text: string) =>
    read(text).map(({ names, on, page }) => [...names, on, page].filter((part) => part).join(' '))

  test.each([
    [
      'as Portarias nºs 48, 49 e 51, publicadas no DOU de 5/4/2023, página 7.',
      ['portaria 48  2023-04-05 7', 'portaria 49  2023-04-05 7', 'portaria 51  2023-04-05 7'],
    ],
    [
      'as Portarias nº 1, de 3/4/2023, e nº 2, de 4/4/2023.',
      ['portaria 1 2023-04-03', 'portaria 2 2023-04-04'],
    ],
    [
      'as Portarias nº 1, de 3/4/2023, publicada no DOU de 4/4/2023, e nº 2, de 5/4/2023, publicada no DOU de 6/4/2023.',
      ['portaria 1 2023-04-03 2023-04-04', 'portaria 2 2023-04-05 2023-04-06'],
    ],
    [
      ': a) Portaria nº 1, de 3/4/2023, publicada no DOU de 4/4/2023; b) Portaria nº 2, de 5/4/2023, publicada no DOU de 6/4/2023.',
      ['portaria 1 2023-04-03 2023-04-04', 'portaria 2 2023-04-05 2023-04-06'],
    ],
    [
      '\n\nI - Portaria nº 1, de 3/4/2023;\n\nII - Portaria nº 2, de 5/4/2023; e\n\nIII - Ato nº 3, de 6/4/2023.',
      ['portaria 1 2023-04-03', 'portaria 2 2023-04-05', 'ato 3 2023-04-06'],
    ],
    [
      'a publicação das Portarias nº 351 a 353, de 3/4/2023, no DOU nº 51, de 5/4/2023.',
      [
        'portaria 351 2023-04-03 2023-04-05',
        'portaria 352 2023-04-03 2023-04-05',
        'portaria 353 2023-04-03 2023-04-05',
      ],
    ],
    [
      'a nomeação de FULANO, contida no Ato nº 1/2023, publicado no DOU de 3/4/2023, e a de BELTRANO, contida no Ato nº 2/2023, publicado no DOU de 4/4/2023.',
      ['ato 1  2023-04-03', 'ato 2  2023-04-04'],
    ],
    [
      ', por desistência, as nomeações abaixo:\n\nNome/ nomeação\n\nFULANO DE TAL/ 3º colocado/ efetivada pelo Ato nº 1, publicado no DOU em 3/4/2023;\n\nBELTRANO DE TAL, nomeado pelo Ato nº 2, publicado no DOU em 4/4/2023.',
      ['ato 1  2023-04-03', 'ato 2  2023-04-04'],
    ],
    [
      'as Portarias nº 1 e 2, publicadas no DOU de 3/4/2023, p. 7. As Portarias nºs 3 e 4, publicadas no DOU de 4/4/2023, p. 8.',
      [
        'portaria 1  2023-04-03 7',
        'portaria 2  2023-04-03 7',
        'portaria 3  2023-04-04 8',
        'portaria 4  2023-04-04 8',
      ],
    ],
  ])('%s', (list, expected) => {
    expect(undone(`Tornar sem efeito ${list}`)).toEqual(expected)
    expect(undone(`Ficam revogadas ${list}`)).toEqual(expected)
  })

  test('but not an act that another named act altered', () => {
    expect(
      undone('Revogar a Portaria nº 1, de 3/4/2023, que alterou a Portaria nº 2, de 4/4/2023.'),
    ).toEqual(['portaria 1 2023-04-03'])
  })
})

test('a full stop before a small letter ends no sentence', () => {
  const text = 'Fica revogada a Portaria nº 1. publicada no DOU de 4/4/2023.'
  expect(read(text)).toMatchObject([{ names: ['portaria 1 '], on: '2023-04-04' }])
})

test('a rectification by an act that alters', () => {
  const text =
    'Nº 1 - Aposentar FULANO com fundamento na EC nº 103/2019. Nº 2 - Alterar a Portaria nº 5, de 3/4/2023, ' +
    'publicada no DOU de 4/4/2023, para onde se lê: "a", leia-se: "b".'
  expect(read(text)).toMatchObject([{ names: ['portaria 5 2023-04-03'], on: '2023-04-04' }])
})

test('where an act was published is not where its own rectification was', () => {
  const text =
    'Tornar sem efeito a nomeação publicada no DOU de 31/3/2023, constante do Ato nº 1, de 29/3/2023, ' +
    'retificado pelo Ato nº 2/2023, publicado no DOU de 3/4/2023.'
  expect(read(text)).toMatchObject([{ names: ['ato 1 2023-03-29'], on: '2023-03-31' }])
  const ofEdital =
    'Tornar sem efeito a Portaria nº 1, de 29/3/2023, objeto do Edital nº 7, de 4/5/2021, publicado no DOU de 5/5/2021.'
  expect(read(ofEdital)).toMatchObject([{ names: ['portaria 1 2023-03-29'], on: undefined }])
})

test('an annulment that names day, page and person, but no act', () => {
  const text =
    'Tornar sem efeito a nomeação de FULANO DE TAL, publicada no DOU de 3/4/2023, seção 2, p. 7.'
  expect(read(text)).toMatchObject([
    { tipo: 'torna_sem_efeito', names: [], on: '2023-04-03', page: '7', excerpt: 'FULANO DE TAL' },
  ])
  expect(read(text.replace(', seção 2, p. 7', ''))).toMatchObject([
    { names: [], on: '2023-04-03', excerpt: 'FULANO DE TAL' },
  ])
  expect(read(text.replace('de 3/4/2023', 'nº 64 de 4/31/2023'))).toMatchObject([
    { names: [], on: null, page: '7', excerpt: 'FULANO DE TAL' },
  ])
  expect(read('Tornar sem efeito a nomeação publicada no DOU de 3/4/2023.')).toEqual([])
})

test.each([
  ['publicada no DOU nº 74 de 18/04, p. 7', '2023-04-18'],
  ['publicada no DOU de 29 de dezembro, p. 7', '2022-12-29'],
  ['publicada no D.O de 2023-04-18, Seção 3', '2023-04-18'],
  ['publicada no Diário Oficial da União do dia 30 subsequente', '2023-03-30'],
  ['publicada no DOU nº 52, de 2 subsequente', '2023-04-02'],
  ['publicada no DOU de 18/04/2022', '2022-04-18'],
  ['publicada no Boletim de Serviço de 18/04/2023', undefined],
])('%s', (place, on) => {
  expect(read(`Revogar a Portaria nº 1, de 3 de março de 2023, ${place}.`)).toMatchObject([{ on }])
})

test('letters and a year before a number', () => {
  const text =
    'Tornar sem efeito a nomeação de que tratam os Atos nºs TRF2-ATP-2023/00051, de 10/02/2023, e ' +
    'TRF2-ATP-2023/00094, de 06/03/2023, publicados no DOU de 8/3/2023.'
  expect(read(text)).toMatchObject([
    { names: ['ato 51 2023-02-10'] },
    { names: ['ato 94 2023-03-06'] },
  ])
})

test('letters after a number are not the next item of a list', () => {
  expect(read('Tornar sem efeito a Portaria Nº 5-SPC, de 14/2/2023.')).toMatchObject([
    { names: ['portaria 5 2023-02-14'] },
  ])
})

test('the file number of an act is not its number', () => {
  expect(read('Revogar a Portaria GAB (SEI nº 0123456) nº 5, de 3/4/2023.')).toMatchObject([
    { names: ['portaria 5 2023-04-03'] },
  ])
})

test('a rectification of the text above it', () => {
  const text =
    'Considerando o erro na Portaria nº 5, de 3/4/2023, resolve: RETIFICAR a Portaria acima especificada, ' +
    'que nomeou os aprovados do Edital nº 6, de 7/4/2022. Onde se lê: "a", leia-se: "b".'
  expect(read(text)).toMatchObject([{ tipo: 'retifica', names: ['portaria 5 2023-04-03'] }])
})

test.each([
  'Fica retificada a Portaria nº 5, de 3/4/2023, publicada no DOU de 4/4/2023.',
  'O REITOR torna pública, para conhecimento dos interessados, a retificação da Portaria nº 5, de 3/4/2023, publicada no DOU de 4/4/2023.',
])('%s', (text) => {
  expect(read(text)).toMatchObject([
    { tipo: 'retifica', names: ['portaria 5 2023-04-03'], on: '2023-04-04' },
  ])
})

test.each([
  ['Extrato de Termo de Execução Descentralizada nº 3/2023', 'execucao_descentralizada 3 '],
  ['Termo de Compromisso nº 106/2023', 'termo_de_compromisso 106 '],
  ['Acordo de Cooperação Técnica nº 12/2023', 'acordo_de_cooperacao 12 '],
  ['Termo de Fomento nº 9/2023', 'termo_de_fomento 9 '],
  ['Aviso de Credenciamento nº 2/2023', 'credenciamento 2 '],
  ['Edital de Chamamento Público para Credenciamento nº 2/2023', 'chamada_publica 2 '],
  ['Edital de Credenciamento nº 2/2023', 'edital 2 '],
  ['Alvará nº 2.461, de 23 de março de 2023', 'alvara 2461 2023-03-23'],
  ['Consulta Pública nº 1.100, de 1º de abril de 2023', 'consulta_publica 1100 2023-04-01'],
  ['Solução de Consulta Cosit nº 99, de 31 de março de 2023', 'solucao_de_consulta 99 2023-03-31'],
  ['Instrução CVM nº 480, de 1º de abril de 2023', 'instrucao 480 2023-04-01'],
  ['Orientação Normativa nº 3, de 1º de abril de 2023', 'orientacao_normativa 3 2023-04-01'],
])('%s is a name', (name, expected) => {
  const text = `No ${name}, publicado no DOU de 3/4/2023, Seção 3, página 53, onde se lê: "a", leia-se: "b".`
  expect(read(text, 'RETIFICAÇÃO')).toMatchObject([{ names: [expected], page: '53' }])
})

test('the leaves of a file are no pages of the gazette', () => {
  const text =
    'O edital, publicado na Seção 3, edição 144, do DOU de 29/04/2023, foi alterado conforme os autos, às fls. 130 a 135. ' +
    'Onde se lê: "a", leia-se: "b".'
  expect(read(text, 'RETIFICAÇÃO')).toMatchObject([{ on: '2023-04-29', page: null }])
})

test('a republication of another act', () => {
  const text =
    'I - Republicar, por incorreção no original, a Portaria nº 265, de 27/02/2023, publicada no DOU de 01/03/2023.'
  expect(read(text)).toMatchObject([
    { tipo: 'republica', names: ['portaria 265 2023-02-27'], on: '2023-03-01' },
  ])
})

test('a republication has the name of its own act', () => {
  const text =
    'Texto.\n\nRepublicada por ter saído no DOU de 3/5/2023, Seção 1, página 7, com incorreção.'
  const expected = [
    { tipo: 'republica', names: ['portaria 9 2023-05-02'], on: '2023-05-03', page: '7' },
  ]
  expect(read(text)).toMatchObject(expected)
  const other = 'Republicação por conter incorreção no original, publicada'
  expect(read(text.replace('Republicada por ter saído', other))).toMatchObject(expected)
})

test.each([
  ['Art. 4º Torna-se sem efeito o disposto nesta Portaria caso o servidor não se apresente.'],
  ['Fica sem efeito o prazo de 30 dias.'],
  ['Republicada no DOU de 3/5/2023.'],
])('%s corrects nothing', (text) => {
  expect(read(text)).toEqual([])
})

test('corrected acts, and the act itself, are no citations', () => {
  const { names, citations } = relationsOf(
    act(
      'Retificar a Portaria nº 77, de 3 de abril de 2023, nos termos da Lei nº 8.112, de 11/12/1990, e da ' +
        'Lei nº 8.112, de 11 de dezembro de 1990, e da Portaria nº 9, de 2 de maio de 2023. Onde se lê: "a", leia-se: "b".',
    ),
  )
  expect(names.map(({ number }) => number)).toEqual(['9'])
  expect(citations).toEqual([{ kind: 'lei', number: '8112', date: '1990-12-11', office: '' }])
})

test('any text is read', () => {
  const cues = [
    'onde se lê',
    'leia-se',
    'Retificar ',
    'tornar sem efeito',
    'republicada por',
    'no DOU de',
    'Portaria nº 1',
    '1/1/2020',
    'pág. 3',
    '\n\n',
    'Na ',
  ]
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.constantFrom(...cues), fc.string()), { maxLength: 40 }),
      (parts) => {
        findCorrections(act(parts.join(' '), 'RETIFICAÇÃO'), [])
      },
    ),
  )
})

test.each([
  'onde se lê ',
  'retificar ',
  'tornar sem efeito ',
  'Fica revogada a Portaria nº 1, ',
  'revogar ',
  'anular a, ',
  'torna a ',
  'Portaria nº 1, e a ',
  'AA BB ',
  'Na Portaria nº 1, ',
  'Alterar o art. 1º, ',
  'A Portaria nº 1 passa a vigorar ',
  'Tornar sem efeito a nomeação de ANA LIMA, ',
  ' "a',
  ' "a"',
])('a text of nothing but %j takes linear time', (piece) => {
  expectLinear(10_000, (times) => {
    const text = piece.repeat(times)
    // The citations of the last text are remembered: no text comes twice in a row.
    let turn = 0
    return () => relationsOf(act(`${text}${turn++ % 2}`, 'RETIFICAÇÃO'))
  })
})
