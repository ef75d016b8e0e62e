import { expect, test } from 'vitest'
import { ownNames } from './own-names.ts'

const read = (titulo: string, rest: string, tipo_ato = 'Portaria') =>
  ownNames({ titulo, tipo_ato, conteudo_completo: `${titulo}\n\n${rest}` }).map(
    ({ kind, number, date, office }) => [kind, number, date, office].join(' ').trim(),
  )

test('the act of the heading, and those that follow under headings of their own', () => {
  const rest =
    'O MINISTRO resolve:\n\nArt. 1º Nomear.\n\nPORTARIA GM Nº 8, DE 3 DE MAIO DE 2023\n\n' +
    'Revoga a Portaria nº 5, de 1º de maio de 2022.'
  expect(read('PORTARIA GM Nº 7, DE 2 DE MAIO DE 2023', rest)).toEqual([
    'portaria 7 2023-05-02 GM',
    'portaria 8 2023-05-03 GM',
  ])
})

test('the acts of a list share kind and date', () => {
  const rest = 'O REITOR resolve:\n\nNº 1.931 - Nomear.\n\nN° 05 Exonerar.\n\nNo Brasil, 3 atos.'
  expect(read('PORTARIAS DE 4 DE ABRIL DE 2023', rest)).toEqual([
    'portaria  2023-04-04',
    'portaria 1931 2023-04-04',
    'portaria 5 2023-04-04',
  ])
})

test('a number in the line below the heading', () => {
  expect(read('PORTARIA SGP/XYZ', 'Nº 4, DE 5 DE ABRIL DE 2023\n\nA CHEFE resolve:')).toEqual([
    'portaria 4 2023-04-05 SGP XYZ',
  ])
})

test.each([
  ['RETIFICAÇÃO', 'PORTARIA GM Nº 7, DE 2 DE MAIO DE 2023\n\nOnde se lê: "a", leia-se: "b".'],
  ['RETIFICAÇÃO', 'PORTARIA GM Nº 7, DE 2/5/2023, PUBLICADA NO DOU Nº 80\n\nOnde se lê: "a"…'],
  ['AVISO DE RETIFICAÇÃO PREGÃO Nº 7/2023', 'Onde se lê: "a", leia-se: "b".'],
  ['PORTARIA GM Nº 7, DE 2 DE MAIO DE 2023', 'Onde se lê: "a", leia-se: "b".', 'Retificação'],
])('%s: the rectified act is no own name (%s)', (titulo, rest, tipo_ato?) => {
  expect(read(titulo, rest, tipo_ato)).toEqual([])
})

test('an act that rectifies another one by a decision has a name', () => {
  expect(
    read(
      'EDITAL Nº 101, DE 11 DE MAIO DE 2023retificação do Edital nº 100/2023',
      'O REITOR resolve retificar o Edital nº 100, de 9 de maio de 2023.',
      'Retificação (de Edital)',
    ),
  ).toEqual(['edital 101 2023-05-11'])
})

test('an act that follows a rectification in its article', () => {
  const rest =
    'Na Portaria nº 5, onde se lê: "a", leia-se: "b".\n\nPORTARIA Nº 8, DE 3 DE MAIO DE 2023\n\nO CHEFE resolve: Nomear.'
  expect(read('RETIFICAÇÃO', rest)).toEqual(['portaria 8 2023-05-03'])
})

test('nothing, if nothing is numbered or dated', () => {
  expect(read('RETIFICAÇÃO', 'Na Portaria nº 1, de 2 de maio de 2023, onde se lê')).toEqual([])
})
