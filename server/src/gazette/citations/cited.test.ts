import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expectLinear } from '../../../test/_linear.ts'
import { findCited } from './cited.ts'

const TODAY = '2024-03-18'
const cited = (text: string) => findCited(text, TODAY)
/** The words of each citation, by the place that it is told to have. */
const said = (text: string) => cited(text).map(({ start, end }) => text.slice(start, end))

describe('acts', () => {
  test('have kind, number, date and the words that tell their body', () => {
    const text =
      'nos termos da Portaria MEC nº 1.123, de 14 de março de 2024, do Ministro de Estado.'
    expect(cited(text)).toEqual([
      expect.objectContaining({
        tipo: 'ato',
        kind: 'portaria',
        number: '1123',
        date: '2024-03-14',
        office: expect.stringContaining('MEC'),
        after: expect.stringContaining('Ministro de Estado'),
        publishedIn: null,
      }),
    ])
  })

  test('of a list each have words of their own', () => {
    expect(
      said('revogam-se as Portarias nº 1, de 2 de março de 2023, e nº 7, de 9 de maio de 2023.'),
    ).toEqual(['Portarias nº 1, de 2 de março de 2023', 'nº 7, de 9 de maio de 2023'])
  })

  test.each(['o Contrato nº 7/2024', 'o Pregão Eletrônico nº 12/2023', 'a Ata nº 3/2023'])(
    '%s is none',
    (text) => expect(cited(`tendo em vista ${text}.`)).toEqual([]),
  )

  test('of towns are told apart', () => {
    expect(cited('a Lei Municipal nº 159/2011')).toMatchObject([{ isLocal: true }])
  })

  test.each([
    ['a Lei Municipal nº 159/2011. Outro artigo', 'Lei Municipal nº 159/2011'],
    ['a Portaria nº 12/GAB. Parágrafo único', 'Portaria nº 12/GAB'],
    ['a Portaria nº 5/D.GP, de 2 de maio de 2023.', 'Portaria nº 5/D.GP, de 2 de maio de 2023'],
  ])('end before the sentence does: %s', (text, name) => expect(said(text)).toEqual([name]))

  test.each([
    ['a Instrução-Normativa SEGES/ME nº 65/2021', 'instrucao_normativa', '65'],
    ['a RDC nº 430/2020 da Anvisa', 'resolucao', '430'],
    ['a RDC ANVISA n. 216, de 15 de setembro de 2004', 'resolucao', '216'],
    ['a Resolução da Diretoria Colegiada - RDC nº 430/2020, da Anvisa', 'resolucao', '430'],
  ])('have the names that people write: %s', (text, kind, number) =>
    expect(cited(text)).toMatchObject([{ kind, number }]),
  )

  test('a way of bidding is no resolution', () => {
    expect(cited('o RDC nº 430/2020 do DNIT')).toEqual([])
  })
})

describe('places of the gazette', () => {
  test.each([
    [
      ', publicada no DOU nº 54, de 18/3/2024, Seção 2, página 31',
      { date: '2024-03-18', section: '2', page: '31' },
    ],
    [
      ', publicada na Seção 2, pág. 17, do Diário Oficial da União de 18 de março de 2024',
      { date: '2024-03-18', section: '2', page: '17' },
    ],
    [' - DOU de 18/03/2024', { date: '2024-03-18', section: null }],
    [' (DOU de 18.03.2024, S. 2, p. 8)', { date: '2024-03-18', section: '2', page: '8' }],
  ])('%j belongs to the act before it', (place, expected) => {
    const found = cited(`a Portaria nº 5, de 14 de março de 2024${place}, que trata disso.`)
    expect(found).toMatchObject([{ tipo: 'ato', publishedIn: expected }])
  })

  const REFERENCE =
    'Diário Oficial da União: seção 2, Brasília, DF, ano 162, n. 54, p. 31, 18 mar. 2024.'

  test.each(['', ' Dispõe sobre o ponto. Traz outras regras.'])(
    'of a reference by ABNT NBR 6023 belong to its act, with or without a summary:%s',
    (summary) => {
      const act = 'BRASIL. Ministério da Cultura. Portaria nº 5, de 14 de março de 2024.'
      expect(cited(`${act}${summary} ${REFERENCE}`)).toMatchObject([
        { number: '5', publishedIn: { date: '2024-03-18', section: '2', page: '31' } },
      ])
    },
  )

  test('of a reference are not those of an act that its summary names', () => {
    const act =
      'BRASIL. Portaria nº 5, de 14 de março de 2024. Altera a Portaria nº 3, de 2 de maio de 2023.'
    expect(cited(`${act} ${REFERENCE}`)).toMatchObject([
      { number: '5', publishedIn: null },
      { number: '3', publishedIn: null },
      { tipo: 'dou', publishedIn: { date: '2024-03-18', section: '2', page: '31' } },
    ])
  })

  test.each(['Veja o', 'O aviso saiu no'])('stand alone behind another sentence: %s', (begun) => {
    const place = `${begun} DOU de 18/03/2024, Seção 1, p. 2.`
    expect(cited(`A Portaria nº 5, de 14 de março de 2024. ${place}`)).toMatchObject([
      { tipo: 'ato', publishedIn: null },
      { tipo: 'dou', publishedIn: { date: '2024-03-18', section: '1', page: '2' } },
    ])
  })

  test('of a rectification is not that of the act', () => {
    const text =
      'a Portaria nº 5, de 14 de março de 2024, e a retificação veiculada no DOU de 18/3/2024.'
    expect(cited(text)).toMatchObject([{ tipo: 'ato', publishedIn: null }, { tipo: 'dou' }])
  })

  test.each([
    'publicado no Diário Oficial do Município de 18/03/2024',
    'no DOU',
    'Diário Oficial Eletrônico de 18/03/2024',
  ])('%s is none', (text) => expect(cited(text)).toEqual([]))
})

test('proceedings are found by their printed form', () => {
  expect(cited('Processo nº 23106.010161/2023-23.')).toMatchObject([
    { tipo: 'processo', digits: '23106010161202323' },
  ])
})

test('whatever the text, places are in order and inside it', () => {
  const piece = fc.constantFrom(
    'Portaria nº 1, ',
    'Portarias nº 1 e 2/2023',
    'de 2 de maio de 2023',
    ' DOU de 2/5/2023, ',
    'Seção 2, p. 3',
    '\n',
    '😀',
    'Processo nº 23106.010161/2023-23',
    ' Lei 8.112/90',
    '. A',
    ' publicada no ',
    ', do Ministério da Saúde, ',
    ' e ',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      const text = pieces.join('')
      let last = 0
      for (const { start, end } of cited(text)) {
        expect(start).toBeGreaterThanOrEqual(last)
        expect(end).toBeGreaterThan(start)
        expect(end).toBeLessThanOrEqual(text.length)
        last = start
      }
    }),
  )
})

test.each([
  'Portaria nº 1, ',
  'Portarias nº 1 e 2, ',
  'Lei 1 aaaaaaaaaaaa ',
  'DOU de 2/5/2023, ',
  'DOU nº ',
  'Seção 2, ',
])('a text of nothing but %j takes linear time', (piece) => {
  expectLinear(4_000, (times) => {
    const text = piece.repeat(times)
    // The citations of the last text are remembered: no text comes twice in a row.
    let turn = 0
    return () => cited(`${text}${turn++ % 2}`)
  })
})
