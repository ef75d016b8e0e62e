import { describe, expect, test } from 'vitest'
import { expectLinear } from '../../../../test/_linear.ts'
import { normsIn } from './norms-in.ts'

const TITLE = 'PORTARIA MEX Nº 1.012, DE 14 DE MARÇO DE 2024'
const OPENING =
  'O MINISTRO DE ESTADO DO EXEMPLO, no uso da atribuição que lhe compete, não havendo óbice, resolve:'
const P = 'Portaria nº 10, de 5 de maio de 2020'
const Q = 'Portaria nº 11, de 6 de maio de 2020'

const readOf = (body: string, titulo = TITLE) =>
  normsIn({
    titulo,
    tipo_ato: 'Portaria',
    ementa: null,
    conteudo_completo: [titulo, OPENING, body].join('\n\n'),
    assinatura: '',
    data_publicacao: '2024-03-15',
  })[0]!
const LAW = 'LEI Nº 14.900, DE 14 DE MARÇO DE 2024'
const told = (body: string, titulo?: string) =>
  readOf(body, titulo).touched.map(({ effect, norm, isWhole }) => [effect, norm, isWhole])
const WHOLE_P = ['revoga', 'Portaria 10/2020', true]
const WHOLE_Q = ['revoga', 'Portaria 11/2020', true]

describe('what is denied, allowed, forbidden, wished or left to others is not done', () => {
  test.each([
    `Não ficam revogados:\n\nI - a ${P};`,
    'Compete ao Diretor revogar:\n\nI - a autorização concedida pela Portaria nº 10, de 5 de maio de 2020;',
    `Não ficam revogadas:\n\nPortaria nº 10, de 5 de maio de 2020;\n\nPortaria nº 11, de 6 de maio de 2020.`,
    `O Diretor poderá, na forma determinada pelo Conselho, revogar a ${P}.`,
    `Incumbe ao Diretor revogar:\n\nI - a ${P};`,
    `O Diretor poderá revogar a ${P}.`,
    `Delegar competência ao Diretor para revogar a ${P}.`,
    `É vedado revogar a ${P}.`,
    `Se o Conselho revogar a ${P}, o Diretor o informará.`,
    `Instituir grupo de trabalho com a finalidade de propor minuta para alterar a ${P}, e revogar a ${Q}.`,
    `Submeter à consulta pública a minuta de Portaria que altera a ${P}, e revoga a ${Q}.`,
    `Até que seja revogada a ${P}, aplica-se o seu anexo.`,
    `Quando ficar revogada a ${P}, cessa o prazo.`,
    `Ao Diretor compete: I - alterar o Anexo da ${P};`,
    `Ao Diretor compete:\n\nI - alterar o Anexo da ${P};`,
    `Prorrogar o prazo, sem alterar a ${P}.`,
    `Esta Portaria não revoga nem altera a ${P}.`,
    `O Diretor fica autorizado a revogar a ${P}.`,
    `Autorizar o Diretor a revogar a ${P}.`,
    `Recomendar que seja revogada a ${P}.`,
    `Sugerir ao Conselho revogar a ${P}.`,
    `Ficará revogada a ${P} caso o projeto seja aprovado.`,
    `Ficará revogada a ${P}, se o projeto for aprovado.`,
    `Fica revogada a ${P}, desde que o projeto seja aprovado.`,
  ])('%s', (words) => {
    expect(told(`Art. 1º ${words}`)).toEqual([])
  })
})

test.each([
  `Revogar:\n\nI - a ${P}; e\n\nII - a ${Q}.`,
  `Ficam revogadas as seguintes Portarias:\n\nI - a ${P}; e\n\nII - a ${Q}.`,
  `Ficam revogadas a ${P}, e a ${Q}.`,
  `Ficam revogadas a ${P}, e a ${Q}. Se o prazo acabar, não se prorroga.`,
  `Fica autorizada a cessão de FULANA DE TAL, e ficam revogadas a ${P}, e a ${Q}.`,
  `Ficam revogadas a ${P}, que trata do caso de FULANA DE TAL, e a ${Q}.`,
  `Ficam revogadas, a partir de 1º de abril de 2024, a ${P}, publicada no DOU de 6 de maio de 2020, e a ${Q}.`,
])('what is done is told: %s', (words) => {
  expect(told(`Art. 1º ${words}`)).toEqual([WHOLE_P, WHOLE_Q])
})

describe('what another law does', () => {
  test('is not done by the act', () => {
    const words =
      'Aplica-se o disposto na Lei nº 14.133, de 1º de abril de 2021, que altera o Código Penal e revoga a Lei nº 8.666, de 21 de junho de 1993.'
    expect(told(`Art. 1º ${words}`, LAW)).toEqual([])
    expect(told(`Art. 1º O edital observa ${words.slice(23)}`, LAW)).toEqual([])
  })
  test('is told from what the act does', () => {
    expect(told(`Art. 1º Esta Portaria altera a ${P}, e revoga a ${Q}.`)).toEqual([
      ['altera', 'Portaria 10/2020', true],
      WHOLE_Q,
    ])
  })
})

test('acts under one heading are told apart', () => {
  const titulo = 'PORTARIAS DE PESSOAL DE 16 DE MARÇO DE 2023'
  const items = [
    `Nº 224 - Revogar a ${P}.`,
    'Nº 225 - Art. 1º Designar FULANA DE TAL.',
    `Nº 226 - Revogar a ${Q}.`,
  ]
  const acts = normsIn({
    titulo,
    tipo_ato: 'Portaria',
    ementa: null,
    conteudo_completo: [titulo, OPENING, ...items].join('\n\n'),
    assinatura: '',
    data_publicacao: '2023-03-17',
  })
  expect(
    acts.map(({ norm, columns, touched }) => [
      norm,
      columns.data?.value,
      ...touched.map((one) => one.norm),
    ]),
  ).toEqual([
    ['Portaria 224/2023', '2023-03-16', 'Portaria 10/2020'],
    ['Portaria 225/2023', '2023-03-16'],
    ['Portaria 226/2023', '2023-03-16', 'Portaria 11/2020'],
  ])
})

test.each(['', 'Nº '])('numbers under one heading may begin with zeros, after %j', (before) => {
  const titulo = 'PORTARIAS DE 16 DE MARÇO DE 2023'
  const items = [`${before}0459 - Revogar a ${P}.`, `${before}0.460 - Revogar a ${Q}.`]
  const text = [titulo, OPENING, ...items].join('\n\n')
  const acts = normsIn({
    titulo,
    tipo_ato: 'Portaria',
    ementa: null,
    conteudo_completo: text,
    assinatura: '',
    data_publicacao: '2023-03-17',
  })
  expect(
    acts.map(({ norm, confidence, columns: { numero } }) => [
      norm,
      numero?.value,
      text.slice(numero?.start, numero?.end),
      confidence,
    ]),
  ).toEqual([
    ['Portaria 459/2023', '459', '0459', 'alta'],
    ['Portaria 460/2023', '460', '460', 'alta'],
  ])
})

test.each([
  `Alterar a ${P}, que concedeu aposentadoria, onde se lê: "8 dias", leia-se: "9 dias".`,
  `Modificar a ${P}, para o seguinte texto: Conceder pensão.`,
  `Incluir o servidor abaixo relacionado na ${P}.`,
  `Excluir do fundamento legal da ${P}, a vantagem prevista no art. 62-A da Lei nº 8.112, de 1990.`,
  `Excluir da ${P}, a Sra. FULANA DE TAL.`,
])('what is replaced, put in or taken out alters: %s', (words) => {
  expect(told(words).map(([effect, norm]) => [effect, norm])).toEqual([
    ['altera', 'Portaria 10/2020'],
  ])
})

test.each([
  `Alterar o período do afastamento de FULANA DE TAL, autorizado pela ${P}.`,
  `Revogar a cessão de FULANA DE TAL, autorizada pela ${P}.`,
  `Revogar as designações de:\n\nI - FULANA DE TAL, objeto da ${P};\n\nII - BELTRANA DE TAL, objeto da ${Q}.`,
  'Excluir a vantagem prevista no art. 62-A da Lei nº 8.112, de 11 de dezembro de 1990.',
  `Incluir no quadro, nos termos da ${P}, FULANA DE TAL.`,
])('what another act made or grounds is not that act: %s', (words) => {
  expect(told(`Art. 1º ${words}`)).toEqual([])
})

test('the year of an act without such a name is a part of what it is called', () => {
  const { touched } = readOf('Alterar o Ato do Presidente nº 199, de 1995, para excluir a parcela.')
  expect(touched.map(({ name }) => name.value)).toEqual(['Ato do Presidente nº 199, de 1995'])
})

test('articles that are named apart are devices apart', () => {
  const { touched } = readOf(`Alterar o art. 1º e o art. 3º da ${P}, conforme anexo.`)
  expect(touched[0]!.devices.map(({ value }) => value)).toEqual(['art. 1º', 'art. 3º'])
})

test.each([
  `Ficam revogadas as disposições em contrário, mantida a ${P}.`,
  `Ficam revogadas as Portarias anteriores, mantendo-se em vigor a ${P}.`,
  `Ficam revogadas todas as normas que contrariem a ${P}.`,
  `Ficam revogadas as disposições em contrário, preservados os atos praticados sob a vigência da ${P}.`,
])('what is kept is not revoked: %s', (words) => {
  expect(told(`Art. 1º ${words}`)).toEqual([])
})

test('what is named among what is revoked is', () => {
  const words = `Ficam revogadas as disposições em contrário, especialmente a ${P}.`
  expect(told(`Art. 1º ${words}`)).toEqual([['revoga', 'Portaria 10/2020', null]])
})

test.each([
  `A ${P}, fica revogada na data em que entrar em vigor a ${Q}.`,
  `A ${P}, fica revogada a partir da vigência da ${Q}.`,
])('a norm that tells the day is not revoked: %s', (words) => {
  expect(told(`Art. 1º ${words}`).filter(([, norm]) => norm === 'Portaria 11/2020')).toEqual([])
})

test.each<[string, boolean | null]>([
  [`Fica revogada a ${P}, referente à aposentadoria de FULANA DE TAL.`, true],
  [`Fica revogada a ${P}, somente no que se refere à designação de FULANA DE TAL.`, false],
  [`Ficam revogados os efeitos da ${P}.`, true],
  [`Fica parcialmente revogada a ${P}.`, false],
  [`Ficam, em parte, revogados os efeitos da ${P}.`, false],
  [`Revogar, na ${P}, a letra f do número 2.`, false],
  [`Fica revogada a ${P}, exceto o art. 3º.`, false],
  [`Fica revogada a ${P}, salvo os arts. 3º e 4º.`, false],
  [`Fica revogada a ${P}, ressalvado o art. 3º.`, false],
  [`Fica revogada a ${P}, na parte que trata de diárias.`, false],
  [`Fica revogada a delegação de competência de que trata a ${P}.`, null],
  [`Fica revogado o Regimento Interno aprovado pela ${P}.`, null],
  [`Ficam revogados:\n\nI - o Regimento Interno aprovado pela ${P};`, null],
  [`Fica expressamente revogada, a partir de 1º de abril de 2024, a ${P}.`, true],
])('whether all of it is revoked: %s', (words, isWhole) => {
  expect(told(`Art. 1º ${words}`)).toEqual([['revoga', 'Portaria 10/2020', isWhole]])
})

test('an exception behind the second norm leaves the first one unclear', () => {
  expect(told(`Art. 1º Ficam revogadas a ${P}, e a ${Q}, exceto o art. 3º.`)).toEqual([
    ['revoga', 'Portaria 10/2020', null],
    ['revoga', 'Portaria 11/2020', false],
  ])
})

test('the part of a second norm is not the whole', () => {
  const words = `Ficam revogadas a ${P}, e as metas fixadas pela ${Q}.`
  expect(told(`Art. 1º ${words}`)).not.toContainEqual(WHOLE_Q)
})

test.each([
  'na data de sua publicação, com exceção do art. 3º, que entra em vigor em 1º de maio de 2024.',
  'na data de sua publicação, à exceção do art. 3º.',
  'na data de sua publicação quanto às metas, e em 1º de maio de 2024 no restante.',
  'na data de sua publicação em relação às metas.',
  'na data de sua publicação, e o art. 3º entra em vigor em 1º de maio de 2024.',
  'na data de sua publicação.\n\nParágrafo único. O art. 3º entra em vigor em 1º de maio de 2024.',
  'na data de publicação do decreto que aprovar o regulamento.',
  'na data de publicação da Lei Orçamentária de 2024.',
  'após a publicação do ato de que trata o art. 3º.',
  '30 dias após a publicação do ato de que trata o art. 3º.',
  'na data de sua publicação no sítio eletrônico do Ministério.',
  'na data de sua publicação na imprensa oficial e no sítio do Conselho.',
  'na data de sua publicação no Diário Eletrônico da Justiça.',
])('no day is told: Esta Portaria entra em vigor %s', (words) => {
  const { columns } = readOf(`Art. 1º Instituir.\n\nArt. 2º Esta Portaria entra em vigor ${words}`)
  expect(columns.entra_em_vigor_origem).toBeUndefined()
})

test.each([
  'na data de publicação desta Portaria.',
  'na data de sua publicação no Diário Oficial da União.',
  'na data de sua publicação no DOU.',
  'na data de sua publicação na imprensa oficial.',
  'na data de sua publicação.\n\nArt. 3º A Portaria nº 5, de 2023, entra em vigor em 1º de maio de 2024.',
])('a day is told: Esta Portaria entra em vigor %s', (words) => {
  const { columns } = readOf(`Art. 1º Instituir.\n\nArt. 2º Esta Portaria entra em vigor ${words}`)
  expect(columns.entra_em_vigor_origem?.value).toBe('publicacao')
})

test("another body's ordinance does not lend its year", () => {
  const other = 'Art. 2º Aplica-se a Portaria SE nº 10, de 5 de maio de 1999.'
  expect(told(`Art. 1º Fica revogada a Portaria GM nº 10.\n\n${other}`)).not.toContainEqual([
    'revoga',
    'Portaria 10/1999',
    true,
  ])
})

test('what is added to another norm is its wording', () => {
  const words = `A ${P}, passa a vigorar acrescida do seguinte art. 3º-A:\n\nArt. 3º-A Fica revogada a ${Q}.`
  for (const end of ['\n\nArt. 2º Publique-se.', ''])
    expect(told(`Art. 1º ${words}${end}`)).toEqual([['altera', 'Portaria 10/2020', true]])
})

test('what opens the act is no wording', () => {
  for (const words of ['o qual foi incluído na ata', 'a competência acrescida pela Lei nº 1'])
    expect(told(`Tendo em vista o relato, ${words}, resolve:\n\nRevogar a ${P}.`)).toEqual([
      WHOLE_P,
    ])
})

test('an annex does nothing, but where it is all there is', () => {
  const annex = `ANEXO I\n\nFica revogada a ${P}.`
  expect(told(`Art. 1º Aprovar o regimento.\n\n${annex}`)).toEqual([])
  expect(told(annex)).toEqual([WHOLE_P])
})

test.each([
  'Art. 1º A Lei passa a vigorar com a seguinte redação:\n\nArt. 5º O prazo.\n\n',
  'com a seguinte redação:\n\n',
  `Fica revogada a ${P}, `,
  `a ${P}, `,
  'Ficam revogados:\n\nI - revogar:\n\n',
  `Ficam revogadas:\n\nI - a ${P};\n\n`,
  `Portaria nº 1, de 2020, que altera a ${P} e revoga a Portaria nº 2, `,
  'ANEXO\n\n\n',
  '\n',
  'acrescida do seguinte art. 3º-A:\n\n',
  'PORTARIAS DE 1º DE MAIO DE 2020\n\nNº 1 - Revogar.\n\nNº 2 - Revogar.\n\n',
  `Incluir FULANA na ${P}, `,
  '\n\nArt. 1º Excluir ',
  'art. 1º e art. 2º e ',
  'Esta Portaria entra em vigor na data de sua publicação. ',
  'Esta Portaria entra em vigor\n\n§ 1º Entra.\n\n',
])('time is linear in a text of %j', (part) => {
  expectLinear(1_600, (times) => {
    const text = part.repeat(times)
    return () => readOf(`Ficam revogadas ${text}`)
  })
})
