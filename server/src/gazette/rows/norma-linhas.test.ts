import { expect, test } from 'vitest'
import { linhasOf } from './linhas.ts'
import type { NormaLinha, NormaTocada } from './norma-linhas.ts'

const act = (
  titulo: string,
  body: string,
  { secao_base = '1', ementa = null as string | null } = {},
) => ({
  id: 'pub_0123456789ABCDEF',
  titulo,
  ementa,
  tipo_ato: 'Portaria',
  conteudo_completo: [titulo, ...(ementa === null ? [] : [ementa]), body].join('\n\n'),
  assinatura: '',
  orgao: 'Ministério do Exemplo',
  data_publicacao: '2024-03-15',
  secao_base,
})

const TITLE = 'PORTARIA MEX Nº 1.012, DE 14 DE MARÇO DE 2024'
const OPENING = 'O MINISTRO DE ESTADO DO EXEMPLO, no uso de suas atribuições, resolve:'
const rowOf = (...paragraphs: string[]) => titled(TITLE, ...paragraphs)
const titled = (title: string, ...paragraphs: string[]) => {
  const [row] = linhasOf(act(title, [OPENING, ...paragraphs].join('\n\n'))).normas
  return row!
}
/** Only a law or a decree changes one. */
const LAW = 'LEI Nº 14.900, DE 14 DE MARÇO DE 2024'
const told = (touched: (NormaTocada & { total?: boolean | null })[]) =>
  touched.map(({ norma, dispositivos, total }) =>
    [norma, dispositivos, total].filter((one) => one !== undefined),
  )

test('an act is named by its heading', () => {
  const [row] = linhasOf(
    act(TITLE, `${OPENING}\n\nArt. 1º Instituir.`, { ementa: 'Institui o comitê.' }),
  ).normas
  expect(row).toMatchObject({
    especie: 'portaria',
    norma: 'Portaria 1.012/2024',
    numero: '1012',
    ano: 2024,
    data: '2024-03-14',
    ementa: 'Institui o comitê.',
    entra_em_vigor: null,
    entra_em_vigor_origem: null,
    altera: [],
    revoga: [],
    regulamenta: [],
    confianca: 'alta',
  })
})

test('every value lies where it is said to lie', () => {
  const body = `${OPENING}\n\nArt. 1º Fica revogada a Portaria nº 8, de 2 de janeiro de 2020.\n\nArt. 2º Esta Portaria entra em vigor em 1º de abril de 2024.`
  const whole = act(TITLE, body, { ementa: 'Revoga a Portaria nº 8, de 2020.' })
  const [row] = linhasOf(whole).normas
  const at = ({ inicio, fim }: { inicio: number; fim: number }) =>
    whole.conteudo_completo.slice(inicio, fim)
  expect(Object.fromEntries(row!.trechos.map((one) => [one.coluna, at(one)]))).toEqual({
    ato_tipo: 'PORTARIA',
    ato_numero: '1.012',
    ato_data: '14 DE MARÇO DE 2024',
    especie: 'PORTARIA',
    numero: '1.012',
    ano: '14 DE MARÇO DE 2024',
    data: '14 DE MARÇO DE 2024',
    ementa: 'Revoga a Portaria nº 8, de 2020.',
    entra_em_vigor: '1º de abril de 2024',
    entra_em_vigor_origem: '1º de abril de 2024',
  })
  expect(row!.revoga.map(at)).toEqual(['Portaria nº 8, de 2 de janeiro de 2020'])
})

test.each<[string, Pick<NormaLinha, 'entra_em_vigor' | 'entra_em_vigor_origem'>]>([
  [
    'entra em vigor na data de sua publicação.',
    { entra_em_vigor: '2024-03-15', entra_em_vigor_origem: 'publicacao' },
  ],
  [
    'entra em vigor na data de sua publicação, revogadas as disposições em contrário.',
    { entra_em_vigor: '2024-03-15', entra_em_vigor_origem: 'publicacao' },
  ],
  [
    'entra em vigor na data da sua publicação, com efeitos a partir de 1º de março de 2024.',
    { entra_em_vigor: '2024-03-15', entra_em_vigor_origem: 'publicacao' },
  ],
  [
    'entra em vigor a partir da publicação.',
    { entra_em_vigor: '2024-03-15', entra_em_vigor_origem: 'publicacao' },
  ],
  [
    'entra em vigor na data de sua assinatura.',
    { entra_em_vigor: '2024-03-14', entra_em_vigor_origem: 'assinatura' },
  ],
  [
    'entra em vigor nesta data.',
    { entra_em_vigor: '2024-03-14', entra_em_vigor_origem: 'assinatura' },
  ],
  [
    'entrará em vigor em 1º de abril de 2024.',
    { entra_em_vigor: '2024-04-01', entra_em_vigor_origem: 'data' },
  ],
  [
    'entra em vigor no dia 2 de abril de 2024.',
    { entra_em_vigor: '2024-04-02', entra_em_vigor_origem: 'data' },
  ],
  [
    'entra em vigor 30 (trinta) dias após a data de sua publicação.',
    { entra_em_vigor: '2024-04-14', entra_em_vigor_origem: 'prazo' },
  ],
  [
    'entra em vigor após decorridos noventa dias de sua publicação oficial.',
    { entra_em_vigor: '2024-06-13', entra_em_vigor_origem: 'prazo' },
  ],
  [
    'entra em vigor na data de sua publicação, exceto o art. 2º, que entra em vigor em 1º de maio de 2024.',
    { entra_em_vigor: null, entra_em_vigor_origem: null },
  ],
  [
    'entra em vigor:\n\nI - em 1º de maio de 2024, quanto ao art. 2º; e\n\nII - na data de sua publicação, quanto aos demais.',
    { entra_em_vigor: null, entra_em_vigor_origem: null },
  ],
  [
    'entra em vigor na data de sua publicação no Boletim de Serviço.',
    { entra_em_vigor: null, entra_em_vigor_origem: null },
  ],
  ['entra em vigor em 1º de abril.', { entra_em_vigor: null, entra_em_vigor_origem: null }],
])('Esta Portaria %s', (words, force) => {
  expect(rowOf('Art. 1º Instituir.', `Art. 2º Esta Portaria ${words}`)).toMatchObject(force)
})

test('when another act, or the new wording of one, comes into force does not count', () => {
  const row = rowOf(
    'Art. 1º A Portaria nº 8, de 2 de janeiro de 2020, passa a vigorar com a seguinte redação:',
    '"Art. 3º Esta Portaria entra em vigor em 1º de maio de 2030." (NR)',
    'Art. 2º A Resolução nº 5, de 2 de janeiro de 2023, entra em vigor em 1º de junho de 2030.',
  )
  expect(row.entra_em_vigor_origem).toBeNull()
})

test.each<[string, (string | boolean | null)[][]]>([
  ['Fica revogada a Portaria nº 8, de 2 de janeiro de 2020.', [['Portaria 8/2020', null, true]]],
  [
    'Revogar a Portaria nº 8/MEX, de 2 de janeiro de 2020, publicada no DOU de 3 de janeiro de 2020.',
    [['Portaria 8/2020', null, true]],
  ],
  [
    'Fica revogado o art. 3º da Portaria nº 8, de 2 de janeiro de 2020.',
    [['Portaria 8/2020', 'art. 3º', false]],
  ],
  [
    'Ficam revogados os dispositivos da Portaria nº 8, de 2 de janeiro de 2020.',
    [['Portaria 8/2020', null, null]],
  ],
  [
    'Revogam-se as Leis nº 9.000, de 1º de março de 1995, e nº 9.001, de 2 de março de 1995.',
    [
      ['Lei 9.000/1995', null, true],
      ['Lei 9.001/1995', null, true],
    ],
  ],
  [
    'Ficam revogados:\n\nI - o Decreto nº 9.000, de 2 de janeiro de 2017; e\n\nII - o art. 5º do Decreto nº 9.001, de 3 de janeiro de 2017.',
    [
      ['Decreto 9.000/2017', null, true],
      ['Decreto 9.001/2017', 'art. 5º', false],
    ],
  ],
  ['Revogam-se as disposições em contrário.', []],
  ['Aprovar o edital, que revogou a Portaria nº 8, de 2 de janeiro de 2020.', []],
  [
    'Aplica-se a Portaria nº 8, de 2 de janeiro de 2020, revogada pela Portaria nº 9, de 3 de janeiro de 2021.',
    [],
  ],
  ['Não fica revogada a Portaria nº 8, de 2 de janeiro de 2020.', []],
])('%s', (words, expected) => {
  expect(told(titled(/Lei|Decreto/.test(words) ? LAW : TITLE, `Art. 1º ${words}`).revoga)).toEqual(
    expected,
  )
})

test.each<[string, (string | null)[][]]>([
  [
    'O art. 2º da Portaria nº 8, de 2 de janeiro de 2020, passa a vigorar com a seguinte redação:\n\n"Art. 2º Altera-se a Portaria nº 99, de 1º de junho de 2015." (NR)',
    [['Portaria 8/2020', 'art. 2º']],
  ],
  [
    'O art. 2º da Portaria nº 8, de 2 de janeiro de 2020, passa a vigorar com a seguinte redação:\n\nArt. 2º Fica alterada a Portaria nº 99, de 1º de junho de 2015. (NR)\n\nArt. 2º Publique-se.',
    [['Portaria 8/2020', 'art. 2º']],
  ],
  [
    'Alterar o inciso II do art. 5º da Resolução nº 7, de 3 de maio de 2022.',
    [['Resolução 7/2022', 'inciso II do art. 5º']],
  ],
  [
    'A Lei nº 8.112, de 11 de dezembro de 1990, passa a vigorar com as seguintes alterações:',
    [['Lei 8.112/1990', null]],
  ],
  [
    'Aplicar a Lei nº 8.112, de 11 de dezembro de 1990, alterada pela Lei nº 9.527, de 10 de dezembro de 1997.',
    [],
  ],
])('%s', (words, expected) => {
  expect(told(titled(/Lei/.test(words) ? LAW : TITLE, `Art. 1º ${words}`).altera)).toEqual(expected)
})

test('why an act decides is nothing that it does', () => {
  const [row] = linhasOf(
    act(
      TITLE,
      'O MINISTRO DE ESTADO DO EXEMPLO, no uso de suas atribuições, e\n\nConsiderando que a Resolução nº 5, de 3 de maio de 2022, altera a Resolução nº 4, de 2 de maio de 2021;\n\nresolve:\n\nArt. 1º Instituir.',
    ),
  ).normas
  expect(row!.altera).toEqual([])
})

test('what is said twice of a norm is one entry, with its divisions', () => {
  const row = rowOf(
    'Art. 1º Fica alterado o art. 2º da Portaria nº 8, de 2 de janeiro de 2020.',
    'Art. 2º Fica alterado o art. 7º da Portaria nº 8, de 2 de janeiro de 2020.',
  )
  expect(told(row.altera)).toEqual([['Portaria 8/2020', 'art. 2º; art. 7º']])
})

test('a decree regulates a law by its ementa or its first article', () => {
  const [row] = linhasOf(
    act(
      'DECRETO Nº 12.000, DE 14 DE MARÇO DE 2024',
      'O PRESIDENTE DA REPÚBLICA decreta:\n\nArt. 1º Este Decreto regulamenta o art. 3º da Lei nº 14.133, de 1º de abril de 2021.',
      { ementa: 'Dispõe sobre compras.' },
    ),
  ).normas
  expect(row!.especie).toBe('decreto')
  expect(told(row!.regulamenta)).toEqual([['Lei 14.133/2021', 'art. 3º']])
})

test('an act about persons has a row if it changes another one', () => {
  const inSection = (secao_base: string, words: string) =>
    linhasOf(act(TITLE, `${OPENING}\n\n${words}`, { secao_base })).normas.length
  expect(inSection('2', 'Nomear FULANA DE TAL.')).toBe(0)
  expect(inSection('2', 'Revogar a Portaria nº 8, de 2 de janeiro de 2020.')).toBe(1)
  expect(inSection('3', 'Revogar a Portaria nº 8, de 2 de janeiro de 2020.')).toBe(0)
})

test('each act of an article has its own', () => {
  const portaria = (n: number, words: string) =>
    `PORTARIA Nº ${n}, DE 14 DE MARÇO DE 2024\n\n${OPENING}\n\n${words}\n\nBELTRANA DE TAL`
  const text = [
    portaria(1, 'Revogar a Portaria nº 8, de 2 de janeiro de 2020.'),
    portaria(2, 'Alterar a Portaria nº 9, de 3 de janeiro de 2020.'),
  ].join('\n\n')
  const whole = { ...act('', ''), conteudo_completo: text, assinatura: 'BELTRANA DE TAL' }
  const rows = linhasOf(whole).normas
  expect(rows.map(({ norma, revoga, altera }) => [norma, told(revoga), told(altera)])).toEqual([
    ['Portaria 1/2024', [['Portaria 8/2020', null, true]], []],
    ['Portaria 2/2024', [], [['Portaria 9/2020', null]]],
  ])
})

test('a correction of what was printed is no norm', () => {
  const text =
    'Na Portaria nº 8, de 2 de janeiro de 2020, onde se lê: "Revogar", leia-se: "Alterar".'
  expect(linhasOf({ ...act('RETIFICAÇÃO', text), tipo_ato: 'Retificação' }).normas).toEqual([])
})
