import { expect, test } from 'vitest'
import { relationsOf } from './relations-of.ts'

const read = (text: string, titulo = 'PORTARIA Nº 9, DE 2 DE MAIO DE 2023') =>
  relationsOf({
    titulo,
    tipo_ato: 'Portaria',
    data_publicacao: '2023-05-04',
    conteudo_completo: `${titulo}\n\n${text}`,
  }).corrections.map(({ tipo, names, publishedIn }) => ({
    tipo,
    names: names.map(({ kind, number, date }) => [kind, number, date].join(' ')),
    on: publishedIn?.date ?? null,
    edition: publishedIn?.edition ?? null,
    page: publishedIn?.page ?? null,
  }))
const names = (text: string, titulo?: string) => read(text, titulo).map((each) => each.names)

test.each([
  'em vaga cuja nomeação anterior, publicada no DOU de 28/02/2023, foi tornada sem efeito pelo Ato Presi 154/2023.',
  'para preencher as vagas tornadas sem efeito por meio da Portaria SG nº 17, de 7/2/2023, publicada no DOU de 10/2/2023.',
  'Considerando o Ato nº 96/2023, que tornou sem efeito o Ato nº 69/2023, publicado no DOU de 19/4/2023,',
  'Considerando a Lei nº 12.527, de 2011, que altera a Lei nº 8.112/1990; revoga a Lei nº 11.111, de 5/5/2005, e dá outras providências;\n\nConsiderando o Acórdão nº 96/2016,',
  'Tornar sem efeito a nomeação de Fulano de Tal, habilitado no Concurso Público Edital nº 6/2022, publicado no DOU de 21/3/2022.',
])('the deeds of others, and the place of an announcement, are no deed of this act: %s', (text) => {
  expect(read(text)).toEqual([])
})

test.each([
  [
    'what is quoted',
    'Na Portaria nº 1, de 3/4/2023, publicada no DOU de 4/4/2023, onde se lê: "Tornar sem efeito a Portaria nº 7, de 1º/3/2023", leia-se: “Revogar a Portaria nº 7, de 1º/3/2023”.',
    [['portaria 1 2023-04-03']],
  ],
  [
    'the reason',
    'Tornar sem efeito a designação de FULANO DE TAL, em razão da Portaria nº 8, de 3/4/2023.',
    [],
  ],
  [
    'the reason, told as a deed',
    'Tornar sem efeito a designação de FULANO DE TAL, por ter sido nomeado pela Portaria nº 8, de 3/4/2023.',
    [],
  ],
  [
    'the means',
    'Tornar sem efeito a designação de FULANO DE TAL, por meio da Portaria nº 8, de 3/4/2023.',
    [],
  ],
  ...[
    'por força da',
    'por',
    'em virtude da',
    'em face da',
    'em atenção à',
    'em cumprimento à',
    'haja vista a',
  ].map((words): [string, string, string[][]] => [
    `what comes after “${words}”`,
    `Tornar sem efeito a designação de FULANO DE TAL, ${words} Portaria nº 8, de 3/4/2023.`,
    [],
  ]),
  [
    'the reason, after the object',
    'Tornar sem efeito a Portaria nº 7, de 1º/3/2023, em virtude da Portaria nº 8, de 3/4/2023.',
    [['portaria 7 2023-03-01']],
  ],
])('%s is not undone', (_, text, expected) => {
  expect(names(text)).toEqual(expected)
})

test.each(['efetivada por meio da', 'feita por', 'publicada por força da'])(
  'an act named as the means of an undone decision is undone: %s',
  (words) => {
    const text = `Tornar sem efeito a designação de FULANO DE TAL, ${words} Portaria nº 8, de 3/4/2023.`
    expect(names(text)).toEqual([['portaria 8 2023-04-03']])
  },
)

test.each([
  [
    'what another item does to another act',
    'I - TORNAR SEM EFEITO o Ato nº 1, de 3/4/2023;\n\nII - APOSTILAR, em parte, o Ato nº 2, de 4/4/2023, publicado no DOU de 5/4/2023.',
    [['ato 1 2023-04-03']],
  ],
  [
    'what has altered the act before',
    'Revogar o inciso III da Portaria nº 1, de 3/4/2023, alterada pelas Portarias nº 2, de 4/4/2023, nº 3, de 5/4/2023, e nº 4, de 6/4/2023.',
    [['portaria 1 2023-04-03']],
  ],
  [
    'the edital of those who were appointed',
    'Tornar sem efeito a nomeação de FULANO DE TAL, aprovado no concurso do Edital nº 6/2022, publicado no DOU de 21/3/2022, efetuada pela Portaria nº 5, de 3/4/2023.',
    [['portaria 5 2023-04-03']],
  ],
])('%s is not undone', (_, text, expected) => {
  expect(names(text)).toEqual(expected)
})

test.each([
  [
    'O REITOR, considerando a Lei nº 8.745/93, torna pública a retificação do distrato publicado no DOU de 3/5/2023. Onde se lê: "a", leia-se: "b".',
    '2023-05-03',
  ],
  [
    'Retifica-se o Termo de Homologação 24 publicado no DOU de 3/5/2023, conforme decreto nº 8.776/2022.',
    '2023-05-03',
  ],
])('the legal basis of a rectification is not rectified: %s', (text, on) => {
  expect(read(text, 'RETIFICAÇÃO')).toMatchObject([{ names: [], on }])
})

test('a rectified law is', () => {
  const text = 'Na Lei nº 14.535, de 17 de janeiro de 2023, onde se lê: "a", leia-se: "b".'
  expect(names(text, 'RETIFICAÇÃO')).toEqual([['lei 14535 2023-01-17']])
})

test('a quotation in a rectification rectifies nothing', () => {
  const text =
    'Retificar a Portaria nº 76, de 12/1/2023, referente à "Retificar a Portaria nº 22, de 4/1/2023". Onde se lê: "a", leia-se: "b".'
  expect(names(text)).toEqual([['portaria 76 2023-01-12']])
})

test('an act named in right words is not the one of the next wrong words', () => {
  const text =
    'Retificação do extrato publicado no DOU nº 238, de 20/12/2022, p. 32. Onde se lê: EXTRATO DE CONTRATO Nº 33/2022 ' +
    'Leia-se: EXTRATO DE TERMO ADITIVO Nº 15/2022 - Onde se lê: R$ 2,00. Leia-se: R$ 1,00.'
  expect(names(text, 'RETIFICAÇÃO')).toEqual([['contrato 33 ']])
})

test('the next rectification is read after right words in brackets or without a closing mark', () => {
  const each = (n: number, quote: string) =>
    `No Despacho de 3 de abril de 2023, publicado no DOU nº ${n}, de 4/4/2023, onde se lê "a", leia-se ${quote} (Processo 1).\n\n`
  const editions = (quote: string) =>
    read(each(64, quote) + each(65, '"c"'), 'RETIFICAÇÃO').map(({ edition }) => edition)
  expect(editions('"b"')).toEqual(['64', '65'])
  expect(editions('"b')).toEqual(['64', '65'])
})

test.each([
  ['AVISO DE LICITAÇÃO TOMADA DE PREÇOS N° 2/ 2023', 'tomada_de_precos 2 '],
  ['PREGÃO ELETRÔNICO Nº 7/2023', 'pregao 7 '],
])('the line above names the act that a notice rectifies: %s', (line, name) => {
  const text = `${line}\n\nO MUNICÍPIO faz saber que fica retificado o aviso que saiu no DOU de 3/5/2023. Onde se lê: "a", leia-se: "b".`
  expect(read(text, 'AVISO DE RETIFICAÇÃO')).toMatchObject([{ names: [name], on: '2023-05-03' }])
})

test('an edition may follow a section that is glued to its word', () => {
  const text =
    'Retifica-se: o aviso publicado no Dou- seção3 nº 39 pag. 187 publicado no dia 22 de fevereiro de 2023 e no dia 27 de fevereiro de 2023- seção 3 nº 42 pág. 202.'
  expect(read(text, 'Aviso de Retificação')).toMatchObject([
    { on: '2023-02-22', edition: '39', page: '187' },
  ])
})

test('a misprinted heading may follow its own kind', () => {
  const text =
    'Na publicação do DOU de 3/5/2023, página 301, onde se lê: MODALIDADE:PREGÃO ELETRÔNICO Nº 041/2023, leia-se: outra.'
  expect(names(text, 'RETIFICAÇÃO')).toEqual([['pregao 41 ']])
})

test('each of a list of people has an act of its own', () => {
  const text =
    'Tornar sem efeito as nomeações abaixo:\n\nFULANA DE TAL/ 83ª colocada/ Ato PR nº 165, publicado no DOU de 4/4/2023\n\n' +
    'BELTRANO DA SILVA/ 84º colocado/ Ato PR nº 150, publicado no DOU de 5/4/2023'
  expect(read(text)).toMatchObject([
    { names: ['ato 165 '], on: '2023-04-04' },
    { names: ['ato 150 '], on: '2023-04-05' },
  ])
})

test("each of several people's designations ends with its act", () => {
  const text =
    'Revogar as seguintes designações:\n\nFULANA DE TAL, matrícula 1, para substituir o Chefe, objeto da Portaria GDG nº 39, de 25/1/2022;\n\n' +
    'BELTRANO DA SILVA, matrícula 2, para substituir o Coordenador, código CJ-2, objeto da Portaria GDG nº 119, de 23/2/2021.'
  expect(names(text)).toEqual([['portaria 39 2022-01-25'], ['portaria 119 2021-02-23']])
})

test.each([
  [
    'AVISO DE ANULAÇÃO',
    'A Comissão comunica aos interessados a ANULAÇÃO da Tomada de Preços nº 1/2022, publicada no DOU de 18/7/2022.',
    'anula',
    'tomada_de_precos 1 ',
  ],
  [
    'AVISO DE REVOGAÇÃO PREGÃO ELETRÔNICO Nº 10/2023',
    'O Município torna pública a revogação do Pregão Eletrônico nº 10/2023, publicado no DOU de 3/5/2023.',
    'revoga',
    'pregao 10 ',
  ],
])('a notice reports a deed: %s', (titulo, text, tipo, name) => {
  expect(read(text, titulo)).toMatchObject([{ tipo, names: [name] }])
  expect(read(text)).toEqual([])
})

test('a contract named in misprinted words is not their act', () => {
  const text =
    'Na publicação do DOU de 28 de abril de 2023, página 318, onde se lê: PRIMEIRO TERMO ADITIVO AO CONTRATO Nº 1.205/2022, leia-se: SEGUNDO.'
  expect(names(text, 'RETIFICAÇÃO')).toEqual([[]])
})

test.each([
  'Tonar sem efeito a Portaria nº 1, de 3/4/2023.',
  'Torna-se sem efeito a Portaria nº 1, de 3/4/2023.',
  'Fica tornada sem efeito a Portaria nº 1, de 3/4/2023.',
  'TORNAR SEM EFEITO, pela perda do prazo, a Portaria nº 1, de 3/4/2023.',
])('%s', (text) => {
  expect(names(text)).toEqual([['portaria 1 2023-04-03']])
})

test('a dated despacho does not have the number of its process', () => {
  const text =
    'No Despacho de 5 de abril de 2023, referente ao processo nº 00185.002001/2023-72, publicado no DOU de 6/4/2023, onde se lê: "a", leia-se: "b".'
  expect(names(text, 'RETIFICAÇÃO')).toEqual([['despacho  2023-04-05']])
})

test.each([
  ['publicada no DOU, seção 3, nº 89, pág.249', null, '89', '249'],
  ['publicada no DOU nº 007, de 10.01.2023, pg.292', '2023-01-10', '7', '292'],
  [
    'publicada no Boletim de Serviço em 6/4/2023, e no Diário Oficial da União de 7/4/2023, Seção 2, Página 37',
    '2023-04-07',
    null,
    '37',
  ],
  ['publicada no Diário Oficial dos Municípios do Estado do Pará dia 5/4/2023', null, null, null],
  ['do DOU do dia 3 de abril, publicada na p. 7', '2023-04-03', null, '7'],
])('where it was published: %s', (place, on, edition, page) => {
  expect(read(`Revogar a Portaria nº 1, de 3/3/2023, ${place}.`)).toEqual([
    { tipo: 'revoga', names: ['portaria 1 2023-03-03'], on, edition, page },
  ])
})

test.each([
  'Aos 3 dias de maio de 2023, foi publicado no Diário Oficial da União, Seção 3, Nº 84, página nº 198, o extrato do Contrato nº 32/2023. Onde se lê: "a", leia-se: "b".',
  'Nas edições circuladas no dia 03/05/2023, nos jornais: DOU, seção 3, nº 84, pág. 198; Diário do Pará, B12, referente ao Contrato nº 032/2023. Onde se lê: "a", leia-se: "b".',
])('the day may come before the name of the gazette: %s', (text) => {
  expect(read(text, 'RETIFICAÇÃO')).toEqual([
    { tipo: 'retifica', names: ['contrato 32 '], on: '2023-05-03', edition: '84', page: '198' },
  ])
})

test('the title of a rectification without a quotation may name the act', () => {
  const text =
    'A Central comunica que o edital, cujo aviso foi publicado na Seção 3, edição 84, do Diário Oficial da União, na data de 03/05/2023, está sendo alterado.'
  expect(read(text, 'AVISO DE RETIFICAÇÃO PREGÃO ELETRÔNICO N° 19/2023')).toEqual([
    { tipo: 'retifica', names: ['pregao 19 '], on: '2023-05-03', edition: '84', page: null },
  ])
})

test('a publication may be called veiculado', () => {
  const text =
    'O Edital nº 1/2023, veiculado em 9 de janeiro de 2023, onde se lê: "a", leia-se: "b".'
  expect(read(text, 'RETIFICAÇÃO')).toEqual([
    { tipo: 'retifica', names: ['edital 1 '], on: '2023-01-09', edition: null, page: null },
  ])
})
